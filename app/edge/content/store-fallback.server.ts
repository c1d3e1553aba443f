import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {findPage} from '~/content/pages.server';
import {isConfigured} from '~/edge/catalogue/shop-offer.server';
import type {ShopContext} from '~/edge/request/context.server';
import {movedTo, notFound, unavailable} from '~/edge/request/refusals.server';

const CONTACT_PATH = '/contact-us';

/** Pages of ours that say what a page of the store with another name says. */
const SAME_MATTER: Readonly<Record<string, string>> = {
  '/pages/contact': CONTACT_PATH,
  '/policies/privacy-policy': '/app-privacy',
  '/policies/refund-policy': '/returns-and-warranty',
  '/policies/terms-of-service': '/app-terms-of-service',
};

/** The page of the repository that stands in for one of the store: of the same matter or the same name; null without one. */
function findOwnPage(env: ShopContext['env'], path: string): string | null {
  const own = SAME_MATTER[path] ?? path.slice(path.lastIndexOf('/'));
  if (own === CONTACT_PATH) return own;
  return isConfigured(env, 'terms') && findPage(own.slice(1)) ? own : null;
}

/**
 * What the store says at an address. Where it says nothing, withholds it or does not answer, the repository's own page of the
 * matter takes its place (coverage: content-store-fallback), for now: the merchant may write one any day.
 */
export async function orOwnPage<T>(
  {env}: Pick<ShopContext, 'env'>,
  path: string,
  read: Promise<T | null>,
): Promise<T> {
  let fault: PlatformUnavailable | null = null;
  try {
    const found = await read;
    if (found !== null) return found;
  } catch (thrown) {
    if (!(thrown instanceof PlatformUnavailable)) throw thrown;
    fault = thrown;
    console.error(`The store's ${path} cannot be read: ${thrown.message}`);
  }
  const own = findOwnPage(env, path);
  if (own !== null) throw movedTo(own, 302);
  throw fault ? unavailable() : notFound(path);
}
