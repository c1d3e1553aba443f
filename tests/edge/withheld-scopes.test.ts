import {describe, expect, it} from 'vitest';

import {toCartFields} from '~/domain/cart/change/change-fields';

import {config} from '../../hydrogen.config';
import {STORE_SCOPES} from '../../platform/graphql/scopes.ts';
import {findShopCookie} from '../support/browser-tabs';
import {WARES} from '../support/cart-shopper';
import {addOf} from '../support/cart-wishes';
import {usePlatformInProcess} from '../support/platform-in-process';
import {coldWorker, dataOf} from '../support/worker-in-process';

const platform = usePlatformInProcess();

/** A customer who is signed in and has something in the cart, as the store had every scope. */
async function customerWithCart(): Promise<ReadonlyMap<string, string>> {
  const {fetch, cookies} = await coldWorker();
  const body = new URLSearchParams(await platform.register());
  expect((await fetch('/account/login', {method: 'POST', body})).status).toBe(303);
  const line = toCartFields(addOf(platform.variantId(WARES.paste), 2));
  const headers = {Accept: 'application/json'};
  await fetch('/cart', {method: 'POST', body: new URLSearchParams(line), headers});
  expect(await platform.lines(findShopCookie(cookies, 'cart'))).toHaveLength(1);
  return cookies;
}

const PASTE = 'Baking Soda Fresh Toothpaste';
/** Each page, and what it has to say of what was asked for. */
const PAGES = {
  home: ['/', 'hum Smart Electric Toothbrush'],
  category: [`/products/${config.brand.slug}-toothpaste`, PASTE],
  product: [`/products/${WARES.paste}`, PASTE],
  filtered: ['/products?form=toothpaste&sort=name', PASTE],
  search: ['/search?q=baking+soda', PASTE],
  cart: ['/cart', PASTE],
  account: ['/account', 'Ada'],
} as const;

/** There is no account to show then: the customer is led to the sign-in page, as by any account that cannot be read. */
const WITHOUT_ACCOUNT = 'unauthenticated_read_customers';

describe.each([
  ['', {}],
  [' and is too large for the worker', {SNAPSHOT_PRODUCTS: '0'}],
] as const)('a store%s', (_, variables) => {
  it.each(STORE_SCOPES)(
    'that withholds %s shows each page, and its data, on a worker that is cold',
    async (scope) => {
      const known = await customerWithCart();
      platform.withhold(scope);
      for (const [address, words] of Object.values(PAGES)) {
        for (const asked of [address, dataOf(address)]) {
          const {fetch, cookies} = await coldWorker(variables);
          for (const [name, value] of known) cookies.set(name, value);
          const response = await fetch(asked);
          const text = await response.text();
          expect([asked, text.includes('Access denied'), text.includes(scope)]).toEqual([
            asked,
            false,
            false,
          ]);
          if (scope === WITHOUT_ACCOUNT && address === '/account') {
            const way = `${response.headers.get('Location')}${text}`;
            expect([asked, way.includes('/account/login')]).toEqual([asked, true]);
          } else {
            expect([asked, response.status, text.includes(words)]).toEqual([asked, 200, true]);
          }
        }
      }
    },
  );
});
