import {loadPromotions} from '~/edge/catalogue/store-content.server';
import type {ShopContext} from '~/edge/request/context.server';
import {clearCookie, cookieNames, findCookies, setCookie} from '~/edge/request/cookies.server';

type DeclineCookie = `decline_${string}`;

const isDeclineCookie = (name: string): name is DeclineCookie => name.startsWith('decline_');

/** The names of the decline cookies that are true: what the shopper declined, whichever promotions there are (coverage: gifts-declined). */
export function findDeclined(request: Request): Set<string> {
  const names = cookieNames(request).filter(isDeclineCookie);
  return new Set(names.filter((name) => findCookies(request, name).includes('true')));
}

/**
 * Remembers, or forgets, that the shopper declined a promotion's gift, for the request too, which has `declined`. Unknown ids change
 * nothing.
 */
export async function setDeclined(
  {context, declined}: {context: ShopContext; declined: Set<string>},
  promotionId: string,
  isDeclined: boolean,
): Promise<void> {
  const promotions = await loadPromotions(context);
  const promotion = promotions.find(({id}) => id === promotionId);
  if (!promotion) return;
  const {declineCookie} = promotion;
  if (isDeclined) {
    declined.add(declineCookie);
    setCookie(context, declineCookie, 'true');
  } else {
    declined.delete(declineCookie);
    clearCookie(context, declineCookie);
  }
}
