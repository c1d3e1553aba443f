/** Address of the page on which editors choose the day that they look at. */
export const PREVIEW_PATH = '/_preview';

/** What an editor sees of the store's entries. */
export interface PreviewView {
  /** The instant that they look at, as a form's field has it (UTC); empty for now. */
  at: string;
  /** Each entry with how it stands, in words. */
  entries: string[];
}

/** A form's date and time, read as UTC, as an ISO instant; null for what is none. */
export function parsePreviewInstant(text: unknown): string | null {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  const at = Date.parse(`${text}Z`);
  return isNaN(at) ? null : new Date(at).toISOString();
}

/** An instant as a form's field has it. */
export const toPreviewField = (at: number): string => new Date(at).toISOString().slice(0, 16);
