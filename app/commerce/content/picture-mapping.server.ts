import type {PictureFieldsFragment} from 'storefrontapi.generated';

import type {StorePicture} from '~/domain/content/store-content';

export function toPicture(
  image: PictureFieldsFragment | null | undefined,
  title: string,
): StorePicture | null {
  return image
    ? {
        src: String(image.url),
        alt: image.altText ?? title,
        width: image.width ?? null,
        height: image.height ?? null,
      }
    : null;
}
