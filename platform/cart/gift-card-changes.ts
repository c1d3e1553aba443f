import type {RequestContext} from '../graphql/context.ts';
import {parseGlobalId} from '../graphql/gid.ts';

import {type CartChange, DONE} from './change-cart.ts';
import type {CartDocument} from './document.ts';
import {findGiftCard} from './gift-cards.ts';

/** Adds gift cards; an invalid code is silently ignored (§7.7). */
export function addGiftCards(
  context: RequestContext,
  document: CartDocument,
  codes: readonly string[],
): CartChange {
  for (const code of codes) {
    const card = findGiftCard(context.services, code);
    if (card === null || document.giftCards.some((one) => one.code === card.code)) continue;
    document.giftCards.push({id: context.services.ids.uuid(), code: card.code});
  }
  return DONE;
}

/** Replaces the list; a card that stays keeps its id. */
export function replaceGiftCards(
  context: RequestContext,
  document: CartDocument,
  codes: readonly string[],
): CartChange {
  const wanted = new Set(codes.map((code) => code.trim().toLowerCase()));
  document.giftCards = document.giftCards.filter((card) => wanted.has(card.code));
  return addGiftCards(context, document, codes);
}

/** Unknown ids are ignored, as unknown codes are. */
export function removeGiftCards(document: CartDocument, ids: readonly string[]): CartChange {
  const gone = new Set(ids.map((id) => parseGlobalId(id)?.id));
  document.giftCards = document.giftCards.filter((card) => !gone.has(card.id));
  return DONE;
}
