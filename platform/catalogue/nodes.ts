import type {Market} from '../content/markets.ts';

import type {
  CollectionRecord,
  FilmRecord,
  ImageRecord,
  ProductRecord,
  VariantRecord,
} from './records.ts';

/** Sources of the catalogue's types. They carry the market that their prices are shown in. */
export interface ProductNode {
  __typename: 'Product';
  record: ProductRecord;
  market: Market;
  /** Set on search hits. */
  trackingParameters?: string;
}

export interface VariantNode {
  __typename: 'ProductVariant';
  record: VariantRecord;
  market: Market;
}

export interface CollectionNode {
  __typename: 'Collection';
  record: CollectionRecord;
  market: Market;
  trackingParameters?: string;
}

export interface ImageNode {
  __typename: 'Image';
  record: ImageRecord;
}

export interface MediaImageNode {
  __typename: 'MediaImage';
  record: ImageRecord;
}

export interface FilmNode {
  __typename: 'Video' | 'ExternalVideo';
  record: FilmRecord;
}

export const productNode = (record: ProductRecord, market: Market): ProductNode => ({
  __typename: 'Product',
  record,
  market,
});

export const variantNode = (record: VariantRecord, market: Market): VariantNode => ({
  __typename: 'ProductVariant',
  record,
  market,
});

export const collectionNode = (record: CollectionRecord, market: Market): CollectionNode => ({
  __typename: 'Collection',
  record,
  market,
});

export const imageNode = (record: ImageRecord): ImageNode => ({__typename: 'Image', record});

export const mediaImageNode = (record: ImageRecord): MediaImageNode => ({
  __typename: 'MediaImage',
  record,
});

export const filmNode = (record: FilmRecord): FilmNode => ({
  __typename: record.link === null ? 'Video' : 'ExternalVideo',
  record,
});
