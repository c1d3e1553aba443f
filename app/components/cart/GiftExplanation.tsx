import {ChangeForm} from '~/components/cart-forms/ChangeForm';
import {Icon} from '~/components/ui/Icon';
import type {GiftLine} from '~/domain/promotions/cart-gifts';

/** "Why is this here?" of a gift line, and the way to leave it out. */
export function GiftExplanation({gift, title}: {gift: GiftLine; title: string}) {
  const {lineId, promotionIds, reasons} = gift;
  return (
    <div className="mt-1 text-sm">
      {reasons.length > 0 ? (
        <details className="group">
          <summary className="flex min-h-8 w-fit list-none items-center gap-1 text-slate underline underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
            Why is this here?
            <Icon
              name="chevronDown"
              className="size-4 transition-transform group-open:rotate-180"
            />
          </summary>
          <ul className="mt-0.5 mb-1.5 grid gap-1 text-slate">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <ChangeForm change={{kind: 'decline-gift', lineId, promotionIds}}>
        <button className="min-h-8 text-slate underline underline-offset-4 hover:text-ink">
          No thanks, leave it out<span className="sr-only">: {title}</span>
        </button>
      </ChangeForm>
    </div>
  );
}
