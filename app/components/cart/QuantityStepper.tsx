import {useState} from 'react';

import {ChangeForm} from '~/components/cart-forms/ChangeForm';
import {Icon} from '~/components/ui/Icon';
import type {CartChange} from '~/domain/cart/change/change';
import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';

const STEP =
  'grid size-10 place-items-center rounded-full text-ink transition-colors hover:bg-sand disabled:text-gray400';

/**
 * Fewer, a number to type, more. Three forms, so that each works without JavaScript. What was typed is shown until it
 * is sent; from then on the box shows what the cart will have, and after a refusal what it has.
 */
export function QuantityStepper({
  lineId,
  quantity,
  allowed,
  title,
  id,
}: {
  lineId: string;
  quantity: number;
  /** The most the line may have beside the variant's other lines. */
  allowed: number;
  title: string;
  id: string;
}) {
  const setTo = (units: number): CartChange => ({
    kind: 'update',
    lines: [{id: lineId, quantity: units}],
  });
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="inline-flex items-center rounded-full ring-1 ring-ink/15 ring-inset">
      <ChangeForm change={setTo(quantity - 1)}>
        <button className={STEP}>
          <span className="sr-only">
            {quantity === 1 ? `Remove ${title}` : `One less of ${title}`}
          </span>
          <Icon name={quantity === 1 ? 'trash' : 'minus'} className="size-4" />
        </button>
      </ChangeForm>
      <ChangeForm
        change={setTo(quantity)}
        noValidate
        onSubmit={() => {
          // After the page's cart has read the form: React would put the old number back before it.
          setTimeout(() => setTyped(null));
        }}
      >
        <label htmlFor={id} className="sr-only">
          Quantity of {title}
        </label>
        <input
          id={id}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed ?? String(quantity)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={(event) => {
            if (typed === null) return;
            if (/^\d+$/.test(typed.trim()) && Number(typed) !== quantity)
              event.currentTarget.form?.requestSubmit();
            else setTyped(null);
          }}
          className="figures h-10 w-9 rounded-md bg-transparent text-center text-base font-semibold"
        />
      </ChangeForm>
      <ChangeForm change={setTo(quantity + 1)}>
        <button
          className={STEP}
          aria-disabled={quantity >= allowed || undefined}
          title={quantity >= allowed ? `Up to ${MAX_QUANTITY_PER_VARIANT} of one item` : undefined}
        >
          <span className="sr-only">One more of {title}</span>
          <Icon name="plus" className="size-4" />
        </button>
      </ChangeForm>
    </div>
  );
}
