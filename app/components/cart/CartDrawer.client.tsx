import {Dialog, DialogDismiss, DialogHeading} from '@ariakit/react';
import {useCallback, useState} from 'react';

import {takeOverDrawer} from '~/browser/cart/stand-in-handover';
import {Icon} from '~/components/ui/Icon';

import {CartSummary} from './CartSummary';
import {drawerView} from './drawer-view';
import {DrawerBody} from './DrawerBody';
import {useCart} from './use-cart';
import {useCartDrawer} from './use-cart-drawer';
import {checkOut, useCartSuggestions} from './use-cart-view';

/** The cart beside the page: a modal dialog, the whole screen on phones. */
export default function CartDrawer() {
  const [isOurs, setIsOurs] = useState(false);
  // What stands in for the dialog goes before it is there: a dialog remembers who had the focus.
  const takeOver = useCallback((place: HTMLElement | null) => {
    if (!place) return;
    takeOverDrawer();
    setIsOurs(true);
  }, []);
  return isOurs ? <Drawer /> : <span ref={takeOver} hidden />;
}

function Drawer() {
  const cart = useCart();
  const view = cart && drawerView(cart);
  const isOpen = cart?.isOpen ?? false;
  const isEmpty = view?.isEmpty ?? false;
  const {dialog, heading} = useCartDrawer(isOpen, isEmpty);
  const suggestions = useCartSuggestions(isOpen && isEmpty);
  if (!cart || !view) return null;
  const {expected, announcement, tellings, units} = cart;

  return (
    <Dialog
      store={dialog}
      backdrop={<div className="bg-ink/40 transition-opacity" />}
      preventBodyScroll={false}
      // The question of consent lies above the drawer and stays answerable.
      getPersistentElements={() => document.querySelectorAll('#consent')}
      initialFocus={heading}
      // The focus goes back to where it was; the page stays where it is.
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
        <span key={tellings}>{announcement.text}</span>
      </p>
      {/* Where little height is left (a phone on its side, a magnified page) the foot scrolls with the lines. */}
      <div className="flex min-h-0 grow flex-col overscroll-contain [@container_cart_(height<30rem)]:block [@container_cart_(height<30rem)]:overflow-y-auto">
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 [@container_cart_(height<30rem)]:overflow-visible">
          <DrawerBody cart={cart} view={view} suggestions={suggestions} />
        </div>
        {view.totalled ? (
          <footer className="border-t border-gray200 bg-white px-5 py-4">
            <CartSummary cart={view.totalled} settled={expected.settled} onCheckout={checkOut} />
          </footer>
        ) : null}
      </div>
    </Dialog>
  );
}
