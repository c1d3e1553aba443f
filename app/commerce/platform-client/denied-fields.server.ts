/**
 * What the shop needs of an answer is told from what is nice to have by the documents themselves: a field that they mark
 * `@include(if: true)` is one that a store may withhold (its app lacks the scope), and every page is whole without it.
 * Where the store denies one, the document is asked again without it, since a denied field that may not be null takes
 * its parent along: products with denied tags would be no products at all.
 */
const MARKED = /(\w+)((?:\s*:\s*\w+)?(?:\s*\([^()]*\))?\s*@include\(if: )true\)/g;

/** An entry of an answer's `errors`, as far as it tells what was denied. */
export interface CodedError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: {code?: string};
}

export function isDenied({extensions}: CodedError): boolean {
  return extensions?.code === 'ACCESS_DENIED';
}

/** The name under which the denied field stands in the answer; null for an error of any other kind. */
function deniedName(error: CodedError): string | null {
  if (!isDenied(error)) return null;
  const name = error.path?.at(-1);
  return typeof name === 'string' ? name : null;
}

/** Names of the marked fields of a document. */
function markedNames(document: string): Set<string> {
  return new Set([...document.matchAll(MARKED)].map(([, name = '']) => name));
}

/** The marked fields of a document that the store denies, by the errors of its answer. */
export function findDeniedFields(document: string, errors: readonly CodedError[]): string[] {
  if (!errors.some(isDenied)) return [];
  const marked = markedNames(document);
  return [...new Set(errors.flatMap((error) => deniedName(error) ?? []))].filter((name) =>
    marked.has(name),
  );
}

/** The errors that say more than that a marked field is denied. */
export function remainingErrors(document: string, errors: readonly CodedError[]): CodedError[] {
  const denied = new Set(findDeniedFields(document, errors));
  return errors.filter((error) => !denied.has(deniedName(error) ?? ''));
}

/** The same document with these of its marked fields switched off; fragments and variables stay in use. */
export function withoutFields(document: string, names: ReadonlySet<string>): string {
  if (names.size === 0) return document;
  return document.replaceAll(MARKED, (whole, name: string, middle: string) =>
    names.has(name) ? `${name}${middle}false)` : whole,
  );
}
