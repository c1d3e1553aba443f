import {Picture} from '~/components/ui/Picture';
import type {CartWarning} from '~/domain/cart/cart';
import type {ExpectedLine} from '~/domain/cart/change/expected-cart';
import {summariseDiscounts} from '~/domain/cart/discounts';
import {stockMessage} from '~/domain/cart/stock';
import type {GiftLine} from '~/domain/promotions/cart-gifts';
import {formatMoney} from '~/domain/values/money';
import type {CartReply} from '~/domain/visitor/shopper';

import {CartMessage} from './CartMessage';
import {GiftExplanation} from './GiftExplanation';
import {LineControls} from './LineControls';
import {LineHeading} from './LineHeading';
import {LinePrice} from './LinePrice';

interface CartLineRowProps {
  line: ExpectedLine;
  /** All lines on the screen: a variant's other lines share its limit. */
  lines: readonly ExpectedLine[];
  /** What it says of itself as a gift; null for what the shopper buys. */
  gift: GiftLine | null;
  warnings: readonly CartWarning[];
  refusal: CartReply['refusal'];
  /** Keeps ids apart where drawer and page show the same line. */
  idPrefix: 'drawer' | 'page';
  index: number;
}

/** What is to be said about a line: what takes money off, what stock allows, what was refused. */
function LineNotes({line, warnings, refusal}: CartLineRowProps) {
  const stock = line.pending ? null : stockMessage(line, warnings);
  return (
    <>
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
    </>
  );
}

/** A line of the cart: what it is, what it costs and why, and everything that can be done with it. */
export function CartLineRow(props: CartLineRowProps) {
  const {line, lines, gift, refusal, idPrefix, index} = props;
  const {merchandise, contents} = line;
  return (
    <li
      data-cart-line={line.id}
      tabIndex={-1}
      // Where words are large the picture stands above them.
      className="grid gap-x-4 gap-y-3 py-5 outline-none @max-3xs:[&>:first-child]:w-20 @3xs:grid-cols-[5rem_1fr] sm:@3xs:grid-cols-[6rem_1fr]"
    >
      <div className={`self-start overflow-hidden rounded-lg ${line.backdrop}`}>
        {merchandise.image ? (
          <Picture image={merchandise.image} preset="thumbnail" fixedWidth={96} alt="" />
        ) : (
          <div className="no-picture" />
        )}
      </div>
      <div className="min-w-0">
        {/* Room for a struck price from the start: a discount must not move the button that is being pressed. */}
        <div className={`flex flex-wrap items-start gap-x-3 ${gift ? '' : 'min-h-11'}`}>
          <LineHeading line={line} isGift={gift !== null} />
          <LinePrice line={line} isGift={gift !== null} />
        </div>
        {contents.length > 0 ? (
          <ul className="mt-1.5 grid gap-0.5 text-sm text-slate" aria-label="In this bundle">
            {contents.map((content) => (
              <li key={content}>{content}</li>
            ))}
          </ul>
        ) : null}
        {gift ? (
          <GiftExplanation gift={gift} title={merchandise.product.title} />
        ) : (
          <LineControls
            line={line}
            lines={lines}
            refusedQuantity={refusal?.lineId === line.id ? (refusal.typed ?? null) : null}
            idPrefix={idPrefix}
            index={index}
          />
        )}
        {/* Below the controls: what comes and goes with the quantity must not move the button that is being pressed. */}
        <LineNotes {...props} />
      </div>
    </li>
  );
}
