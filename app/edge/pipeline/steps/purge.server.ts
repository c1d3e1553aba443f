import {requirePlatform} from '~/commerce/platform-client/readiness.server';
import {isProved} from '~/edge/request/crypto.server';
import type {PurgeMark} from '~/edge/request/purge-mark.server';
import type {Step} from '~/edge/request/step.server';

/** How far the clock of whoever asks may be off; a request that was overheard is worth nothing after it, and purges nothing before. */
const CLOCK_MS = 60_000;

const answer = (body: Record<string, unknown>, status: number) =>
  Response.json(body, {status, headers: {'Cache-Control': 'no-store'}});

/**
 * `POST /api/purge`: forgets the public pages and the platform's answers that are kept, of this isolate at once and of its location
 * within seconds (coverage: request-purge). `Authorization: Purge {milliseconds}.{proof}`, the proof being HMAC-SHA256 by PURGE_KEY over
 * `purge:{milliseconds}`. The moment is what is purged by: the same request once more changes nothing. While the platform does not
 * answer nothing is purged, as what is kept is then all there is. Without PURGE_KEY there is no such address.
 */
export const purge = (mark: PurgeMark): Step => ({
  name: 'purge',
  async run(request, context, next) {
    const key = context.env.PURGE_KEY;
    if (key === undefined || new URL(request.url).pathname !== '/api/purge') return next();
    if (request.method !== 'POST') return next();
    const [, moment = '', proof = ''] =
      /^Purge (\d{13})\.([0-9a-f]{64})$/.exec(request.headers.get('Authorization') ?? '') ?? [];
    const at = Number(moment);
    const isRecent = Math.abs(Date.now() - at) <= CLOCK_MS;
    if (!isRecent || !(await isProved(key, 'purge', moment, proof))) {
      console.warn(`[${context.requestId}] purge: refused`);
      return answer({status: 'refused'}, 403);
    }
    try {
      await requirePlatform(context.storefront);
    } catch {
      return answer({status: 'the platform does not answer'}, 503);
    }
    const isNew = await mark.set(at);
    console.warn(`[${context.requestId}] purge: ${isNew ? 'done' : 'known already'}`);
    return answer({status: isNew ? 'purged' : 'known already', build: context.buildId}, 200);
  },
});
