import {describe, expect, it} from 'vitest';

import {createCustomerCalls} from '~/commerce/account/customer.server';
import {loadProduct, loadRedirects} from '~/commerce/catalogue/catalogue.server';
import {loadShopSnapshot} from '~/commerce/catalogue/shop-snapshot.server';

import {linesOf, useCartShopper, WARES} from '../../../tests/support/cart-shopper';
import {STORE_SCOPES} from '../../../tests/support/local-platform';

describe.each(STORE_SCOPES)('a store that withholds %s', (scope) => {
  const shopper = useCartShopper();

  it('has its whole catalogue, its products and a table of redirects', async () => {
    const {platform} = shopper();
    const whole = await loadShopSnapshot(shopper().open(new Request('https://shop.example/')));
    platform.withhold(scope);
    shopper().snapshots = null;
    const context = shopper().open(new Request('https://shop.example/'));
    const {products} = await loadShopSnapshot(context);
    expect([...products.keys()]).toEqual([...whole.products.keys()]);
    expect((await loadProduct(context, WARES.paste))?.title).toBe(
      whole.products.get(WARES.paste)?.title,
    );
    const redirects = await loadRedirects(context);
    expect(redirects.size === 0).toBe(scope === 'unauthenticated_read_content');
  });

  it('takes a change of the cart once, before anything else has told what is denied', async () => {
    const {platform} = shopper();
    platform.withhold(scope);
    const first = await shopper().add(WARES.paste, 1);
    expect(first).toMatchObject({ok: true, refusal: null});
    expect(linesOf(first)).toEqual({[WARES.paste]: 1});
    const second = await shopper().add(WARES.paste, 2);
    expect(linesOf(second)).toEqual({[WARES.paste]: 3});
    const read = await shopper().load();
    expect(read.unreachable).toBe(false);
    expect(linesOf({shopper: read})).toEqual({[WARES.paste]: 3});
    expect(await platform.lines(shopper().cookies.get('cart'))).toMatchObject([{quantity: 3}]);
  });
});

describe('what a store says of a scope', () => {
  const shopper = useCartShopper();

  it('is not what the shopper reads', async () => {
    const {platform} = shopper();
    await shopper().add(WARES.paste, 1);
    platform.withhold('unauthenticated_write_customers');
    const calls = createCustomerCalls(
      shopper().open(new Request('https://shop.example/')).storefront,
    );
    const answer = await calls.signIn({email: 'ada@example.com', password: 'something'});
    expect(answer).toMatchObject({ok: false, message: 'Error creating customer access token'});
  });
});
