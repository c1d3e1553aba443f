import type {StoreEntry} from '~/domain/content/store-content';
import {isRunning, requireTexts, type ShopMoment, timeProblem} from '~/domain/content/store-entry';
import {parseCents, ZERO} from '~/domain/values/money';
import {accepted, refused, type Result} from '~/domain/values/result';

import type {AssociatedProduct, GiftPromotion} from './promotion';

const KINDS = ['withThreshold', 'withProduct', 'buyTwo'] as const;

/** What may stand in a cookie's name and in a form. */
const ID = /^[a-z0-9-]{1,80}$/;

/** The texts of a list, as the platform writes its value. */
function readList(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list)
      ? list.filter((one): one is string => typeof one === 'string' && one !== '')
      : [];
  } catch {
    return [];
  }
}

function associatedOf({values, products}: StoreEntry): AssociatedProduct | null {
  const skus = readList(values.skus ?? '[]');
  if (skus.length > 0) return {skus};
  const [handle] = products.product ?? [];
  return handle === undefined ? null : {handle};
}

/**
 * The promotion that an entry of the type `promotion` is, or why it is none: by the same rules that the content's own are read by
 * (coverage: gifts-fields). Its id is the entry's handle; it is `enabled` while the entry runs at the moment. Products that the store
 * does not publish are not there.
 */
export function parsePromotion(entry: StoreEntry, moment: ShopMoment): Result<GiftPromotion> {
  const {handle: id, values, products} = entry;
  const read = requireTexts(entry, ['kind', 'title', 'message']);
  if (!read.ok) return read;
  const {title, message} = read.value;
  const type = KINDS.find((one) => one === read.value.kind);
  const [gift] = products.gift ?? [];
  const associatedProduct = associatedOf(entry);
  const associated =
    associatedProduct && 'handle' in associatedProduct ? associatedProduct.handle : undefined;
  const link = products.link_product?.[0] ?? associated;
  const wrong = timeProblem(entry);
  if (!ID.test(id)) return refused('its handle is not made of small letters, digits and hyphens');
  if (!type) return refused(`kind is none of ${KINDS.join(', ')}`);
  if (gift === undefined) return refused('gift names no product that is published to this shop');
  if (wrong !== null) return refused(wrong);
  const common = {
    id,
    handle: gift,
    bannerName: title,
    endDate: values.end_date || '',
    declineCookie: `decline_${id.replaceAll('-', '_')}`,
    enabled: isRunning(entry, moment),
    cartMessaging: message,
    canAddMultiple: values.multiple === 'true',
  } as const;
  if (type === 'withThreshold') {
    const cents = parseCents(values.threshold ?? '');
    if (cents === null || cents <= 0) return refused('threshold is no amount above zero');
    if (link === undefined) return refused('link_product names no product that is published');
    const threshold = {...ZERO, amount: cents};
    return accepted({
      ...common,
      type,
      threshold,
      associatedProduct: null,
      cartProductLinkHandle: link,
    });
  }
  if (associatedProduct === null)
    return refused('neither product nor skus name what earns the gift');
  if (link === undefined) return refused('link_product names no product that is published');
  return accepted({
    ...common,
    type,
    threshold: null,
    associatedProduct,
    cartProductLinkHandle: link,
  });
}

/**
 * The promotions of a shop at a moment: the content's own in their order, one of the same id as an entry of the store replaced by
 * it, and then the store's others. An entry that is switched off needs nothing else to stop the content's own; one that cannot be
 * read changes nothing. What does not run stays in the list, so that its gift is known as one and leaves the carts.
 */
export function shopPromotions(
  own: readonly GiftPromotion[],
  entries: readonly StoreEntry[],
  moment: ShopMoment,
): GiftPromotion[] {
  const stored = new Map<string, GiftPromotion>();
  for (const entry of entries) {
    const read = parsePromotion(entry, moment);
    const replaced = own.find(({id}) => id === entry.handle);
    if (read.ok) stored.set(entry.handle, read.value);
    else if (replaced && entry.values.enabled === 'false')
      stored.set(entry.handle, {...replaced, enabled: false});
  }
  const kept = own.map((promotion) => stored.get(promotion.id) ?? promotion);
  const ids = new Set(own.map(({id}) => id));
  return [...kept, ...[...stored.values()].filter(({id}) => !ids.has(id))];
}
