import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';
import {gardenSeed} from '../support/garden-store.ts';

import {callApi} from './support/api-client.ts';

let platform: RunningPlatform;
const imageCache = mkdtempSync(join(tmpdir(), 'platform-images-'));
beforeAll(async () => {
  platform = await startPlatform({test: true, imageCache, seed: gardenSeed()});
});
afterAll(async () => {
  await platform.stop();
  rmSync(imageCache, {recursive: true, force: true});
});

const PRODUCT = `query ($handle: String!) { product(handle: $handle) {
  descriptionHtml featuredImage { url width height } images(first: 50) { nodes { url width height altText } }
  variantsCount { count } variants(first: 100) { nodes { title quantityAvailable availableForSale price { amount } } }
  metafield(namespace: "details", key: "benefit_line") { value } sellingPlanGroups(first: 1) { nodes { name } } } }`;

async function product(handle: string) {
  const {data} = await callApi(platform, PRODUCT, {handle});
  return data.product;
}

test('a shop is another one by name, menus, pages, policies and collections', async () => {
  const {data} = await callApi(
    platform,
    `{ shop { name description brand { slogan } refundPolicy { title } termsOfService { title } }
       menu(handle: "main-menu") { items { title resource { __typename } items { title } } }
       pages(first: 10) { nodes { handle } } articles(first: 10) { nodes { handle } }
       collections(first: 20) { nodes { handle products(first: 20) { nodes { handle } } } } }`,
  );
  expect(data.shop).toEqual({
    name: 'Fernhill Garden',
    description: 'Furniture, beds and tools for gardens that are lived in.',
    brand: {slogan: 'Things that may stay outside.'},
    refundPolicy: {title: 'Refund policy'},
    termsOfService: null,
  });
  expect(data.menu.items[0]).toEqual({
    title: 'Benches',
    resource: {__typename: 'Collection'},
    items: [],
  });
  expect(data.pages.nodes.map(({handle}: {handle: string}) => handle).sort()).toEqual([
    'caring-for-teak',
    'our-workshop',
  ]);
  expect(data.articles.nodes).toHaveLength(2);
  const found = new Map<string, {handle: string}[]>(
    data.collections.nodes.map((one: {handle: string; products: {nodes: {handle: string}[]}}) => [
      one.handle,
      one.products.nodes,
    ]),
  );
  expect(found.get('garden-benches')).toHaveLength(3);
  expect(found.get('winter-covers')).toEqual([]);
  expect(JSON.stringify(data)).not.toMatch(/brightwell|toothbrush/i);
});

test('variants, pictures and what a product lacks are as the file has them', async () => {
  const bench = await product('teak-slatted-bench');
  expect(bench.variantsCount.count).toBe(40);
  expect(bench.variants.nodes).toHaveLength(40);
  expect(bench.variants.nodes[39]).toEqual({
    title: '240 cm / Stripe',
    quantityAvailable: 0,
    availableForSale: true,
    price: {amount: '609.0'},
  });
  expect((await product('cedar-raised-bed')).images.nodes).toHaveLength(12);
  expect((await product('slate-plant-markers')).descriptionHtml).toBe('');
  const can = await product('galvanised-watering-can');
  expect([can.featuredImage, can.images.nodes, can.metafield]).toEqual([null, [], null]);
  expect(can.sellingPlanGroups.nodes).toEqual([]);
  expect(await product('frost-fleece')).toBeNull();
});

test('what is sold on without stock is for sale, and what is not sold on is not', async () => {
  const [chair, hammock] = [await product('adirondack-chair'), await product('rope-hammock-chair')];
  expect(chair.variants.nodes[0]).toMatchObject({quantityAvailable: 0, availableForSale: true});
  expect(hammock.variants.nodes[0]).toMatchObject({quantityAvailable: 0, availableForSale: false});
});

test('a picture by an address of elsewhere is a picture of this machine, of the size that is told', async () => {
  const {featuredImage} = await product('path-lantern');
  expect(featuredImage.url).toContain(`${platform.url}/images/stand-ins/path-lantern-1-`);
  const small = await fetch(`${featuredImage.url}&width=400&format=webp`);
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const {width, height} = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
  expect(width).toBe(400);
  expect(height).toBe(Math.round((400 * featuredImage.height) / featuredImage.width));
});

test('the shop has a cover, its collections pictures and words for search engines, and its own entries', async () => {
  const {data} = await callApi(
    platform,
    `{ shop { brand { coverImage { image { url width height } } } }
       benches: collection(handle: "garden-benches") { seo { title description } image { url } }
       plain: collection(handle: "raised-beds") { seo { title description } image { url } }
       promotion: metaobjects(type: "promotion", first: 5) { nodes { handle
         gift: field(key: "gift") { type reference { ... on Product { handle } } }
         multiple: field(key: "multiple") { type value }
         unset: field(key: "threshold") { value } } }
       campaign: metaobjects(type: "campaign", first: 5) { nodes { handle
         products: field(key: "products") { reference { __typename } references(first: 5) { nodes { ... on Product { handle } } } }
         sections: field(key: "sections") { references(first: 5) { nodes { ... on Metaobject { type fields { key } } } } } } }
       unknown: metaobjects(type: "nothing_of_the_kind", first: 5) { nodes { handle } } }`,
  );
  expect(data.shop.brand.coverImage.image).toEqual({
    url: expect.stringMatching(/\/images\/stand-ins\/fernhill-garden-1-[0-9a-f]{8}\.png\?v=/),
    width: expect.any(Number),
    height: expect.any(Number),
  });
  expect(data.benches.seo).toEqual({
    title: 'Garden benches in teak and oak',
    description: 'Benches that stay outside, for one reader or six guests.',
  });
  expect(data.benches.image.url).toContain('/images/stand-ins/garden-benches-1-');
  expect(data.plain).toEqual({seo: {title: null, description: null}, image: null});
  expect(data.promotion.nodes).toEqual([
    {
      handle: 'markers-with-a-bed',
      gift: {type: 'product_reference', reference: {handle: 'slate-plant-markers'}},
      multiple: {type: 'boolean', value: 'true'},
      unset: null,
    },
  ]);
  expect(data.campaign.nodes).toEqual([
    {
      handle: 'spring-planting',
      products: {
        reference: null,
        references: {nodes: [{handle: 'cedar-raised-bed'}, {handle: 'zinc-trough'}]},
      },
      sections: {
        references: {
          nodes: [{type: 'campaign_section', fields: [{key: 'heading'}, {key: 'text'}]}],
        },
      },
    },
  ]);
  expect(data.unknown.nodes).toEqual([]);
});
