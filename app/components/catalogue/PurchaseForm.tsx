import type {RefObject} from 'react';

import {AddForm} from '~/components/cart-forms/AddForm';
import {Button} from '~/components/ui/Button';
import {requestOf} from '~/domain/cart/change/change';
import {toVariantPreview} from '~/domain/cart/preview';
import type {ProductView, VariantView} from '~/domain/catalogue/product-view';
import type {Purchase} from '~/domain/catalogue/purchase';
import {variantId} from '~/domain/catalogue/variant-address';
import {formatMoney} from '~/domain/values/money';

import {PLAN_FIELD, PlanChoice} from './PlanChoice';
import {QuantityField} from './QuantityField';
import {StockLine} from './StockLine';

export interface PurchaseFormTexts {
  fewLeft: string;
  shipsLater: string;
  soldOut: string;
  planHint: string;
  planOnly: string;
}

/** Plan, stock, quantity and the two ways to buy. */
export function PurchaseForm({
  id,
  product,
  variant,
  purchase,
  label,
  texts,
  button,
  onPlan,
  onQuantity,
}: {
  id: string;
  product: ProductView;
  variant: VariantView;
  purchase: Purchase;
  /** The main button's words. */
  label: string;
  texts: PurchaseFormTexts;
  /** Where the buttons stand, for whoever watches whether they are in view. */
  button: RefObject<HTMLDivElement>;
  onPlan: (planId: string | null) => void;
  onQuantity: (quantity: number) => void;
}) {
  const {plan, price, quantity, soldOut} = purchase;
  return (
    <AddForm
      id={id}
      lines={[requestOf(variantId(variant.number))]}
      previews={() => [toVariantPreview(product, variant)]}
      className="mt-7"
    >
      {product.plans.length > 0 ? (
        <div className="mb-7">
          <PlanChoice
            product={product}
            variant={variant}
            chosen={plan}
            onChoose={onPlan}
            hint={product.planOnly ? texts.planOnly : texts.planHint}
          />
        </div>
      ) : (
        <input type="hidden" name={PLAN_FIELD} value="" />
      )}
      <StockLine variant={variant} texts={texts} />
      <div ref={button} className="mt-4 grid gap-3">
        <div className="flex flex-wrap gap-3">
          {soldOut ? null : (
            <QuantityField value={quantity} most={variant.most} onChange={onQuantity} />
          )}
          <Button disabled={soldOut} className="grow">
            {label}
            {soldOut ? null : (
              <span className="figures font-normal">
                {formatMoney({amount: price * quantity, currencyCode: product.currencyCode})}
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
  );
}
