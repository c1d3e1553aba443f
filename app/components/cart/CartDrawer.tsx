import {Dialog, DialogDismiss, DialogHeading, useDialogStore} from '@ariakit/react';
import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

import {closeCart} from '~/browser/cart/cart.client';
import {Icon} from '~/components/ui/Icon';
import {Spinner} from '~/components/ui/Spinner';
import {useScrollLock} from '~/components/ui/use-scroll-lock';

import {CartLines} from './CartLines';
import {CartFeedback, CartUnreachable} from './CartPage';
import {CartSummary} from './CartSummary';
import {DiscountCodes} from './DiscountCodes';
import {EmptyCart} from './EmptyCart';
import {FreeShippingMeter} from './FreeShippingMeter';
import {GiftMessages} from './GiftMessages';
import {OrderNote} from './OrderNote';
import {TopPick} from './TopPick';
import {useCart} from './use-cart';
import {checkOut, useCartSuggestions} from './use-cart-view';

/** The cart beside the page: a modal dialog, the whole screen on phones. */
export function CartDrawer() {
  const cart = useCart();
  const isOpen = cart?.isOpen ?? false;
  const dialog = useDialogStore({
    open: isOpen,
    setOpen: (open) => {
      if (!open) closeCart();
    },
  });
  useScrollLock(isOpen);
  const {pathname, search} = useLocation();
  const openedOn = useRef('');
  useEffect(() => {
    if (isOpen) openedOn.current = `${location.pathname}${location.search}`;
  }, [isOpen]);
  useEffect(() => {
    // Following a link out of the drawer leaves it; a change that is confirmed on the next page opens it there.
    if (openedOn.current !== `${pathname}${search}`) closeCart();
  }, [pathname, search]);
  const heading = useRef<HTMLHeadingElement>(null);

  const lines = cart?.expected.lines ?? [];
  const platformCart = cart?.shopper?.cart ?? null;
  const isKnown = cart?.status === 'known';
  const isAdding = cart?.changes.some(({kind}) => kind === 'add') ?? false;
  const isEmpty = isKnown && lines.length === 0 && !isAdding;
  const suggestions = useCartSuggestions(isOpen && isEmpty);
  useEffect(() => {
    // The last line took the focus with it (case C200).
    if (isOpen && isEmpty && document.activeElement === document.body) heading.current?.focus();
  }, [isOpen, isEmpty]);
  if (!cart) return null;
  const {shopper, expected, refusal, alerts, announcement, units} = cart;

  return (
    <Dialog
      store={dialog}
      backdrop={<div className="bg-ink/40 transition-opacity" />}
      preventBodyScroll={false}
      // The question of consent lies above the drawer and stays answerable.
      getPersistentElements={() => document.querySelectorAll('#consent')}
      initialFocus={heading}
      // The focus goes back to where it was; the page stays where it is (case C198).
      autoFocusOnHide={(element) => {
        element?.focus({preventScroll: true});
        return false;
      }}
      data-cart-drawer=""
      // Above the question of consent, which lies at the foot of small screens.
      className="fixed inset-y-0 right-0 z-50 flex w-full flex-col bg-paper shadow-float outline-none [container:cart/size] max-lg:pb-(--consent-room,0px) sm:max-w-md"
    >
      <header className="flex items-center justify-between border-b border-gray200 py-3 pr-2 pl-5">
        <DialogHeading
          ref={heading}
          tabIndex={-1}
          className="font-display text-xl font-bold outline-none"
          render={<h2>Your cart{units > 0 ? ` (${units})` : ''}</h2>}
        />
        <DialogDismiss className="grid size-11 place-items-center rounded-full hover:bg-sand">
          <span className="sr-only">Close cart</span>
          <Icon name="close" />
        </DialogDismiss>
      </header>
      <p role="status" aria-live="polite" className="sr-only">
        {announcement.text}
      </p>
      {/* Where little height is left (a phone on its side, a magnified page) the foot scrolls with the lines. */}
      <div className="flex min-h-0 grow flex-col overscroll-contain [@container_cart_(height<30rem)]:block [@container_cart_(height<30rem)]:overflow-y-auto">
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 [@container_cart_(height<30rem)]:overflow-visible">
          <div className="grid gap-3 py-4 empty:hidden">
            {platformCart && lines.length > 0 ? (
              <FreeShippingMeter cart={platformCart} settled={expected.settled} />
            ) : null}
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
            {shopper && lines.length > 0 ? <GiftMessages gifts={shopper.gifts} /> : null}
          </div>
          {isAdding && !lines.some(({pending}) => pending) ? (
            <p className="flex items-center gap-3 py-4 text-slate">
              <Spinner size={5} color="dark-gray" /> Adding to your cart
            </p>
          ) : null}
          {cart.status === 'unreachable' ? <CartUnreachable /> : null}
          {cart.status === 'unknown' && !isAdding ? (
            <p className="flex items-center gap-3 py-6 text-slate">
              <Spinner size={5} color="dark-gray" /> Fetching your cart
            </p>
          ) : null}
          {lines.length > 0 ? (
            <CartLines
              lines={lines}
              shopper={shopper ?? {cart: null, warnings: [], gifts: [], topPick: null}}
              refusal={refusal}
              idPrefix="drawer"
            />
          ) : null}
          {isEmpty ? (
            <>
              <p className="pt-4 text-xl font-semibold">Nothing in here yet</p>
              <EmptyCart suggestions={suggestions} />
            </>
          ) : null}
          {platformCart && lines.length > 0 ? (
            <div className="grid gap-2 pb-5">
              {shopper?.topPick ? <TopPick card={shopper.topPick} /> : null}
              <div className="mt-2 border-t border-gray200">
                <DiscountCodes cart={platformCart} refusal={refusal} idPrefix="drawer" />
              </div>
              <div className="border-t border-gray200">
                <OrderNote note={expected.note} refusal={refusal} idPrefix="drawer" />
              </div>
            </div>
          ) : null}
        </div>
        {platformCart && lines.length > 0 ? (
          <footer className="border-t border-gray200 bg-white px-5 py-4">
            <CartSummary cart={platformCart} settled={expected.settled} onCheckout={checkOut} />
          </footer>
        ) : null}
      </div>
    </Dialog>
  );
}

export default CartDrawer;
