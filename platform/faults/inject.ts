import {internalErrorMessage} from '../graphql/errors.ts';
import type {PlatformServices} from '../services.ts';

import {type ActiveFault, type FaultBoard, faultBoard} from './fault-board.ts';

const HANG_MS = 120_000;
const LATENCY_MS = 500;
const REORDER_MS = 2_000;
const JSON_TYPE = 'application/json; charset=utf-8';

const PAGE = (title: string, text: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`;

interface FaultyCall {
  names: readonly string[];
  request: Request;
  /** Same text, same read: what a stale answer is kept under; null for what is never stale. */
  readKey: string | null;
  /** Every text among the call's variables: a customer token may be one of them. */
  texts: readonly string[];
  requestId: string;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    timer.unref();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {status, headers: {'content-type': JSON_TYPE}});

const page = (status: number, title: string, text: string) =>
  new Response(PAGE(title, text), {status, headers: {'content-type': 'text/html'}});

/** An answer that breaks off before its first byte of content. */
function brokenAnswer(): Response {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new Error('the reply is lost on purpose'));
    },
  });
  return new Response(body, {headers: {'content-type': JSON_TYPE}});
}

/** Keeps headers of an answer but for its length, which no longer fits. */
function withBody(answer: Response, body: string): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(body, {status: answer.status, headers});
}

function expireToken(services: PlatformServices, texts: readonly string[]): void {
  const now = services.clock.now().toISOString();
  for (const text of texts) {
    for (const table of ['customer_tokens', 'account_tokens']) {
      services.store.run(`UPDATE ${table} SET expires_at = ? WHERE token = ?`, [now, text]);
    }
  }
}

/** An answer instead of the platform's own; null for a fault that changes or delays the real one. */
function findReplacement(fault: ActiveFault, requestId: string): Response | null {
  switch (fault.kind) {
    case 'server-error':
      return json(500, {errors: 'Internal Server Error'});
    case 'html':
      return page(
        500,
        'Something went wrong',
        'What happened? We have been told and look into it.',
      );
    case 'bad-gateway':
      return page(502, '502 Bad Gateway', 'There was a problem loading this website.');
    case 'too-many-requests':
      return new Response(null, {status: 429});
    case 'bot-rejection':
      return new Response(null, {status: 430});
    case 'throttled':
      return json(200, {
        errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}],
        data: null,
      });
    case 'null-data':
      return json(200, {
        errors: [
          {
            message: internalErrorMessage(requestId),
            locations: [],
            extensions: {code: 'INTERNAL_SERVER_ERROR', requestId},
          },
        ],
        data: null,
      });
    default:
      return null;
  }
}

async function answerWith(
  faults: readonly ActiveFault[],
  call: FaultyCall,
  board: FaultBoard,
  next: () => Promise<Response>,
): Promise<Response> {
  for (const fault of faults) {
    const replacement = findReplacement(fault, call.requestId);
    if (replacement !== null) return replacement;
  }
  const has = (kind: ActiveFault['kind']) => faults.find((fault) => fault.kind === kind);
  const kept = call.readKey === null ? undefined : board.earlier.get(call.readKey);
  if (has('stale') !== undefined && kept !== undefined) {
    return new Response(kept, {headers: {'content-type': JSON_TYPE}});
  }
  const answer = await next();
  if (has('lost-reply') !== undefined) return brokenAnswer();
  const reordered = has('reordered');
  if (reordered !== undefined) {
    await Promise.race([
      board.laterAnswer(),
      pause(reordered.milliseconds ?? REORDER_MS, call.request.signal),
    ]);
  }
  if (has('truncated') !== undefined) {
    const text = await answer.text();
    return withBody(answer, text.slice(0, Math.floor(text.length / 2)));
  }
  if (has('internal-error') !== undefined) {
    const body = await answer.json<Record<string, unknown>>();
    const entry = {
      message: internalErrorMessage(call.requestId),
      locations: [],
      extensions: {code: 'INTERNAL_SERVER_ERROR', requestId: call.requestId},
    };
    return withBody(answer, JSON.stringify({errors: [entry], ...body}));
  }
  return answer;
}

/** Lets the faults that are switched on strike a call, or lets it through. */
export async function injectFaults(
  services: PlatformServices,
  call: FaultyCall,
  next: () => Promise<Response>,
): Promise<Response> {
  const board = faultBoard(services);
  if (board.isQuiet()) return next();
  const watched = board.faults().some(({kind}) => kind === 'stale');
  const faults = board.strike(call.names);

  for (const fault of faults) {
    if (fault.kind === 'latency') {
      await pause(fault.milliseconds ?? LATENCY_MS, call.request.signal);
    } else if (fault.kind === 'hang') {
      await pause(fault.milliseconds ?? HANG_MS, call.request.signal);
      return page(504, '504 Gateway Time-out', 'The server did not answer in time.');
    } else if (fault.kind === 'expired-token') {
      expireToken(services, call.texts);
    }
  }
  const answer = await answerWith(faults, call, board, next);
  board.answered();
  if (watched && call.readKey !== null && answer.ok && !board.earlier.has(call.readKey)) {
    // What a later, stale read is going to answer.
    const text = await answer.text();
    board.earlier.set(call.readKey, text);
    return withBody(answer, text);
  }
  return answer;
}
