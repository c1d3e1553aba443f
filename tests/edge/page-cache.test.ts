import {describe, expect, it} from 'vitest';
import {useShop} from '../support/shop';

/** The page as everybody gets it: without the nonce of its one answer. */
function withoutNonce(html: string): string {
  const [, nonce] = /nonce="([^"]+)"/.exec(html) ?? [];
  return nonce === undefined ? html : html.replaceAll(nonce, '');
}

describe('public pages', () => {
  const shop = useShop();

  it('are the same for two visitors with different sessions, and hold nothing of either', async () => {
    const {api} = shop();
    const [ann, ben] = [await api.createCustomer(), await api.createCustomer()];
    const carts = [
      await api.createCart([{handle: 'total-daily-care-toothpaste', quantity: 2}]),
      await api.createCart([{handle: 'kids-strawberry-toothpaste', quantity: 1}]),
    ];
    const arm = 'col_exp=first-order-popup.1';
    const sessions = [ann, ben].map(
      (customer, index) =>
        `${arm}; customer_token=${customer.accessToken}; ${carts[index]?.cookie ?? ''}; cart_units=2; cp_impact_attribution=secret-click`,
    );
    const sitemap = await (await shop().fetch('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    );
    expect(paths.length).toBeGreaterThan(80);
    for (const path of ['/', '/contact-us', ...paths]) {
      const answers = [];
      for (const cookie of [sessions[0], sessions[1], undefined]) {
        const response = await shop().fetch(path, {
          headers: {Cookie: cookie ?? arm},
        });
        const html = await response.text();
        expect(response.headers.getSetCookie(), path).toEqual([]);
        expect(html, path).not.toMatch(/secret-click/);
        for (const {email, accessToken} of [ann, ben]) {
          expect(html.includes(email) || html.includes(accessToken), path).toBe(false);
        }
        answers.push(withoutNonce(html));
      }
      expect(answers[1] === answers[0] && answers[2] === answers[0], path).toBe(true);
    }
  }, 240_000);

  it('come from the cache with a nonce of their own and no cookie of another visitor', async () => {
    const nonceOf = async () => {
      const response = await shop().fetch('/learn');
      const html = await response.text();
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(html) ?? [];
      expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
      return {nonce, state: response.headers.get('X-Page-Cache')};
    };
    const [first, second] = [await nonceOf(), await nonceOf()];
    expect(second.state).toBe('hit');
    expect(second.nonce).not.toBe(first.nonce);
  });

  it('are rendered for each experiment arm', async () => {
    const page = async (arm: string) =>
      (await shop().fetch('/', {headers: {Cookie: `col_exp=first-order-popup.${arm}`}})).text();
    for (let n = 0; n < 2; n += 1) {
      expect(await page('0')).not.toContain('id="first-order"');
      expect(await page('1')).toContain('id="first-order"');
    }
  });

  it('answer fifty requests at once of two visitors with their own arm each', async () => {
    const answers = await Promise.all(
      Array.from({length: 50}, async (_, index) => {
        const arm = String(index % 2);
        const response = await shop().fetch('/', {
          headers: {Cookie: `col_exp=first-order-popup.${arm}`},
        });
        return {arm, shows: (await response.text()).includes('id="first-order"')};
      }),
    );
    for (const {arm, shows} of answers) expect(shows).toBe(arm === '1');
  });
});
