import {describe, expect, it} from 'vitest';

import {useShop} from '../support/shop';

/**
 * A host chooses the day whose behaviour the runtime shows. Shopify's own preview takes the first day of Oxygen, where
 * headers have no `getSetCookie` and queries no size; another host takes one that is later than the build's.
 */
describe.each(['2022-10-31', '2025-07-18'])('on a runtime that behaves as on %s', (date) => {
  const shop = useShop({compatibilityDate: date});

  it.each(['/', '/products', '/learn', '/cart', '/search?q=mint', '/account/login', '/robots.txt'])(
    '%s is a page, twice',
    async (path) => {
      for (const visit of ['first', 'second']) {
        const answer = await shop().fetch(path);
        expect(`${visit} ${answer.status}`).toBe(`${visit} 200`);
        await answer.text();
      }
    },
  );

  it('a discount link leaves its cookie and goes on, and an unknown path is the error page', async () => {
    const link = await shop().fetch('/products?discount=SMILE10&utm_source=mail');
    expect(link.status).toBe(302);
    expect(link.headers.get('Location')).toBe('/products?utm_source=mail');
    expect(link.headers.getSetCookie().join()).toContain('discount_link=SMILE10');
    expect((await shop().fetch('/no-such-page')).status).toBe(404);
  });
});
