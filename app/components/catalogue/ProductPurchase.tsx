import {lazy, Suspense, useRef, useState, useSyncExternalStore} from 'react';

import {Icon, type IconName} from '~/components/ui/Icon';
import type {ProductView, VariantView} from '~/domain/catalogue/product-view';
import {initialPlan, purchaseOf} from '~/domain/catalogue/purchase';
import {
  type ChosenVariant,
  type OptionChoice,
  optionChoices,
  variantWords,
} from '~/domain/catalogue/variant-choice';
import {formatMoney} from '~/domain/values/money';

import {PurchaseForm, type PurchaseFormTexts} from './PurchaseForm';
import {PurchaseHeading} from './PurchaseHeading';
import {VariantPicker} from './VariantPicker';

/** Out of sight until the button has scrolled away, so that its script comes after the page's own. */
const StickyAddBar = lazy(() => import('./StickyAddBar'));

const FORM_ID = 'purchase';

interface PurchaseTexts extends PurchaseFormTexts {
  delivery: string;
  /** Of what is not in stock. */
  laterDelivery: string;
  returns: string;
}

function Assurance({icon, children}: {icon: IconName; children: string}) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="mt-px size-5 text-slate" />
      <span>{children}</span>
    </li>
  );
}

/** Nothing where nothing is promised. */
function Assurances({delivery, returns}: {delivery: string; returns: string}) {
  if (delivery === '' && returns === '') return null;
  return (
    <ul className="mt-7 grid gap-2.5 border-t border-gray200 pt-6 text-sm">
      {delivery === '' ? null : <Assurance icon="truck">{delivery}</Assurance>}
      {returns === '' ? null : <Assurance icon="shield">{returns}</Assurance>}
    </ul>
  );
}

/** Said where an address asks for values that no variant has together. */
function NotMade({values}: {values: readonly string[] | null}) {
  return values ? (
    <p
      role="status"
      className="mt-5 flex gap-3 rounded-lg bg-lemon px-4 py-3 text-sm font-semibold"
    >
      <Icon name="info" className="size-5" />
      We do not make {values.join(' with ')}. Here is the nearest we have.
    </p>
  ) : null;
}

/** How it is sent; empty where nothing of it is promised. */
function deliveryOf({shipsFree}: ProductView, {stock}: VariantView, texts: PurchaseTexts): string {
  if (shipsFree) return 'Ships free, alone or with the rest of your cart.';
  return stock === 'later' ? texts.laterDelivery : texts.delivery;
}

/** Everything between a product's name and its cart button: price, choices, stock and the form itself. */
export function ProductPurchase({
  product,
  chosen,
  choices: given,
  variant,
  texts,
}: {
  product: ProductView;
  chosen: ChosenVariant;
  /** What can be chosen, where the page does not have all variants and cannot say. */
  choices: readonly OptionChoice[] | null;
  variant: VariantView;
  texts: PurchaseTexts;
}) {
  const button = useRef<HTMLDivElement>(null);
  const [planId, setPlanId] = useState(() => initialPlan(product));
  const [quantity, setQuantity] = useState(1);
  const isReady = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const purchase = purchaseOf(product, variant, {planId, quantity});
  const {plan, price, full, soldOut} = purchase;
  const choices = given ?? optionChoices(product, chosen.index);
  const delivery = deliveryOf(product, variant, texts);
  const label = soldOut ? texts.soldOut : plan ? 'Subscribe' : 'Add to cart';

  return (
    <div
      data-product-page=""
      data-product={product.handle}
      data-partial={given ? '' : undefined}
      data-variant={variantWords(product, variant)}
      data-price={price}
      data-full={full ?? undefined}
    >
      <PurchaseHeading product={product} purchase={purchase} />
      <NotMade values={chosen.impossible} />
      {choices.length > 0 ? (
        <div className="mt-7">
          <VariantPicker product={product} choices={choices} />
        </div>
      ) : null}
      <PurchaseForm
        id={FORM_ID}
        product={product}
        variant={variant}
        purchase={purchase}
        label={label}
        texts={texts}
        button={button}
        onPlan={setPlanId}
        onQuantity={setQuantity}
      />
      <Assurances delivery={delivery} returns={texts.returns} />
      {isReady ? (
        <Suspense fallback={null}>
          <StickyAddBar
            button={button}
            formId={FORM_ID}
            title={product.title}
            price={`${formatMoney({amount: price, currencyCode: product.currencyCode})}${plan?.recurring ? ` ${plan.cadence}` : ''}`}
            label={label}
            disabled={soldOut}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
