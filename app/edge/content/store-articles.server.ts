import {loadStoreArticle, loadStoreBlog} from '~/commerce/content/store-texts.server';
import {article as articleData, breadcrumbList} from '~/domain/catalogue/structured-data';
import {ARTICLE_PAGE_SIZE} from '~/domain/content/content';
import type {StoreTeaser} from '~/domain/content/store-content';
import {formatCalendarDay} from '~/domain/values/calendar-days';
import type {ShopContext} from '~/edge/request/context.server';
import {notFound} from '~/edge/request/refusals.server';

import {config} from '../../../hydrogen.config';

import type {ArticleListView, ArticleView, TeaserView} from './article-view';
import {pageNumberOf} from './learn.server';
import {orOwnPage} from './store-fallback.server';

const HOME_CRUMB = {label: 'Home', to: '/'};

const pathOf = (...names: string[]) => ['/blogs', ...names.map(encodeURIComponent)].join('/');

function toTeaserView(blog: string, teaser: StoreTeaser): TeaserView {
  const {handle, title, excerpt, published, image} = teaser;
  return {
    path: pathOf(blog, handle),
    title,
    summary: excerpt,
    note: formatCalendarDay(published),
    image,
  };
}

/** A blog of the store, nine articles a page (coverage: content-store-blogs). Unknown blogs and pages are 404. */
export async function loadBlog(
  context: ShopContext,
  handle: string,
  url: URL,
): Promise<ArticleListView> {
  const path = pathOf(handle);
  const blog = await orOwnPage(context, path, loadStoreBlog(context, handle));
  const page = pageNumberOf(url);
  const pageCount = Math.max(1, Math.ceil(blog.articles.length / ARTICLE_PAGE_SIZE));
  if (!Number.isInteger(page) || page < 1 || page > pageCount)
    throw notFound(`${path}${url.search}`);
  const shown = blog.articles.slice((page - 1) * ARTICLE_PAGE_SIZE, page * ARTICLE_PAGE_SIZE);
  return {
    path,
    seo: {title: blog.seoTitle, description: blog.description},
    heading: blog.title,
    intro: shown.length > 0 ? null : 'Nothing has been published here yet.',
    topics: [],
    topic: null,
    page,
    pageCount,
    articles: shown.map((teaser) => toTeaserView(handle, teaser)),
  };
}

/** An article of a blog of the store. */
export async function loadBlogArticle(
  context: ShopContext,
  names: {blog: string; handle: string},
): Promise<ArticleView> {
  const path = pathOf(names.blog, names.handle);
  const article = await orOwnPage(context, path, loadStoreArticle(context, names));
  const {title, lead, description, author, published, image, blog} = article;
  const day = formatCalendarDay(published);
  const all = {label: blog.title, to: pathOf(blog.handle)};
  const site = {brand: config.brand.name, origin: context.siteOrigin};
  context.structuredData.push(
    articleData(site, {
      path,
      title,
      summary: description,
      author: author === null ? null : {'@type': 'Person', name: author},
      published,
      updated: published,
      image: image?.src ?? null,
    }),
    breadcrumbList(site, [HOME_CRUMB, all, {label: title}]),
  );
  return {
    path,
    title,
    seo: {title: article.seoTitle, description},
    summary: lead,
    crumbs: [HOME_CRUMB, all],
    byline: author === null ? day : `${author} · ${day}`,
    image,
    html: article.html,
    headings: [],
    disclaimer: null,
    products: {heading: '', cards: []},
    related: {
      heading: `More from ${blog.title}`,
      articles: article.others.slice(0, 3).map((teaser) => toTeaserView(blog.handle, teaser)),
      all: {...all, label: `All of ${blog.title}`},
    },
  };
}
