import {maskPersonalData} from '~/domain/visitor/personal-data';

import type {ShopContext} from './context.server';

/** More of a fault than this is noise. */
const LONGEST_TEXT = 4_000;

type Reporting = Pick<ShopContext, 'env' | 'requestId' | 'buildId' | 'waitUntil'>;

/**
 * Writes a fault to the log and tells whoever is to hear of it (`ERROR_REPORT_URL`): its kind, its words without personal data, and
 * where in the code it came from. The visitor waits for neither, and a receiver that fails changes nothing.
 */
export function reportFault(context: Reporting, fault: unknown): void {
  console.error(`[${context.requestId}]`, fault);
  const {ERROR_REPORT_URL} = context.env;
  if (ERROR_REPORT_URL === undefined) return;
  const {name, message, stack} =
    fault instanceof Error ? fault : {name: 'Fault', message: String(fault), stack: ''};
  const text = (value: string) => maskPersonalData(value).slice(0, LONGEST_TEXT);
  context.waitUntil(
    fetch(ERROR_REPORT_URL, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      signal: AbortSignal.timeout(5_000),
      body: JSON.stringify({
        id: context.requestId,
        build: context.buildId,
        name,
        message: text(message),
        // Its first line is the message once more.
        stack: text((stack ?? '').split('\n').slice(1).join('\n')),
      }),
    }).then(
      (answer) => answer.body?.cancel(),
      (failure: unknown) => console.warn(`[${context.requestId}] error report`, failure),
    ),
  );
}
