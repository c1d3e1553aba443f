import {PlatformUnavailable} from './platform-fault.server';
import type {Storefront} from './storefront.server';

const READINESS = `#graphql
  query Readiness {
    shop {
      name
    }
  }
` as const;

/** Asks the platform for next to nothing, as a page would ask it. Throws `PlatformUnavailable` where it does not answer with it. */
export async function requirePlatform(storefront: Pick<Storefront, 'query'>): Promise<void> {
  const {shop, errors}: {shop?: {name: string} | null; errors?: unknown} =
    await storefront.query(READINESS);
  if (!shop || errors) throw new PlatformUnavailable('it answers without the shop');
}
