import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';

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

describe('by a name', () => {
  const asked = vi.fn(() => Promise.resolve(new Response('page')));
  const env = {
    FILES: {'/assets/a.js': {type: 'text/javascript', tag: '"a"', cacheControl: 'no-cache'}},
    STOREFRONT: {fetch: asked},
    DISK: {fetch: () => Promise.resolve(new Response('script'))},
    NAMES: ['shop.example', '*.preview.example'],
  };
  const by = async (name: string, path = '/') =>
    (await host.fetch(new Request(`http://${name}${path}`), env)).status;

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'shop.example', 'a.preview.example'])(
    'of the shop, %s, its pages are answered',
    async (name) => {
      expect(await by(name)).toBe(200);
    },
  );

  it.each(['evil.example', 'localhost.evil.example', 'preview.example', '127.0.0.1.evil.example'])(
    'that somebody makes lead here, %s, nothing is: neither pages nor files',
    async (name) => {
      asked.mockClear();
      expect([await by(name), await by(name, '/assets/a.js')]).toEqual([421, 421]);
      expect(asked).not.toHaveBeenCalled();
    },
  );
});

describe('behind a proxy that ends TLS', () => {
  const forwarded = {
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'shop.example',
    'X-Forwarded-For': '198.51.100.66, 203.0.113.7',
  };
  /** What the worker is asked with, by a visitor whose proxy, or who himself, has written these headers. */
  async function arriving(isTrusted: boolean, headers: Record<string, string>): Promise<Request> {
    const asked: Request[] = [];
    const env = {
      FILES: {},
      NAMES: ['shop.example'],
      FORWARDED: isTrusted,
      STOREFRONT: {
        fetch: (request: Request) => {
          asked.push(request);
          return Promise.resolve(new Response('page'));
        },
      },
    };
    const sent = new Request('http://127.0.0.1:3000/cart', {
      method: 'POST',
      headers: {...headers, 'Content-Length': '3'},
      body: 'a=1',
    });
    await host.fetch(sent, env);
    const [request] = asked;
    if (!request) throw new Error('The worker was not asked.');
    return request;
  }

  it('the worker is asked as the proxy was, and told the address that the proxy has seen', async () => {
    const request = await arriving(true, forwarded);
    expect(request.url).toBe('https://shop.example/cart');
    expect(request.method).toBe('POST');
    expect(await request.text()).toBe('a=1');
    expect(request.headers.get('oxygen-buyer-ip')).toBe('203.0.113.7');
  });

  it('what is no scheme or no name changes nothing', async () => {
    const request = await arriving(true, {
      'X-Forwarded-Proto': 'javascript',
      'X-Forwarded-Host': 'shop.example/evil?',
    });
    expect(request.url).toBe('http://127.0.0.1:3000/cart');
    expect(request.headers.get('oxygen-buyer-ip')).toBe('127.0.0.1');
  });

  it('no visitor says so himself where there is none', async () => {
    const request = await arriving(false, forwarded);
    expect(request.url).toBe('http://127.0.0.1:3000/cart');
    expect(request.headers.get('oxygen-buyer-ip')).toBe('127.0.0.1');
  });
});
