import path from 'node:path';
import {expect, it, vi} from 'vitest';

interface Host {
  fetch: (request: Request, env: unknown) => Promise<Response>;
}

const script = path.join(import.meta.dirname, 'edge-host.js');
const {default: host} = (await import(script)) as {default: Host};

it.each([
  ['/account/reset/62/secret-token', 'GET 200 /account/reset/62/…'],
  ['/account/activate/62/secret-token.data', 'GET 200 /account/activate/62/…'],
  ['/ACCOUNT/RESET/62/secret-token/', 'GET 200 /ACCOUNT/RESET/62/…'],
  [
    '/account/activate?activation_url=https%3A%2F%2Fx%2Fsecret-token',
    'GET 200 /account/activate?…',
  ],
  ['/products', 'GET 200 /products'],
])('the log of %s holds no secret', async (address, line) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const env = {
    FILES: {},
    LOG_REQUESTS: true,
    STOREFRONT: {fetch: () => Promise.resolve(new Response(''))},
  };
  await host.fetch(new Request(`http://localhost:3000${address}`), env);
  const written = log.mock.calls.flat();
  log.mockRestore();
  expect(written).toEqual([line]);
});
