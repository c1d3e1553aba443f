import {Icon} from '~/components/ui/Icon';
import type {Cart} from '~/domain/cart/cart';
import {formatFreeShipping, freeShipping} from '~/domain/cart/shipping';

import {useFreeShipping} from './use-free-shipping';

/** How far the cart is from free shipping (coverage: cart-free-shipping), judged on the subtotal that is shown below it. */
export function FreeShippingMeter({cart, settled}: {cart: Cart; settled: boolean}) {
  const status = freeShipping(cart);
  const isPromised = useFreeShipping();
  const text = formatFreeShipping(status, isPromised);
  if (text === null) return null;
  const percent = Math.round(status.progress * 100);
  return (
    <div className={settled ? '' : 'opacity-60'} aria-busy={!settled || undefined}>
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Icon
          name={status.free ? 'check' : 'truck'}
          className={`size-5 ${status.free ? 'text-green700' : ''}`}
        />
        {text}
      </p>
      <div
        role="progressbar"
        aria-label="Progress to free shipping"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-gray200"
      >
        <div
          className={`h-full origin-left rounded-full transition-transform duration-250 ${status.free ? 'bg-green700' : 'bg-red500'}`}
          style={{transform: `scaleX(${status.progress})`}}
        />
      </div>
    </div>
  );
}
