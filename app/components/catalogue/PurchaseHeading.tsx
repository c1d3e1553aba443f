import {BenefitBadge} from '~/components/ui/BenefitBadge';
import {Price} from '~/components/ui/Price';
import type {ProductView} from '~/domain/catalogue/product-view';
import type {Purchase} from '~/domain/catalogue/purchase';
import {formatMoney} from '~/domain/values/money';

import {SaveButton} from './SaveButton';

function PriceLine({price, full, plan, currencyCode}: Purchase & {currencyCode: string}) {
  const money = (amount: number) => ({amount, currencyCode});
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Price
        price={money(price)}
        compareAt={full === null ? null : money(full)}
        className="text-xl"
      />
      {plan?.recurring ? <span className="text-slate">{plan.cadence}</span> : null}
      {full === null ? null : (
        <span className="figures rounded-full bg-red50 px-2.5 py-0.5 text-sm font-semibold text-red600">
          You save {formatMoney(money(full - price))}
        </span>
      )}
    </p>
  );
}

/** A product's name, what it is good for, and what it costs as it is chosen. */
export function PurchaseHeading({
  product,
  purchase,
}: {
  product: Pick<ProductView, 'handle' | 'title' | 'currencyCode' | 'benefits' | 'benefitLine'>;
  purchase: Purchase;
}) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-[1_1_12rem]">
          {product.benefits.length > 0 ? (
            <p className="mb-3 flex flex-wrap gap-1.5">
              {product.benefits.map((tag) => (
                <BenefitBadge key={tag} tag={tag} />
              ))}
            </p>
          ) : null}
          <h1 dir="auto" className="text-2xl">
            {product.title}
          </h1>
        </div>
        <SaveButton
          handle={product.handle}
          title={product.title}
          className="shrink-0 ring-1 ring-ink/15 ring-inset"
        />
      </div>
      {product.benefitLine ? (
        <p className="mt-3 text-lg text-slate">{product.benefitLine}</p>
      ) : null}
      <div className="mt-5">
        <PriceLine {...purchase} currencyCode={product.currencyCode} />
      </div>
    </>
  );
}
