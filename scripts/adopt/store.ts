import {type AskStore, readAll} from '../doctor/store';

import type {BrandLogo} from './identity';

/** A product as the shop's content names it. */
export interface StoreProduct {
  handle: string;
  title: string;
  productType: string;
  /** Empty where the store denies them. */
  tags: string[];
  hasPicture: boolean;
  isSold: boolean;
  cents: number;
  skus: string[];
}

export interface StoreCollection {
  handle: string;
  title: string;
  description: string;
  /** In the collection's order. */
  products: string[];
}

export interface StoreMenuItem {
  title: string;
  /** Null for a heading that leads nowhere. */
  url: string | null;
  items: StoreMenuItem[];
}

/** What a store tells of itself, as far as the shop's content is made of it. */
export interface Store {
  name: string;
  host: string;
  description: string;
  slogan: string;
  shortDescription: string;
  /** The first colour that the merchant gave the brand, as `#rrggbb`; null without one. */
  color: string | null;
  logo: BrandLogo | null;
  /** The best sold first. */
  products: StoreProduct[];
  collections: StoreCollection[];
  /** Null where the store has none, or denies it. */
  menu: StoreMenuItem[] | null;
  footer: StoreMenuItem[] | null;
}

interface ShopAnswer {
  shop: {
    name: string;
    description: string | null;
    primaryDomain: {host: string};
    brand?: {
      slogan: string | null;
      shortDescription: string | null;
      logo: {image: {url: string; width: number | null; height: number | null} | null} | null;
      colors: {primary: {background: string | null}[]};
    } | null;
  };
}

interface ProductNode {
  handle: string;
  title: string;
  productType: string;
  availableForSale: boolean;
  featuredImage: {url: string} | null;
  priceRange: {minVariantPrice: {amount: string}};
  variants: {nodes: {sku: string | null}[]};
  tags?: string[] | null;
}

interface CollectionNode {
  handle: string;
  title: string;
  description: string;
  products: {nodes: {handle: string}[]; pageInfo: {hasNextPage: boolean}};
}

interface MenuAnswer {
  menu: {items: MenuNode[]} | null;
}

interface MenuNode {
  title: string;
  url: string | null;
  items?: MenuNode[];
}

const BRAND =
  'brand { slogan shortDescription logo { image { url width height } } colors { primary { background } } }';
const shopQuery = (more: string) => `{ shop { name description primaryDomain { host } ${more} } }`;
const productsQuery = (more: string) => `query ($after: String) {
  products(first: 100, after: $after, sortKey: BEST_SELLING) { pageInfo { hasNextPage endCursor } nodes {
    handle title productType availableForSale featuredImage { url }
    priceRange { minVariantPrice { amount } } variants(first: 10) { nodes { sku } } ${more}
  } } }`;
const COLLECTIONS = `query ($after: String) {
  collections(first: 20, after: $after) { pageInfo { hasNextPage endCursor } nodes {
    handle title description products(first: 250) { pageInfo { hasNextPage } nodes { handle } }
  } } }`;
const MENU = `query ($handle: String!) { menu(handle: $handle) {
  items { title url items { title url items { title url } } } } }`;

/** The products of a collection that one call does not hold. */
async function readMembers(ask: AskStore, handle: string): Promise<string[] | null> {
  const members: string[] = [];
  let after: string | null = null;
  for (;;) {
    const {data, errors} = await ask(
      `query ($handle: String!, $after: String) { collection(handle: $handle) {
        products(first: 250, after: $after) { pageInfo { hasNextPage endCursor } nodes { handle } } } }`,
      {handle, after},
    );
    const page = (
      data as {
        collection: {
          products: {
            nodes: {handle: string}[];
            pageInfo: {hasNextPage: boolean; endCursor: string | null};
          };
        } | null;
      } | null
    )?.collection?.products;
    if (!page || errors.length > 0) return null;
    members.push(...page.nodes.map((node) => node.handle));
    if (!page.pageInfo.hasNextPage || page.pageInfo.endCursor === after) return members;
    after = page.pageInfo.endCursor;
  }
}

async function readCollections(ask: AskStore): Promise<StoreCollection[] | null> {
  const nodes = await readAll<CollectionNode>(ask, COLLECTIONS, 'collections');
  if (!nodes) return null;
  const collections: StoreCollection[] = [];
  for (const {handle, title, description, products} of nodes) {
    const members = products.pageInfo.hasNextPage
      ? await readMembers(ask, handle)
      : products.nodes.map((node) => node.handle);
    if (!members) return null;
    collections.push({handle, title, description, products: members});
  }
  return collections;
}

const toItem = ({title, url, items = []}: MenuNode): StoreMenuItem => ({
  title,
  url: url === '' || url === '#' ? null : url,
  items: items.map(toItem),
});

async function readMenu(ask: AskStore, handle: string): Promise<StoreMenuItem[] | null> {
  const {data} = await ask(MENU, {handle});
  const items = (data as MenuAnswer | null)?.menu?.items ?? [];
  return items.length > 0 ? items.map(toItem) : null;
}

function toProduct(node: ProductNode): StoreProduct {
  return {
    handle: node.handle,
    title: node.title,
    productType: node.productType,
    tags: node.tags ?? [],
    hasPicture: node.featuredImage !== null,
    isSold: node.availableForSale,
    cents: Math.round(Number(node.priceRange.minVariantPrice.amount) * 100),
    skus: node.variants.nodes.flatMap(({sku}) => sku ?? []),
  };
}

/** The brand's logo, where its size is known: without one the header would move as it comes. */
function logoOf({brand}: ShopAnswer['shop']): BrandLogo | null {
  const {url, width, height} = brand?.logo?.image ?? {};
  return url && width && height ? {src: url, width, height} : null;
}

/**
 * Reads a store by its Storefront API: what it denies is left out. Throws, in words for who runs the command, where it does not
 * answer or shows no product: there is nothing to make a shop of then, and the doctor knows why.
 */
export async function readStore(ask: AskStore): Promise<Store> {
  const told = await ask(shopQuery(BRAND));
  const {data} = told.errors.length > 0 || !told.data ? await ask(shopQuery('')) : told;
  const shop = (data as ShopAnswer | null)?.shop;
  if (!shop) throw new Error('The store does not answer. `npm run doctor` says why.');
  const products =
    (await readAll<ProductNode>(ask, productsQuery('tags'), 'products')) ??
    (await readAll<ProductNode>(ask, productsQuery(''), 'products'));
  const collections = await readCollections(ask);
  if (!products || !collections)
    throw new Error('The store does not tell its goods. `npm run doctor` says why.');
  if (products.length === 0)
    throw new Error('The store shows this channel no product. `npm run doctor` says why.');
  const color = shop.brand?.colors.primary[0]?.background ?? '';
  return {
    name: shop.name,
    host: shop.primaryDomain.host,
    description: shop.description ?? '',
    slogan: shop.brand?.slogan ?? '',
    shortDescription: shop.brand?.shortDescription ?? '',
    color: /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : null,
    logo: logoOf(shop),
    products: products.map(toProduct),
    collections,
    menu: await readMenu(ask, 'main-menu'),
    footer: await readMenu(ask, 'footer'),
  };
}
