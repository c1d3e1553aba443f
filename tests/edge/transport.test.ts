import {describe, expect, it} from 'vitest';
import {z} from 'zod';

import {expectReadablePage} from '../support/readable-page';
import {useShop} from '../support/shop';

describe('a request that no browser would make', () => {
  const shop = useShop();

  it.each(['/%', '/%E0%A4%A', '/products/%zz', '/learn/a%c0%af'])(
    'is refused with 400 when its address %s is not encoded correctly',
    async (path) => {
      const response = await shop().fetch(path);
      expect(response.status).toBe(400);
      await expectReadablePage(response);
    },
  );

  it.each([
    'cart=%; session=%E0%A4%A',
    'cart=../../../etc/passwd',
    'cart=gid%3A%2F%2Fshopify%2FProduct%2F1',
    `cart=${'x'.repeat(3000)}`,
    '=; ;;; a; =b; session="',
    '__proto__=1; constructor=2; cart=null',
  ])('gets the home page whatever its cookies hold: %s', async (cookie) => {
    const response = await shop().fetch('/', {headers: {Cookie: cookie}});
    expect(response.status).toBe(200);
    expect(await expectReadablePage(response)).toContain('</html>');
  });

  it.each(['/no-such-page', '/products/no-such-thing', '/constructor', '/__proto__', '/a%2Fb'])(
    'gets the 404 page at %s',
    async (path) => {
      const response = await shop().fetch(path);
      expect(response.status).toBe(404);
      const text = await expectReadablePage(response);
      expect(text).toContain('Whoops!');
      expect(text).toContain('Page Not Found');
    },
  );

  it('gets only the status and the reason when it comes from a crawler', async () => {
    const response = await shop().fetch('/no-such-page', {
      headers: {'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)'},
    });
    expect(response.status).toBe(404);
    const text = await expectReadablePage(response);
    expect(text).toContain('Page Not Found');
    expect(text).not.toContain('Whoops!');
  });

  it('gets its own address on the 404 page as text, never as markup', async () => {
    const response = await shop().fetch('/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<script>alert(1)');
  });

  it('gets an answer of a query that repeats and nests its keys', async () => {
    const response = await shop().fetch('/?constructor=x&__proto__[a]=1&discount[]=A&a=1&a=2');
    expect(response.status).toBeLessThan(400);
  });

  it('is refused when it posts to a page that takes no posts', async () => {
    const response = await shop().fetch('/', {
      method: 'POST',
      body: 'a=1',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', Origin: shop().url},
    });
    expect(response.status).toBe(405);
    await expectReadablePage(response);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('is refused when it asks the cart by %s', async (method) => {
    const response = await shop().fetch('/cart', {method, headers: {Origin: shop().url}});
    expect(response.status).toBe(405);
  });

  it.each(['/contact-us-email', '/contact-us-email-failure', '/account/login', '/cart'])(
    'is at fault itself, and no fault of the shop, when it posts no form to %s',
    async (path) => {
      for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
        const response = await shop().fetch(path, {
          method: 'POST',
          body: '{"email": ',
          headers: {'Content-Type': type, Accept: 'text/html', Origin: shop().url},
        });
        expect([400, 422]).toContain(response.status);
        await expectReadablePage(response);
      }
    },
  );
});

describe('a refused form', () => {
  const shop = useShop();

  it('leaves the connection usable for what is asked next', async () => {
    const statuses = new Set<number>();
    // Each on the connection of the one before. A body left unread breaks some of them, so it takes many.
    for (let post = 0; post < 600; post += 1) {
      const answer = await shop().fetch('/account/login', {
        method: 'POST',
        headers: {'Sec-Fetch-Site': 'cross-site'},
        body: new URLSearchParams({email: 'a@example.com', password: 'x'.repeat((post % 3) * 400)}),
      });
      statuses.add(answer.status);
      await answer.text();
    }
    expect([...statuses]).toEqual([403]);
  });
});

describe('every document', () => {
  const shop = useShop();

  it('allows scripts by a nonce that no other answer has', async () => {
    const policies = await Promise.all(
      [1, 2].map(
        async () => (await shop().fetch('/')).headers.get('Content-Security-Policy') ?? '',
      ),
    );
    const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1]);
    expect(nonces[0]).toMatch(/^[\w+/=-]{16,}$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('carries the nonce of its policy on each of its scripts', async () => {
    const response = await shop().fetch('/');
    const nonce = /'nonce-([^']+)'/.exec(
      response.headers.get('Content-Security-Policy') ?? '',
    )?.[1];
    const scripts = [...(await response.text()).matchAll(/<script\b([^>]*)>/g)]
      .map(([, attributes]) => attributes ?? '')
      .filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes));
    expect(scripts.length).toBeGreaterThan(0);
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
  });

  it('cannot be framed, sniffed or sent on with its full address', async () => {
    const {headers} = await shop().fetch('/');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  it('has an id of its own', async () => {
    const first = await shop().fetch('/');
    const second = await shop().fetch('/');
    expect(first.headers.get('X-Request-Id')).toBeTruthy();
    expect(first.headers.get('X-Request-Id')).not.toBe(second.headers.get('X-Request-Id'));
  });
});

describe('the files of the build', () => {
  const shop = useShop();

  it('are kept for ever when their name holds their content', async () => {
    const page = await (await shop().fetch('/')).text();
    const [asset] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    const response = await shop().fetch(asset ?? 'no script on the page');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  });

  it('are asked for again when they name the newest build', async () => {
    const response = await shop().fetch('/builds/latest.json');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    const manifest = z.object({id: z.string()}).parse(await response.json());
    expect((await shop().fetch(`/builds/meta/${manifest.id}.json`)).status).toBe(200);
  });
});

describe('a storefront whose environment is wrong', () => {
  const shop = useShop({environment: {SESSION_SECRET: 'short'}});

  it('answers 503 with a readable page that names no variable', async () => {
    const response = await shop().fetch('/');
    expect(response.status).toBe(503);
    expect(await expectReadablePage(response)).not.toContain('SESSION_SECRET');
  });
});
