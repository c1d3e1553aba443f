import {Link} from '@remix-run/react';

import {Picture} from '~/components/ui/Picture';
import type {ShownOrderLine} from '~/domain/account/order-lines';
import {formatMoney} from '~/domain/values/money';

/** The lines of an order as they were sold; a product that is gone since keeps its title and price. */
export function OrderLines({lines}: {lines: readonly ShownOrderLine[]}) {
  return (
    <ul className="divide-y divide-gray200 border-y border-gray200">
      {lines.map((line, position) => {
        const {variant, title, quantity, currentQuantity, path, isGift} = line;
        const reduced = line.discountedTotalPrice.amount < line.originalTotalPrice.amount;
        return (
          // Lines have no id: their place is what tells them apart (storefront-api §9).
          <li key={`${title}-${String(position)}`} className="flex flex-wrap gap-4 py-4">
            <span className="size-20 shrink-0 overflow-hidden rounded-md bg-sand">
              {variant?.image ? (
                // Loaded with the page: a picture further down would be missing on paper.
                <Picture image={variant.image} preset="thumbnail" fixedWidth={80} eager alt="" />
              ) : null}
            </span>
            <div className="min-w-0 grow basis-24">
              {isGift ? (
                <p className="mb-1 w-fit rounded-full bg-mint px-2.5 py-0.5 text-xs font-semibold">
                  Free gift
                </p>
              ) : null}
              <p dir="auto" className="font-semibold">
                {path !== null ? (
                  <Link to={path} prefetch="none" className="underline-offset-4 hover:underline">
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </p>
              {variant && variant.title !== 'Default Title' ? (
                <p className="text-sm text-slate">{variant.title}</p>
              ) : null}
              <p className="figures text-sm text-slate">
                Quantity {quantity}
                {currentQuantity < quantity
                  ? `, ${String(quantity - currentQuantity)} refunded or removed`
                  : ''}
              </p>
              {variant === null ? <p className="text-sm text-slate">No longer sold</p> : null}
            </div>
            <p className="figures ml-auto text-right font-semibold">
              {reduced ? <span className="sr-only">Now </span> : null}
              {line.discountedTotalPrice.amount === 0
                ? 'Free'
                : formatMoney(line.discountedTotalPrice)}
              {reduced ? (
                <s className="block text-sm font-normal text-slate">
                  <span className="sr-only">, was </span>
                  {formatMoney(line.originalTotalPrice)}
                </s>
              ) : null}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
