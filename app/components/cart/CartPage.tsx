import type {MouseEvent} from 'react';

import type {ExpectedCart} from '~/domain/cart/change/expected-cart';
import type {CartReply, CartSuggestions, ShopperCart} from '~/domain/visitor/shopper';

import {CartLines} from './CartLines';
import {CartMessage} from './CartMessage';
import {CartSummary} from './CartSummary';
import {DiscountCodes} from './DiscountCodes';
import {EmptyCart} from './EmptyCart';
import {FreeShippingMeter} from './FreeShippingMeter';
import {GiftMessages} from './GiftMessages';
import {noteFormId, OrderNote} from './OrderNote';
import {TopPick} from './TopPick';

interface CartView {
  shopper: ShopperCart;
  expected: ExpectedCart;
  refusal: CartReply['refusal'];
  alerts: readonly string[];
  /** The platform could not be asked: what the shopper has is not known. */
  unreachable: boolean;
  suggestions: CartSuggestions | null;
  onCheckout?: (event: MouseEvent) => void;
}

/** What refuses or limits without a line of its own to stand beside. */
export function CartFeedback({refusal, alerts, expected}: CartView) {
  const hasOwnPlace =
    refusal !== null &&
    (refusal.place === 'code' ||
      refusal.place === 'note' ||
      expected.lines.some(({id}) => id === refusal.lineId));
  return (
    <>
      {alerts.map((alert) => (
        <CartMessage key={alert} kind="notice">
          {alert}
        </CartMessage>
      ))}
      {refusal && !hasOwnPlace ? <CartMessage kind="refusal">{refusal.message}</CartMessage> : null}
    </>
  );
}

export function CartUnreachable() {
  return (
    <p className="py-6 text-slate">
      We cannot reach your cart at the moment. It is safe. Please try again in a minute.
    </p>
  );
}

/** The cart as a page: everything the drawer has, in two columns from tablets on (spec issue: works without JavaScript). */
export function CartPage(view: CartView) {
  const {shopper, expected, refusal, unreachable, suggestions, onCheckout} = view;
  const {cart} = shopper;
  const isEmpty = expected.lines.length === 0;
  return (
    <div className="frame py-10 md:py-14">
      <h1 className="text-3xl" data-cart-heading tabIndex={-1}>
        Your cart
      </h1>
      {unreachable && !cart ? (
        <CartUnreachable />
      ) : isEmpty || !cart ? (
        <div>
          <CartFeedback {...view} />
          <p className="mt-4 text-xl font-semibold">Nothing in here yet</p>
          <EmptyCart suggestions={suggestions} />
        </div>
      ) : (
        <div className="mt-8 grid items-start gap-8 md:grid-cols-[1fr_18rem] lg:grid-cols-[1fr_24rem] lg:gap-16">
          <div className="grid gap-4">
            <FreeShippingMeter cart={cart} settled={expected.settled} />
            <CartFeedback {...view} />
            <GiftMessages messages={shopper.gifts.messages} />
            <h2 className="sr-only">Items</h2>
            <CartLines lines={expected.lines} shopper={shopper} refusal={refusal} idPrefix="page" />
            {shopper.topPick ? <TopPick card={shopper.topPick} /> : null}
          </div>
          <section
            aria-label="Order summary"
            className="rounded-xl bg-white p-5 ring-1 ring-ink/5 md:sticky md:top-24 lg:p-6"
          >
            <DiscountCodes
              cart={cart}
              warnings={shopper.warnings}
              refusal={refusal}
              idPrefix="page"
            />
            <div className="mb-4 border-y border-gray200">
              <OrderNote note={expected.note} refusal={refusal} idPrefix="page" />
            </div>
            <CartSummary
              cart={cart}
              settled={expected.settled}
              noteForm={noteFormId('page')}
              onCheckout={onCheckout}
            />
          </section>
        </div>
      )}
    </div>
  );
}
