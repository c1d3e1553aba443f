import {
  type Art,
  type ArtChange,
  type PictureView,
  productPictures,
  type SeedCatalogue,
  variantPicture,
} from '../seed/format.ts';

import type {Subject} from './product/subject.ts';

/** A product's art as a variant changes it. */
export function changedArt(art: Art, change: ArtChange): Art {
  const {note, ...rest} = change;
  return {...art, ...rest, label: {...art.label, note: note ?? art.label.note}};
}

interface CataloguePicture {
  view: PictureView;
  subject: Subject;
}

/** Every product picture by its name, as the data that draws it. */
export function cataloguePictures(catalogue: SeedCatalogue): Map<string, CataloguePicture> {
  const artBySku = new Map<string, Art>();
  for (const product of catalogue.products) {
    for (const variant of product.variants) {
      const art =
        variant.picture === null ? product.art : changedArt(product.art, variant.picture.art);
      artBySku.set(variant.sku, art);
    }
  }
  const pictures = new Map<string, CataloguePicture>();
  for (const product of catalogue.products) {
    const {captions} = product.pictures;
    const components = product.components.flatMap(({sku, quantity}) => {
      const art = artBySku.get(sku);
      return art === undefined ? [] : [{art, quantity}];
    });
    for (const {name, view} of productPictures(product)) {
      pictures.set(name, {view, subject: {art: product.art, components, captions}});
    }
    for (const variant of product.variants) {
      const picture = variantPicture(product, variant);
      if (picture === null) continue;
      const art = artBySku.get(variant.sku) ?? product.art;
      pictures.set(picture.name, {view: picture.view, subject: {art, components, captions}});
    }
  }
  return pictures;
}
