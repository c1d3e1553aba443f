import {Link} from '@remix-run/react';

import {ChangeForm} from '~/components/cart-forms/ChangeForm';
import {Picture} from '~/components/ui/Picture';
import type {CartWarning} from '~/domain/cart/cart';
import type {ExpectedLine} from '~/domain/cart/changes';
import {summariseDiscounts} from '~/domain/cart/discounts';
import {lineRemoveInput} from '~/domain/cart/form';
import {allowance} from '~/domain/cart/lines';
import {stockMessage} from '~/domain/cart/stock';
import {formatCadence} from '~/domain/catalogue/plan-cadence';
import {productPath} from '~/domain/content/navigation';
import {formatMoney, isOnSale, times} from '~/domain/values/money';
import type {CartReply, GiftStatus} from '~/domain/visitor/shopper';

import {CartMessage} from './CartMessage';
import {GiftExplanation} from './GiftExplanation';
import {PlanSwitch} from './PlanSwitch';
import {QuantityStepper} from './QuantityStepper';

export interface CartLineRowProps {
  line: ExpectedLine;
  /** All lines on the screen: a variant's other lines share its limit. */
  lines: readonly ExpectedLine[];
  isGift: boolean;
  gifts: readonly GiftStatus[];
  warnings: readonly CartWarning[];
  refusal: CartReply['refusal'];
  /** Keeps ids apart where drawer and page show the same line. */
  idPrefix: 'drawer' | 'page';
  index: number;
}

/** The stepper with the choice of a plan below it, or beside it where there is room. */
const PLAN_ROOM = {drawer: 'min-h-21', page: 'min-h-21 lg:min-h-10'} as const;

function LinePrice({line, isGift}: {line: ExpectedLine; isGift: boolean}) {
  const {cost, quantity, pending, isNew} = line;
  if (isNew)
    return (
      <p aria-hidden="true" className="mt-1 h-4 w-14 shrink-0 animate-pulse rounded bg-gray200" />
    );
  if (isGift && cost.totalAmount.amount === 0)
    return <p className="leading-snug font-semibold text-green700">Free</p>;
  const compareAt = cost.compareAtAmountPerQuantity;
  const full =
    compareAt && isOnSale(cost.amountPerQuantity, compareAt)
      ? times(compareAt, quantity)
      : cost.subtotalAmount;
  const reduced = isOnSale(cost.totalAmount, full);
  return (
    <p
      className={`figures text-right leading-snug font-semibold ${pending ? 'opacity-40' : ''}`}
      aria-busy={pending || undefined}
    >
      {reduced ? <span className="sr-only">Now </span> : null}
      <span className={reduced ? 'text-red600' : ''}>{formatMoney(cost.totalAmount)}</span>
      {reduced ? (
        <s className="block text-sm leading-snug font-normal text-slate">
          <span className="sr-only">, was </span>
          {formatMoney(full)}
        </s>
      ) : null}
    </p>
  );
}

/** A line of the cart: what it is, what it costs and why, and everything that can be done with it. */
export function CartLineRow({
  line,
  lines,
  isGift,
  gifts,
  warnings,
  refusal,
  idPrefix,
  index,
}: CartLineRowProps) {
  const {merchandise, quantity, contents, sellingPlan, pending, isNew, variant} = line;
  const {product} = merchandise;
  const stock = pending ? null : stockMessage(line, warnings);
  const title = (
    <>
      {product.title}
      {variant ? <span className="sr-only">, {variant}</span> : null}
    </>
  );
  return (
    <li
      data-cart-line={line.id}
      tabIndex={-1}
      className="grid grid-cols-[5rem_1fr] gap-x-4 py-5 outline-none sm:grid-cols-[6rem_1fr]"
    >
      <div className={`self-start overflow-hidden rounded-lg ${line.backdrop}`}>
        {merchandise.image ? (
          <Picture image={merchandise.image} preset="thumbnail" fixedWidth={96} alt="" />
        ) : (
          <div className="aspect-square" />
        )}
      </div>
      <div className="min-w-0">
        {/* Room for a struck price from the start: a discount must not move the button that is being pressed. */}
        <div className={`flex items-start justify-between gap-3 ${isGift ? '' : 'min-h-11'}`}>
          <div className="min-w-0">
            {isGift ? (
              <p className="mb-1 w-fit rounded-full bg-mint px-2.5 py-0.5 text-xs font-semibold">
                Free gift{quantity > 1 ? `, ${quantity} of them` : ''}
              </p>
            ) : null}
            <h2 className="font-sans text-base leading-snug font-semibold tracking-normal">
              {isGift ? (
                title
              ) : (
                <Link
                  to={productPath(product.handle)}
                  className="hover:underline hover:underline-offset-4"
                >
                  {title}
                </Link>
              )}
            </h2>
            {variant ? (
              <p className="text-sm text-slate" aria-hidden="true">
                {variant}
              </p>
            ) : null}
            {line.attributes
              .filter(({key}) => !key.startsWith('_'))
              .map(({key, value}) => (
                <p key={key} className="text-sm break-words text-slate">
                  {key}: {value}
                </p>
              ))}
            {sellingPlan && merchandise.plans.length < 2 ? (
              <p className="text-sm text-slate">Delivered {formatCadence(sellingPlan)}</p>
            ) : null}
          </div>
          <LinePrice line={line} isGift={isGift} />
        </div>
        {contents.length > 0 ? (
          <ul className="mt-1.5 grid gap-0.5 text-sm text-slate" aria-label="In this bundle">
            {contents.map((content) => (
              <li key={content}>{content}</li>
            ))}
          </ul>
        ) : null}
        {isGift ? (
          <GiftExplanation lineId={line.id} title={product.title} gifts={gifts} />
        ) : isNew ? (
          // The room of the controls that come with the answer, so that the lines below keep their place.
          <div className={`mt-3 ${line.hasPlans ? PLAN_ROOM[idPrefix] : ''}`}>
            <p className="flex min-h-10 items-center text-sm text-slate">
              Adding {quantity} to your cart
            </p>
          </div>
        ) : (
          <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            {quantity > 0 ? (
              <QuantityStepper
                lineId={line.id}
                quantity={quantity}
                allowed={quantity + allowance(lines, merchandise.id)}
                title={product.title}
                id={`${idPrefix}-quantity-${index}`}
              />
            ) : null}
            <ChangeForm input={lineRemoveInput(line.id)}>
              <button className="min-h-10 text-sm text-slate underline underline-offset-4 hover:text-ink">
                Remove<span className="sr-only"> {product.title}</span>
              </button>
            </ChangeForm>
            {quantity > 0 ? (
              <PlanSwitch
                lineId={line.id}
                merchandise={merchandise}
                planId={line.expectedPlanId}
                id={`${idPrefix}-plan-${index}`}
              />
            ) : null}
          </div>
        )}
        {/* Below the controls: what comes and goes with the quantity must not move the button that is being pressed. */}
        {summariseDiscounts(line.discountAllocations)
          .filter(({amount}) => amount.amount > 0)
          .map(({name, amount}) => (
            <p key={name} className="mt-1 text-sm font-medium text-green700">
              {name}: {formatMoney(amount)} off
            </p>
          ))}
        {stock ? (
          <CartMessage kind="notice" className="mt-2">
            {stock}
          </CartMessage>
        ) : null}
        {refusal?.lineId === line.id ? (
          <CartMessage kind="refusal" className="mt-2">
            {refusal.message}
          </CartMessage>
        ) : null}
      </div>
    </li>
  );
}
