import {textOf} from '~/content/strings.server';
import {loadShopOffer} from '~/edge/catalogue/shop-offer.server';
import type {ShopContext} from '~/edge/request/context.server';

import {loadSearch, loadTrending} from './search.server';

/** The search page: results of a query, or the start state with what others look for. */
export async function loadSearchPage(context: ShopContext, url: URL) {
  const [offer, results, trending] = await Promise.all([
    loadShopOffer(context),
    loadSearch(context, url.searchParams.get('q') ?? ''),
    loadTrending(context),
  ]);
  const wanted = url.searchParams.get('tab');
  // Without a choice, the kind that has something to show.
  const fallback =
    results.products.length === 0 && results.articles.length > 0 ? 'articles' : 'products';
  const tab: 'products' | 'articles' =
    wanted === 'articles' || wanted === 'products' ? wanted : fallback;
  const texts = {
    description: offer.inTrade(textOf('trade.search'), 'Find what you are looking for.'),
    emptyHeading: textOf('search.emptyHeading', {query: results.query}),
    emptyText: textOf('search.emptyText'),
  };
  return {...results, tab, trending, texts, hasArticles: offer.leadsOn('/learn')};
}
