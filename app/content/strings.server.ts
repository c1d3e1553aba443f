import {data} from 'virtual:content/data';

/** The English language-string document (coverage: content-strings), plain text by dotted key. */
const strings: Readonly<Record<string, string>> = data.strings;

/** The text of a key; null for an unknown one, names of Object's own included. */
export function findString(key: string): string | null {
  return Object.hasOwn(strings, key) ? (strings[key] ?? null) : null;
}
