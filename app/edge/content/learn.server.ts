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
import {formatCalendarDay} from '~/domain/values/calendar-days';
import {loadCards} from '~/edge/catalogue/page-cards.server';
import {loadShopOffer} from '~/edge/catalogue/shop-offer.server';
import type {ShopContext} from '~/edge/request/context.server';
import {notFound} from '~/edge/request/refusals.server';

import {config} from '../../../hydrogen.config';

import type {ArticleListView, ArticleView, TeaserView} from './article-view';

const LEARN_PATH = '/learn';
const HOME_CRUMB = {label: 'Home', to: '/'};
const LEARN_CRUMB = {label: 'Learn', to: LEARN_PATH};

const readingTimeOf = (minutes: number) => textOf('learn.readingTime', {minutes});
const pathOf = ({slug}: Pick<Article, 'slug'>) => `${LEARN_PATH}/${encodeURIComponent(slug)}`;

function toTeaser(article: Article): TeaserView {
  const {title, summary, readingMinutes, image} = article;
  const note = readingTimeOf(readingMinutes);
  return {path: pathOf(article), title, summary, note, image};
}

/** The number of a page in an address; 1 without one. */
export function pageNumberOf(url: URL): number {
  return Number(url.searchParams.get('page') || 1);
}

/** A shop of which no article speaks has none: 404. */
async function requireArticles(context: ShopContext, path: string): Promise<void> {
  const offer = await loadShopOffer(context);
  if (!offer.leadsOn(LEARN_PATH)) throw notFound(path);
}

/** The listing (learn; coverage: page-learn): all articles or one topic, nine a page. Unknown topics and pages are 404. */
export async function loadArticleList(context: ShopContext, url: URL): Promise<ArticleListView> {
  await requireArticles(context, LEARN_PATH);
  const list = listArticles({
    topic: url.searchParams.get('topic') || null,
    page: pageNumberOf(url),
  });
  if (!list) throw notFound(`${url.pathname}${url.search}`);
  const {topic} = list;
  return {
    path: LEARN_PATH,
    seo: {
      title: topic ? `${topic.label} | Learn` : 'Learn',
      description: topic?.description ?? (textOf('trade.learn') || textOf('learn.intro')),
    },
    heading: topic?.label ?? textOf('learn.heading'),
    intro: topic?.description ?? textOf('learn.intro'),
    topics: topics.map(({slug, label}) => ({slug, label})),
    topic: topic?.slug ?? null,
    page: list.page,
    pageCount: list.pageCount,
    articles: list.articles.map(toTeaser),
  };
}

/** One article with its products and what to read next. `slug` is decoded already. */
export async function loadArticle(
  context: ShopContext,
  slug: string,
  path: string,
): Promise<ArticleView> {
  await requireArticles(context, path);
  const found = findArticle(slug);
  if (!found) throw notFound(path);
  const {article, body} = found;
  const {title, summary, author, published, updated} = article;
  const site = {brand: config.brand.name, origin: context.siteOrigin};
  const topic = topics.find((one) => one.slug === article.topic);
  const own = pathOf(article);
  context.structuredData.push(
    articleData(site, {
      path: own,
      title,
      summary,
      author: {'@type': 'Organization', name: author},
      published,
      updated,
      image: plainPictureUrl(article.image.src),
    }),
    breadcrumbList(site, [HOME_CRUMB, LEARN_CRUMB, {label: title}]),
  );
  return {
    path: own,
    title,
    seo: {title, description: summary},
    summary,
    crumbs: [
      HOME_CRUMB,
      LEARN_CRUMB,
      ...(topic ? [{label: topic.label, to: `${LEARN_PATH}?topic=${topic.slug}`}] : []),
    ],
    byline: [
      author,
      formatCalendarDay(published),
      readingTimeOf(article.readingMinutes),
      ...(updated === published ? [] : [`Updated ${formatCalendarDay(updated)}`]),
    ].join(' · '),
    image: article.image,
    html: body.html,
    headings: body.headings,
    disclaimer: textOf('learn.disclaimer'),
    products: {
      heading: textOf('learn.products'),
      cards: await loadCards(context, article.products),
    },
    related: {
      heading: textOf('learn.related'),
      articles: relatedArticles(article).map(toTeaser),
      all: {label: 'All articles', to: LEARN_PATH},
    },
  };
}

/** Teasers of the given articles, in that order; unknown slugs are left out. */
export function articleTeasers(slugs: readonly string[]): TeaserView[] {
  return articlesBySlug(slugs).map(toTeaser);
}
