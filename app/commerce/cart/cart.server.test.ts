import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {buildClientSchema, type IntrospectionQuery, parse, validate} from 'graphql';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {createStorefront} from '~/commerce/platform-client/storefront.server';

import {rawCart, rawLine, rawVariant} from '../../../tests/support/cart-answers';

import {type CartAnswer, type CartCalls, createCartCalls} from './cart.server';

interface Sent {
  query: string;
  variables: Record<string, unknown>;
  headers: Headers;
}

const CART_ID = 'gid://shopify/Cart/c1?key=k1';
let sent: Sent[];
let answer: (call: Sent) => Response | Promise<Response>;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {status, headers: {'Content-Type': 'application/json'}});

/** The name of the mutation or query field that a document asks for. */
const operation = ({query}: Sent) => /\)\s*\{\s*(\w+)\s*\(/.exec(query)?.[1] ?? '';
const payload = (fields: Record<string, unknown>) => (call: Sent) =>
  json({data: {[operation(call)]: {cart: null, userErrors: [], warnings: [], ...fields}}});

function calls(cartId: string | null = CART_ID): CartCalls {
  const storefront = createStorefront({
    request: new Request('https://shop.example/cart'),
    env: {
      PUBLIC_STORE_DOMAIN: 'https://platform.example',
      PUBLIC_STOREFRONT_API_TOKEN: 'b7100000000000000000000000000001',
      PRIVATE_STOREFRONT_API_TOKEN: 'shpat_b7100000000000000000000000000002',
      PUBLIC_STOREFRONT_API_VERSION: '2025-04',
      PUBLIC_STOREFRONT_ID: undefined,
    },
    waitUntil: () => undefined,
    requestId: 'r1',
    buyerIp: '203.0.113.7',
  });
  return createCartCalls({storefront, cartId: cartId ?? undefined});
}

const request = {
  merchandiseId: 'gid://shopify/ProductVariant/1',
  quantity: 1,
  sellingPlanId: null,
  attributes: [],
};

const changes: [string, (cart: CartCalls) => Promise<CartAnswer>, string][] = [
  ['cartCreate', (cart) => cart.create({}), 'Error creating cart'],
  ['cartLinesAdd', (cart) => cart.addLines([request]), 'Error adding line item to cart'],
  [
    'cartLinesUpdate',
    (cart) => cart.updateLines([{id: 'gid://shopify/CartLine/1', quantity: 2}]),
    'Error updating cart line item',
  ],
  [
    'cartLinesRemove',
    (cart) => cart.removeLines(['gid://shopify/CartLine/1']),
    'Error removing line item from cart',
  ],
  [
    'cartAttributesUpdate',
    (cart) => cart.updateAttributes([{key: 'a', value: 'b'}]),
    'Error updating cart attributes',
  ],
  ['cartNoteUpdate', (cart) => cart.updateNote('hello'), 'Error updating cart note'],
  [
    'cartBuyerIdentityUpdate',
    (cart) => cart.updateBuyerIdentity({email: 'a@b.example'}),
    'Error updating cart buyer identity',
  ],
  [
    'cartDiscountCodesUpdate',
    (cart) => cart.updateDiscountCodes(['SAVE']),
    'Error updating discount codes',
  ],
];

beforeEach(() => {
  sent = [];
  answer = payload({cart: rawCart([rawLine('paste')])});
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_url: string, init: {body: string; headers: HeadersInit}) => {
    const {query, variables} = JSON.parse(init.body) as Sent;
    const call = {query, variables, headers: new Headers(init.headers)};
    sent.push(call);
    return answer(call);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the documents of the cart', () => {
  const schemas = [
    '@shopify/hydrogen/storefront.schema.json',
    'hydrogen-react-2026/storefront.schema.json',
  ].map((module) => {
    const file = createRequire(import.meta.url).resolve(module);
    const schema = JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery & {
      data?: IntrospectionQuery;
    };
    return buildClientSchema(schema.data ?? schema);
  });

  it.each(changes)(
    '%s is valid in 2025-04 and 2026-04 and selects the whole cart with its plans and bundles',
    async (name, change) => {
      await change(calls());
      expect(sent.map(operation)).toEqual([name]);
      const query = sent[0]?.query ?? '';
      for (const schema of schemas) expect(validate(schema, parse(query))).toEqual([]);
      for (const field of [
        'sellingPlanAllocation @include(if: true) {',
        'lineComponents {',
        'discountAllocations {',
        'requiresSellingPlan',
      ])
        expect(query).toContain(field);
    },
  );

  it('reads the cart with the same line fields, valid in both versions', async () => {
    answer = () => json({data: {cart: rawCart()}});
    await calls().read();
    const query = sent[0]?.query ?? '';
    for (const schema of schemas) expect(validate(schema, parse(query))).toEqual([]);
    expect(query).toContain('...CartLineFields');
  });

  it('sends the private token with the buyer’s address, never both tokens', async () => {
    await calls().updateNote('x');
    const {headers} = sent[0] ?? {headers: new Headers()};
    expect(headers.get('Shopify-Storefront-Private-Token')).toMatch(/^shpat_/);
    expect(headers.get('Shopify-Storefront-Buyer-IP')).toBe('203.0.113.7');
    expect(headers.get('X-Shopify-Storefront-Access-Token')).toBeNull();
  });

  it('sends no identity with a change of quantity or note', async () => {
    const cart = calls();
    await cart.updateLines([{id: 'l', quantity: 2}]);
    await cart.updateNote('x');
    for (const {variables} of sent) expect(variables).not.toHaveProperty('buyerIdentity');
  });
});

describe('the cart’s life', () => {
  it('the first add creates the cart with its line', async () => {
    const added = await calls(null).addLines([request]);
    expect(sent.map(operation)).toEqual(['cartCreate']);
    expect(sent[0]?.variables.input).toMatchObject({
      lines: [{merchandiseId: request.merchandiseId, quantity: 1}],
    });
    expect(added.ok && added.cart.id).toBe(CART_ID);
  });

  it('after a first add the next one goes to the cart that was made', async () => {
    const cart = calls(null);
    await cart.addLines([request]);
    await cart.addLines([request]);
    expect(sent.map(operation)).toEqual(['cartCreate', 'cartLinesAdd']);
    expect(sent[1]?.variables.cartId).toBe(CART_ID);
  });

  it('tells an unknown cart from an unreachable platform', async () => {
    answer = () => json({data: {cart: null}});
    expect(await calls().read()).toEqual({kind: 'gone'});
    answer = () => new Response('<h1>Something went wrong</h1>', {status: 500});
    expect(await calls().read()).toMatchObject({kind: 'unreachable'});
    expect(await calls(null).read()).toBeNull();
  });

  it('does not adopt a cart that comes beside an error on the cart id', async () => {
    answer = payload({
      cart: rawCart([], {id: 'gid://shopify/Cart/phantom?key=x'}),
      userErrors: [
        {code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.'},
      ],
    });
    expect(await calls().updateNote('x')).toMatchObject({
      ok: false,
      gone: true,
      cart: null,
      message: 'The specified cart does not exist.',
    });
  });

  it('a refused variant leaves the stored cart as it is: not gone, although no cart came back', async () => {
    answer = payload({
      userErrors: [
        {code: 'INVALID', field: ['lines', '0', 'merchandiseId'], message: 'It does not exist.'},
      ],
    });
    expect(await calls().addLines([request])).toMatchObject({
      ok: false,
      gone: false,
      message: 'It does not exist.',
    });
  });

  it('a user error wins over the cart that comes with it, which is kept as unchanged', async () => {
    answer = payload({
      cart: rawCart([rawLine('paste', 3)]),
      userErrors: [
        {code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'id'], message: 'No line.'},
      ],
    });
    const refused = await calls().updateLines([{id: 'l', quantity: 4}]);
    expect(refused).toMatchObject({ok: false, kind: 'user', message: 'No line.'});
    expect(!refused.ok && refused.cart?.lines[0]?.quantity).toBe(3);
  });

  it('follows every page of lines', async () => {
    const page = (from: number, count: number, next: boolean) => ({
      nodes: Array.from({length: count}, (_, index) => rawLine(`p${from + index}`)),
      pageInfo: {hasNextPage: next, endCursor: next ? `after-${from}` : null},
    });
    answer = (call) =>
      operation(call) === 'cartNoteUpdate'
        ? payload({cart: rawCart([], {lines: page(0, 20, true)})})(call)
        : json({
            data: {
              cart: {
                lines: call.variables.after === 'after-0' ? page(20, 3, true) : page(23, 2, false),
              },
            },
          });
    const changed = await calls().updateNote('x');
    expect(changed.ok && changed.cart.lines).toHaveLength(25);
    expect(sent).toHaveLength(3);
  });

  it.each([
    ['throttled', () => json({data: {cart: null}, errors: [{message: 'Throttled'}]})],
    [
      'answered beside an error',
      () => {
        const page = {nodes: [rawLine('b')], pageInfo: {hasNextPage: false, endCursor: null}};
        return json({data: {cart: {lines: page}}, errors: [{message: 'Internal error'}]});
      },
    ],
    ['a cart that is gone meanwhile', () => json({data: {cart: null}})],
  ])('is never half a cart: a further page of lines that is %s', async (_, further) => {
    const half = rawCart([rawLine('a')]);
    half.lines.pageInfo = {hasNextPage: true, endCursor: 'l1'} as never;
    answer = (call) =>
      call.query.includes('CartLines(')
        ? further()
        : json({data: {cart: half, cartLinesAdd: {cart: half, userErrors: [], warnings: []}}});
    expect(await calls().read()).toMatchObject({kind: 'unreachable'});
    expect(await calls().addLines([request])).toMatchObject({ok: false, kind: 'unreachable'});
  });

  it('maps bundles with their components, plans, discounts and missing pictures', async () => {
    const money = (amount: string) => ({amount, currencyCode: 'USD'});
    const bundle = {
      ...rawLine('bundle', 1, '30.0'),
      __typename: 'ComponentizableCartLine',
      lineComponents: ['brush', 'paste'].map((handle) => ({
        id: handle,
        quantity: 1,
        cost: {totalAmount: money('15.0')},
        merchandise: rawVariant(handle),
      })),
    };
    const planned = {
      ...rawLine('paste', 2, '6.8'),
      sellingPlanAllocation: {
        checkoutChargeAmount: money('6.8'),
        remainingBalanceChargeAmount: money('0.0'),
        priceAdjustments: [
          {
            compareAtPrice: money('8.0'),
            perDeliveryPrice: money('6.8'),
            price: money('6.8'),
            unitPrice: null,
          },
          {
            compareAtPrice: money('8.0'),
            perDeliveryPrice: money('7.2'),
            price: money('7.2'),
            unitPrice: null,
          },
        ],
        sellingPlan: {
          id: 'plan',
          name: 'Every 2 months',
          recurringDeliveries: true,
          options: [{name: 'Delivery every', value: '2 months'}],
        },
      },
      discountAllocations: [
        {
          __typename: 'CartAutomaticDiscountAllocation',
          title: 'Morning',
          targetType: 'LINE_ITEM',
          discountedAmount: money('1.1'),
          discountApplication: {value: {__typename: 'PricingPercentageValue', percentage: 30}},
        },
      ],
    };
    answer = payload({cart: rawCart([bundle, planned])});
    const changed = await calls().updateNote('x');
    if (!changed.ok) throw new Error(changed.message);
    const [first, second] = changed.cart.lines;
    expect(first?.components.map(({merchandise}) => merchandise.product.handle)).toEqual([
      'brush',
      'paste',
    ]);
    expect(first?.merchandise.image).toBeNull();
    expect(second?.sellingPlan).toMatchObject({
      id: 'plan',
      perDeliveryPrice: {amount: 720, currencyCode: 'USD'},
    });
    expect(second?.discountAllocations).toEqual([
      {
        kind: 'automatic',
        title: 'Morning',
        targetType: 'LINE_ITEM',
        percentage: 30,
        discountedAmount: {amount: 110, currencyCode: 'USD'},
      },
    ]);
  });

  it('passes warnings on beside a cart: they are no refusal', async () => {
    const warning = {
      code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
      message: 'Only 1 item was added.',
      target: 'l',
    };
    answer = payload({cart: rawCart(), warnings: [warning]});
    expect(await calls().addLines([request])).toMatchObject({ok: true, warnings: [warning]});
  });
});

describe('the error catalogue', () => {
  it.each(changes)('%s without an object says its own text', async (_name, change, text) => {
    answer = payload({});
    expect(await change(calls())).toMatchObject({ok: false, kind: 'missing', message: text});
  });

  it.each(changes)('%s answers the first user error’s message', async (_name, change) => {
    answer = payload({userErrors: [{message: 'First.'}, {message: 'Second.'}]});
    expect(await change(calls())).toMatchObject({ok: false, kind: 'user', message: 'First.'});
  });

  it.each(changes)('%s without any answer says its own text', async (_name, change, text) => {
    answer = () => Promise.reject(new TypeError('fetch failed'));
    expect(await change(calls())).toMatchObject({ok: false, kind: 'unreachable', message: text});
  });

  it.each([
    [
      'a JSON error',
      () => json({errors: 'This shop is unavailable'}, 423),
      'This shop is unavailable',
    ],
    [
      'an HTML page, whose status Hydrogen hides',
      () => new Response('<h1>Something went wrong</h1>', {status: 500}),
      'Error updating cart note',
    ],
    ['a rejected robot', () => new Response('', {status: 430}), 'GraphQL Error (Code: 430)'],
    [
      'an empty message',
      () => json({errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}]}, 401),
      'GraphQL Error (Code: 401)',
    ],
    [
      'throttling with HTTP 200',
      () => json({errors: [{message: 'Throttled'}], data: {cartNoteUpdate: null}}),
      'Throttled',
    ],
    [
      'a prefixed message',
      () => json({errors: [{message: 'GraphQL Error: No such field'}]}),
      'No such field',
    ],
    ['errors without words', () => json({errors: [{message: ''}]}), 'GraphQL Error (Code: 200)'],
  ])('%s', async (_name, response, text) => {
    answer = response;
    const refused = await calls().updateNote('x');
    expect(refused).toMatchObject({ok: false, gone: false, cart: null, message: text});
  });
});
