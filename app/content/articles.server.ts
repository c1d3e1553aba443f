import {articleBodies} from 'virtual:content/article-bodies';
import {articles} from 'virtual:content/articles';
import {data} from 'virtual:content/data';

import {
  type Article,
  ARTICLE_PAGE_SIZE,
  type ArticleBody,
  type ArticleList,
  type Topic,
} from '~/domain/content/content';

/** Every article, newest first. */
export const allArticles: readonly Article[] = articles;
export const topics: readonly Topic[] = data.topics;
/** The article of a decoded slug with its text; null when there is none. */
export function findArticle(slug: string): {article: Article; body: ArticleBody} | null {
  const article = articles.find((candidate) => candidate.slug === slug);
  const body = articleBodies().find(([owner]) => owner === slug)?.[1];
  return article && body ? {article, body} : null;
}

/**
 * One page (1-based) of the listing, newest first, of all articles or of one topic. Null for an unknown
 * topic, a page beyond the last, and in a shop without articles: those addresses are 404.
 */
export function listArticles({
  topic = null,
  page = 1,
}: {topic?: string | null; page?: number} = {}): ArticleList | null {
  const found = topic === null ? null : topics.find(({slug}) => slug === topic);
  if (found === undefined || articles.length === 0) return null;
  const listed = found === null ? articles : articles.filter((article) => article.topic === topic);
  const pageCount = Math.max(1, Math.ceil(listed.length / ARTICLE_PAGE_SIZE));
  if (!Number.isInteger(page) || page < 1 || page > pageCount) return null;
  const start = (page - 1) * ARTICLE_PAGE_SIZE;
  return {
    articles: listed.slice(start, start + ARTICLE_PAGE_SIZE),
    topic: found,
    page,
    pageCount,
    total: listed.length,
  };
}

/** What to read next: the article's own choice, topped up with the newest of its topic, then of any. */
export function relatedArticles(article: Article, limit = 3): Article[] {
  const chosen = article.related.flatMap(
    (slug) => articles.find((other) => other.slug === slug) ?? [],
  );
  const sameTopic = articles.filter(({topic}) => topic === article.topic);
  return [...new Set([...chosen, ...sameTopic, ...articles])]
    .filter(({slug}) => slug !== article.slug)
    .slice(0, limit);
}

/** "Articles about this": those that name the product, newest first. */
export function articlesAboutProduct(handle: string, limit = 3): Article[] {
  return articles.filter(({products}) => products.includes(handle)).slice(0, limit);
}

/** The articles of these slugs, in this order. */
export function articlesBySlug(slugs: readonly string[]): Article[] {
  return slugs.flatMap((slug) => articles.find((article) => article.slug === slug) ?? []);
}
