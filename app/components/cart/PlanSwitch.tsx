import {ChangeForm} from '~/components/cart-forms/ChangeForm';
import type {CartMerchandise} from '~/domain/cart/cart';
import {formatCadence} from '~/domain/catalogue/plan-cadence';
import {formatMoney} from '~/domain/values/money';

/**
 * One-time or on a plan, changed in the cart (coverage: cart-plan-switch). Shown only where there is something to
 * choose.
 */
export function PlanSwitch({
  lineId,
  merchandise,
  planId,
  id,
}: {
  lineId: string;
  merchandise: CartMerchandise;
  planId: string | null;
  id: string;
}) {
  const {plans, requiresSellingPlan, product} = merchandise;
  if (plans.length === 0 || (requiresSellingPlan && plans.length === 1)) return null;
  return (
    <ChangeForm
      change={{kind: 'switch-plan', lineId, sellingPlanId: planId}}
      className="flex max-w-full min-w-0 items-center gap-2"
    >
      <label htmlFor={id} className="sr-only">
        Delivery of {product.title}
      </label>
      <select
        id={id}
        name="sellingPlanId"
        // The value follows the cart: a refused change shows the plan that the line still has.
        value={planId ?? ''}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="h-9 max-w-full min-w-0 rounded-full border border-ink/15 bg-white pr-8 pl-3 text-sm font-medium hover:border-ink/40"
      >
        {requiresSellingPlan ? null : (
          <option value="">One time, {formatMoney(merchandise.price)}</option>
        )}
        {plans.map((plan) => (
          <option key={plan.id} value={plan.id}>
            {`Deliver ${formatCadence(plan)}, ${formatMoney(plan.price)}`}
          </option>
        ))}
      </select>
      <noscript>
        <button className="text-sm font-semibold underline underline-offset-4">Change</button>
      </noscript>
    </ChangeForm>
  );
}
