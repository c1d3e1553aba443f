import {Link} from '@remix-run/react';

import {ChangeForm} from '~/components/cart-forms/ChangeForm';
import {Icon} from '~/components/ui/Icon';
import {productPath} from '~/domain/content/navigation';
import {formatGiftReason} from '~/domain/promotions/promotions';
import type {GiftStatus} from '~/domain/visitor/shopper';

/**
 * What a shopper wants to know of a promotion: a gift within reach, reached, or left out. The others stay silent. A gift that
 * comes with a quantity keeps its place when it is reached, so that nothing moves under the stepper.
 */
function isWorthSaying({type, reason}: GiftStatus): boolean {
  switch (reason.kind) {
    case 'below-threshold':
    case 'declined':
      return true;
    case 'granted':
      return type !== 'withProduct';
    case 'units-missing':
      return type === 'buyTwo' && reason.missing === 1;
    default:
      return false;
  }
}

/** The messages of the promotions, on the tint of the benefit they serve. */
export function GiftMessages({gifts}: {gifts: readonly GiftStatus[]}) {
  const shown = gifts.filter(isWorthSaying);
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label="Free gifts">
      {shown.map(({promotionId, tint, bannerName, linkHandle, reason}) => (
        <li
          key={promotionId}
          className={`flex items-center gap-2.5 rounded-lg px-3.5 py-2.5 text-sm ${tint}`}
        >
          <Icon name="gift" className="size-5" />
          {reason.kind === 'declined' ? (
            <>
              <p className="grow">You left this out: {bannerName}</p>
              <ChangeForm change={{kind: 'restore-gift', promotionId}}>
                <button className="min-h-8 font-semibold whitespace-nowrap underline underline-offset-4">
                  Bring it back<span className="sr-only">: {bannerName}</span>
                </button>
              </ChangeForm>
            </>
          ) : (
            <p className="grow">
              <Link to={productPath(linkHandle)} className="underline-offset-4 hover:underline">
                {bannerName}
              </Link>
              : <strong className="figures whitespace-nowrap">{formatGiftReason(reason)}</strong>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
