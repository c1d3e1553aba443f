import {useRef, useState} from 'react';

import {AddForm} from '~/components/cart-forms/AddForm';
import {BenefitBadge} from '~/components/ui/BenefitBadge';
import {Button} from '~/components/ui/Button';
import {Icon, type IconName} from '~/components/ui/Icon';
import {Price} from '~/components/ui/Price';
import {requestOf} from '~/domain/cart/change';
import {toVariantPreview} from '~/domain/cart/preview';
import type {ProductView, VariantView} from '~/domain/catalogue/product-view';
import {variantId} from '~/domain/catalogue/variant-address';
import {type ChosenVariant, optionChoices} from '~/domain/catalogue/variant-choice';
import {dollars, formatMoney} from '~/domain/values/money';

import {PLAN_FIELD, PlanChoice} from './PlanChoice';
import {QuantityField} from './QuantityField';
import {SaveButton} from './SaveButton';
import {StickyAddBar} from './StickyAddBar';
import {StockLine} from './StockLine';
import {VariantPicker} from './VariantPicker';

const FORM_ID = 'purchase';

export interface PurchaseTexts {
  delivery: string;
  returns: string;
  fewLeft: string;
  soldOut: string;
  planHint: string;
  planOnly: string;
}

function Assurance({icon, children}: {icon: IconName; children: string}) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="mt-px size-5 text-slate" />
      <span>{children}</span>
    </li>
  );
}

function PriceLine({
  price,
  full,
  cadence,
}: {
  price: number;
  full: number | null;
  cadence: string | null;
}) {
  const saving = full === null ? 0 : full - price;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Price
        price={dollars(price)}
        compareAt={full === null ? null : dollars(full)}
        className="text-xl"
      />
      {cadence ? <span className="text-slate">{cadence}</span> : null}
      {saving > 0 ? (
        <span className="figures rounded-full bg-red50 px-2.5 py-0.5 text-sm font-semibold text-red600">
          You save {formatMoney(dollars(saving))}
        </span>
      ) : null}
    </p>
  );
}

/** Everything between a product's name and its cart button: price, choices, stock and the form itself. */
export function ProductPurchase({
  product,
  chosen,
  variant,
  texts,
}: {
  product: ProductView;
  chosen: ChosenVariant;
  variant: VariantView;
  texts: PurchaseTexts;
}) {
  const button = useRef<HTMLDivElement>(null);
  const [wantedPlan, setWantedPlan] = useState<string | null>(
    product.planOnly ? (product.plans[0]?.id ?? null) : null,
  );
  const [wantedQuantity, setQuantity] = useState(1);
  const quantity = Math.max(1, Math.min(wantedQuantity, variant.most));
  const planIndex = product.plans.findIndex(
    ({id}, index) => id === wantedPlan && variant.planPrices[index] != null,
  );
  const plan = product.plans[planIndex] ?? null;
  const price = plan ? (variant.planPrices[planIndex] ?? variant.price) : variant.price;
  const full = plan ? variant.price : variant.compareAt;
  const soldOut = variant.stock === 'out';
  const choices = optionChoices(product, chosen.index);
  const label = soldOut ? texts.soldOut : plan ? 'Subscribe' : 'Add to cart';

  return (
    <div data-product-page="" data-product={product.handle} data-price={variant.price}>
      <div className="flex items-start justify-between gap-4">
        <div>
          {product.benefits.length > 0 ? (
            <p className="mb-3 flex flex-wrap gap-1.5">
              {product.benefits.map((tag) => (
                <BenefitBadge key={tag} tag={tag} />
              ))}
            </p>
          ) : null}
          <h1 className="text-2xl">{product.title}</h1>
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
        <PriceLine
          price={price}
          full={full !== null && full > price ? full : null}
          cadence={plan?.recurring ? plan.cadence : null}
        />
      </div>

      {chosen.impossible ? (
        <p
          role="status"
          className="mt-5 flex gap-3 rounded-lg bg-lemon px-4 py-3 text-sm font-semibold"
        >
          <Icon name="info" className="size-5" />
          We do not make {chosen.impossible.join(' with ')}. Here is the nearest we have.
        </p>
      ) : null}

      {choices.length > 0 ? (
        <div className="mt-7">
          <VariantPicker product={product} choices={choices} />
        </div>
      ) : null}

      <AddForm
        id={FORM_ID}
        lines={[requestOf(variantId(variant.number))]}
        previews={() => [toVariantPreview(product, variant)]}
        className="mt-7"
      >
        {product.plans.length > 0 ? (
          <div className="mb-7">
            <PlanChoice
              product={product}
              variant={variant}
              planId={plan?.id ?? null}
              onChoose={setWantedPlan}
              hint={texts.planHint}
              planOnlyHint={texts.planOnly}
            />
          </div>
        ) : (
          <input type="hidden" name={PLAN_FIELD} value="" />
        )}
        <StockLine variant={variant} fewLeft={texts.fewLeft} soldOut={texts.soldOut} />
        <div ref={button} className="mt-4 grid gap-3">
          <div className="flex gap-3">
            {soldOut ? null : (
              <QuantityField value={quantity} most={variant.most} onChange={setQuantity} />
            )}
            <Button disabled={soldOut} className="grow">
              {label}
              {soldOut ? null : (
                <span className="figures font-normal">
                  {formatMoney(dollars(price * quantity))}
                </span>
              )}
            </Button>
          </div>
          {soldOut ? null : (
            <Button color="white" name="buyNow" value="true">
              Buy it now
            </Button>
          )}
        </div>
      </AddForm>

      <ul className="mt-7 grid gap-2.5 border-t border-gray200 pt-6 text-sm">
        <Assurance icon="truck">
          {product.shipsFree ? 'Ships free, alone or with the rest of your cart.' : texts.delivery}
        </Assurance>
        <Assurance icon="shield">{texts.returns}</Assurance>
      </ul>

      <StickyAddBar
        button={button}
        formId={FORM_ID}
        title={product.title}
        price={`${formatMoney(dollars(price))}${plan?.recurring ? ` ${plan.cadence}` : ''}`}
        label={label}
        disabled={soldOut}
      />
    </div>
  );
}
