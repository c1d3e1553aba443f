import {cutText} from '~/domain/values/cut-text';

import {plainPictureUrl} from './images';

/** What a page says about itself to search engines and to whoever shares its link. */
export interface PageDescription {
  /** Without the brand: `pageHead` appends it. Null for a page that is the brand itself (home). */
  title: string | null;
  description: string;
  /** Canonical path from the root, already encoded; only the parameters that are part of the page. */
  path: string;
  /** Parameters that make it another page, such as `page=2`. Marketing parameters never belong here. */
  query?: Readonly<Record<string, string>>;
  type?: 'website' | 'article' | 'product';
  /** Absolute, or a path of this site. */
  image?: {src: string; alt: string} | null;
  /** True for pages that are one visitor's or one of endless combinations (cart, account, search, filters). */
  noIndex?: boolean;
}

/** The site behind the page. */
export interface Site {
  brand: string;
  /** `https://shop.example`, without a slash at its end. */
  origin: string;
}

/** One element of the head in the shape that Remix's `meta` takes. */
export type HeadElement =
  | {title: string}
  | {name: string; content: string}
  | {property: string; content: string}
  | {tagName: 'link'; rel: 'canonical'; href: string};

/** Snippets longer than this are cut by search engines; ours end at a word instead. */
const DESCRIPTION_LENGTH = 160;

/** Cuts a text for a snippet: whole words, an ellipsis where something was left out, white space collapsed. */
export function snippet(text: string, length = DESCRIPTION_LENGTH): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  const cut = cutText(plain, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : undefined).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** An absolute address of this site; an absolute one stays as it is. */
export function absoluteUrl(origin: string, address: string): string {
  return /^https?:\/\//.test(address) ? address : `${origin}${address}`;
}

/**
 * The one address of a page: absolute, without the parameters of campaigns, experiments and discount links,
 * whatever address it was asked for by.
 */
export function canonicalUrl(
  origin: string,
  {path, query = {}}: Pick<PageDescription, 'path' | 'query'>,
): string {
  const search = new URLSearchParams(query).toString();
  return `${origin}${path}${search === '' ? '' : `?${search}`}`;
}

/** `Teeth whitening | Brightwell`; the brand alone where the page is the brand. */
export function pageTitle(title: string | null, brand: string): string {
  return title === null || title === brand ? brand : `${title} | ${brand}`;
}

/** Title, description, canonical link, robots and Open Graph of a page. */
export function pageHead(page: PageDescription, {brand, origin}: Site): HeadElement[] {
  const title = pageTitle(page.title, brand);
  const description = snippet(page.description);
  const url = canonicalUrl(origin, page);
  const head: HeadElement[] = [
    {title},
    {name: 'description', content: description},
    {tagName: 'link', rel: 'canonical', href: url},
  ];
  if (page.noIndex) head.push({name: 'robots', content: 'noindex, follow'});
  head.push(
    {property: 'og:site_name', content: brand},
    {property: 'og:type', content: page.type ?? 'website'},
    {property: 'og:title', content: page.title ?? brand},
    {property: 'og:description', content: description},
    {property: 'og:url', content: url},
    {property: 'og:locale', content: 'en_US'},
  );
  if (page.image) {
    head.push(
      {property: 'og:image', content: absoluteUrl(origin, plainPictureUrl(page.image.src))},
      {property: 'og:image:alt', content: page.image.alt},
      {name: 'twitter:card', content: 'summary_large_image'},
    );
  } else {
    head.push({name: 'twitter:card', content: 'summary'});
  }
  return head;
}
