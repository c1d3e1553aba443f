import {useEffect, useLayoutEffect, useRef} from 'react';

import type {ExpectedLine} from '~/domain/cart/change/expected-cart';
import {findGiftLine, shownLines} from '~/domain/promotions/cart-gifts';
import type {CartReply, ShopperCart} from '~/domain/visitor/shopper';

import {CartLineRow} from './CartLineRow';

/**
 * The lines in the shop's order (coverage: cart-line-order). When the line that holds the focus goes, the focus moves
 * to the line that takes its place, else to the last one, else to the heading.
 */
export function CartLines({
  lines,
  shopper,
  refusal,
  idPrefix,
}: {
  lines: readonly ExpectedLine[];
  shopper: ShopperCart;
  refusal: CartReply['refusal'];
  idPrefix: 'drawer' | 'page';
}) {
  const list = useRef<HTMLUListElement>(null);
  const focusedIndex = useRef(-1);
  const shown = shownLines(lines, shopper.gifts);
  const ids = shown.map(({id}) => id).join(' ');

  useEffect(() => {
    const rows = list.current;
    if (!rows) return;
    const remember = ({target}: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[data-cart-line]') : null;
      focusedIndex.current = row ? [...rows.children].indexOf(row) : -1;
    };
    // A removed line loses the focus to nothing; anything else is the shopper's own move.
    const forget = ({relatedTarget}: FocusEvent) => {
      if (relatedTarget) focusedIndex.current = -1;
    };
    rows.addEventListener('focusin', remember);
    rows.addEventListener('focusout', forget);
    return () => {
      rows.removeEventListener('focusin', remember);
      rows.removeEventListener('focusout', forget);
    };
  }, []);

  useLayoutEffect(() => {
    const rows = list.current?.children;
    if (focusedIndex.current < 0 || !rows) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = rows[Math.min(focusedIndex.current, rows.length - 1)];
    if (next instanceof HTMLElement) next.focus({preventScroll: true});
  }, [ids]);

  return (
    <ul ref={list} className="@container divide-y divide-gray200">
      {shown.map((line, index) => (
        <CartLineRow
          key={line.id}
          line={line}
          lines={lines}
          gift={findGiftLine(shopper.gifts, line.id)}
          warnings={shopper.warnings}
          refusal={refusal}
          idPrefix={idPrefix}
          index={index}
        />
      ))}
    </ul>
  );
}
