import {beforeEach, describe, expect, it} from 'vitest';

import {type CartChange, requestOf} from '~/domain/cart/change/change';
import {toCartFields} from '~/domain/cart/change/change-fields';
import type {CartReply} from '~/domain/visitor/shopper';
import {parseCartReply} from '~/domain/visitor/shopper-parser';

import {useShop} from '../support/shop';
import {Visitor} from '../support/visitor';

const PASTE = 'total-daily-care-toothpaste';
const SCRIPT = 'application/json';
const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';

const post = (visitor: Visitor, change: CartChange, accept: string) =>
  visitor.post('/cart', {...toCartFields(change)}, {Accept: accept});

/** The reply of an answer to a script. */
async function replyOf(response: Response): Promise<CartReply> {
  const reply = parseCartReply(await response.json());
  if (!reply.ok) throw new Error(reply.message);
  return reply.value;
}

describe('a posted cart form', () => {
  const shop = useShop();
  let visitor: Visitor;
  let add: CartChange;
  beforeEach(async () => {
    visitor = new Visitor(shop());
    add = {kind: 'add', lines: [requestOf(await shop().api.variantId(PASTE))]};
  });

  it('is answered to a script with the reply alone, in plain JSON that nobody keeps', async () => {
    const response = await post(visitor, add, SCRIPT);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(visitor.cookies.has('cart')).toBe(true);
    const reply = await replyOf(response);
    expect(reply).toMatchObject({
      ok: true,
      alerts: [],
      refusal: null,
      checkoutUrl: null,
      shopper: {cart: {totalQuantity: 1, lines: [{merchandise: {product: {handle: PASTE}}}]}},
    });
  });

  it('leads a browser on to the cart’s page, where the line is', async () => {
    const response = await post(visitor, add, PAGE);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/cart');
    const page = await visitor.ask('/cart');
    expect(await page.text()).toContain('Total Daily Care');
  });

  it('that is refused is a reply to a script, and a page with the reason to a browser', async () => {
    const unreadable: CartChange = {kind: 'add', lines: [requestOf('nothing')]};
    const reply = await replyOf(await post(visitor, unreadable, SCRIPT));
    expect(reply).toMatchObject({ok: false, refusal: {place: 'add', lineId: null}});
    const page = await post(visitor, unreadable, PAGE);
    expect(page.status).toBe(422);
    expect(await page.text()).toContain(reply.refusal?.message);
  });

  it('to buy now names the checkout to a script and leads a browser there', async () => {
    const [line] = add.kind === 'add' ? add.lines : [];
    if (!line) throw new Error('A line is needed');
    const buy: CartChange = {kind: 'buy-now', line};
    const {checkoutUrl} = await replyOf(await post(visitor, buy, SCRIPT));
    expect(checkoutUrl).toMatch(/\/cart\/c\//);
    const page = await post(new Visitor(shop()), buy, PAGE);
    expect(page.status).toBe(303);
    expect(page.headers.get('Location')).toMatch(/\/cart\/c\//);
  });

  it('of a script is refused like any other when another site posts it, or when it is too large', async () => {
    const foreign = await visitor.post(
      '/cart',
      {...toCartFields(add)},
      {Accept: SCRIPT, Origin: 'https://elsewhere.example'},
    );
    expect(foreign.status).toBe(403);
    const large: CartChange = {kind: 'note', note: 'x'.repeat(300_000)};
    expect((await post(visitor, large, SCRIPT)).status).toBe(413);
    expect(visitor.cookies.has('cart')).toBe(false);
  });
});

describe('a script’s cart form, when the platform does not answer', () => {
  const shop = useShop({environment: {PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:9'}});

  it('is refused in words, with nothing said about the cart', async () => {
    const add: CartChange = {
      kind: 'add',
      lines: [requestOf('gid://shopify/ProductVariant/1')],
    };
    const visitor = new Visitor(shop());
    visitor.cookies.set('cart', 'c1-known%3Fkey%3Dabc');
    const reply = await replyOf(await post(visitor, add, SCRIPT));
    expect(reply).toMatchObject({
      ok: false,
      shopper: null,
      refusal: {message: 'Error adding line item to cart', place: 'add'},
    });
    expect(visitor.cookies.get('cart')).toBe('c1-known%3Fkey%3Dabc');
  });
});

describe('a script’s cart form, when the shop is closed', () => {
  const shop = useShop({environment: {PUBLIC_MAINTENANCE: 'true'}});

  it('is sent on and makes nothing, which a script takes for no answer', async () => {
    const visitor = new Visitor(shop());
    const note: CartChange = {kind: 'note', note: 'Ring twice'};
    const response = await post(visitor, note, SCRIPT);
    expect(response.status).toBe(303);
    expect(visitor.cookies.has('cart')).toBe(false);
  });
});
