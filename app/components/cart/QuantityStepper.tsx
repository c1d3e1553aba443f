import {useState} from 'react';

import {subscribeCart} from '~/browser/cart/store.client';
import {ChangeForm} from '~/components/cart-forms/ChangeForm';
import {Icon} from '~/components/ui/Icon';
import type {CartChange} from '~/domain/cart/change/change';
import {judgeQuantity, stepBase} from '~/domain/cart/typed-quantity';
import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';

import {CartMessage} from './CartMessage';

const STEP =
  'grid size-10 place-items-center rounded-full text-ink transition-colors hover:bg-sand disabled:text-gray400';

/** How many a line of the cart may be set to; what is above the limit the cart itself cuts, and says so. */
const LINE_UNITS = {least: 0, most: null} as const;

/**
 * What somebody types into a line's quantity: shown as it is until it is sent, judged when it is left or sent. Once it is sent
 * it stays in the box until the cart has taken the change over, so that the old number never comes back in between.
 */
function useTypedQuantity(refused: string | null) {
  const [typed, setTyped] = useState(refused);
  const [refusal, setRefusal] = useState<string | null>(null);
  const judged = typed === null ? null : judgeQuantity(typed, LINE_UNITS);
  return {
    typed,
    refusal,
    type: (text: string) => {
      setTyped(text);
      setRefusal(null);
    },
    /** Whether what was typed may be sent; says beside the field why not. */
    mayBeSent: () => {
      setRefusal(judged && !judged.ok ? judged.message : null);
      return judged?.ok !== false;
    },
    clearOnceTaken: () => {
      const stop = subscribeCart(() => {
        stop();
        setTyped(null);
        setRefusal(null);
      });
    },
    /** Back to the cart's number, where that is what was typed. */
    clear: () => {
      setTyped(null);
      setRefusal(null);
    },
  };
}

/** A step up or down, in a form of its own. */
function Step({
  change,
  field,
  icon,
  label,
  isFull = false,
}: {
  change: CartChange;
  field: ReturnType<typeof useTypedQuantity>;
  icon: 'trash' | 'minus' | 'plus';
  label: string;
  isFull?: boolean;
}) {
  return (
    <ChangeForm change={change} onSubmit={field.clearOnceTaken}>
      <button
        className={STEP}
        onMouseDown={(event) => {
          // A press counts from what is typed: leaving the field for it must not send that number first.
          if (field.typed !== null) event.preventDefault();
        }}
        aria-disabled={isFull || undefined}
        title={isFull ? `Up to ${MAX_QUANTITY_PER_VARIANT} of one item` : undefined}
      >
        <span className="sr-only">{label}</span>
        <Icon name={icon} className="size-4" />
      </button>
    </ChangeForm>
  );
}

/** Fewer, a number to type, more. Three forms, so that each works without JavaScript. */
export function QuantityStepper({
  lineId,
  quantity,
  refused,
  allowed,
  title,
  id,
}: {
  lineId: string;
  quantity: number;
  /** What was typed and refused on a page that was posted; it stays in the field. */
  refused: string | null;
  /** The most the line may have beside the variant's other lines. */
  allowed: number;
  title: string;
  id: string;
}) {
  const setTo = (units: number): CartChange => ({
    kind: 'update',
    lines: [{id: lineId, quantity: units}],
  });
  const field = useTypedQuantity(refused);
  const base = stepBase(field.typed, quantity);
  return (
    <div>
      <div
        className={`inline-flex items-center rounded-full ring-1 ring-inset ${field.refusal === null ? 'ring-ink/15' : 'ring-red600'}`}
      >
        <Step
          change={setTo(Math.max(0, base - 1))}
          field={field}
          icon={base <= 1 ? 'trash' : 'minus'}
          label={base <= 1 ? `Remove ${title}` : `One less of ${title}`}
        />
        <ChangeForm
          change={setTo(quantity)}
          noValidate
          onSubmit={(event) => {
            if (field.mayBeSent()) field.clearOnceTaken();
            else event.preventDefault();
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
            value={field.typed ?? String(quantity)}
            aria-invalid={field.refusal === null ? undefined : true}
            aria-describedby={field.refusal === null ? undefined : `${id}-refusal`}
            onChange={(event) => field.type(event.currentTarget.value)}
            onBlur={(event) => {
              if (field.typed === null || !field.mayBeSent()) return;
              if (base === quantity) field.clear();
              else event.currentTarget.form?.requestSubmit();
            }}
            className="figures h-10 w-9 rounded-md bg-transparent text-center text-base font-semibold"
          />
        </ChangeForm>
        <Step
          change={setTo(base + 1)}
          field={field}
          icon="plus"
          label={`One more of ${title}`}
          isFull={base >= allowed}
        />
      </div>
      {field.refusal === null ? null : (
        <div id={`${id}-refusal`} role="alert">
          <CartMessage kind="refusal" className="mt-1.5">
            {field.refusal}
          </CartMessage>
        </div>
      )}
    </div>
  );
}
