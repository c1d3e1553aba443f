import type {Article} from '~/domain/content/content';
import {productPath} from '~/domain/content/navigation';
import {absoluteUrl, canonicalUrl, type Site} from '~/domain/content/seo';
import type {Money} from '~/domain/values/money';

import {isVariantInStock, type Product, shipsLater, type Variant} from './product';

/** A node of schema.org's vocabulary. */
export type StructuredData = {'@type': string} & Readonly<Record<string, unknown>>;

/**
 * The text of a `<script type="application/ld+json">`. Characters that could end the script or begin markup are escaped
 * as JSON allows, so that it parses back to the original. Empty for no nodes.
 */
export function structuredDataText(nodes: readonly StructuredData[]): string {
  if (nodes.length === 0) return '';
  return JSON.stringify({'@context': 'https://schema.org', '@graph': nodes})
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const organizationId = (origin: string) => `${origin}/#organization`;

/** The shop as search engines know it; a way to reach it that is empty is none. */
export function organization(
  {brand, origin}: Site,
  {phone, email, logo}: {phone: string | null; email: string | null; logo: string},
): StructuredData {
  const ways = {
    ...(phone ? {telephone: phone} : {}),
    ...(email ? {email} : {}),
  };
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand,
    url: `${origin}/`,
    logo: absoluteUrl(origin, logo),
    ...(Object.keys(ways).length === 0
      ? {}
      : {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            ...ways,
            areaServed: 'US',
            availableLanguage: 'English',
          },
        }),
  };
}

/** The site with its search, so that search engines can offer it. */
export function website({brand, origin}: Site): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand,
    url: `${origin}/`,
    publisher: {'@id': organizationId(origin)},
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The trail to a page, home first; the page itself may come without a path. */
export function breadcrumbList(
  {origin}: Site,
  crumbs: readonly {label: string; to?: string}[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({label, to}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to === undefined ? {} : {item: canonicalUrl(origin, {path: to})}),
    })),
  };
}

/** The products of a list in the order shown; `startAt` is the position of the first (1 on the first page). */
export function itemList(
  {origin}: Site,
  products: readonly {handle: string; title: string}[],
  startAt = 1,
): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: products.map(({handle, title}, index) => ({
      '@type': 'ListItem',
      position: startAt + index,
      name: title,
      url: canonicalUrl(origin, {path: productPath(handle)}),
    })),
  };
}

/** schema.org wants decimals as text: cents are written out, never divided. */
export function decimalText({amount}: Money): string {
  const cents = Math.abs(amount);
  const sign = amount < 0 ? '-' : '';
  return `${sign}${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

function availability(variant: Pick<Variant, 'availableForSale' | 'quantityAvailable'>): string {
  if (shipsLater(variant)) return 'BackOrder';
  return isVariantInStock(variant) ? 'InStock' : 'OutOfStock';
}

/** More offers than these make a page heavier and tell nobody more. */
const OFFERS_LIMIT = 100;

function offer(
  {origin}: Site,
  variant: Pick<
    Variant,
    'id' | 'sku' | 'title' | 'price' | 'availableForSale' | 'quantityAvailable'
  >,
  url: string,
): StructuredData {
  return {
    '@type': 'Offer',
    url,
    ...(variant.title === 'Default Title' ? {} : {name: variant.title}),
    ...(variant.sku === null ? {} : {sku: variant.sku}),
    price: decimalText(variant.price),
    priceCurrency: variant.price.currencyCode,
    availability: `https://schema.org/${availability(variant)}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: {'@id': organizationId(origin)},
  };
}

/** A product with one offer per variant in the given order, a hundred at most, each with the address that opens that variant. */
export function product(
  site: Site,
  {
    handle,
    title,
    description,
    type,
    images,
    variants,
  }: Pick<Product, 'handle' | 'title' | 'description' | 'type' | 'images' | 'variants'>,
  variantUrl: (variantId: string) => string,
): StructuredData {
  const url = canonicalUrl(site.origin, {path: productPath(handle)});
  const [only] = variants;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: title,
    description,
    url,
    category: type,
    brand: {'@type': 'Brand', name: site.brand},
    image: images.map(({src}) => absoluteUrl(site.origin, src)),
    ...(variants.length === 1 && only?.sku ? {sku: only.sku} : {}),
    offers: variants
      .slice(0, OFFERS_LIMIT)
      .map((variant) =>
        offer(
          site,
          variant,
          variants.length === 1 ? url : absoluteUrl(site.origin, variantUrl(variant.id)),
        ),
      ),
  };
}

export function article(
  site: Site,
  {
    path,
    title,
    summary,
    author,
    published,
    updated,
    image,
  }: Pick<Article, 'title' | 'summary' | 'published' | 'updated'> & {
    path: string;
    /** A desk of the shop, or a person. */
    author: {'@type': 'Organization' | 'Person'; name: string} | null;
    image: string | null;
  },
): StructuredData {
  const url = canonicalUrl(site.origin, {path});
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: title,
    description: summary,
    url,
    mainEntityOfPage: url,
    ...(image === null ? {} : {image: absoluteUrl(site.origin, image)}),
    ...(author === null ? {} : {author}),
    publisher: {'@id': organizationId(site.origin)},
    datePublished: published,
    dateModified: updated,
  };
}

/** Questions and answers as plain text. */
export function faqPage(questions: readonly {question: string; answer: string}[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}
