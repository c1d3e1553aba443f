import {config} from '../../hydrogen.config.ts';
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
import {gid} from '../graphql/gid.ts';
import {stableNumber} from '../store/ids.ts';

import {collectionNumber, productNumber} from './catalogue-records.ts';
import type {
  SeedBlog,
  SeedMenu,
  SeedMenuItem,
  SeedMetaobject,
  SeedPage,
  SeedPolicy,
} from './shop-format.ts';

const SEED_INSTANT = '2025-02-01T09:00:00Z';

/** What a merchant writes besides goods, as it stands in files. */
interface ShopWritings {
  pages: readonly SeedPage[];
  policies: readonly SeedPolicy[];
  blogs: readonly SeedBlog[];
  menus: readonly SeedMenu[];
  metaobjects: readonly SeedMetaobject[];
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
  return {firstName, lastName, email: `${firstName.toLowerCase()}@${config.brand.slug}.example`};
}

/** The gid that a name in a file stands for, by the type of the field: a product's handle, or a metaobject's type and handle. */
function referenceTo(type: string, name: string): string {
  if (name.startsWith('gid://')) return name;
  if (type.endsWith('product_reference')) return gid('Product', productNumber(name));
  if (type.endsWith('metaobject_reference'))
    return gid('Metaobject', stableNumber('metaobject', name));
  return name;
}

type SeedField = SeedMetaobject['fields'][number];

/** A field as the platform stores it: references by their ids. */
function toField({key, type, value}: SeedField): SeedField {
  if (!type.endsWith('_reference')) return {key, type, value};
  if (!type.startsWith('list.')) return {key, type, value: referenceTo(type, value)};
  const names = value.split(',').map((name) => referenceTo(type, name.trim()));
  return {key, type, value: value.startsWith('[') ? value : JSON.stringify(names)};
}

/** What a merchant wrote, as the records that the platform stores. */
export function toContents(writings: ShopWritings): {kind: ContentKind; row: ContentRow}[] {
  const noSeo = {title: null, description: null};
  const contents: {kind: ContentKind; row: ContentRow}[] = [];
  for (const page of writings.pages) {
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
  for (const policy of writings.policies) {
    const row: PolicyRow = {id: stableNumber('policy', policy.handle), ...policy};
    contents.push({kind: 'policy', row});
  }
  for (const blog of writings.blogs) {
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
  for (const menu of writings.menus) {
    const row: MenuRow = {
      id: stableNumber('menu', menu.handle),
      handle: menu.handle,
      title: menu.title,
      items: toMenuItems(menu.items, menu.handle),
    };
    contents.push({kind: 'menu', row});
  }
  for (const metaobject of writings.metaobjects) {
    const handle = `${metaobject.type}/${metaobject.handle}`;
    const row: MetaobjectRow = {
      id: stableNumber('metaobject', handle),
      handle,
      type: metaobject.type,
      slug: metaobject.handle,
      status: metaobject.status,
      fields: metaobject.fields.map(toField),
      updatedAt: SEED_INSTANT,
    };
    contents.push({kind: 'metaobject', row});
  }
  return contents;
}
