import {data} from 'virtual:content/data';

import type {BundleConfig} from '~/domain/content/content';

/** The bundles of the builder, in the order in which it offers them. */
export const bundles: readonly BundleConfig[] = data.bundles;

export function findBundle(handle: string): BundleConfig | null {
  return bundles.find((bundle) => bundle.handle === handle) ?? null;
}
