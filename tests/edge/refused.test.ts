import {describe, expect, it} from 'vitest';

import {expectReadablePage} from '../support/readable-page';
import {useShop} from '../support/shop';

describe('what the shop refuses', () => {
  const shop = useShop({environment: {PUBLIC_SITE_URL: 'https://www.shop.example'}});

  it.each([
    ['/products%0A', 404],
    ['/learn/a%0D%0Ab', 404],
    ['/%E0%A4%A', 400],
  ])('%s wears the shop’s clothes: its own page with %i', async (path, status) => {
    const response = await shop().fetch(path);
    expect(response.status).toBe(status);
    const text = await expectReadablePage(response);
    expect(text).toContain('Go Back to Homepage');
    expect(response.headers.get('Content-Security-Policy')).not.toBeNull();
  });

  it('a category that a guard hides says its path, as data too', async () => {
    const response = await shop().fetch('/products/no-such-category.data');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page Not Found: /products/no-such-category');
  });

  it('a file that is not there costs a line of text', async () => {
    const response = await shop().fetch('/assets/old-1a2b3c.js');
    expect([response.status, await response.text()]).toEqual([404, 'Not Found']);
  });

  it('a form of the address that PUBLIC_SITE_URL names is taken behind a proxy that ends TLS', async () => {
    const response = await shop().fetch('/account/login', {
      method: 'POST',
      body: new URLSearchParams({email: 'ada@example.com', password: 'wrong-password'}),
      headers: {Origin: 'https://www.shop.example'},
    });
    expect(response.status).toBeLessThan(403);
  });

  it.each(['/Returns/', '/returns/', '/RETURNS'])(
    'the redirect of %s takes one hop',
    async (path) => {
      const response = await shop().fetch(path);
      expect([response.status, response.headers.get('Location')]).toEqual([
        301,
        '/returns-and-warranty',
      ]);
    },
  );
});
