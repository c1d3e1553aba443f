import {describe, expect, it} from 'vitest';

import {useShop} from '../support/shop';

describe('the shop under maintenance', () => {
  const shop = useShop({environment: {PUBLIC_MAINTENANCE: 'true'}});

  it.each(['/', '/products/x?utm_source=m', '/account', '/no-such-page', '/password'])(
    'sends %s to /maintenance',
    async (path) => {
      const response = await shop().fetch(path);
      expect([response.status, response.headers.get('Location')]).toEqual([302, '/maintenance']);
    },
  );

  it('answers the maintenance page with 503 and when to come back', async () => {
    const response = await shop().fetch('/maintenance');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('600');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('We are polishing the shop');
    expect(html).not.toContain('id="visitor"');
  });

  it('tells the app to load the maintenance page as a document', async () => {
    const response = await shop().fetch('/products.data');
    expect(response.status).toBe(202);
    expect(await response.text()).toContain('/maintenance');
  });

  it('answers a post with the page, and an internal call with 503', async () => {
    const headers = {Origin: shop().url};
    const posted = await shop().fetch('/cart', {
      method: 'POST',
      body: new URLSearchParams(),
      headers,
    });
    expect(posted.status).toBe(303);
    const call = await shop().fetch('/api/products');
    expect(call.status).toBe(503);
    expect(await call.json()).toHaveProperty('error');
  });

  it('keeps the pictures of its page and what crawlers read first', async () => {
    expect((await shop().fetch('/robots.txt')).status).toBe(200);
    const picture = await shop().fetch('/cms/no-such-picture');
    expect([picture.status, picture.headers.get('Location')]).toEqual([404, null]);
  });

  it.each(['/%E0%A4%A', '/products%0A'])(
    'sends who asks for %s, which is refused, to its page as well',
    async (path) => {
      const response = await shop().fetch(path);
      expect([response.status, response.headers.get('Location')]).toEqual([302, '/maintenance']);
    },
  );

  it('keeps the health check, the manifest and the files of the build', async () => {
    expect((await shop().fetch('/health')).status).toBe(200);
    expect((await shop().fetch('/builds/latest.json')).status).toBe(200);
    const [, script] =
      /src="(\/assets\/page-[^"]+)"/.exec(await (await shop().fetch('/maintenance')).text()) ?? [];
    expect((await shop().fetch(script ?? '')).status).toBe(200);
  });
});

describe('a flag that is not plainly true', () => {
  const shop = useShop({environment: {PUBLIC_MAINTENANCE: 'false'}});

  it('leaves the shop open', async () => {
    expect((await shop().fetch('/')).status).toBe(200);
    expect((await shop().fetch('/maintenance')).headers.get('Location')).toBe('/');
  });
});

describe('the shop behind a password', () => {
  const shop = useShop({environment: {STOREFRONT_PASSWORD: 'bright morning'}});
  const enter = (password: string, wanted = '/') =>
    shop().fetch('/password', {
      method: 'POST',
      body: new URLSearchParams({password, return_to: wanted}),
      headers: {Origin: shop().url},
    });

  it('sends every page there and remembers which one was wanted', async () => {
    const response = await shop().fetch('/products?sort=price');
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      '/password?return_to=%2Fproducts%3Fsort%3Dprice',
    ]);
    expect((await shop().fetch('/api/products')).status).toBe(401);
    expect((await shop().fetch('/health')).status).toBe(200);
  });

  it('asks who comes by a broken address too, and leads home from there', async () => {
    const response = await shop().fetch('/%E0%A4%A');
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      '/password?return_to=%2F',
    ]);
  });

  it('asks in the empty layout and keeps crawlers away', async () => {
    const response = await shop().fetch('/password?return_to=%2Fproducts');
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    const html = await response.text();
    expect(html).toContain('name="return_to" value="/products"');
    expect(html).not.toContain('<footer');
  });

  it('opens to the right password and to nothing else', async () => {
    const wrong = await enter('Bright morning');
    expect(wrong.status).toBe(401);
    expect(wrong.headers.getSetCookie().join()).not.toContain('storefront_unlock');
    const right = await enter('bright morning', '/products');
    expect([right.status, right.headers.get('Location')]).toEqual([303, '/products']);
    const cookie = right.headers
      .getSetCookie()
      .find((entry) => entry.startsWith('storefront_unlock='));
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(cookie).not.toContain('bright');
    const pair = cookie?.split(';', 1)[0] ?? '';
    expect((await shop().fetch('/products', {headers: {Cookie: pair}})).status).toBe(200);
    const forged = await shop().fetch('/products', {headers: {Cookie: `${pair}0`}});
    expect(forged.status).toBe(302);
  });

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example', '/%2F%2Fevil.example'])(
    'never leads to %s',
    async (wanted) => {
      expect((await enter('bright morning', wanted)).headers.get('Location')).toBe('/');
    },
  );
});

describe('somebody who guesses the password', () => {
  const shop = useShop({environment: {STOREFRONT_PASSWORD: 'bright morning'}});

  it('has ten attempts in ten minutes', async () => {
    const enter = (password: string) =>
      shop().fetch('/password', {
        method: 'POST',
        body: new URLSearchParams({password}),
        headers: {Origin: shop().url},
      });
    for (let n = 0; n < 10; n += 1) expect((await enter('guess')).status).toBe(401);
    const late = await enter('bright morning');
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await late.text()).toContain('Too many attempts. Please wait');
  });
});
