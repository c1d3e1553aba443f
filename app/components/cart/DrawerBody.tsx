import type {CartState} from '~/browser/cart/store.client';
import {Spinner} from '~/components/ui/Spinner';
import {type CartSuggestions, NO_CART} from '~/domain/visitor/shopper';

import {CartLines} from './CartLines';
import {CartFeedback, CartUnreachable} from './CartPage';
import {DiscountCodes} from './DiscountCodes';
import type {DrawerView} from './drawer-view';
import {EmptyCart} from './EmptyCart';
import {FreeShippingMeter} from './FreeShippingMeter';
import {GiftMessages} from './GiftMessages';
import {OrderNote} from './OrderNote';
import {TopPick} from './TopPick';

interface DrawerBodyProps {
  cart: CartState;
  view: DrawerView;
  suggestions: CartSuggestions | null;
}

/** What the shopper has to know before the lines. */
function Notices({cart, view}: DrawerBodyProps) {
  const {shopper, expected, refusal, alerts} = cart;
  return (
    <div className="grid gap-3 py-4 empty:hidden">
      {view.totalled ? <FreeShippingMeter cart={view.totalled} settled={expected.settled} /> : null}
      {shopper ? (
        <CartFeedback
          shopper={shopper}
          expected={expected}
          refusal={refusal}
          alerts={alerts}
          unreachable={false}
          suggestions={null}
        />
      ) : null}
      {shopper && expected.lines.length > 0 ? (
        <GiftMessages messages={shopper.gifts.messages} />
      ) : null}
    </div>
  );
}

/** What goes with the lines: the top pick, the codes and the note. */
function Extras({cart: {shopper, expected, refusal}, view}: DrawerBodyProps) {
  if (!view.totalled) return null;
  return (
    <div className="grid gap-2 pb-5">
      {shopper?.topPick ? <TopPick card={shopper.topPick} /> : null}
      <div className="mt-2 border-t border-gray200">
        <DiscountCodes
          cart={view.totalled}
          warnings={shopper?.warnings ?? []}
          refusal={refusal}
          idPrefix="drawer"
        />
      </div>
      <div className="border-t border-gray200">
        <OrderNote note={expected.note} refusal={refusal} idPrefix="drawer" />
      </div>
    </div>
  );
}

/** Everything between the drawer's heading and its totals. */
export function DrawerBody(props: DrawerBodyProps) {
  const {cart, view, suggestions} = props;
  const {shopper, expected, refusal} = cart;
  return (
    <>
      <Notices {...props} />
      {view.waitingFor === 'addition' ? (
        <p className="flex items-center gap-3 py-4 text-slate">
          <Spinner size={5} color="dark-gray" /> Adding to your cart
        </p>
      ) : null}
      {view.isUnreachable ? <CartUnreachable /> : null}
      {view.waitingFor === 'cart' ? (
        <p className="flex items-center gap-3 py-6 text-slate">
          <Spinner size={5} color="dark-gray" /> Fetching your cart
        </p>
      ) : null}
      {expected.lines.length > 0 ? (
        <CartLines
          lines={expected.lines}
          shopper={shopper ?? NO_CART}
          refusal={refusal}
          idPrefix="drawer"
        />
      ) : null}
      {view.isEmpty ? (
        <>
          <p className="pt-4 text-xl font-semibold">Nothing in here yet</p>
          <EmptyCart suggestions={suggestions} />
        </>
      ) : null}
      <Extras {...props} />
    </>
  );
}
