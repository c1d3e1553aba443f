import {home} from '~/content/home.server';
import type {CartSuggestions} from '~/domain/visitor/shopper';
import {loadCards} from '~/edge/catalogue/page-cards.server';
import type {ShopContext} from '~/edge/request/context.server';

const BEST_SELLERS = 4;
/** More than a cart's page can show; the list of saved products has no end of its own. */
const SAVED_AT_MOST = 24;

/** What an empty cart offers: the products saved on the device (`?saved=a,b`), and the best sellers. */
export async function loadCartSuggestions(
  context: ShopContext,
  query: URLSearchParams,
): Promise<CartSuggestions> {
  const saved = (query.get('saved') ?? '')
    .split(',')
    .filter((handle) => /^[\w-]{1,255}$/.test(handle))
    .slice(0, SAVED_AT_MOST);
  const [savedCards, bestSellers] = await Promise.all([
    loadCards(context, saved),
    loadCards(context, home.bestSellers.products.slice(0, BEST_SELLERS)),
  ]);
  return {saved: savedCards, bestSellers};
}
