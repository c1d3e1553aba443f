import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {createStorefrontClient} from '@shopify/hydrogen';
import {buildClientSchema, parse, validate} from 'graphql';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {callApi, postControl} from './support/api-client.ts';
import {createCart} from './support/carts.ts';
import {FIXTURE, PASTE, variantGid} from './support/fixture.ts';
import {SPEC_DOCUMENTS} from './support/spec-documents.ts';

const PUBLIC_TOKEN = 'b7100000000000000000000000000001';
const PRIVATE_TOKEN = 'shpat_b7100000000000000000000000000002';

let platform: RunningPlatform;
const logged: string[] = [];
beforeAll(async () => {
  platform = await startPlatform({
    test: true,
    seed: FIXTURE,
    log: (message) => logged.push(message),
    resolvers: {
      Shop: {
        description: () => {
          throw new Error('a secret detail');
        },
      },
    },
  });
});
afterAll(() => platform.stop());

function post(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${platform.url}${path}`, {
    method: 'POST',
    body: JSON.stringify({query: '{ shop { name } }'}),
    ...init,
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': PUBLIC_TOKEN,
      ...init.headers,
    },
  });
}

test('1 a query with the public token answers 200 JSON with data', async () => {
  const response = await post('/api/2025-04/graphql.json');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toMatchObject({data: {shop: {name: 'Brightwell'}}});
});

test('2 the private token works as well, an unknown token answers 401 with UNAUTHORIZED', async () => {
  const query = JSON.stringify({query: '{ shop { name } }'});
  const withPrivate = await fetch(`${platform.url}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'shopify-storefront-private-token': PRIVATE_TOKEN,
    },
    body: query,
  });
  expect(await withPrivate.json()).toMatchObject({data: {shop: {name: 'Brightwell'}}});
  const unknown = await post('/api/2025-04/graphql.json', {
    headers: {'x-shopify-storefront-access-token': '0'.repeat(32)},
  });
  expect(unknown.status).toBe(401);
  expect(await unknown.json()).toEqual({
    errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}],
  });
});

test('3 an old version answers 200 and names the newer version that served it', async () => {
  const response = await post('/api/2023-04/graphql.json');
  expect(response.status).toBe(200);
  expect(response.headers.get('x-shopify-api-version')).toBe('2025-04');
  const later = await post('/api/2026-01/graphql.json');
  expect(later.headers.get('x-shopify-api-version')).toBe('2026-04');
  const none = await post('/api/foo/graphql.json');
  expect(none.status).toBe(404);
  expect(await none.json()).toEqual({errors: 'Not Found'});
});

test('4 every answer has a request id of its own, error pages included', async () => {
  const answers = await Promise.all([
    post('/api/2025-04/graphql.json'),
    post('/api/2025-04/graphql.json'),
    post('/api/foo/graphql.json'),
    fetch(`${platform.url}/nothing-here`),
  ]);
  const ids = answers.map((answer) => answer.headers.get('x-request-id'));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test('5 a body without a query answers 400 with errors.query', async () => {
  for (const body of [
    '{}',
    '{"query": ""}',
    'no json',
    '[]',
    'null',
    '[{"query":"{shop{name}}"}]',
  ]) {
    const response = await post('/api/2025-04/graphql.json', {body});
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: {query: 'Required parameter missing or invalid'},
    });
  }
});

test.each([
  ['a syntax error', '{ shop { name }', 'parseError'],
  ['an unknown field', '{ shop { colour } }', 'undefinedField'],
  ['an unknown argument', '{ product(slug: "x") { id } }', 'argumentNotAccepted'],
  ['an unused variable', 'query Q($a: ID) { shop { name } }', 'variableNotUsed'],
  ['a missing argument', '{ menu { id } }', 'missingRequiredArguments'],
  [
    'a wrong literal',
    '{ products(first: "two") { nodes { id } } }',
    'argumentLiteralsIncompatible',
  ],
])('6 %s answers 200 with a code and no data', async (_what, query, code) => {
  const {status, body} = await callApi(platform, query);
  expect(status).toBe(200);
  expect(body.errors[0].extensions.code).toBe(code);
  expect(body).not.toHaveProperty('data');
});

test('6 an unknown field is told with its type, its name and the path to it', async () => {
  const {errors} = await callApi(platform, 'query Q { shop { colour } }');
  expect(errors[0]).toEqual({
    message: "Field 'colour' doesn't exist on type 'Shop'",
    locations: [{line: 1, column: 18}],
    path: ['query Q', 'shop', 'colour'],
    extensions: {code: 'undefinedField', typeName: 'Shop', fieldName: 'colour'},
  });
});

test('7 a null for a required variable answers 200 with INVALID_VARIABLE', async () => {
  const {status, body} = await callApi(
    platform,
    'query Q($handle: String!) { menu(handle: $handle) { id } }',
    {handle: null},
  );
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('data');
  expect(body.errors[0].message).toBe(
    'Variable $handle of type String! was provided invalid value',
  );
  expect(body.errors[0].extensions).toMatchObject({code: 'INVALID_VARIABLE', value: null});
  expect(body.errors[0].extensions.problems).toHaveLength(1);
});

test('8 every executed answer tells its cost, and keys stand in the order errors, data, extensions', async () => {
  const {body} = await callApi(platform, '{ shop { name } products { nodes { id } } }');
  expect(body.extensions.cost.requestedQueryCost).toBeGreaterThan(0);
  expect(Object.keys(body)).toEqual(['errors', 'data', 'extensions']);
});

test('9 @inContext is answered with the context, and ZZ is the default market', async () => {
  const inUs = await callApi(
    platform,
    'query Q @inContext(country: US, language: EN) { shop { name } }',
  );
  expect(inUs.body.extensions.context).toEqual({country: 'US', language: 'EN'});
  const nowhere = await callApi(
    platform,
    'query Q($country: CountryCode = ZZ) @inContext(country: $country) { product(handle: "paste") { priceRange { minVariantPrice { currencyCode } } } }',
  );
  expect(nowhere.errors).toBeUndefined();
  expect(nowhere.data.product.priceRange.minVariantPrice.currencyCode).toBe('USD');
  const withBadBuyer = await callApi(
    platform,
    'query Q @inContext(buyer: {customerAccessToken: "bad"}) { shop { name } }',
  );
  expect(withBadBuyer.body).toEqual({errors: [{message: 'The token provided is not valid'}]});
});

test('10 a deferred fragment comes in one JSON body', async () => {
  const response = await post('/api/2026-04/graphql.json', {
    body: JSON.stringify({query: '{ shop { name ... @defer { moneyFormat } } }'}),
    headers: {accept: 'multipart/mixed, application/json'},
  });
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.json()).toMatchObject({
    data: {shop: {name: 'Brightwell', moneyFormat: '${{amount}}'}},
  });
});

test('11 unknown request headers are ignored', async () => {
  const response = await post('/api/2025-04/graphql.json', {
    headers: {'x-sdk-variant': 'hydrogen', 'custom-storefront-request-group-id': 'x', 'x-odd': '1'},
  });
  expect(response.status).toBe(200);
});

test('12 a preflight from any origin is allowed', async () => {
  const response = await fetch(`${platform.url}/api/2025-04/graphql.json`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type, x-shopify-storefront-access-token',
    },
  });
  expect(response.ok).toBe(true);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toContain(
    'x-shopify-storefront-access-token',
  );
});

test('13 a list argument of 251 items answers MAX_INPUT_SIZE_EXCEEDED without data', async () => {
  const {status, body} = await callApi(
    platform,
    'mutation M($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id } } }',
    {
      cartId: 'gid://shopify/Cart/x?key=y',
      lines: Array.from({length: 251}, () => ({merchandiseId: variantGid(PASTE)})),
    },
  );
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('data');
  expect(body.errors[0]).toMatchObject({
    message: 'The input array size of 251 is greater than the maximum allowed of 250.',
    path: ['cartLinesAdd', 'lines'],
    extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
  });
});

test("14 the fault switch HTML answers 500 text/html, and Hydrogen's client throws", async () => {
  const {storefront} = createStorefrontClient({
    storeDomain: platform.url,
    publicStorefrontToken: PUBLIC_TOKEN,
    storefrontApiVersion: '2025-04',
    i18n: {country: 'US', language: 'EN'},
  });
  await postControl(platform, 'faults', {rules: [{operation: '*', kind: 'html', times: 2}]});
  const response = await post('/api/2025-04/graphql.json');
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toContain('text/html');
  await expect(
    storefront.query('query Q { shop { name } }', {cache: {mode: 'no-store'}}),
  ).rejects.toThrow();
});

test('15 the fault switch throttled answers 200 with THROTTLED and null data', async () => {
  await postControl(platform, 'faults', {rules: [{operation: '*', kind: 'throttled', times: 1}]});
  const {status, body} = await callApi(platform, '{ shop { name } }');
  expect(status).toBe(200);
  expect(body.errors[0].extensions.code).toBe('THROTTLED');
  expect(body.data ?? null).toBeNull();
  expect((await callApi(platform, '{ shop { name } }')).errors).toBeUndefined();
});

test('16 a resolver that throws is masked as an internal error with the request id', async () => {
  const response = await post('/api/2025-04/graphql.json', {
    body: JSON.stringify({query: '{ shop { name description } }'}),
  });
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).not.toContain('secret');
  expect(text).not.toContain('.ts');
  const {errors, data} = JSON.parse(text);
  expect(data.shop).toEqual({name: 'Brightwell', description: null});
  expect(errors[0].extensions.code).toBe('INTERNAL_SERVER_ERROR');
  expect(errors[0].message).toContain(response.headers.get('x-request-id'));
  expect(errors[0].locations).toEqual([]);
  expect(logged.join('\n')).toContain('a secret detail');
});

const require = createRequire(import.meta.url);
test.each([
  ['2025-04', '@shopify/hydrogen/storefront.schema.json'],
  ['2026-04', 'hydrogen-react-2026/storefront.schema.json'],
])("17 each of the specification's documents validates against %s", (_version, file) => {
  const json = JSON.parse(readFileSync(require.resolve(file), 'utf8'));
  const schema = buildClientSchema(json.data ?? json);
  expect(Object.keys(SPEC_DOCUMENTS).length).toBeGreaterThanOrEqual(23);
  for (const [name, document] of Object.entries(SPEC_DOCUMENTS)) {
    expect({name, errors: validate(schema, parse(document))}).toEqual({name, errors: []});
  }
});

test('a tokenless call reads goods and carts, and is denied tags, metafields, menus and customers', async () => {
  const ask = async (query: string) => {
    const response = await fetch(`${platform.url}/api/2025-04/graphql.json`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({query}),
    });
    return (await response.json()) as ReturnType<typeof JSON.parse>;
  };
  expect(await ask('{ product(handle: "paste") { title } }')).toMatchObject({
    data: {product: {title: 'Mint Paste'}},
  });
  for (const query of [
    '{ product(handle: "paste") { tags } }',
    '{ product(handle: "paste") { metafield(namespace: "details", key: "note") { value } } }',
    '{ menu(handle: "main") { id } }',
    '{ customer(customerAccessToken: "x") { id } }',
  ]) {
    const {errors} = await ask(query);
    expect(errors[0].extensions.code).toBe('ACCESS_DENIED');
    expect(errors[0].message).toContain('Access denied for');
  }
});

test('with the switch on, a tokenless document above complexity 1000 is refused', async () => {
  const strict = await startPlatform({seed: FIXTURE, limitComplexity: true});
  try {
    const response = await fetch(`${strict.url}/api/2025-04/graphql.json`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({
        query:
          '{ products(first: 250) { nodes { variants(first: 20) { nodes { price { amount } } } } } }',
      }),
    });
    const {errors} = (await response.json()) as ReturnType<typeof JSON.parse>;
    expect(errors[0].extensions).toMatchObject({code: 'MAX_COMPLEXITY_EXCEEDED', maxCost: 1000});
  } finally {
    await strict.stop();
  }
});

test('a cart that Hydrogen creates without any input is a cart', async () => {
  expect(await createCart(platform)).toMatchObject({totalQuantity: 0, note: ''});
});
