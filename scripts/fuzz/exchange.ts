import {request} from 'node:http';

/** A request of the fuzz, written out in full. */
export interface FuzzRequest {
  method: string;
  /** Path and query as they go over the wire. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** What came back. */
export interface Exchange {
  status: number;
  headers: Headers;
  text: string;
  bytes: number;
  milliseconds: number;
}

const GIVE_UP_MS = 20_000;

/** Sends a request as it stands; `fetch` would refuse half of them. Rejects when the connection breaks or nothing comes. */
export function exchange(
  origin: string,
  {method, target, headers, body}: FuzzRequest,
): Promise<Exchange> {
  const {hostname, port} = new URL(origin);
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        method,
        path: target,
        headers: {...headers},
        timeout: GIVE_UP_MS,
        agent: false,
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const all = Buffer.concat(parts);
          const received = new Headers();
          for (const [name, values] of Object.entries(answer.headersDistinct)) {
            for (const value of values ?? []) received.append(name, value);
          }
          resolve({
            status: answer.statusCode ?? 0,
            headers: received,
            text: all.toString('utf8'),
            bytes: all.length,
            milliseconds: performance.now() - begin,
          });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${GIVE_UP_MS} ms`)));
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}
