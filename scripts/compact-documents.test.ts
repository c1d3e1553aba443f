import {parse, print} from 'graphql';
import {expect, it} from 'vitest';

import {
  STORE_ARTICLE_QUERY,
  STORE_COLLECTION_QUERY,
} from '../app/commerce/content/documents.server';

import {compactDocuments} from './compact-documents';

it('a document of the build says on one line what it says in the sources', () => {
  for (const document of [STORE_ARTICLE_QUERY, STORE_COLLECTION_QUERY]) {
    const literal = compactDocuments(`\`${document.replaceAll('#graphql', '')}\``);
    expect(literal).toBe(`\`${document.replaceAll('#graphql', '')}\``);
    const compact = compactDocuments(`\`#graphql${document.replaceAll('#graphql', '')}\``);
    expect(compact).not.toMatch(/\n|#graphql| {2}/);
    expect(print(parse(compact.slice(1, -1)))).toBe(print(parse(document)));
  }
});

it.each([
  [
    'const A = `#graphql\n  query A {\n    a\n  }\n` as const;',
    'const A = `query A { a }` as const;',
  ],
  ['x="#graphql\\n  query A {\\n a\\n }\\n"', 'x="query A { a }"'],
  ['`#graphql\n  query A {\n ...F\n }\n ${F}\n`', '`query A { ...F } ${F}`'],
  ['`other\n  text`', '`other\n  text`'],
])('of %j the build has %j', (source, built) => {
  expect(compactDocuments(source)).toBe(built);
});
