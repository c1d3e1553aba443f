import {describe, expect, it} from 'vitest';

import {sealToken} from '../../app/edge/request/customer-token.server';
import {toShopEnvironment} from '../../scripts/environment';
import {cartCookie} from '../support/platform-api';
import {useShop} from '../support/shop';
import {customer, Visitor} from '../support/visitor';

/** Two of them are the whitening routine, which saves by itself. */
const SERUM = 'violet-tone-whitening-serum';

describe('a session that ran out', () => {
  const shop = useShop();

  it('says so at sign-in, once, and leads back to the page that was wanted', async () => {
    const {visitor} = await customer(shop());
    // As when the browser drops the token's cookie at its end.
    visitor.cookies.delete('customer_token');
    const sent = await visitor.ask('/account/my-orders');
    const location = sent.headers.get('Location') ?? '';
    expect(location).toBe('/account/login?return_to=%2Faccount%2Fmy-orders&notice=expired');
    expect(await (await visitor.ask(location)).text()).toContain(
      'You were signed out. Please sign in again.',
    );
    const again = await visitor.ask('/account/my-orders');
    expect(again.headers.get('Location')).not.toContain('notice');
  });

  it('says so on the sign-in page that is opened directly', async () => {
    const {visitor} = await customer(shop());
    visitor.cookies.delete('customer_token');
    expect(await (await visitor.ask('/account/login')).text()).toContain('You were signed out.');
    expect(await (await visitor.ask('/account/login')).text()).not.toContain('You were signed out');
  });

  it('says so after a week without a visit, though its token would still open', async () => {
    const {token, visitor} = await customer(shop());
    const {SESSION_SECRET = ''} = toShopEnvironment({}).worker;
    const DAY = 24 * 60 * 60 * 1000;
    const seal = (daysAgo: number) =>
      sealToken(
        {SESSION_SECRET},
        {accessToken: token, expiresAt: new Date(Date.now() + 30 * DAY).toISOString()},
        Date.now() - daysAgo * DAY,
      );
    visitor.cookies.set('customer_token', await seal(6));
    expect((await visitor.ask('/account')).status).toBe(200);
    visitor.cookies.set('customer_token', await seal(7));
    const sent = await visitor.ask('/account/my-orders');
    expect(sent.headers.get('Location')).toContain('notice=expired');
  });

  it('is no session that was ended by its customer', async () => {
    const {visitor} = await customer(shop());
    await visitor.post('/account/logout', {});
    expect((await visitor.ask('/account/my-orders')).headers.get('Location')).not.toContain(
      'notice',
    );
  });
});

describe('words that a person typed', () => {
  const shop = useShop();

  it('reach the desk’s mail in one line, turned around by nothing', async () => {
    const visitor = new Visitor(shop());
    const write = (name: string) =>
      visitor.post('/contact-us-email', {
        name,
        email: 'ada@example.com',
        topic: 'An order or delivery',
        orderNumber: '',
        message: `Hello\u2028there\u202E`,
      });
    for (const broken of ['Ada\u2028Bell', 'Ada\u2029Bell', 'Ada\nBell', 'Ada\u0085Bell']) {
      expect((await write(broken)).status).toBe(422);
    }
    await write('Ada\u202E Bell\u2066');
    const outbox = await (await fetch(`${shop().platform.url}/outbox`)).text();
    expect(outbox).toContain('from Ada Bell');
    expect(outbox).not.toMatch(/[\u2028\u2029\u202E\u2066]/);
  });

  it('are searched for without half of an emoji', async () => {
    const typed = `${'a'.repeat(199)}😁`;
    const html = await (
      await new Visitor(shop()).ask(`/search?q=${encodeURIComponent(typed)}`)
    ).text();
    expect(html).toContain('a'.repeat(199));
    expect(html).not.toMatch(/[\uD800-\uDFFF](?![\uDC00-\uDFFF])|\uFFFD/);
  });

  it('a good code that is beaten is refused in the specified words first, then told why', async () => {
    const {api} = shop();
    const routine = await api.createCart([{handle: SERUM, quantity: 2}]);
    const data = await api.query(
      'query ($id: ID!) { cart(id: $id) { lines(first: 5) { nodes { discountAllocations { ... on CartAutomaticDiscountAllocation { title } } } } } }',
      {id: routine.id},
    );
    const [, title = ''] = /"title":"([^"]+)"/.exec(JSON.stringify(data)) ?? [];
    expect(title).not.toBe('');
    const visitor = new Visitor(shop());
    visitor.cookies.set('cart', cartCookie(routine.id).slice('cart='.length));
    const page = await visitor.post('/cart', {
      cartFormInput: JSON.stringify({action: 'DiscountCodesUpdate', inputs: {discountCodes: []}}),
      discountCode: 'NOSUCHCODE',
    });
    const html = (await page.text()).replace(/<!--.*?-->/g, '');
    expect(html).toContain('Invalid discount code');
    expect(html.indexOf('Invalid discount code')).toBeLessThan(html.indexOf(`“${title}”`));
  });
});
