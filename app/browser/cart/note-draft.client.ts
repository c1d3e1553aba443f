/**
 * The order note as it is typed and not saved yet: it outlives the drawer that it was typed in, is saved before the checkout,
 * and is forgotten once the cart has it. In this document alone.
 */
let draft: string | null = null;
const listeners = new Set<() => void>();

export function noteDraft(): string | null {
  return draft;
}

export function subscribeNoteDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function keepNoteDraft(text: string | null): void {
  draft = text;
  for (const listener of listeners) listener();
}

/** The cart has this note now; what was typed since stays. */
export function forgetSavedNote(saved: string): void {
  if (draft?.trim() === saved) keepNoteDraft(null);
}
