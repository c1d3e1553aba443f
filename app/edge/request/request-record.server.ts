import type {ShopContext} from './context.server';

/** One request as the log has it: nothing of who asked, nothing that somebody typed. */
export interface RequestRecord {
  level: 'info' | 'warn' | 'error';
  /** The request's id, which the answer carries as well. */
  id: string;
  build: string;
  method: string;
  /** Which route answered, not at which address: paths of mails hold secrets, queries what people look for. */
  route: string;
  status: number;
  /** Until the answer began, in milliseconds. A worker's clock stands still while it computes. */
  ms: number;
  /** What the page cache had: `hit`, `stale`, `miss`, `stale-if-error`; `-` where it was not asked. */
  cache: string;
  /** Calls to the platform that were answered, or given up, by then, and the milliseconds of all of them together. */
  calls: number;
  callMs: number;
}

/** Slower than this is worth a look, whatever came of it. */
const SLOW_MS = 3_000;

type Recorded = Pick<ShopContext, 'requestId' | 'buildId' | 'pages' | 'calls'>;

/** The record of an answered request; `level` says who should read it. */
export function toRequestRecord(
  request: Request,
  {status, headers}: Pick<Response, 'status' | 'headers'>,
  context: Recorded,
  ms: number,
): RequestRecord {
  const url = new URL(request.url);
  const isTrouble = status === 429 || ms > SLOW_MS;
  return {
    level: status >= 500 ? 'error' : isTrouble ? 'warn' : 'info',
    id: context.requestId,
    build: context.buildId,
    method: request.method,
    route: context.pages.find(url)?.routeId ?? 'none',
    status,
    ms: Math.round(ms),
    cache: headers.get('X-Page-Cache') ?? '-',
    calls: context.calls.count,
    callMs: Math.round(context.calls.ms),
  };
}

/** The record for the browser's developer tools (`Server-Timing`). */
export function toServerTiming({ms, cache, calls, callMs}: RequestRecord): string {
  return `total;dur=${ms}, platform;dur=${callMs};desc="${calls} calls", cache;desc="${cache}"`;
}
