import {loadShopSnapshot} from '~/commerce/catalogue/shop-snapshot.server';
import type {ShopSnapshot} from '~/commerce/catalogue/snapshot-memory.server';
import {allArticles} from '~/content/articles.server';
import {bundles} from '~/content/bundles.server';
import {findCampaign} from '~/content/campaigns.server';
import {categories} from '~/content/categories.server';
import {quiz} from '~/content/quiz.server';
import type {ProductSummary} from '~/domain/catalogue/product';
import {isUnlisted} from '~/domain/catalogue/product-card';
import type {Action, BundleConfig} from '~/domain/content/content';
import {findCategory, isExternalLink, PRODUCTS_PATH} from '~/domain/content/navigation';
import type {Need, ShopPromise} from '~/domain/content/promises';
import {type SaidSettings, saidSettings} from '~/domain/content/said-settings';
import {CAMPAIGNS_PATH} from '~/domain/content/store-campaign';
import type {GiftPromotion} from '~/domain/promotions/promotion';
import {USD} from '~/domain/values/money';
import {hasTag} from '~/domain/values/tags';
import type {ShopContext} from '~/edge/request/context.server';
import {type Environment, hasSubscriptions} from '~/edge/request/environment.server';
import {inTime} from '~/edge/request/in-time.server';
import {remember, rememberFor} from '~/edge/request/public-memory.server';

import {config, demo} from '../../../hydrogen.config';

import {isOpenCampaign, loadStoreCampaigns, type StoreCampaigns} from './campaigns.server';
import {loadPromotions} from './store-content.server';

/** A page's frame does not wait longer for the catalogue. */
const PATIENCE_MS = 1_500;

const BUILDER_PATH = `${PRODUCTS_PATH}/create-your-bundle`;
const QUIZ_PATH = '/whitening-product-quiz';
const MAIL_PATH = '/contact-us-email';
const LEARN_PATH = '/learn';

const ALL_PRODUCTS: Action = {label: 'All products', link: PRODUCTS_PATH};

/**
 * What this shop has, of all that its content speaks of. What is configured decides, and what the catalogue holds; while the
 * catalogue is not known, everything that it would decide is taken to be there.
 */
export interface ShopOffer {
  /** Whether the catalogue answered in time. */
  isKnown: boolean;
  /** Whether all of it is true of this shop. */
  keeps: (needs: readonly Need[]) => boolean;
  /** Whether somebody who follows a link of the content finds something there. */
  leadsOn: (link: string) => boolean;
  /** The action itself where it leads on, all products otherwise. */
  orAllProducts: (action: Action) => Action;
  /** Whether one of the products is sold. */
  sellsAny: (handles: readonly string[]) => boolean;
  /** Whether a bundle saves something and each of its slots can be filled. */
  bundles: (bundle: BundleConfig) => boolean;
  /** Whether the content is about this shop: something in its categories is sold. The demo's on another store is not. */
  isOwnContent: boolean;
  /** What the content says of its trade, where it is about this shop and says it; plain words otherwise. */
  inTrade: (text: string, plain: string) => string;
  /** In which currency the shop sells. */
  currencyCode: string;
  /** The campaigns of the store. */
  campaigns: StoreCampaigns;
  /** What the settings say; null where they say nothing, or what the demo says and the shop is another one. */
  settings: SaidSettings;
}

/** Whether settings alone confirm a need; null where the catalogue has to. */
export function isConfigured(env: Environment, need: Need): boolean | null {
  switch (need) {
    case 'chat':
      return env.PUBLIC_CHAT_SCRIPT_URL !== undefined;
    case 'mail':
      return env.CONTACT_MAIL_URL !== undefined;
    case 'subscriptions':
      return hasSubscriptions(env);
    case 'gifts':
    case 'plans':
      return null;
    default:
      return env.SHOP_PROMISES.includes(need satisfies ShopPromise);
  }
}

type Known = Omit<ShopOffer, 'leadsOn' | 'orAllProducts'>;

/** What a merchant starts and stops, as of the moment of a request. */
interface Happenings {
  at: number;
  promotions: readonly GiftPromotion[];
  campaigns: StoreCampaigns;
}

/** What a link of the content leads to, as far as the content alone says it. */
function targetOf(link: string) {
  const {pathname} = new URL(link, 'https://shop.example');
  const named = pathname.startsWith(`${PRODUCTS_PATH}/`)
    ? pathname
        .slice(PRODUCTS_PATH.length + 1)
        .split('/')
        .map(decodeURIComponent)
    : null;
  return {
    pathname,
    campaign: findCampaign(pathname.slice(1)),
    /** Products of which it needs one; null where it needs none. */
    handles: named && (findCategory(categories, named)?.products ?? named),
  };
}

/** Whether the shop has what a link of the content leads to; links to other things are not its matter. */
function hasWhat(link: string, offer: Known, {campaigns, at}: Happenings): boolean {
  const {pathname, campaign, handles} = remember(`target ${link}`, () => targetOf(link));
  if (!isOpenCampaign(pathname, campaigns, at)) return false;
  if (campaigns.has(pathname)) return true;
  if (pathname.startsWith(`${CAMPAIGNS_PATH}/`)) return false;
  if (pathname === BUILDER_PATH) return bundles.some(offer.bundles);
  if (pathname === QUIZ_PATH)
    return quiz.results.length > 0 && offer.sellsAny(quiz.results.map(({product}) => product));
  if (pathname === LEARN_PATH || pathname.startsWith(`${LEARN_PATH}/`))
    return offer.isOwnContent && allArticles.length > 0;
  if (pathname === MAIL_PATH) return offer.keeps(['mail']);
  if (campaign) return campaign.products === null || offer.sellsAny(campaign.products.handles);
  return handles === null || offer.sellsAny(handles);
}

function toOffer(
  env: Environment,
  snapshot: ShopSnapshot | null,
  happenings: Happenings,
): ShopOffer {
  const products = snapshot?.products ?? null;
  const asked = snapshot?.asked ?? null;
  const sold = (handle: string) => {
    const product = products?.get(handle);
    // Of what a large store was not asked, nobody knows that it is not sold.
    if (product === undefined) return asked !== null && !asked.has(handle);
    return !isUnlisted(product);
  };
  const listed = (): readonly ProductSummary[] =>
    products === null
      ? []
      : rememberFor(products, 'listed', () =>
          [...products.values()].filter((product) => !isUnlisted(product)),
        );
  const sellsAny = (handles: readonly string[]) => products === null || handles.some(sold);
  const isOwnContent =
    categories.length === 0 || categories.some((category) => sellsAny(category.products));
  const settings = saidSettings(config, demo, isOwnContent);
  const keeps = (needs: readonly Need[]) =>
    needs.every((need) => {
      // A form of another shop, or to an address that is nobody's, would lose what is written.
      if (need === 'mail' && (!isOwnContent || settings.email === null)) return false;
      const configured = isConfigured(env, need);
      if (configured !== null || products === null) return configured ?? true;
      return need === 'plans'
        ? listed().some(({sellingPlanGroups}) => sellingPlanGroups.length > 0)
        : happenings.promotions.some(({enabled, handle}) => enabled && products.has(handle));
    });
  const known: Known = {
    isKnown: products !== null,
    keeps,
    isOwnContent,
    currencyCode: listed()[0]?.priceRange.min.currencyCode ?? USD,
    campaigns: happenings.campaigns,
    settings,
    inTrade: (text, plain) => (isOwnContent && text !== '' ? text : plain),
    sellsAny,
    bundles: ({slots}: BundleConfig) =>
      keeps(['bundle-savings']) && slots.every((slot) => slot.min === 0 || sellsAny(slot.products)),
  };
  const leadsOn = (link: string) => {
    if (isExternalLink(link)) return true;
    const benefit = /^\/products\?benefit=([\w-]+)$/.exec(link)?.[1];
    if (benefit === undefined) return hasWhat(link, known, happenings);
    // Only the whole catalogue could say that nothing has it, and a shop whose own content it is offers it for a reason.
    const isSure = products !== null && (asked === null || !isOwnContent);
    return !isSure || listed().some(({tags}) => hasTag(tags, benefit));
  };
  return {
    ...known,
    leadsOn,
    orAllProducts: (action) => (leadsOn(action.link) ? action : ALL_PRODUCTS),
  };
}

async function findSnapshot(context: ShopContext): Promise<ShopSnapshot | null> {
  try {
    const loaded = await inTime(loadShopSnapshot(context), PATIENCE_MS, context.waitUntil);
    return loaded && loaded.value;
  } catch (fault) {
    console.error(`[${context.requestId}] what the shop has is not known:`, fault);
    return null;
  }
}

/** What the shop of this request has; found out once a request. */
export function loadShopOffer(context: ShopContext): Promise<ShopOffer> {
  return context.once('shop-offer', async () => {
    const [snapshot, promotions, campaigns] = await Promise.all([
      findSnapshot(context),
      loadPromotions(context),
      loadStoreCampaigns(context),
    ]);
    return toOffer(context.env, snapshot, {at: context.moment.at, promotions, campaigns});
  });
}
