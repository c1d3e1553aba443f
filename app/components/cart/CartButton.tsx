import {lazy, Suspense, useEffect, useState} from 'react';

import {onCartIntent, openCart} from '~/browser/cart/cart.client';
import {painted} from '~/browser/request/paint.client';
import {Icon} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';

import {useCart} from './use-cart';

const loadDrawer = () => import('./CartDrawer.client');
const CartDrawer = lazy(loadDrawer);

/** The way to the cart, with its count. A link to the cart's page; with script it opens the drawer, loaded on intent. */
export function CartButton({className}: {className: string}) {
  const cart = useCart();
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => onCartIntent(() => void loadDrawer()), []);
  const isOpen = cart?.isOpen ?? false;
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      <Link
        to="/cart"
        data-cart-link=""
        data-opens="cart"
        className={`${className} aria-busy:bg-sand`}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || location.pathname === '/cart')
            return;
          event.preventDefault();
          // Pressed at once, opened in the next frame: the drawer takes a slow phone longer than a press may go unanswered.
          const link = event.currentTarget;
          link.setAttribute('aria-busy', 'true');
          void painted().then(() => {
            openCart();
            link.removeAttribute('aria-busy');
          });
        }}
      >
        {/* What these two say is written by the cart's own script, which does not wait for React (browser/cart/badge). */}
        <span
          data-cart-label=""
          className="sr-only"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: 'Cart'}}
        />
        <Icon name="bag" />
        <span
          data-cart-units=""
          aria-hidden="true"
          className="figures absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-red500 px-1 text-xs leading-none font-bold text-white empty:hidden"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: ''}}
        />
      </Link>
      <p role="status" aria-live="polite" className="sr-only">
        <span key={cart?.tellings}>{isOpen ? '' : cart?.announcement.text}</span>
      </p>
      {wasOpen ? (
        <Suspense fallback={null}>
          <CartDrawer />
        </Suspense>
      ) : null}
    </>
  );
}
