import {randomUUID} from 'node:crypto';
import {request} from 'node:http';

import {BROWSER_AGENT, type Shop} from './shop';

/** The page cache keeps the pages of each host apart, so a test that comes by a host of its own finds nothing in it. */
export function newHost(): string {
  return `${randomUUID()}.example`;
}

/** Asks a shop by another host name, which `fetch` cannot: it keeps the host to itself. Redirects are answers and not followed. */
export function fetchByHost(shop: Pick<Shop, 'url'>, host: string): Shop['fetch'] {
  return (path, init = {}) =>
    new Promise((resolve, reject) => {
      const headers = new Headers(init.headers);
      headers.set('Host', host);
      if (!headers.has('User-Agent')) headers.set('User-Agent', BROWSER_AGENT);
      const {method = 'GET'} = init;
      const sent = request(
        `${shop.url}${path}`,
        {method, headers: Object.fromEntries(headers)},
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const status = answer.statusCode ?? 0;
            const bodiless = method === 'HEAD' || status === 204 || status === 304;
            const received = new Headers();
            for (const [name, values] of Object.entries(answer.headersDistinct)) {
              for (const value of values ?? []) received.append(name, value);
            }
            resolve(
              new Response(bodiless ? null : Buffer.concat(parts), {status, headers: received}),
            );
          });
        },
      );
      sent.on('error', reject);
      sent.end();
    });
}
