import fc from 'fast-check';
import {parse, validate} from 'graphql';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {createSchemas} from '../../platform/graphql/schemas.ts';
import {type RunningPlatform, startPlatform} from '../../platform/server.ts';
import {postAlone} from '../support/post-alone.ts';

import {callApi} from './support/api-client.ts';
import {cartCall, createCart, readCart} from './support/carts.ts';
import {generateDocument} from './support/document-generator.ts';
import {FIXTURE, gidOf, PASTE, SCARCE, UNTRACKED, variantGid} from './support/fixture.ts';

let platform: RunningPlatform;
const logged: string[] = [];
beforeAll(async () => {
  platform = await startPlatform({
    test: true,
    seed: FIXTURE,
    log: (message) => logged.push(message),
  });
});
afterAll(() => platform.stop());

const line = (variant: number, quantity: number, more: object = {}) => ({
  merchandiseId: variantGid(variant),
  quantity,
  ...more,
});

test.each(['2025-04', '2026-04'] as const)(
  'no generated document over the schema of %s ends in an internal error',
  async (version) => {
    const schema = createSchemas({})(version);
    const cart = await createCart(platform, [line(PASTE, 1), line(1101, 1)], {
      discountCodes: ['SAVE10'],
    });
    const known = {
      ids: [
        cart.id,
        cart.id,
        cart.lines.nodes[0].id,
        variantGid(PASTE),
        variantGid(UNTRACKED),
        gidOf('Product', 1),
        gidOf('Product', 12),
        gidOf('Collection', 1),
        gidOf('Page', 7_101),
        gidOf('Metaobject', 7_001),
        gidOf('SellingPlan', 9_001),
        gidOf('Product', 404),
        gidOf('MailingAddress', 1),
        gidOf('Order', 1),
      ],
    };
    await fc.assert(
      fc.asyncProperty(fc.nat({max: 2 ** 31 - 1}), async (seed) => {
        const query = generateDocument(schema, seed, known);
        expect({query, errors: validate(schema, parse(query))}).toEqual({query, errors: []});
        logged.length = 0;
        const {status, errors} = await callApi(platform, query, {}, {version});
        const internal = (errors ?? []).filter(
          (error: {extensions?: {code?: string}}) =>
            error.extensions?.code === 'INTERNAL_SERVER_ERROR',
        );
        expect({query, status, internal, logged}).toEqual({
          query,
          status: 200,
          internal: [],
          logged: [],
        });
      }),
      {numRuns: 150},
    );
  },
  60_000,
);

test.each(['/api/2025-04/graphql.json', '/admin/redirects', '/mail/send', '/cart/c/x?key=y'])(
  'a body of ten megabytes to %s is refused, with and without its length, and the platform goes on',
  async (path) => {
    const body = JSON.stringify({query: `{ shop { name } } #${'x'.repeat(10 * 1024 * 1024)}`});
    for (const [name, value] of [
      ['content-length', String(body.length)],
      ['transfer-encoding', 'chunked'],
    ] as const) {
      const headers = {'content-type': 'application/json', [name]: value};
      expect(await postAlone(`${platform.url}${path}`, headers, body)).toBe(413);
    }
    expect((await callApi(platform, '{ shop { name } }')).data.shop.name).toBe(FIXTURE.shop.name);
  },
);

test('variables of a hundred thousand levels are a bad request', async () => {
  const ids = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const response = await fetch(`${platform.url}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': platform.services.tokens.public,
    },
    body: `{"query": "query($ids: [ID!]!) { nodes(ids: $ids) { id } }", "variables": {"ids": ${ids}}}`,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    errors: {query: 'Required parameter missing or invalid'},
  });
});

test.each([
  ['a hundred thousand levels', `${'{ a '.repeat(100_000)}`],
  ['two hundred levels', `{ shop ${'{ name '.repeat(200)}${'}'.repeat(201)}`],
  [
    'a hundred thousand aliases',
    `{ ${Array.from({length: 100_000}, (_one, index) => `a${index}: shop { name }`).join(' ')} }`,
  ],
  [
    'fragments in a circle',
    'query Q { ...A } fragment A on QueryRoot { ...B } fragment B on QueryRoot { ...A }',
  ],
])('%s are an error of the document, not of the platform', async (_what, query) => {
  const {status, body} = await callApi(platform, query);
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('data');
  expect(body.errors[0].extensions.code).toMatch(/parseError|MAX_DEPTH_EXCEEDED|infiniteLoop/);
});

test('a document that asks for millions of objects is stopped', async () => {
  const nest = (depth: number): string =>
    depth === 0
      ? 'id'
      : `collections(first: 250) { nodes { products(first: 250) { nodes { ${nest(depth - 1)} } } } }`;
  const {status, body} = await callApi(
    platform,
    `{ products(first: 250) { nodes { ${nest(5)} } } }`,
  );
  expect(status).toBe(200);
  expect(JSON.stringify(body.errors[0])).toContain('MAX_COST_EXCEEDED');
});

test('a cart takes 500 lines and refuses the next', async () => {
  const cart = await createCart(platform);
  const lines = (from: number, count: number) =>
    Array.from({length: count}, (_one, index) =>
      line(UNTRACKED, 1, {attributes: [{key: 'n', value: String(from + index)}]}),
    );
  await cartCall(platform, 'cartLinesAdd', {cartId: cart.id, lines: lines(0, 250)});
  const full = await cartCall(platform, 'cartLinesAdd', {cartId: cart.id, lines: lines(250, 250)});
  expect(full.userErrors).toEqual([]);
  expect(full.cart.totalQuantity).toBe(500);
  for (const [version, code] of [
    ['2025-04', 'INVALID'],
    ['2026-04', 'CART_TOO_LARGE'],
  ] as const) {
    const more = await cartCall(
      platform,
      'cartLinesAdd',
      {cartId: cart.id, lines: lines(500, 1)},
      version,
    );
    expect(more.cart).toBeNull();
    expect(more.userErrors).toEqual([
      {code, field: ['lines'], message: 'The cart exceeds the maximum number of lines.'},
    ]);
  }
});

test('a huge quantity is cut to the stock, an overflowing one is a bad variable, one without stock limits is bounded', async () => {
  const cart = await createCart(platform, [line(SCARCE, 2_147_483_647)]);
  expect(cart.lines.nodes[0].quantity).toBe(3);
  const overflow = await cartCall(platform, 'cartLinesAdd', {
    cartId: cart.id,
    lines: [line(PASTE, 3_000_000_000)],
  });
  expect(overflow.errors[0].extensions.code).toBe('INVALID_VARIABLE');
  const untracked = await cartCall(platform, 'cartLinesAdd', {
    cartId: cart.id,
    lines: [line(UNTRACKED, 2_147_483_647)],
  });
  expect(untracked.cart).toBeNull();
  expect(untracked.userErrors[0]?.field).toEqual(['lines']);
  expect((await readCart(platform, cart.id)).totalQuantity).toBe(3);
});

test.each([
  [{merchandiseId: gidOf('Product', 1)}, ['lines', '0', 'merchandiseId']],
  [{merchandiseId: gidOf('Cart', 1)}, ['lines', '0', 'merchandiseId']],
  [
    {merchandiseId: variantGid(PASTE), sellingPlanId: gidOf('Product', 1)},
    ['lines', '0', 'sellingPlanId'],
  ],
])('an id of another kind is an unknown one', async (input, field) => {
  const cart = await createCart(platform);
  const {userErrors} = await cartCall(platform, 'cartLinesAdd', {cartId: cart.id, lines: [input]});
  expect(userErrors[0]?.field).toEqual(field);
});

test('a reset brings the seed back', async () => {
  const cart = await createCart(platform, [line(PASTE, 1)]);
  platform.services.catalogue.setStock(PASTE, 0);
  await fetch(`${platform.url}/_test/reset`, {method: 'POST'});
  expect(await readCart(platform, cart.id)).toBeNull();
  expect(platform.services.catalogue.variant(PASTE)?.stock).toBe(100);
});
