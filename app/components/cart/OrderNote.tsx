import {useEffect, useRef, useSyncExternalStore} from 'react';

import {keepNoteDraft, noteDraft, subscribeNoteDraft} from '~/browser/cart/note-draft.client';
import {ChangeForm} from '~/components/cart-forms/ChangeForm';
import {Button} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import type {CartReply} from '~/domain/visitor/shopper';

import {CartMessage} from './CartMessage';

/** The id of the note's form, which the checkout's button of the page sends along. */
export const noteFormId = (idPrefix: string) => `${idPrefix}-note-form`;

/**
 * A note for the order. The box shows the cart's note, or what is being typed until the cart has that; it says when what it
 * holds is saved.
 */
export function OrderNote({
  note,
  refusal,
  idPrefix,
}: {
  note: string;
  refusal: CartReply['refusal'];
  idPrefix: string;
}) {
  const id = `${idPrefix}-note`;
  const draft = useSyncExternalStore(subscribeNoteDraft, noteDraft, () => null);
  const typed = draft ?? (refusal?.place === 'note' ? refusal.typed : null) ?? null;
  const isSaved = note !== '' && (typed === null || typed.trim() === note);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Typed before this page's scripts were there.
    const text = box.current?.value ?? '';
    if (noteDraft() === null && text !== '' && text !== box.current?.defaultValue)
      keepNoteDraft(text);
  }, []);
  return (
    <details
      open={note !== '' || typed !== null || refusal?.place === 'note' || undefined}
      className="group"
    >
      <summary className="flex min-h-11 list-none items-center justify-between text-sm font-semibold [&::-webkit-details-marker]:hidden">
        Note for your order
        <Icon name="chevronDown" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ChangeForm id={noteFormId(idPrefix)} change={{kind: 'note', note}} className="pb-3">
        <label htmlFor={id} className="sr-only">
          Note for your order
        </label>
        <textarea
          ref={box}
          id={id}
          name="note"
          rows={3}
          maxLength={5000}
          value={typed ?? note}
          onChange={(event) => keepNoteDraft(event.currentTarget.value)}
          placeholder="Anything we should know about this order?"
          className="w-full rounded-lg border border-ink/20 bg-white px-4 py-2.5 text-base placeholder:text-gray400"
        />
        <div className="mt-1 flex items-center gap-3">
          <Button color="white" size="small" className="shrink-0">
            Save note
          </Button>
          {isSaved ? <p className="text-sm text-slate">Saved with your cart</p> : null}
        </div>
        {refusal?.place === 'note' ? (
          <CartMessage kind="refusal" className="mt-2">
            {refusal.message}
          </CartMessage>
        ) : null}
      </ChangeForm>
    </details>
  );
}
