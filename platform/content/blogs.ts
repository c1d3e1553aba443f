import {plainText, truncate} from '../catalogue/plain-text.ts';
import {connection, type PageArguments} from '../graphql/connection.ts';
import type {RequestContext} from '../graphql/context.ts';
import type {NodeFinders} from '../graphql/context.ts';
import {gid} from '../graphql/gid.ts';
import type {Resolvers} from '../graphql/resolvers.ts';
import {comparesInstant, equalsText, holdsWords, type SearchMatcher} from '../search/syntax.ts';

import {
  byGid,
  type ContentNode,
  findRow,
  list,
  type ListArguments,
  type Lookup,
  seoOf,
  tracking,
} from './content-rows.ts';
import type {ArticleRow, BlogRow} from './records.ts';

export const articleNode = (record: ArticleRow): ContentNode<ArticleRow> => ({
  __typename: 'Article',
  record,
});

const blogNode = (record: BlogRow): ContentNode<BlogRow> => ({__typename: 'Blog', record});

export function publishedArticles({services}: RequestContext): ArticleRow[] {
  const now = services.clock.now().getTime();
  return services.contents
    .all<ArticleRow>('article')
    .filter((article) => article.published && Date.parse(article.publishedAt) <= now);
}

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

const blog = (_source: unknown, args: Lookup, context: RequestContext) => {
  const found = findRow<BlogRow>('blog', 'Blog', args, context);
  return found === null ? null : blogNode(found);
};

function findArticle(lookup: Lookup, context: RequestContext) {
  const found = findRow<ArticleRow>('article', 'Article', lookup, context);
  return found === null || !publishedArticles(context).includes(found) ? null : articleNode(found);
}

function authorOf({author}: ArticleRow) {
  return {...author, name: `${author.firstName} ${author.lastName}`, bio: null};
}

export const blogResolvers: Resolvers = {
  QueryRoot: {
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
      list(publishedArticles(context), args, context, articleMatcher, articleSortText, articleNode),
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
};

export const blogNodes: NodeFinders = {
  Blog: byGid((lookup, context) => blog(null, lookup, context), 'Blog'),
  Article: byGid(findArticle, 'Article'),
};
