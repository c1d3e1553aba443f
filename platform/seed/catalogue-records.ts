import type {
  CollectionRecord,
  ImageRecord,
  MetafieldRecord,
  OptionRecord,
  ProductRecord,
  SellingPlanGroupRecord,
  VariantRecord,
} from '../catalogue/records.ts';
import {gid} from '../graphql/gid.ts';
import {imageSize, imageVersion} from '../images/pictures.ts';
import {stableNumber} from '../store/ids.ts';

import {
  productPictures,
  type SeedCatalogue,
  type SeedPicture,
  type SeedProduct,
  type SeedVariant,
  selectedOptions,
  variantPicture,
  variantTitle,
} from './format.ts';

export const productNumber = (handle: string) => stableNumber('product', handle);
const variantNumber = (sku: string) => stableNumber('variant', sku);
export const collectionNumber = (handle: string) => stableNumber('collection', handle);

function image(picture: SeedPicture): ImageRecord {
  const size = imageSize(picture.name);
  return {
    id: stableNumber('image', picture.name),
    name: picture.name,
    version: imageVersion(picture.name) ?? '1',
    altText: picture.alt,
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
}

function metafield(namespace: string, key: string, type: string, value: string): MetafieldRecord {
  return {namespace, key, type, value};
}

function productMetafields(product: SeedProduct): MetafieldRecord[] {
  const fields = [
    metafield('details', 'benefit_line', 'single_line_text_field', product.benefitLine),
    metafield('details', 'how_to_use', 'multi_line_text_field', product.howToUse),
    metafield(
      'details',
      'in_the_box',
      'list.single_line_text_field',
      JSON.stringify(product.inTheBox),
    ),
  ];
  if (product.ingredients !== null) {
    fields.push(metafield('details', 'ingredients', 'multi_line_text_field', product.ingredients));
  }
  if (product.flavorNote !== null) {
    fields.push(metafield('details', 'flavor_note', 'single_line_text_field', product.flavorNote));
  }
  if (product.recommended.length > 0) {
    fields.push(
      metafield(
        'details',
        'recommended',
        'list.product_reference',
        JSON.stringify(product.recommended.map((handle) => gid('Product', productNumber(handle)))),
      ),
    );
  }
  if (product.variantDefaultIndex !== null) {
    fields.push(
      metafield(
        'details',
        'variant_default_index',
        'number_integer',
        String(product.variantDefaultIndex),
      ),
    );
  }
  if (product.alternateVariant !== null) {
    const {sku, title} = product.alternateVariant;
    fields.push(
      metafield(
        'subscription',
        'alternate_variant',
        'variant_reference',
        gid('ProductVariant', variantNumber(sku)),
      ),
      metafield('subscription', 'alternate_variant_title', 'single_line_text_field', title),
    );
  }
  return fields;
}

function variantMetafields(variant: SeedVariant, position: number): MetafieldRecord[] {
  const fields = [
    metafield('details', 'cms_id', 'single_line_text_field', variant.sku.toLowerCase()),
    metafield('details', 'sort', 'number_integer', String(position)),
  ];
  if (variant.ingredients !== null) {
    fields.unshift(
      metafield('details', 'ingredients', 'multi_line_text_field', variant.ingredients),
    );
  }
  return fields;
}

function options(product: SeedProduct): OptionRecord[] {
  const named =
    product.options.length > 0
      ? product.options
      : [{name: 'Title', values: [{name: 'Default Title', swatch: null}]}];
  return named.map((option) => ({
    id: stableNumber('option', `${product.handle}/${option.name}`),
    name: option.name,
    values: option.values.map((value) => ({
      id: stableNumber('optionValue', `${product.handle}/${option.name}/${value.name}`),
      name: value.name,
      swatch: value.swatch,
    })),
  }));
}

function variants(product: SeedProduct): VariantRecord[] {
  return product.variants.map((variant, index) => {
    const picture = variantPicture(product, variant);
    return {
      id: variantNumber(variant.sku),
      productId: productNumber(product.handle),
      position: index + 1,
      sku: variant.sku,
      barcode: variant.barcode,
      title: variantTitle(variant),
      optionValues: selectedOptions(product, variant).map((option) => option.value),
      price: variant.price,
      compareAtPrice: variant.compareAtPrice,
      stock: variant.stock,
      continueSelling: variant.continueSelling,
      image: picture === null ? null : image(picture),
      weight: variant.weight,
      requiresShipping: true,
      taxable: true,
      quantityRule: {minimum: 1, maximum: null, increment: 1},
      components: product.components.map((component) => ({
        variantId: variantNumber(component.sku),
        quantity: component.quantity,
      })),
      metafields: variantMetafields(variant, index + 1),
    };
  });
}

const groupNumber = (key: string) => stableNumber('sellingPlanGroup', key);

function productRecord(product: SeedProduct): ProductRecord {
  const variantPictures = product.variants
    .map((variant) => variantPicture(product, variant))
    .filter((picture) => picture !== null);
  return {
    id: productNumber(product.handle),
    handle: product.handle,
    title: product.title,
    descriptionHtml: product.description,
    productType: product.productType,
    vendor: product.vendor,
    status: product.status,
    tags: [...product.tags].sort(),
    seo: product.seo,
    options: options(product),
    variants: variants(product),
    images: [...productPictures(product), ...variantPictures].map(image),
    sellingPlanGroupIds: product.sellingPlanGroups.map(groupNumber),
    requiresSellingPlan: product.requiresSellingPlan,
    isGiftCard: false,
    onlineStore: true,
    metafields: productMetafields(product),
    createdAt: product.createdAt,
    publishedAt: product.publishedAt,
    updatedAt: product.publishedAt,
  };
}

/** What a merchandiser wrote, as the records that the platform stores. */
export function toCatalogueRecords(catalogue: SeedCatalogue): {
  products: ProductRecord[];
  collections: CollectionRecord[];
  sellingPlanGroups: SellingPlanGroupRecord[];
} {
  const byHandle = new Map(catalogue.products.map((product) => [product.handle, product]));
  return {
    products: catalogue.products.map(productRecord),
    collections: catalogue.collections.map((collection) => {
      const first = byHandle.get(collection.products[0] ?? '');
      const picture = first === undefined ? undefined : productPictures(first)[0];
      return {
        id: collectionNumber(collection.handle),
        handle: collection.handle,
        title: collection.title,
        descriptionHtml: collection.description,
        productIds: collection.products.map(productNumber),
        image: picture === undefined ? null : image(picture),
        seo: {title: null, description: null},
        metafields: [],
        updatedAt: '2025-02-01T09:00:00Z',
      };
    }),
    sellingPlanGroups: catalogue.sellingPlanGroups.map((group) => ({
      id: groupNumber(group.key),
      name: group.name,
      appName: group.appName,
      option: group.option,
      plans: group.plans.map((plan) => ({
        id: stableNumber('sellingPlan', `${group.key}/${plan.key}`),
        groupId: groupNumber(group.key),
        name: plan.name,
        description: plan.description,
        option: plan.value,
        interval: plan.interval,
        intervalCount: plan.intervalCount,
        adjustments: [{adjustment: plan.adjustment, orderCount: null}],
      })),
    })),
  };
}
