import {data} from 'virtual:content/data';

import type {ContentImage, StaticImage} from '~/domain/content/content';

export const staticImages: readonly StaticImage[] = data['static-images'];

/** The image that `/cms/{id}` serves; null for an unknown id. */
export function findContentImage(id: string): ContentImage | null {
  return data.images.find((image) => image.id === id) ?? null;
}
