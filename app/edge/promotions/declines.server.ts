import {promotions} from '~/content/promotions.server';
import type {ShopContext} from '~/edge/request/context.server';
import {clearCookie, findCookies, setCookie} from '~/edge/request/cookies.server';

/** Ids of the promotions that the shopper declined: decline cookie true (coverage: gifts-declined). */
export function findDeclined(request: Request): Set<string> {
  return new Set(
    promotions
      .filter(({declineCookie}) => findCookies(request, declineCookie).includes('true'))
      .map(({id}) => id),
  );
}

/** Remembers, or forgets, that the shopper declined a promotion's gift. Unknown ids change nothing. */
export function setDeclined(context: ShopContext, promotionId: string, declined: boolean): void {
  const promotion = promotions.find(({id}) => id === promotionId);
  if (!promotion) return;
  if (declined) setCookie(context, promotion.declineCookie, 'true');
  else clearCookie(context, promotion.declineCookie);
}
