import {
  articlesBySlug,
  findArticle,
  listArticles,
  relatedArticles,
  topics,
} from '~/content/articles.server';
import {textOf} from '~/content/strings.server';
import {article as articleData, breadcrumbList} from '~/domain/catalogue/structured-data';
import type {Article} from '~/domain/content/content';
import {plainPictureUrl} from '~/domain/content/images';
import {loadCards} from '~/edge/catalogue/page-cards.server';
import type {ShopContext} from '~/edge/request/context.server';
import {notFound} from '~/edge/request/refusals.server';

import {config} from '../../../hydrogen.config';

const readingTimeOf = (minutes: number) => textOf('learn.readingTime', {minutes});

function toTeaser(article: Article) {
  const {slug, title, summary, readingMinutes, image} = article;
  const readingTime = readingTimeOf(readingMinutes);
  return {slug, title, summary, readingTime, image};
}

/** The listing (learn; coverage: page-learn): all articles or one topic, nine a page. Unknown topics and pages are 404. */
export function loadArticleList(url: URL) {
  const topic = url.searchParams.get('topic');
  const pageText = url.searchParams.get('page');
  const list = listArticles({
    topic: topic === '' ? null : topic,
    page: pageText === null || pageText === '' ? 1 : Number(pageText),
  });
  if (!list) throw notFound(`${url.pathname}${url.search}`);
  return {
    topics: topics.map(({slug, label}) => ({slug, label})),
    topic: list.topic && {
      slug: list.topic.slug,
      label: list.topic.label,
      text: list.topic.description,
    },
    texts: {heading: textOf('learn.heading'), intro: textOf('learn.intro')},
    page: list.page,
    pageCount: list.pageCount,
    total: list.total,
    articles: list.articles.map(toTeaser),
  };
}

/** One article with its products and what to read next. `slug` is decoded already. */
export async function loadArticle(context: ShopContext, slug: string, path: string) {
  const found = findArticle(slug);
  if (!found) throw notFound(path);
  const {article, body} = found;
  const site = {brand: config.brand.name, origin: context.siteOrigin};
  context.structuredData.push(
    articleData(site, article, plainPictureUrl(article.image.src)),
    breadcrumbList(site, [
      {label: 'Home', to: '/'},
      {label: 'Learn', to: '/learn'},
      {label: article.title},
    ]),
  );
  return {
    slug: article.slug,
    title: article.title,
    summary: article.summary,
    author: article.author,
    published: article.published,
    updated: article.updated,
    readingTime: readingTimeOf(article.readingMinutes),
    topic: topics.find((topic) => topic.slug === article.topic) ?? null,
    image: article.image,
    html: body.html,
    headings: body.headings,
    products: await loadCards(context, article.products),
    related: relatedArticles(article).map(toTeaser),
    texts: {
      products: textOf('learn.products'),
      related: textOf('learn.related'),
      disclaimer: textOf('learn.disclaimer'),
    },
  };
}

/** Teasers of the given articles, in that order; unknown slugs are left out. */
export function articleTeasers(slugs: readonly string[]) {
  return articlesBySlug(slugs).map(toTeaser);
}
