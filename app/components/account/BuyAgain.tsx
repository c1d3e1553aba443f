import {ChangeForm} from '~/components/cart-forms/ChangeForm';
import {Button} from '~/components/ui/Button';
import type {BuyAgain as BuyAgainOffer} from '~/domain/account/buy-again';
import {requestOf} from '~/domain/cart/change/change';

/** Puts what can still be bought of an order into the cart, after saying what has changed since. */
export function BuyAgain({again}: {again: BuyAgainOffer}) {
  return (
    <section aria-labelledby="buy-again" className="rounded-lg bg-sand p-6 print:hidden">
      <h2 id="buy-again" className="text-xl">
        Buy it again
      </h2>
      {again.lines.length > 0 ? (
        <p className="mt-2">Once, without a subscription, at today’s prices.</p>
      ) : null}
      {again.notes.length > 0 ? (
        <ul className="mt-3 grid list-disc gap-1 pl-5 text-slate">
          {again.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {again.lines.length === 0 ? (
        <p className="mt-3">Nothing of this order can be bought again right now.</p>
      ) : (
        // The cart's queue takes the form and opens the drawer; without JavaScript the cart's page shows what arrived.
        <ChangeForm
          change={{
            kind: 'add',
            lines: again.lines.map(({merchandiseId, quantity}) =>
              requestOf(merchandiseId, quantity),
            ),
          }}
          className="mt-5"
        >
          <Button className="max-sm:w-full">
            Add {again.lines.length === 1 ? 'it' : `${String(again.lines.length)} items`} to the
            cart
          </Button>
        </ChangeForm>
      )}
    </section>
  );
}
