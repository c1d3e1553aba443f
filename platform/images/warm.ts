import {productPictures} from '../seed/format.ts';
import {loadCatalogue} from '../seed/load-catalogue.ts';

import type {createImageService} from './service.ts';

type ImageService = ReturnType<typeof createImageService>;

/** What the home and category pages show first of the goods: each product's hero. */
function firstPictures(): string[] {
  const catalogue = loadCatalogue();
  const listed = new Set(catalogue.collections.flatMap(({products}) => products));
  return catalogue.products
    .filter(({handle}) => listed.has(handle))
    .flatMap((product) => productPictures(product).slice(0, 1))
    .map(({name}) => name);
}

/**
 * Draws what a first visitor is about to ask for, one picture after the other, leaving a core to the
 * visitors. Stops at the signal; a picture that fails is left to the request that needs it.
 */
export async function warmImages(
  service: ImageService,
  signal: AbortSignal,
  names: readonly string[] = firstPictures(),
): Promise<number> {
  let drawn = 0;
  for (const name of names) {
    if (signal.aborted) break;
    const request = new Request(`http://images.invalid/images/${name}.png?width=640&format=webp`);
    const answered = await service(request).then(
      ({ok}) => ok,
      () => false,
    );
    if (answered) drawn += 1;
  }
  return drawn;
}
