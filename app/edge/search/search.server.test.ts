import {describe, expect, it, vi} from 'vitest';

import {useCartShopper, WARES} from '../../../tests/support/cart-shopper';

import {loadSearch, loadSuggestions, loadTrending} from './search.server';

const shopping = useCartShopper();

describe('a search while the platform fails', () => {
  it('finds no products and every article, says nothing wrong, and is whole as soon as the platform is well', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const shopper = shopping();
    shopper.snapshots = null;
    const search = () =>
      shopper.visit(shopper.request('/search'), async (_request, context) => ({
        results: await loadSearch(context, 'baking soda toothpaste'),
        suggestions: await loadSuggestions(context, 'toothpaste'),
        trending: await loadTrending(context),
      }));
    shopper.platform.fault = () => 'html';
    const failing = await search();
    expect([failing.results.products, failing.suggestions.products]).toEqual([[], []]);
    expect(failing.results.articles.length).toBeGreaterThan(0);
    expect(failing.trending.length).toBeGreaterThan(0);
    expect(log).toHaveBeenCalled();

    shopper.platform.fault = () => null;
    const well = await search();
    expect(well.results.products.map(({handle}) => handle)).toContain(WARES.paste);
    expect(well.suggestions.products.length).toBeGreaterThan(0);
    expect(well.results.articles).toEqual(failing.results.articles);
    log.mockRestore();
  });
});
