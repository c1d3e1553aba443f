import {giftDeclineInput} from '~/domain/cart-form';
import type {GiftStatus} from '~/domain/shopper';

import {ChangeForm} from './ChangeForm';

/** "Why is this here?" of a gift line, and the way to leave it out. */
export function GiftExplanation({
  lineId,
  title,
  gifts,
}: {
  lineId: string;
  title: string;
  /** The promotions that grant the line. */
  gifts: readonly GiftStatus[];
}) {
  return (
    <div className="mt-1 text-sm">
      {gifts.length > 0 ? (
        <details>
          <summary className="min-h-6 w-fit text-slate underline underline-offset-4 hover:text-ink">
            Why is this here?
          </summary>
          <ul className="mt-1.5 grid gap-1 text-slate">
            {gifts.map(({promotionId, message, condition}) => (
              <li key={promotionId}>
                {message} {condition}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <ChangeForm
        input={giftDeclineInput(
          lineId,
          gifts.map(({promotionId}) => promotionId),
        )}
      >
        <button className="min-h-8 text-slate underline underline-offset-4 hover:text-ink">
          No thanks, leave it out<span className="sr-only">: {title}</span>
        </button>
      </ChangeForm>
    </div>
  );
}
