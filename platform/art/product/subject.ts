import type {Art} from '../../seed/format.ts';

export const PRODUCT_PICTURE = {width: 1600, height: 1600} as const;

/** What a product picture shows. A bundle's components stand in for a thing of its own. */
export interface Subject {
  art: Art;
  components: readonly {art: Art; quantity: number}[];
  /** What stands below each thing of the box picture, in the order of its contents. */
  captions: readonly string[];
}
