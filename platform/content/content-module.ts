import {referenceOf, referencesOf} from '../catalogue/metafield-resolvers.ts';
import {plainText, truncate} from '../catalogue/plain-text.ts';
import {connection, type PageArguments} from '../graphql/connection.ts';
import type {RequestContext} from '../graphql/context.ts';
import {findGidNumber, gid, type GlobalId} from '../graphql/gid.ts';
import {findNode} from '../graphql/node.ts';
import type {PlatformModule} from '../module.ts';
import {
  comparesInstant,
  equalsText,
  holdsWords,
  matches,
  parseSearchQuery,
  type SearchMatcher,
} from '../search/syntax.ts';

import type {ContentKind, ContentRow} from './contents.ts';
import type {
  ArticleRow,
  BlogRow,
  MenuItemRow,
  MenuRow,
  MetaobjectRow,
  PageRow,
  PolicyRow,
} from './records.ts';

/** A source over a content row; `record` is what the metafield resolvers look for. */
export interface ContentNode<T extends ContentRow> {
  __typename: string;
  record: T;
  /** Set on search hits. */
  trackingParameters?: string;
}

const tracking = ({trackingParameters}: {trackingParameters?: string}) =>
  trackingParameters ?? null;

interface ListArguments extends PageArguments {
  query?: string | null;
  sortKey?: string | null;
}

interface Lookup {
  id?: string | null;
  handle?: string | null;
}

export const pageNode = (record: PageRow): ContentNode<PageRow> => ({__typename: 'Page', record});
export const articleNode = (record: ArticleRow): ContentNode<ArticleRow> => ({
  __typename: 'Article',
  record,
});
const blogNode = (record: BlogRow): ContentNode<BlogRow> => ({__typename: 'Blog', record});
const metaobjectNode = (record: MetaobjectRow): ContentNode<MetaobjectRow> => ({
  __typename: 'Metaobject',
  record,
});
const menuNode = (record: MenuRow): ContentNode<MenuRow> => ({__typename: 'Menu', record});
export const policyNode = (record: PolicyRow): ContentNode<PolicyRow> => ({
  __typename: 'ShopPolicy',
  record,
});

export function publishedPages({services}: RequestContext): PageRow[] {
  return services.contents.all<PageRow>('page').filter((page) => page.published);
}

export function publishedArticles({services}: RequestContext): ArticleRow[] {
  const now = services.clock.now().getTime();
  return services.contents
    .all<ArticleRow>('article')
    .filter((article) => article.published && Date.parse(article.publishedAt) <= now);
}

const seoOf = ({record}: ContentNode<PageRow | BlogRow | ArticleRow>) =>
  record.seo.title === null && record.seo.description === null ? null : record.seo;

const pageMatcher: SearchMatcher<PageRow> = {
  fields: {
    title: (page, term) => holdsWords(page.title, term),
    handle: (page, term) => equalsText(page.handle, term),
    created_at: (page, term) => comparesInstant(page.createdAt, term),
    updated_at: (page, term) => comparesInstant(page.updatedAt, term),
  },
  word: (page, term) => holdsWords(`${page.title} ${plainText(page.bodyHtml)}`, term),
};

const blogMatcher: SearchMatcher<BlogRow> = {
  fields: {
    title: (blog, term) => holdsWords(blog.title, term),
    handle: (blog, term) => equalsText(blog.handle, term),
  },
  word: (blog, term) => holdsWords(blog.title, term),
};

const hasTag = (article: ArticleRow, tag: string) =>
  article.tags.some((one) => one.toLowerCase() === tag.toLowerCase());

const articleMatcher: SearchMatcher<ArticleRow> = {
  fields: {
    author: (article, term) =>
      holdsWords(`${article.author.firstName} ${article.author.lastName}`, term),
    blog_title: (article, term) => holdsWords(article.handle.split('/')[0] ?? '', term),
    tag: (article, {value}) => hasTag(article, value),
    tag_not: (article, {value}) => !hasTag(article, value),
    created_at: (article, term) => comparesInstant(article.publishedAt, term),
    updated_at: (article, term) => comparesInstant(article.publishedAt, term),
  },
  word: (article, term) => holdsWords(`${article.title} ${plainText(article.contentHtml)}`, term),
};

/** A page of content rows, filtered and ordered. */
function list<T extends ContentRow>(
  rows: readonly T[],
  args: ListArguments,
  context: RequestContext,
  matcher: SearchMatcher<T>,
  sortText: (row: T, sortKey: string) => string | null,
  node: (row: T) => unknown,
) {
  const sortKey = args.sortKey ?? 'ID';
  const expression = parseSearchQuery(args.query ?? '');
  const found = rows
    .filter((row) => matches(row, expression, matcher))
    .sort((a, b) => {
      const [left, right] = [sortText(a, sortKey), sortText(b, sortKey)];
      if (left === null || right === null) return a.id - b.id;
      return left.localeCompare(right, 'en') || a.id - b.id;
    });
  return connection(found, args, context, (row) => row.id, node, sortKey);
}

function pageSortText(page: PageRow, sortKey: string): string | null {
  if (sortKey === 'TITLE') return page.title;
  return sortKey === 'UPDATED_AT' ? page.updatedAt : null;
}

function blogSortText(blog: BlogRow, sortKey: string): string | null {
  if (sortKey === 'TITLE') return blog.title;
  return sortKey === 'HANDLE' ? blog.handle : null;
}

function articleSortText(article: ArticleRow, sortKey: string): string | null {
  switch (sortKey) {
    case 'TITLE':
      return article.title;
    case 'AUTHOR':
      return article.author.lastName;
    case 'BLOG_TITLE':
      return article.handle;
    case 'PUBLISHED_AT':
    case 'UPDATED_AT':
      return article.publishedAt;
    default:
      return null;
  }
}

function findRow<T extends ContentRow>(
  kind: ContentKind,
  type: string,
  {id, handle}: Lookup,
  {services}: RequestContext,
): T | null {
  if (id !== undefined && id !== null) {
    const number = findGidNumber(id, type);
    return number === null ? null : (services.contents.byId<T>(kind, number) ?? null);
  }
  if (handle === undefined || handle === null) return null;
  return services.contents.byHandle<T>(kind, handle) ?? null;
}

const page = (_source: unknown, args: Lookup, context: RequestContext) => {
  const found = findRow<PageRow>('page', 'Page', args, context);
  return found === null || !found.published ? null : pageNode(found);
};

const blog = (_source: unknown, args: Lookup, context: RequestContext) => {
  const found = findRow<BlogRow>('blog', 'Blog', args, context);
  return found === null ? null : blogNode(found);
};

function byGid<T>(
  finder: (lookup: Lookup, context: RequestContext) => T | null,
  type: string,
): (id: GlobalId, context: RequestContext) => T | null {
  return ({id}, context) => finder({id: gid(type, id)}, context);
}

function findArticle(lookup: Lookup, context: RequestContext) {
  const found = findRow<ArticleRow>('article', 'Article', lookup, context);
  return found === null || !publishedArticles(context).includes(found) ? null : articleNode(found);
}

function findMetaobject(
  args: {id?: string | null; handle?: {type: string; handle: string} | null},
  context: RequestContext,
) {
  const {handle} = args;
  const found = findRow<MetaobjectRow>(
    'metaobject',
    'Metaobject',
    {
      ...(args.id === undefined ? {} : {id: args.id}),
      handle: handle === undefined || handle === null ? null : `${handle.type}/${handle.handle}`,
    },
    context,
  );
  return found === null || found.status !== 'ACTIVE' ? null : metaobjectNode(found);
}

interface MetaobjectField {
  key: string;
  type: string;
  value: string;
}

interface MenuItemNode {
  __typename: 'MenuItem';
  item: MenuItemRow;
}

const menuItem = (item: MenuItemRow): MenuItemNode => ({__typename: 'MenuItem', item});

export const contentModule: PlatformModule = {
  name: 'content',
  resolvers: {
    QueryRoot: {
      page,
      pageByHandle: page,
      pages: (_source: unknown, args: ListArguments, context) =>
        list(publishedPages(context), args, context, pageMatcher, pageSortText, pageNode),
      blog,
      blogByHandle: blog,
      blogs: (_source: unknown, args: ListArguments, context) =>
        list(
          context.services.contents.all<BlogRow>('blog'),
          args,
          context,
          blogMatcher,
          blogSortText,
          blogNode,
        ),
      article: (_source: unknown, args: {id: string}, context) => findArticle(args, context),
      articles: (_source: unknown, args: ListArguments, context) =>
        list(
          publishedArticles(context),
          args,
          context,
          articleMatcher,
          articleSortText,
          articleNode,
        ),
      menu: (_source: unknown, {handle}: {handle: string}, {services}) => {
        const found = services.contents.byHandle<MenuRow>('menu', handle);
        return found === undefined ? null : menuNode(found);
      },
      metaobject: (
        _source: unknown,
        args: {id?: string | null; handle?: {type: string; handle: string} | null},
        context,
      ) => findMetaobject(args, context),
      metaobjects: (
        _source: unknown,
        args: PageArguments & {type: string; sortKey?: string | null},
        context,
      ) => {
        const sortKey = args.sortKey === 'updated_at' ? 'updated_at' : 'id';
        const rows = context.services.contents
          .all<MetaobjectRow>('metaobject')
          .filter((row) => row.type === args.type && row.status === 'ACTIVE')
          .sort((a, b) =>
            sortKey === 'id' ? a.id - b.id : a.updatedAt.localeCompare(b.updatedAt) || a.id - b.id,
          );
        return connection(rows, args, context, (row) => row.id, metaobjectNode, sortKey);
      },
    },
    Page: {
      id: ({record}: ContentNode<PageRow>) => gid('Page', record.id),
      handle: ({record}: ContentNode<PageRow>) => record.handle,
      title: ({record}: ContentNode<PageRow>) => record.title,
      body: ({record}: ContentNode<PageRow>) => record.bodyHtml,
      bodySummary: ({record}: ContentNode<PageRow>) => truncate(plainText(record.bodyHtml), 150),
      createdAt: ({record}: ContentNode<PageRow>) => record.createdAt,
      updatedAt: ({record}: ContentNode<PageRow>) => record.updatedAt,
      seo: seoOf,
      onlineStoreUrl: ({record}: ContentNode<PageRow>, _args: unknown, {origin}) =>
        `${origin}/pages/${record.handle}`,
      trackingParameters: tracking,
    },
    Blog: {
      id: ({record}: ContentNode<BlogRow>) => gid('Blog', record.id),
      handle: ({record}: ContentNode<BlogRow>) => record.handle,
      title: ({record}: ContentNode<BlogRow>) => record.title,
      seo: seoOf,
      onlineStoreUrl: ({record}: ContentNode<BlogRow>, _args: unknown, {origin}) =>
        `${origin}/blogs/${record.handle}`,
      articleByHandle: ({record}: ContentNode<BlogRow>, {handle}: {handle: string}, context) =>
        findArticle({handle: `${record.handle}/${handle}`}, context),
      articles: ({record}: ContentNode<BlogRow>, args: ListArguments, context) =>
        list(
          publishedArticles(context).filter((article) => article.blogId === record.id),
          args,
          context,
          articleMatcher,
          articleSortText,
          articleNode,
        ),
      authors: ({record}: ContentNode<BlogRow>, _args: unknown, context) => {
        const authors = publishedArticles(context)
          .filter((article) => article.blogId === record.id)
          .map((article) => authorOf(article));
        return [...new Map(authors.map((author) => [author.email, author])).values()];
      },
    },
    Article: {
      id: ({record}: ContentNode<ArticleRow>) => gid('Article', record.id),
      handle: ({record}: ContentNode<ArticleRow>) => record.slug,
      title: ({record}: ContentNode<ArticleRow>) => record.title,
      blog: ({record}: ContentNode<ArticleRow>, _args: unknown, {services}) => {
        const found = services.contents.byId<BlogRow>('blog', record.blogId);
        if (found === undefined) throw new Error(`article ${record.handle} has no blog`);
        return blogNode(found);
      },
      author: ({record}: ContentNode<ArticleRow>) => authorOf(record),
      authorV2: ({record}: ContentNode<ArticleRow>) => authorOf(record),
      content: ({record}: ContentNode<ArticleRow>, {truncateAt}: {truncateAt?: number | null}) =>
        truncate(plainText(record.contentHtml), truncateAt),
      contentHtml: ({record}: ContentNode<ArticleRow>) => record.contentHtml,
      excerpt: ({record}: ContentNode<ArticleRow>, {truncateAt}: {truncateAt?: number | null}) =>
        record.excerpt === null ? null : truncate(record.excerpt, truncateAt),
      excerptHtml: ({record}: ContentNode<ArticleRow>) => record.excerpt,
      image: () => null,
      publishedAt: ({record}: ContentNode<ArticleRow>) => record.publishedAt,
      tags: ({record}: ContentNode<ArticleRow>) => record.tags,
      seo: seoOf,
      trackingParameters: tracking,
      onlineStoreUrl: ({record}: ContentNode<ArticleRow>, _args: unknown, {origin}) =>
        `${origin}/blogs/${record.handle}`,
      comments: (_source: unknown, args: PageArguments, context) =>
        connection([], args, context, String, (one: unknown) => one),
    },
    Menu: {
      id: ({record}: ContentNode<MenuRow>) => gid('Menu', record.id),
      handle: ({record}: ContentNode<MenuRow>) => record.handle,
      title: ({record}: ContentNode<MenuRow>) => record.title,
      itemsCount: ({record}: ContentNode<MenuRow>) => record.items.length,
      items: ({record}: ContentNode<MenuRow>) => record.items.map(menuItem),
    },
    MenuItem: {
      id: ({item}: MenuItemNode) => gid('MenuItem', item.id),
      title: ({item}: MenuItemNode) => item.title,
      type: ({item}: MenuItemNode) => item.type,
      tags: () => [],
      url: ({item}: MenuItemNode, _args: unknown, {origin}) => new URL(item.url, origin).href,
      resourceId: ({item}: MenuItemNode) => item.resourceId,
      resource: ({item}: MenuItemNode, _args: unknown, context) =>
        item.resourceId === null ? null : findNode(item.resourceId, context),
      items: ({item}: MenuItemNode) => item.items.map(menuItem),
    },
    ShopPolicy: {
      id: ({record}: ContentNode<PolicyRow>) => gid('ShopPolicy', record.id),
      handle: ({record}: ContentNode<PolicyRow>) => record.handle,
      title: ({record}: ContentNode<PolicyRow>) => record.title,
      body: ({record}: ContentNode<PolicyRow>) => record.body,
      url: ({record}: ContentNode<PolicyRow>, _args: unknown, {origin}) =>
        `${origin}/policies/${record.handle}`,
    },
    Metaobject: {
      id: ({record}: ContentNode<MetaobjectRow>) => gid('Metaobject', record.id),
      handle: ({record}: ContentNode<MetaobjectRow>) => record.slug,
      type: ({record}: ContentNode<MetaobjectRow>) => record.type,
      updatedAt: ({record}: ContentNode<MetaobjectRow>) => record.updatedAt,
      onlineStoreUrl: () => null,
      seo: () => null,
      field: ({record}: ContentNode<MetaobjectRow>, {key}: {key: string}) =>
        record.fields.find((field) => field.key === key) ?? null,
      fields: ({record}: ContentNode<MetaobjectRow>) =>
        [...record.fields].sort((a, b) => a.key.localeCompare(b.key, 'en')),
    },
    MetaobjectField: {
      reference: ({type, value}: MetaobjectField, _args: unknown, context) =>
        referenceOf(type, value, context),
      references: ({type, value}: MetaobjectField, args: PageArguments, context) =>
        referencesOf(type, value, args, context),
    },
  },
  nodes: {
    Page: byGid((lookup, context) => page(null, lookup, context), 'Page'),
    Blog: byGid((lookup, context) => blog(null, lookup, context), 'Blog'),
    Article: byGid(findArticle, 'Article'),
    Metaobject: byGid(
      (lookup, context) => findMetaobject({id: lookup.id ?? null}, context),
      'Metaobject',
    ),
    Menu: byGid((lookup, context) => {
      const found = findRow<MenuRow>('menu', 'Menu', lookup, context);
      return found === null ? null : menuNode(found);
    }, 'Menu'),
    ShopPolicy: byGid((lookup, context) => {
      const found = findRow<PolicyRow>('policy', 'ShopPolicy', lookup, context);
      return found === null ? null : policyNode(found);
    }, 'ShopPolicy'),
  },
};

function authorOf({author}: ArticleRow) {
  return {...author, name: `${author.firstName} ${author.lastName}`, bio: null};
}
