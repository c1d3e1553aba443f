type Texts = Readonly<Record<string, string>>;

/** As many forms as somebody leaves half filled in one visit. */
const MOST_FORMS = 10;

/**
 * What is typed into the forms of this document and not sent yet, by page and form: a detour through the shop gives it back
 * (coverage: page-kept-forms). In memory alone: a new document, as signing in and out make one, knows nothing of it.
 */
const kept = new Map<string, Texts>();

export function keptTexts(key: string): Texts | null {
  return kept.get(key) ?? null;
}

export function forgetTexts(key: string): void {
  kept.delete(key);
}

/** Whether a control holds what somebody typed: no button, nothing hidden, and never a password. */
function isTyped(
  control: Element,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return true;
  return (
    control instanceof HTMLInputElement &&
    !['hidden', 'password', 'submit', 'button', 'file'].includes(control.type)
  );
}

/** Keeps what a form holds at the moment. */
export function keepTexts(key: string, form: HTMLFormElement): void {
  const texts: Record<string, string> = {};
  for (const control of form.elements) {
    if (!isTyped(control) || control.name === '') continue;
    const isOff = control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
    if (!isOff || (control as HTMLInputElement).checked) texts[control.name] = control.value;
  }
  // The one that was typed into last is the last to go.
  kept.delete(key);
  kept.set(key, texts);
  const [oldest] = kept.keys();
  if (kept.size > MOST_FORMS && oldest !== undefined) kept.delete(oldest);
}
