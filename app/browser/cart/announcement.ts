import type {CartChange} from '~/domain/cart/change/change';
import {newWarnings} from '~/domain/cart/stock';
import {formatMoney} from '~/domain/values/money';
import type {CartReply, ShopperCart} from '~/domain/visitor/shopper';

/** What assistive technology is told of an answered change: a refusal, or what was done and what the cart holds now. */
export function announce(change: CartChange, before: ShopperCart | null, reply: CartReply): string {
  if (reply.refusal) return reply.refusal.message;
  const cart = reply.shopper?.cart;
  const told = [...reply.alerts];
  told.push(
    ...newWarnings(before?.warnings ?? [], reply.shopper?.warnings ?? []).map(
      ({message}) => message,
    ),
  );
  if (change.kind === 'add') told.unshift('Added to your cart.');
  if (change.kind === 'remove' || change.kind === 'decline-gift')
    told.unshift('Removed from your cart.');
  if (change.kind === 'note') told.unshift('Your note is saved.');
  if (cart) {
    const {totalQuantity, cost} = cart;
    told.push(
      `${totalQuantity} ${totalQuantity === 1 ? 'item' : 'items'}, subtotal ${formatMoney(cost.subtotalAmount)}.`,
    );
  }
  return told.join(' ');
}
