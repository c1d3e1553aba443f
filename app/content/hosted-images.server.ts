import type {ContentImage} from '~/domain/content/content';

/** The settings that name the host: addresses or bare domains. */
interface ImageHost {
  PUBLIC_IMAGE_HOST?: string | undefined;
  PUBLIC_STORE_DOMAIN: string;
}

/** Origin that serves the pictures of the content (environment `PUBLIC_IMAGE_HOST`, else the shop domain). */
function imageHost(env: ImageHost): string {
  const address = env.PUBLIC_IMAGE_HOST ?? env.PUBLIC_STORE_DOMAIN;
  return new URL(address.includes('://') ? address : `https://${address}`).origin;
}

/** The image with its address completed; one without an address stays so and is loaded from `/cms/{id}`. */
export function hostedImage<T extends ContentImage>(env: ImageHost, image: T): T {
  if (image.src === '' || image.src.includes('://')) return image;
  return {...image, src: `${imageHost(env)}${image.src}`};
}
