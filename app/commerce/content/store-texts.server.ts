import type {PolicyFieldsFragment} from 'storefrontapi.generated';

import {freshFor} from '~/commerce/platform-client/fresh-for.server';
import type {Storefront} from '~/commerce/platform-client/storefront.server';
import {readWholeList, requireNoErrors} from '~/commerce/platform-client/whole-list.server';
import {textOfHtml} from '~/domain/content/html-text';
import type {
  StoreArticle,
  StoreBlog,
  StoreCollection,
  StoreText,
} from '~/domain/content/store-content';

import {toPageHtml, toSeo, toTeaser} from './content-mapping.server';
import {
  STORE_ARTICLE_QUERY,
  STORE_BLOG_QUERY,
  STORE_COLLECTION_QUERY,
  STORE_PAGE_QUERY,
  STORE_POLICIES_QUERY,
} from './documents.server';
import {toPicture} from './picture-mapping.server';

/** What reads the store's contents for one request. */
export interface ContentReader {
  storefront: Storefront;
  env: {CACHE_SECONDS: number; PUBLIC_STORE_DOMAIN: string};
}

const kept = ({env}: ContentReader) => freshFor(env.CACHE_SECONDS);

/** A page of the store; null where there is none, or the store withholds its contents. Throws PlatformUnavailable on a fault. */
export async function loadStorePage(
  reader: ContentReader,
  handle: string,
): Promise<StoreText | null> {
  const answer = await reader.storefront.query(STORE_PAGE_QUERY, {
    variables: {handle},
    cache: kept(reader),
  });
  requireNoErrors(answer);
  const {page} = answer;
  if (!page) return null;
  return {handle: page.handle, ...toSeo(page, page.bodySummary), html: toPageHtml(page.body)};
}

/** The policies that the merchant has written; those without a text are none. */
export async function loadStorePolicies(reader: ContentReader): Promise<StoreText[]> {
  const answer = await reader.storefront.query(STORE_POLICIES_QUERY, {cache: kept(reader)});
  requireNoErrors(answer);
  const {privacyPolicy, refundPolicy, shippingPolicy, termsOfService, subscriptionPolicy} =
    answer.shop;
  const written: (PolicyFieldsFragment | null | undefined)[] = [
    privacyPolicy,
    refundPolicy,
    shippingPolicy,
    termsOfService,
    subscriptionPolicy,
  ];
  return written.flatMap((policy) => {
    if (!policy || policy.body.trim() === '') return [];
    const html = toPageHtml(policy.body);
    return [{handle: policy.handle, ...toSeo(policy, textOfHtml(html)), html}];
  });
}

/** A blog with the teasers of all its articles; null and faults as for a page. */
export async function loadStoreBlog(
  reader: ContentReader,
  handle: string,
): Promise<StoreBlog | null> {
  const read = (after: string | null) =>
    reader.storefront.query(STORE_BLOG_QUERY, {variables: {handle, after}, cache: kept(reader)});
  const answer = await read(null);
  requireNoErrors(answer);
  const {blog} = answer;
  if (!blog) return null;
  const articles = await readWholeList(blog.articles, async (after) => {
    const more = await read(after);
    return {page: more.blog?.articles, errors: more.errors};
  });
  return {
    handle: blog.handle,
    ...toSeo(blog, ''),
    articles: articles.map(toTeaser),
  };
}

/** An article of a blog; null and faults as for a page. */
export async function loadStoreArticle(
  reader: ContentReader,
  names: {blog: string; handle: string},
): Promise<StoreArticle | null> {
  const answer = await reader.storefront.query(STORE_ARTICLE_QUERY, {
    variables: names,
    cache: kept(reader),
  });
  requireNoErrors(answer);
  const article = answer.blog?.articleByHandle;
  if (!answer.blog || !article) return null;
  const {handle, title, articles} = answer.blog;
  const teaser = toTeaser(article);
  return {
    ...teaser,
    ...toSeo(article, teaser.excerpt),
    blog: {handle, title},
    html: toPageHtml(article.contentHtml),
    author: article.authorV2?.name || null,
    lead: article.excerpt || null,
    others: articles.nodes.filter((other) => other.handle !== article.handle).map(toTeaser),
  };
}

/**
 * A collection with the handles of all its products, or of the first 250 where nobody needs the whole; null where there is none, faults as
 * for a page.
 */
export async function loadStoreCollection(
  reader: ContentReader,
  handle: string,
  {isWhole}: {isWhole: boolean},
): Promise<StoreCollection | null> {
  const read = (after: string | null) =>
    reader.storefront.query(STORE_COLLECTION_QUERY, {
      variables: {handle, after},
      cache: kept(reader),
    });
  const answer = await read(null);
  requireNoErrors(answer);
  const {collection} = answer;
  if (!collection) return null;
  const products = isWhole
    ? await readWholeList(collection.products, async (after) => {
        const more = await read(after);
        return {page: more.collection?.products, errors: more.errors};
      })
    : collection.products.nodes;
  const {title, seoTitle, description} = toSeo(collection, collection.description);
  return {
    handle: collection.handle,
    title,
    seoTitle,
    seoDescription: description,
    description: collection.description.trim(),
    image: toPicture(collection.image, collection.title),
    products: products.map((product) => product.handle),
  };
}
