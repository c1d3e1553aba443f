import type {SeoFieldsFragment, TeaserFieldsFragment} from 'storefrontapi.generated';

import {toSafeHtml} from '~/commerce/catalogue/product-html.server';
import type {StoreTeaser} from '~/domain/content/store-content';

import {toPicture} from './picture-mapping.server';

/** The day in a platform's instant. */
export const dayOf = (instant: unknown): string => String(instant).slice(0, 10);

export function toTeaser(article: TeaserFieldsFragment): StoreTeaser {
  const {handle, title, excerpt, content, publishedAt, image} = article;
  return {
    handle,
    title,
    // A merchant's own words, or else the first of the text.
    excerpt: excerpt || content,
    published: dayOf(publishedAt),
    image: toPicture(image, title),
  };
}

interface Described {
  title: string;
  seo?: SeoFieldsFragment | null | undefined;
}

/** What search engines read: the merchant's words for them, else the title and the first words of the text. */
export function toSeo({title, seo}: Described, text: string) {
  return {
    title,
    seoTitle: seo?.title || title,
    description: seo?.description || text.trim() || title,
  };
}

/** Headings begin below the title of the page, and a wide table scrolls in itself, also by keyboard. */
export function toPageHtml(html: unknown): string {
  return toSafeHtml(String(html).replace(/<(\/?)h1\b/gi, '<$1h2')).replace(
    /<table\b.*?<\/table>/gs,
    '<div class="table-scroll" role="group" aria-label="Table" tabindex="0">$&</div>',
  );
}
