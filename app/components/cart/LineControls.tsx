import {ChangeForm} from '~/components/cart-forms/ChangeForm';
import {isGone} from '~/domain/cart/cart';
import type {ExpectedLine} from '~/domain/cart/change/expected-cart';
import {allowance} from '~/domain/cart/limit';

import {PlanSwitch} from './PlanSwitch';
import {QuantityStepper} from './QuantityStepper';

/** The stepper with the choice of a plan below it, or beside it where there is room. */
const PLAN_ROOM = {drawer: 'min-h-21', page: 'min-h-21 lg:min-h-10'} as const;

interface LineControlsProps {
  line: ExpectedLine;
  /** All lines on the screen: a variant's other lines share its limit. */
  lines: readonly ExpectedLine[];
  /** What was typed and refused, where the page was posted. */
  refusedQuantity: string | null;
  idPrefix: keyof typeof PLAN_ROOM;
  index: number;
}

/** How many, how often, and away with it. */
export function LineControls({line, lines, refusedQuantity, idPrefix, index}: LineControlsProps) {
  const {merchandise, quantity} = line;
  const canBeBought = quantity > 0 && !isGone(line);
  const {title} = merchandise.product;
  if (line.isNew)
    return (
      // The room of the controls that come with the answer, so that the lines below keep their place.
      <div className={`mt-3 ${line.hasPlans ? PLAN_ROOM[idPrefix] : ''}`}>
        <p className="flex min-h-10 items-center text-sm text-slate">
          Adding {quantity} to your cart
        </p>
      </div>
    );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      {canBeBought ? (
        <QuantityStepper
          lineId={line.id}
          quantity={quantity}
          refused={refusedQuantity}
          allowed={quantity + allowance(lines, merchandise.id)}
          title={title}
          id={`${idPrefix}-quantity-${index}`}
        />
      ) : null}
      <ChangeForm change={{kind: 'remove', lineIds: [line.id]}}>
        <button className="min-h-10 text-sm text-slate underline underline-offset-4 hover:text-ink">
          Remove<span className="sr-only"> {title}</span>
        </button>
      </ChangeForm>
      {canBeBought ? (
        <PlanSwitch
          lineId={line.id}
          merchandise={merchandise}
          planId={line.expectedPlanId}
          id={`${idPrefix}-plan-${index}`}
        />
      ) : null}
    </div>
  );
}
