import {
  type Art,
  type ArtChange,
  type PictureView,
  productPictures,
  type SeedCatalogue,
  type SeedProduct,
  variantPicture,
} from '../seed/format.ts';

import type {Subject} from './product/box.ts';

/** A product's art as a variant changes it. */
export function changedArt(art: Art, change: ArtChange): Art {
  const {note, ...rest} = change;
  return {...art, ...rest, label: {...art.label, note: note ?? art.label.note}};
}

export interface CataloguePicture {
  view: PictureView;
  subject: Subject;
}

/** Every product picture by its name, as the data that draws it. */
export function cataloguePictures(catalogue: SeedCatalogue): Map<string, CataloguePicture> {
  const bySku = new Map<string, {product: SeedProduct; art: Art}>();
  for (const product of catalogue.products) {
    for (const variant of product.variants) {
      const art =
        variant.picture === null ? product.art : changedArt(product.art, variant.picture.art);
      bySku.set(variant.sku, {product, art});
    }
  }
  const pictures = new Map<string, CataloguePicture>();
  for (const product of catalogue.products) {
    const components = product.components.flatMap(({sku, quantity}) => {
      const component = bySku.get(sku);
      if (component === undefined) return [];
      const {label} = component.art;
      const [title = component.product.title] = component.product.title.split(',');
      const caption = title.length <= 30 ? title : `${label.line} ${label.name}`.trim();
      return [{art: component.art, quantity, caption}];
    });
    for (const {name, view} of productPictures(product)) {
      pictures.set(name, {view, subject: {art: product.art, components}});
    }
    for (const variant of product.variants) {
      const picture = variantPicture(product, variant);
      if (picture === null) continue;
      const art = bySku.get(variant.sku)?.art ?? product.art;
      pictures.set(picture.name, {view: picture.view, subject: {art, components}});
    }
  }
  return pictures;
}
