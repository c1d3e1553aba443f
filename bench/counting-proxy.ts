import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface CountingProxy {
  url: string;
  /** Calls of the platform's API since the last call of this function. */
  takeCalls: () => number;
  stop: () => Promise<void>;
}

/** Stands between the storefront and the platform and counts what is asked of its API. */
export async function startCountingProxy(platformUrl: string): Promise<CountingProxy> {
  let calls = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '/';
      if (path.startsWith('/api/')) calls += 1;
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) {
        if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)) {
          headers.set(name, value);
        }
      }
      fetch(`${platformUrl}${path}`, {
        method: request.method ?? 'GET',
        headers,
        redirect: 'manual',
        ...(chunks.length > 0 ? {body: Buffer.concat(chunks)} : {}),
      })
        .then(async (answer) => {
          const body = Buffer.from(await answer.arrayBuffer());
          response.writeHead(answer.status, {
            'Content-Type': answer.headers.get('Content-Type') ?? 'application/octet-stream',
          });
          response.end(body);
        })
        .catch(() => {
          response.writeHead(502).end();
        });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    takeCalls: () => {
      const taken = calls;
      calls = 0;
      return taken;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
