import {Icon} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';
import type {ProductView, VariantView} from '~/domain/catalogue/product-view';
import {type OfferedPlan, offeredPlans} from '~/domain/catalogue/purchase';
import {variantNumber} from '~/domain/catalogue/variant-address';
import {formatMoney} from '~/domain/values/money';

/** The field that says on which plan a line is bought; empty for once. */
export const PLAN_FIELD = 'sellingPlanId';

function Saving({full, price, currencyCode}: {full: number; price: number; currencyCode: string}) {
  if (price >= full) return null;
  return (
    <span className="rounded-full bg-mint px-2.5 py-0.5 text-xs font-semibold text-ink">
      Save {formatMoney({amount: full - price, currencyCode})}
    </span>
  );
}

const cardClass = (on: boolean) =>
  `rounded-lg border p-4 transition-colors ${on ? 'border-ink bg-white ring-1 ring-ink' : 'border-ink/20 bg-white hover:border-ink/50'}`;

function Once({
  price,
  chosen,
  onChoose,
}: {
  /** In words. */
  price: string;
  chosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label
      className={`flex cursor-pointer items-center gap-3 ${cardClass(chosen)} has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2`}
    >
      <input
        type="radio"
        name={PLAN_FIELD}
        value=""
        checked={chosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-ink"
      />
      <span className="font-semibold">One-time purchase</span>
      <span className="figures ml-auto font-semibold">{price}</span>
    </label>
  );
}

/** How often, as radio buttons that look like chips. */
function Cadences({
  offered,
  chosen,
  onChoose,
}: {
  offered: readonly OfferedPlan[];
  chosen: OfferedPlan | null;
  onChoose: (planId: string) => void;
}) {
  return (
    <div role="group" aria-label="Delivery" className="mt-3 flex flex-wrap gap-2">
      {offered.map((plan) => (
        <label key={plan.id} className="cursor-pointer">
          <input
            id={`plan-${variantNumber(plan.id)}`}
            type="radio"
            name={PLAN_FIELD}
            value={plan.id}
            checked={chosen?.id === plan.id}
            onChange={() => onChoose(plan.id)}
            className="peer sr-only"
          />
          <span className="inline-block min-h-10 rounded-full border border-ink/20 px-3.5 py-2 text-sm font-semibold first-letter:uppercase peer-checked:border-ink peer-checked:bg-ink peer-checked:text-white peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 hover:border-ink">
            {plan.cadence}
          </span>
        </label>
      ))}
    </div>
  );
}

/**
 * Once or on a plan, and how often: radio buttons of one group, so that the choice needs no scripts. A product that
 * is sold on plans only is never offered once.
 */
export function PlanChoice({
  product,
  variant,
  chosen,
  onChoose,
  hint,
}: {
  product: Pick<ProductView, 'currencyCode' | 'plans' | 'planOnly' | 'alternate'>;
  variant: Pick<VariantView, 'price' | 'planPrices'>;
  /** Null for once. */
  chosen: OfferedPlan | null;
  onChoose: (planId: string | null) => void;
  hint: string;
}) {
  const priceOf = (amount: number) => formatMoney({amount, currencyCode: product.currencyCode});
  const offered = offeredPlans(product, variant);
  const shown = chosen ?? offered[0];
  if (!shown) return null;
  const {planOnly, alternate} = product;
  return (
    <fieldset>
      <legend className="text-sm text-slate">How would you like it?</legend>
      <div className="mt-2.5 grid gap-2.5">
        {planOnly ? null : (
          <Once
            price={priceOf(variant.price)}
            chosen={chosen === null}
            onChoose={() => onChoose(null)}
          />
        )}
        <div className={cardClass(chosen !== null || planOnly)}>
          <label
            htmlFor={`plan-${variantNumber(shown.id)}`}
            className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1"
          >
            <Icon name="refresh" className="size-5 text-slate" />
            <span className="font-semibold">
              {planOnly ? 'Delivered on a plan' : 'Subscribe and save'}
            </span>
            <span className="figures ml-auto font-semibold">{priceOf(shown.price)}</span>
          </label>
          <Cadences offered={offered} chosen={chosen} onChoose={onChoose} />
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-slate">
            <Saving full={shown.full} price={shown.price} currencyCode={product.currencyCode} />
            {shown.dueNow === null ? null : `${priceOf(shown.dueNow)} today, the rest later.`}{' '}
            {hint}
          </p>
          {alternate ? (
            <Link
              to={alternate.path}
              className="mt-2 inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold underline underline-offset-4 hover:text-red600"
            >
              {alternate.title}
              <Icon name="arrowRight" className="size-4" />
            </Link>
          ) : null}
        </div>
      </div>
    </fieldset>
  );
}
