import {ChangeForm} from '~/components/cart-forms/ChangeForm';
import {Button} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import type {Cart, CartWarning} from '~/domain/cart/cart';
import {formatCodeStanding, unknownCodeMessage} from '~/domain/cart/code-refusal';
import type {CartReply} from '~/domain/visitor/shopper';

import {CartMessage} from './CartMessage';

/** A code that is on the cart, and what is to be said of it. */
function CodeChip({
  code,
  standing,
  current,
}: {
  code: string;
  standing: string | null;
  current: string[];
}) {
  return (
    <ChangeForm
      change={{kind: 'remove-code', code, current}}
      className={`flex items-center gap-1 rounded-full py-0.5 pr-1 pl-3 text-sm ${standing === null ? 'bg-mint' : 'bg-gray200'}`}
    >
      <span className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">{code}</strong>
        {standing === null ? null : <span className="text-slate"> ({standing})</span>}
      </span>
      <button className="grid size-8 shrink-0 place-items-center rounded-full hover:bg-white/60">
        <span className="sr-only">Remove code {code}</span>
        <Icon name="close" className="size-4" />
      </button>
    </ChangeForm>
  );
}

/** Codes in use, each removable, and the field for another one. What was typed stays after a refusal. */
export function DiscountCodes({
  cart,
  warnings,
  refusal,
  idPrefix,
}: {
  cart: Cart;
  warnings: readonly CartWarning[];
  refusal: CartReply['refusal'];
  idPrefix: string;
}) {
  const codes = cart.discountCodes.map(({code}) => code);
  const refused = refusal?.place === 'code' ? refusal.message : unknownCodeMessage(warnings);
  const id = `${idPrefix}-discount-code`;
  return (
    <details open={refused !== null || codes.length > 0 || undefined} className="group">
      <summary className="flex min-h-11 list-none items-center justify-between text-sm font-semibold [&::-webkit-details-marker]:hidden">
        Discount code
        <Icon name="chevronDown" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      {codes.length > 0 ? (
        <ul className="mb-2 flex flex-wrap gap-2">
          {cart.discountCodes.map((entry) => (
            <li key={entry.code}>
              <CodeChip
                code={entry.code}
                standing={formatCodeStanding(entry, cart, warnings)}
                current={codes}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <ChangeForm
        change={{kind: 'apply-code', code: '', current: codes}}
        noValidate
        className="pb-3"
      >
        <div className="flex gap-2">
          <label htmlFor={id} className="sr-only">
            Discount code
          </label>
          <input
            id={id}
            name="discountCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={255}
            defaultValue={refusal?.place === 'code' ? refusal.typed : undefined}
            required
            aria-invalid={refused !== null || undefined}
            aria-describedby={refused === null ? undefined : `${id}-error`}
            className="h-10 min-w-0 grow rounded-full border border-ink/20 bg-white px-4 text-base aria-invalid:border-red500"
          />
          <Button color="white" size="small">
            Apply
          </Button>
        </div>
        {refused === null ? null : (
          <div id={`${id}-error`}>
            <CartMessage kind="refusal" className="mt-2">
              {refused}
            </CartMessage>
          </div>
        )}
      </ChangeForm>
    </details>
  );
}
