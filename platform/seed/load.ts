import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {z} from 'zod';

import type {ContentKind, ContentRow} from '../content/contents.ts';
import type {
  ArticleRow,
  BlogRow,
  MenuItemRow,
  MenuRow,
  MetaobjectRow,
  PageRow,
  PolicyRow,
} from '../content/records.ts';
import type {DiscountRecord, Entitlement} from '../discounts/records.ts';
import {gid} from '../graphql/gid.ts';
import {stableNumber} from '../store/ids.ts';

import {collectionNumber, productNumber, toCatalogueRecords} from './catalogue-records.ts';
import {findSeedFaults} from './check.ts';
import {loadCatalogue} from './load-catalogue.ts';
import type {Seed} from './seed.ts';
import {
  blogSchema,
  discountSchema,
  giftCardSchema,
  menuSchema,
  metaobjectSchema,
  pageSchema,
  policySchema,
  redirectSchema,
  type SeedDiscount,
  type SeedEntitlement,
  type SeedMenuItem,
} from './shop-format.ts';

const SEED_INSTANT = '2025-02-01T09:00:00Z';

function readYaml<T>(file: string, schema: z.ZodType<T>): T[] {
  const path = new URL(`./${file}.yaml`, import.meta.url);
  const entries = z.array(z.unknown()).parse(parse(readFileSync(path, 'utf8')));
  return entries.map((entry, index) => {
    const result = schema.safeParse(entry);
    if (result.success) return result.data;
    throw new Error(`seed/${file}.yaml, entry ${index + 1}: ${z.prettifyError(result.error)}`);
  });
}

function toEntitlement({products, collections}: SeedEntitlement): Entitlement {
  return {
    all: false,
    productIds: products.map(productNumber),
    collectionIds: collections.map(collectionNumber),
  };
}

function toEffect(effect: SeedDiscount['effect']): DiscountRecord['effect'] {
  const toValue = (value: {percentage: number} | {amount: number}) =>
    'percentage' in value
      ? ({type: 'percentage', percentage: value.percentage} as const)
      : ({type: 'amount', cents: value.amount} as const);
  switch (effect.kind) {
    case 'order':
    case 'shipping':
      return {kind: effect.kind, value: toValue(effect.value)};
    case 'product':
      return {
        kind: 'product',
        value: toValue(effect.value),
        entitled: toEntitlement(effect.on),
        once: effect.once,
      };
    case 'buyXGetY':
      return {
        kind: 'buyXGetY',
        buys: {quantity: effect.buy.quantity, entitled: toEntitlement(effect.buy.of)},
        gets: {
          quantity: effect.get.quantity,
          entitled: toEntitlement(effect.get.of),
          percentage: effect.get.percentage,
        },
        usesPerOrder: effect.usesPerOrder,
      };
  }
}

/** A discount as a merchant wrote it, as the record that the platform stores. */
function toDiscountRecord(discount: SeedDiscount): DiscountRecord {
  const combines = new Set(discount.combinesWith);
  return {
    id: stableNumber('discount', discount.code ?? discount.title),
    code: discount.code ?? null,
    title: discount.title,
    effect: toEffect(discount.effect),
    minimumSubtotal: discount.minimumSubtotal,
    minimumQuantity: discount.minimumQuantity,
    startsAt: discount.startsAt,
    endsAt: discount.endsAt,
    active: discount.active,
    usageLimit: discount.usageLimit,
    oncePerCustomer: discount.oncePerCustomer,
    customerTags: discount.customerTags,
    purchaseType: discount.purchaseType,
    combinesWith: {
      order: combines.has('order'),
      product: combines.has('product'),
      shipping: combines.has('shipping'),
    },
  };
}

function resourceOf({type, url}: SeedMenuItem): string | null {
  const name = url.split('/').at(-1) ?? '';
  switch (type) {
    case 'COLLECTION':
      return gid('Collection', collectionNumber(name));
    case 'PRODUCT':
      return gid('Product', productNumber(name));
    case 'PAGE':
      return gid('Page', stableNumber('page', name));
    case 'BLOG':
      return gid('Blog', stableNumber('blog', name));
    case 'SHOP_POLICY':
      return gid('ShopPolicy', stableNumber('policy', name));
    default:
      return null;
  }
}

function toMenuItems(items: readonly SeedMenuItem[], parent: string): MenuItemRow[] {
  return items.map((item) => {
    const place = `${parent}/${item.title}`;
    return {
      id: stableNumber('menuItem', place),
      title: item.title,
      type: item.type,
      url: item.url,
      resourceId: resourceOf(item),
      items: toMenuItems(item.items, place),
    };
  });
}

function authorOf(name: string): ArticleRow['author'] {
  const [firstName = name, ...rest] = name.split(' ');
  const lastName = rest.join(' ');
  return {firstName, lastName, email: `${firstName.toLowerCase()}@brightwell.example`};
}

function loadContents(): {kind: ContentKind; row: ContentRow}[] {
  const noSeo = {title: null, description: null};
  const contents: {kind: ContentKind; row: ContentRow}[] = [];
  for (const page of readYaml('pages', pageSchema)) {
    const row: PageRow = {
      id: stableNumber('page', page.handle),
      handle: page.handle,
      title: page.title,
      bodyHtml: page.body,
      published: page.published,
      seo: page.seo,
      metafields: [],
      createdAt: page.createdAt,
      updatedAt: page.createdAt,
    };
    contents.push({kind: 'page', row});
  }
  for (const policy of readYaml('policies', policySchema)) {
    const row: PolicyRow = {id: stableNumber('policy', policy.handle), ...policy};
    contents.push({kind: 'policy', row});
  }
  for (const blog of readYaml('blogs', blogSchema)) {
    const id = stableNumber('blog', blog.handle);
    const row: BlogRow = {id, handle: blog.handle, title: blog.title, seo: noSeo, metafields: []};
    contents.push({kind: 'blog', row});
    for (const article of blog.articles) {
      const handle = `${blog.handle}/${article.handle}`;
      const articleRow: ArticleRow = {
        id: stableNumber('article', handle),
        handle,
        blogId: id,
        slug: article.handle,
        title: article.title,
        contentHtml: article.body,
        excerpt: article.excerpt,
        author: authorOf(article.author),
        tags: article.tags,
        published: true,
        publishedAt: article.publishedAt,
        seo: noSeo,
        metafields: [],
      };
      contents.push({kind: 'article', row: articleRow});
    }
  }
  for (const menu of readYaml('menus', menuSchema)) {
    const row: MenuRow = {
      id: stableNumber('menu', menu.handle),
      handle: menu.handle,
      title: menu.title,
      items: toMenuItems(menu.items, menu.handle),
    };
    contents.push({kind: 'menu', row});
  }
  for (const metaobject of readYaml('metaobjects', metaobjectSchema)) {
    const handle = `${metaobject.type}/${metaobject.handle}`;
    const row: MetaobjectRow = {
      id: stableNumber('metaobject', handle),
      handle,
      type: metaobject.type,
      slug: metaobject.handle,
      status: metaobject.status,
      fields: metaobject.fields,
      updatedAt: SEED_INSTANT,
    };
    contents.push({kind: 'metaobject', row});
  }
  return contents;
}

/** Reads the shop's seed; throws with the list of everything that is wrong in it. */
export function loadSeed(): Seed {
  const catalogue = loadCatalogue();
  const discounts = readYaml('discounts', discountSchema);
  const redirects = readYaml('redirects', redirectSchema);
  const faults = findSeedFaults(catalogue, discounts);
  if (faults.length > 0) {
    throw new Error(`the seed is not whole:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  }
  return {
    ...toCatalogueRecords(catalogue),
    contents: loadContents(),
    redirects,
    discounts: discounts.map((discount) => ({
      record: toDiscountRecord(discount),
      uses: discount.uses,
    })),
    giftCards: readYaml('gift-cards', giftCardSchema),
  };
}
