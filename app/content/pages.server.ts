import {pages} from 'virtual:content/pages';

import type {ContentPage} from '~/domain/content/content';

export const contentPages = (): readonly ContentPage[] => pages();

/** The written page of a slug (`app-privacy`); null when there is none. */
export function findPage(slug: string): ContentPage | null {
  return pages().find((page) => page.slug === slug) ?? null;
}
