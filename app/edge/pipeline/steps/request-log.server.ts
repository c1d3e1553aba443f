import {
  type RequestRecord,
  toRequestRecord,
  toServerTiming,
} from '~/edge/request/request-record.server';
import type {Step} from '~/edge/request/step.server';

const LEVELS = ['info', 'warn', 'error'] as const;

function write(record: RequestRecord): void {
  const line = JSON.stringify(record);
  if (record.level === 'error') console.error(line);
  else if (record.level === 'warn') console.warn(line);
  else console.log(line);
}

/**
 * One line of JSON for each request, from the level on that `LOG_LEVEL` names; in previews the browser's developer tools get the same
 * numbers. Stands before all other steps, so that it sees the answer as it leaves; a request that fails as a whole is reported as a fault.
 */
export const requestLog: Step = {
  name: 'request log',
  async run(request, context, next) {
    const since = Date.now();
    const response = await next();
    const record = toRequestRecord(request, response, context, Date.now() - since);
    const {LOG_LEVEL, PREVIEW} = context.env;
    if (LOG_LEVEL !== 'none' && LEVELS.indexOf(record.level) >= LEVELS.indexOf(LOG_LEVEL)) {
      write(record);
    }
    if (PREVIEW) response.headers.set('Server-Timing', toServerTiming(record));
    return response;
  },
};
