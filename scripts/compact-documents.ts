import type {Plugin} from 'vite';

/** A document as the sources of the shop and of Hydrogen write it: a literal that begins with the mark of editors. */
const DOCUMENT = /(["'`])#graphql((?:(?!\1)[^\\]|\\.)*)\1/g;

/** The document on one line and without the mark, which is a comment and would take the rest of the line along. */
export function compactDocuments(code: string): string {
  return code.replaceAll(
    DOCUMENT,
    (_whole, quote: string, body: string) =>
      `${quote}${body.replaceAll(/(?:\s|\\n)+/g, ' ').trim()}${quote}`,
  );
}

/**
 * Builds GraphQL documents without their line breaks and indentation, which are for people: the worker is 1.6 kB (gzip) and 15 kB of
 * source lighter, and Hydrogen takes them out of every call anyway.
 */
export function documents(): Plugin {
  return {
    name: 'compact-documents',
    enforce: 'pre',
    apply: 'build',
    transform(code) {
      return code.includes('#graphql') ? {code: compactDocuments(code), map: null} : null;
    },
  };
}
