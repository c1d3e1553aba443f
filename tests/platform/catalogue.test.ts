import {decodeEncodedVariant} from '@shopify/hydrogen';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {type ApiAnswer, callApi} from './support/api-client.ts';
import {createCart} from './support/carts.ts';
import {newSession} from './support/customer-calls.ts';
import {
  ALL_OUT,
  BACKORDER,
  BRUSH_RED,
  FIXTURE,
  gidOf,
  MONTHLY_PLAN,
  PASTE,
  SECOND_IN_STOCK,
  variantGid,
} from './support/fixture.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true, seed: FIXTURE});
});
afterAll(() => platform.stop());

const ask = async (query: string, variables: Record<string, unknown> = {}, version = '2025-04') =>
  callApi(platform, query, variables, {version});

test('18 a cart id holds its key, a line id its cart', async () => {
  const cart = await createCart(platform, [{merchandiseId: variantGid(PASTE)}]);
  expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/[A-Za-z0-9]+\?key=[0-9a-f]{32}$/);
  const token = /Cart\/([^?]+)/.exec(cart.id)?.[1];
  expect(cart.lines.nodes[0].id).toMatch(
    new RegExp(`^gid://shopify/CartLine/[0-9a-f-]{36}\\?cart=${token}$`),
  );
});

test('19 a malformed id is Invalid global id, a well-formed unknown one is null', async () => {
  const literal = await ask('{ node(id: "nonsense") { id } }');
  expect(literal.body).not.toHaveProperty('data');
  expect(literal.errors[0]).toMatchObject({
    message: "Invalid global id 'nonsense'",
    extensions: {code: 'argumentLiteralsIncompatible', typeName: 'CoercionError'},
  });
  const variable = await ask('query Q($id: ID!) { cart(id: $id) { id } }', {id: 'abc'});
  expect(variable.errors[0].message).toBe("Invalid global id 'abc'");
  const nested = await ask(
    'mutation M($input: CartInput) { cartCreate(input: $input) { cart { id } } }',
    {input: {lines: [{merchandiseId: '[object Object]'}]}},
  );
  expect(nested.errors[0]).toMatchObject({
    message: "Invalid global id '[object Object]'",
    path: ['cartCreate', 'input', 'lines', '0', 'merchandiseId'],
  });
  const unknown = await ask('{ node(id: "gid://shopify/Product/999999") { id } }');
  expect(unknown.body).toMatchObject({data: {node: null}});
  expect(unknown.errors).toBeUndefined();
});

test('20 nodes keeps order and duplicates, with null for an unknown id', async () => {
  const {data} = await ask('query Q($ids: [ID!]!) { nodes(ids: $ids) { id __typename } }', {
    ids: [gidOf('Product', 1), gidOf('Product', 999), gidOf('Product', 1), variantGid(PASTE)],
  });
  expect(data.nodes).toEqual([
    {id: gidOf('Product', 1), __typename: 'Product'},
    null,
    {id: gidOf('Product', 1), __typename: 'Product'},
    {id: variantGid(PASTE), __typename: 'ProductVariant'},
  ]);
});

test('21 amounts are strings with one decimal at least and no further trailing zeros', async () => {
  const {data} = await ask(
    'query Q($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant { price { amount } } } }',
    {ids: [variantGid(301), variantGid(101), variantGid(701)]},
  );
  expect(data.nodes.map((node: {price: {amount: string}}) => node.price.amount)).toEqual([
    '25.0',
    '19.9',
    '14.25',
  ]);
});

test('22 numberOfOrders is a string', async () => {
  const {token} = await newSession(platform);
  const {data} = await ask(
    'query Q($t: String!) { customer(customerAccessToken: $t) { numberOfOrders } }',
    {
      t: token,
    },
  );
  expect(data.customer.numberOfOrders).toBe('0');
});

test('23 a connection without first and last, or with both, answers an error', async () => {
  const neither = await ask('{ products { nodes { id } } }');
  expect(neither.errors[0]).toMatchObject({
    message: 'you must provide one of first or last',
    extensions: {code: 'BAD_REQUEST'},
  });
  const both = await ask('{ products(first: 1, last: 1) { nodes { id } } }');
  expect(both.errors[0]).toMatchObject({
    message: 'providing both first and last is not supported',
    extensions: {code: 'BAD_REQUEST'},
  });
});

test('24 first and after walk all products once each, in order', async () => {
  const seen: string[] = [];
  let after: string | null = null;
  let page = 0;
  for (;;) {
    const answer: ApiAnswer = await ask(
      'query Q($after: String) { products(first: 2, after: $after) { nodes { id } edges { cursor } pageInfo { hasNextPage hasPreviousPage endCursor startCursor } } }',
      {after},
    );
    const {nodes, edges, pageInfo} = answer.data.products;
    seen.push(...nodes.map((node: {id: string}) => node.id));
    expect(pageInfo.hasPreviousPage).toBe(page > 0);
    expect(edges.at(-1).cursor).toBe(pageInfo.endCursor);
    page += 1;
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  const visible = FIXTURE.products.filter((one) => one.status === 'ACTIVE').map((one) => one.id);
  expect(seen).toEqual(visible.sort((a, b) => a - b).map((id) => gidOf('Product', id)));
  const otherSort = await ask(
    'query Q($after: String) { products(first: 2, after: $after, sortKey: TITLE) { nodes { id } } }',
    {after},
  );
  expect(otherSort.errors[0].message).toContain('Invalid cursor for current pagination sort');
});

test('25 an empty connection has null cursors and both flags false', async () => {
  const {data} = await ask(
    '{ collection(handle: "empty") { products(first: 5) { nodes { id } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }',
  );
  expect(data.collection.products).toEqual({
    nodes: [],
    edges: [],
    pageInfo: {hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null},
  });
});

test('26 a page of 251 is refused', async () => {
  const {errors, data} = await ask('{ products(first: 251) { nodes { id } } }');
  expect(errors[0].extensions.code).toBe('BAD_REQUEST');
  expect(data).toBeNull();
});

test('27 an unknown handle gives no product and no error', async () => {
  const {body} = await ask(
    '{ product(handle: "nobody") { id } collection(handle: "nobody") { id } }',
  );
  expect(body.data).toEqual({product: null, collection: null});
  expect(body).not.toHaveProperty('errors');
});

test('28 a draft product is nowhere to be seen', async () => {
  const {data} = await ask(`{
    product(handle: "hidden") { id }
    products(first: 50) { nodes { handle } }
    search(query: "hidden", first: 10) { totalCount }
    node(id: "${gidOf('Product', 8)}") { id }
    productRecommendations(productHandle: "paste", intent: COMPLEMENTARY) { handle }
  }`);
  expect(data.product).toBeNull();
  expect(data.node).toBeNull();
  expect(data.products.nodes.map((one: {handle: string}) => one.handle)).not.toContain('hidden');
  expect(data.search.totalCount).toBe(0);
  expect(data.productRecommendations).toEqual([{handle: 'floss'}]);
});

test('29 products by price, reversed, are ordered by their lowest variant, dearest first', async () => {
  const {data} = await ask(
    '{ products(first: 50, sortKey: PRICE, reverse: true) { nodes { priceRange { minVariantPrice { amount } } } } }',
  );
  const prices = data.products.nodes.map((one: {priceRange: {minVariantPrice: {amount: string}}}) =>
    Number(one.priceRange.minVariantPrice.amount),
  );
  expect(prices).toEqual([...prices].sort((a, b) => b - a));
  expect(prices[0]).toBe(149);
});

test.each([
  ['tag:kids', ['kids-paste']],
  ['tag:KIDS', ['kids-paste']],
  ['tag:(x', []],
  ['title:"mint paste"', ['paste']],
  ['title:strawb*', ['kids-paste']],
  ['variants.price:>=100', ['plan-kit']],
  ['product_type:Floss OR tag:kids', ['floss', 'kids-paste']],
  ['floss OR', ['floss']],
  ['(tag:kids', ['kids-paste']],
  ['paste -strawberry', ['paste']],
])('30 the query %s finds exactly what it says', async (query, handles) => {
  const {data, errors} = await ask(
    'query Q($query: String) { products(first: 50, query: $query) { nodes { handle } } }',
    {query},
  );
  expect(errors).toBeUndefined();
  const found = data.products.nodes.map((one: {handle: string}) => one.handle);
  expect([...found].sort()).toEqual([...handles].sort());
});

test('30 tag_not finds the rest', async () => {
  const {data} = await ask('{ products(first: 50, query: "tag_not:kids") { nodes { tags } } }');
  expect(data.products.nodes.length).toBe(
    FIXTURE.products.filter((one) => one.status === 'ACTIVE').length - 1,
  );
  for (const {tags} of data.products.nodes) expect(tags).not.toContain('kids');
});

test('31 a missing metafield keeps its place as null', async () => {
  const {data} = await ask(`{ product(handle: "paste") { metafields(identifiers: [
    {namespace: "details", key: "missing"}, {namespace: "details", key: "note"}, {key: "note"}
  ]) { value type } } }`);
  expect(data.product.metafields).toEqual([
    null,
    {value: 'Cool', type: 'single_line_text_field'},
    null,
  ]);
});

test('32 a sold-out variant with backorders can be bought and is not in stock', async () => {
  const {data} = await ask(
    `{ node(id: "${variantGid(BACKORDER)}") { ... on ProductVariant { availableForSale currentlyNotInStock quantityAvailable } } }`,
  );
  expect(data.node).toEqual({
    availableForSale: true,
    currentlyNotInStock: true,
    quantityAvailable: -2,
  });
});

test('33 the first available variant skips a sold-out one, and is the first when all are', async () => {
  const {data} = await ask(`{
    half: product(handle: "half-gone") { availableForSale selectedOrFirstAvailableVariant { id } }
    chosen: product(handle: "half-gone") { selectedOrFirstAvailableVariant(selectedOptions: [{name: "Flavor", value: "Mint"}, {name: "utm", value: "x"}]) { id } }
    gone: product(handle: "all-gone") { availableForSale selectedOrFirstAvailableVariant { id } }
  }`);
  expect(data.half).toEqual({
    availableForSale: true,
    selectedOrFirstAvailableVariant: {id: variantGid(SECOND_IN_STOCK)},
  });
  expect(data.chosen.selectedOrFirstAvailableVariant.id).toBe(variantGid(401));
  expect(data.gone).toEqual({
    availableForSale: false,
    selectedOrFirstAvailableVariant: {id: variantGid(ALL_OUT)},
  });
});

test('34 a variant by an unknown option value is null', async () => {
  const {data} = await ask(`{ product(handle: "brush") {
    known: variantBySelectedOptions(selectedOptions: [{name: "Color", value: "Red"}, {name: "Size", value: "Small"}]) { id }
    unknown: variantBySelectedOptions(selectedOptions: [{name: "Color", value: "Pink"}, {name: "Size", value: "Small"}]) { id }
    missing: variantBySelectedOptions(selectedOptions: [{name: "Color", value: "Red"}, {name: "Size", value: "Large"}]) { id }
    adjacentVariants(selectedOptions: [{name: "Color", value: "Red"}, {name: "Size", value: "Small"}]) { id }
  } }`);
  expect(data.product).toEqual({
    known: {id: variantGid(BRUSH_RED)},
    unknown: null,
    missing: null,
    adjacentVariants: [{id: variantGid(202)}],
  });
});

test("35 the encoded variants decode with Hydrogen's decoder to exactly the existing ones", async () => {
  const {data} = await ask(`{
    brush: product(handle: "brush") { encodedVariantExistence encodedVariantAvailability }
    gone: product(handle: "all-gone") { encodedVariantExistence encodedVariantAvailability }
  }`);
  expect(data.brush.encodedVariantExistence).toBe('v1_0:0,1:0-1,');
  const sorted = (encoded: string) => decodeEncodedVariant(encoded).map(String).sort();
  expect(sorted(data.brush.encodedVariantExistence)).toEqual(['0,0', '1,0', '1,1']);
  expect(sorted(data.brush.encodedVariantAvailability)).toEqual(['0,0', '1,1']);
  expect(data.gone).toEqual({encodedVariantExistence: 'v1_0-1', encodedVariantAvailability: 'v1_'});
});

test('36 a 15 percent plan on 149.00 costs 126.65, compared at 149.0', async () => {
  const {data} =
    await ask(`{ product(handle: "plan-kit") { variants(first: 1) { nodes { sellingPlanAllocations(first: 5) { nodes {
    sellingPlan { id name priceAdjustments { orderCount adjustmentValue { ... on SellingPlanPercentagePriceAdjustment { adjustmentPercentage } } } }
    checkoutChargeAmount { amount } remainingBalanceChargeAmount { amount }
    priceAdjustments { price { amount } compareAtPrice { amount } perDeliveryPrice { amount } unitPrice { amount } }
  } } } } } }`);
  expect(data.product.variants.nodes[0].sellingPlanAllocations.nodes).toEqual([
    {
      sellingPlan: {
        id: gidOf('SellingPlan', MONTHLY_PLAN),
        name: 'Every month',
        priceAdjustments: [{orderCount: null, adjustmentValue: {adjustmentPercentage: 15}}],
      },
      checkoutChargeAmount: {amount: '126.65'},
      remainingBalanceChargeAmount: {amount: '0.0'},
      priceAdjustments: [
        {
          price: {amount: '126.65'},
          compareAtPrice: {amount: '149.0'},
          perDeliveryPrice: {amount: '126.65'},
          unitPrice: null,
        },
      ],
    },
  ]);
});

test('37 recommendations are ten at most, never the product itself, null for an unknown one', async () => {
  const {data} = await ask(`{
    paste: productRecommendations(productId: "${gidOf('Product', 1)}") { id }
    unknown: productRecommendations(productId: "${gidOf('Product', 999)}") { id }
    none: productRecommendations(productHandle: "floss", intent: COMPLEMENTARY) { id }
  }`);
  expect(data.paste.length).toBe(10);
  expect(data.paste.map((one: {id: string}) => one.id)).not.toContain(gidOf('Product', 1));
  expect(data.unknown).toBeNull();
  expect(data.none).toEqual([]);
});

test('38 menu urls are absolute, and an unknown menu is null', async () => {
  const {data} = await ask(`{
    main: menu(handle: "main") { itemsCount items { title url type resourceId resource { ... on Product { handle } } } }
    unknown: menu(handle: "nobody") { id }
  }`);
  expect(data.unknown).toBeNull();
  expect(data.main).toEqual({
    itemsCount: 2,
    items: [
      {
        title: 'Paste',
        type: 'PRODUCT',
        url: `${platform.url}/products/paste`,
        resourceId: gidOf('Product', 1),
        resource: {handle: 'paste'},
      },
      {
        title: 'Search',
        type: 'SEARCH',
        url: `${platform.url}/search`,
        resourceId: null,
        resource: null,
      },
    ],
  });
});

test('39 a metaobject in draft is null, and so is a reference to it', async () => {
  const {data} = await ask(`{
    active: metaobject(handle: {type: "ingredient", handle: "fluoride"}) { handle field(key: "name") { value } }
    draft: metaobject(handle: {type: "ingredient", handle: "secret"}) { handle }
    metaobjects(type: "ingredient", first: 5) { nodes { handle } }
    product(handle: "paste") { metafield(namespace: "details", key: "draft_ref") { value reference { __typename } } }
  }`);
  expect(data.active).toEqual({handle: 'fluoride', field: {value: 'fluoride'}});
  expect(data.draft).toBeNull();
  expect(data.metaobjects.nodes).toEqual([{handle: 'fluoride'}]);
  expect(data.product.metafield).toEqual({value: gidOf('Metaobject', 7_002), reference: null});
});

test('a description is cut with its three dots included, and a missing compare-at price ranges from 0.0', async () => {
  const {data} = await ask(
    '{ product(handle: "paste") { description(truncateAt: 10) compareAtPriceRange { minVariantPrice { amount } maxVariantPrice { amount } } options { name optionValues { name } } } }',
  );
  expect(data.product.description).toBe('About M...');
  expect(data.product.compareAtPriceRange).toEqual({
    minVariantPrice: {amount: '0.0'},
    maxVariantPrice: {amount: '0.0'},
  });
  expect(data.product.options).toEqual([{name: 'Title', optionValues: [{name: 'Default Title'}]}]);
});

test('a bundle names its contents, and they name the bundle', async () => {
  const {data} = await ask(`{
    bundle: product(handle: "bundle") { variants(first: 1) { nodes { requiresComponents components(first: 5) { nodes { quantity productVariant { id } } } } } }
    paste: product(handle: "paste") { variants(first: 1) { nodes { requiresComponents groupedBy(first: 5) { nodes { product { handle } } } } } }
  }`);
  expect(data.bundle.variants.nodes[0]).toEqual({
    requiresComponents: true,
    components: {
      nodes: [
        {quantity: 1, productVariant: {id: variantGid(101)}},
        {quantity: 2, productVariant: {id: variantGid(102)}},
      ],
    },
  });
  expect(data.paste.variants.nodes[0]).toEqual({
    requiresComponents: false,
    groupedBy: {nodes: [{product: {handle: 'bundle'}}]},
  });
});
