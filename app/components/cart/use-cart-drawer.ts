import {type DialogStore, useDialogStore} from '@ariakit/react';
import {useLocation} from '@remix-run/react';
import {type RefObject, useEffect, useRef} from 'react';

import {closeCart} from '~/browser/cart/store.client';
import {useScrollLock} from '~/components/ui/use-scroll-lock';

/**
 * The drawer as a dialog: it opens with the tab's cart, closes when the page is left, and keeps the focus when the last line
 * goes with it.
 */
export function useCartDrawer(
  isOpen: boolean,
  isEmpty: boolean,
): {dialog: DialogStore; heading: RefObject<HTMLHeadingElement>} {
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
  useEffect(() => {
    if (isOpen && isEmpty && document.activeElement === document.body) heading.current?.focus();
  }, [isOpen, isEmpty]);
  return {dialog, heading};
}
