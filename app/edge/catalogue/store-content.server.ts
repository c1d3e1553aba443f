import {loadStoreContent} from '~/commerce/content/store-content.server';
import {categories} from '~/content/categories.server';
import {promotions} from '~/content/promotions.server';
import {type Category, withCollectionTexts} from '~/domain/content/navigation';
import type {StoreContent} from '~/domain/content/store-content';
import type {GiftPromotion} from '~/domain/promotions/promotion';
import {shopPromotions} from '~/domain/promotions/store-promotion';
import type {ShopContext} from '~/edge/request/context.server';
import {inTime} from '~/edge/request/in-time.server';

import {config} from '../../../hydrogen.config';

/** A page's frame waits this long for the first answer of a worker, and stands with the repository's content then. */
const PATIENCE_MS = 300;

/** Whether the shop takes its content from the store, as far as that has it. */
export function takesStoreContent({env}: Pick<ShopContext, 'env'>): boolean {
  return (env.CONTENT_FROM ?? config.contentFrom) === 'store';
}

/**
 * What the store says of itself, whatever the settings take from it. Null where it does not answer soon; a page without it is nobody
 * else's. An editor who looks at another day waits for what the store has now.
 */
export function findStoreWords(context: ShopContext): Promise<StoreContent | null> {
  return context.once('store-content', async () => {
    try {
      if (context.moment.isPreview)
        return await loadStoreContent({
          storefront: context.storefront,
          env: {...context.env, CACHE_SECONDS: 0},
          storeContents: null,
          waitUntil: context.waitUntil,
          purgedAt: context.purgedAt,
        });
      const loaded = await inTime(loadStoreContent(context), PATIENCE_MS, context.waitUntil);
      if (loaded) return loaded.value;
    } catch (fault) {
      console.error(`[${context.requestId}] the store's content:`, fault);
    }
    context.isIncomplete = true;
    return null;
  });
}

/**
 * What the merchant keeps in the store of menus, sections, campaigns, promotions and words of categories; null where the repository
 * has them, or the store does not answer soon (coverage: content-store-sections).
 */
export function findStoreContent(context: ShopContext): Promise<StoreContent | null> {
  return takesStoreContent(context) ? findStoreWords(context) : Promise.resolve(null);
}

/**
 * The free-gift promotions in the order in which the cart applies them: the store's beside those of the repository, which stand
 * alone while the store says nothing (coverage: content-store-promotions).
 */
export async function loadPromotions(context: ShopContext): Promise<readonly GiftPromotion[]> {
  const store = await findStoreContent(context);
  return store ? shopPromotions(promotions, store.entries.promotion, context.moment) : promotions;
}

/** The categories with the words of the store's collections, where it has any (coverage: content-store-categories). */
export async function loadCategories(context: ShopContext): Promise<readonly Category[]> {
  const store = await findStoreContent(context);
  return store ? withCollectionTexts(categories, store.collections) : categories;
}
