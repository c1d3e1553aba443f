import {promotions} from '~/content/promotions.server';
import type {ShopContext} from '~/edge/request/context.server';
import {findCookie} from '~/edge/request/cookies.server';

/** As long as a cart lives on the platform after its last change (storefront-api §6.1). */
const DECLINE_SECONDS = 30 * 86_400;

/** Ids of the promotions that the shopper declined: decline cookie true (spec §4). */
export function findDeclined(request: Request): Set<string> {
  return new Set(
    promotions
      .filter(({declineCookie}) => findCookie(request, declineCookie) === 'true')
      .map(({id}) => id),
  );
}

/** Remembers, or forgets, that the shopper declined a promotion's gift. Unknown ids change nothing. */
export function setDeclined(context: ShopContext, promotionId: string, declined: boolean): void {
  const promotion = promotions.find(({id}) => id === promotionId);
  if (!promotion) return;
  const life = declined ? `true; Max-Age=${DECLINE_SECONDS}` : '; Max-Age=0';
  context.responseHeaders.append(
    'Set-Cookie',
    `${promotion.declineCookie}=${life}; Path=/; Secure; HttpOnly; SameSite=Lax`,
  );
}
