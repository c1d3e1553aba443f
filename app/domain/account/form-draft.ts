/** What a customer had typed when their sign-in turned out to have run out. */
export interface FormDraft {
  /** The page of the form, with its query. */
  page: string;
  /** Which form of it. */
  form: string;
  /** Proves whose form it was (coverage: account-form-owner). */
  whose: string;
  fields: Readonly<Record<string, string>>;
}

/** Sealed and encoded it has to fit into one cookie of 4,096 bytes with its name and attributes. */
const MAX_BYTES = 2800;

const FIELD_NAME = /^[a-zA-Z]\w{0,29}$/;

/**
 * Writes a draft as text; null for one that is not worth keeping (nothing is filled in) or too long for a cookie. Leaves out
 * what is named in `secret` and what is no name of a field.
 */
export function writeDraft(
  {fields, ...draft}: FormDraft,
  secret: readonly string[],
): string | null {
  const kept = Object.entries(fields).filter(
    ([name, value]) => FIELD_NAME.test(name) && !secret.includes(name) && value !== '',
  );
  if (kept.length === 0) return null;
  const text = JSON.stringify({...draft, fields: Object.fromEntries(kept)});
  return new TextEncoder().encode(text).length > MAX_BYTES ? null : text;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads what `writeDraft` wrote; null for anything else. */
export function parseDraft(text: string): FormDraft | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const {page, form, whose, fields} = parsed as Partial<Record<keyof FormDraft, unknown>>;
  if (!isText(page) || !isText(form) || !isText(whose)) return null;
  if (typeof fields !== 'object' || fields === null) return null;
  const texts = Object.entries(fields).filter((entry): entry is [string, string] =>
    isText(entry[1]),
  );
  return {page, form, whose, fields: Object.fromEntries(texts)};
}
