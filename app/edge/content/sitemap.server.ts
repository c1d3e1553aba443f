import {loadShopSnapshot} from '~/commerce/catalogue/catalogue.server';
import {allArticles} from '~/content/articles.server';
import {categories} from '~/content/categories.server';
import {contentPages} from '~/content/pages.server';
import {isGift} from '~/domain/catalogue/product-card';
import {categoryPath, flattenCategories, productPath} from '~/domain/content/navigation';
import {type SitemapEntry, sitemapXml} from '~/domain/content/sitemap';
import type {ShopContext} from '~/edge/request/context.server';
import {isCampaignOpen} from '~/edge/request/guards.server';

import {config} from '../../../hydrogen.config';

async function productEntries(context: ShopContext): Promise<SitemapEntry[]> {
  try {
    const {products} = await loadShopSnapshot(context);
    return [...products.values()]
      .filter((product) => !isGift(product))
      .map(({handle}) => ({path: productPath(handle)}));
  } catch (fault) {
    // The rest of the shop is still worth finding.
    console.error(`[${context.requestId}] sitemap without products:`, fault);
    return [];
  }
}

/** Every public page of the shop that is worth finding. */
export async function loadSitemap(context: ShopContext): Promise<string> {
  const now = Date.now();
  const campaigns = (['total', 'total-chimarathon'] as const).filter((name) =>
    isCampaignOpen(config.campaigns[name], now),
  );
  const entries: SitemapEntry[] = [
    {path: '/'},
    {path: '/products'},
    ...flattenCategories(categories).map((category) => ({path: categoryPath(category)})),
    {path: '/products/create-your-bundle'},
    ...(await productEntries(context)),
    {path: '/whitening-product-quiz'},
    {path: '/opticobsessed'},
    {path: '/hum-smart-toothbrush-app'},
    ...campaigns.map((name) => ({path: `/${name}`})),
    {path: '/learn'},
    ...allArticles.map(({slug, updated}) => ({
      path: `/learn/${encodeURIComponent(slug)}`,
      updated,
    })),
    ...contentPages.map(({slug, updated}) => ({path: `/${slug}`, updated})),
    {path: '/contact-us'},
    {path: '/contact-us-email'},
  ];
  return sitemapXml(context.siteOrigin, entries);
}
