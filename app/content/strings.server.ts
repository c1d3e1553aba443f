import {data} from 'virtual:content/data';

/** The English language-string document (coverage: content-strings), plain text by dotted key. */
const strings: Readonly<Record<string, string>> = data.strings;

/**
 * The text of a key, `{names}` in it filled with `values`; empty for an unknown one, names of Object's own included.
 */
export function textOf(
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = Object.hasOwn(strings, key) ? (strings[key] ?? '') : '';
  return Object.entries(values).reduce(
    // A function, as a text may hold what replacement patterns are made of.
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => String(value)),
    text,
  );
}
