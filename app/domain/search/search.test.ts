import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  buildSearchIndex,
  highlight,
  MAX_QUERY_LENGTH,
  normalizeQuery,
  parseRecentSearches,
  platformQuery,
  type SearchDocument,
  searchIndex,
  trendingSearches,
  withRecentSearch,
} from './search';

const documents: SearchDocument[] = [
  {
    key: 'pen',
    kind: 'product',
    title: 'Express Teeth Whitening Pen',
    keywords: 'whitening',
    summary: 'Paints on in a minute',
    body: '',
  },
  {
    key: 'kids-paste',
    kind: 'product',
    title: 'Kids’ Strawberry Toothpaste',
    keywords: 'kids toothpaste',
    summary: 'Sweet without sugar',
    body: '',
  },
  {
    key: 'calm',
    kind: 'product',
    title: 'Sensitive Calm Toothpaste',
    keywords: 'sensitivity toothpaste',
    summary: '',
    body: '',
  },
  {
    key: 'whitening-basics',
    kind: 'article',
    title: 'Whitening, explained',
    keywords: 'whitening',
    summary: 'How stains come and go',
    body: 'A pen or a strip. Toothpaste polishes.',
  },
];
const index = buildSearchIndex(documents);
const both = {kinds: ['product', 'article'] as const, limit: 10};
const keys = (query: string, options: Parameters<typeof searchIndex>[2] = both) =>
  searchIndex(index, query, options).map(({key}) => key);

describe('the search index', () => {
  it('finds by the beginning of a word', () => {
    expect(keys('strawb')).toEqual(['kids-paste']);
  });

  it.each(['whitning pen', 'expres', 'strawbery', 'sensitve calm'])(
    'forgives the slip in %s',
    (query) => {
      expect(keys(query).length).toBeGreaterThan(0);
    },
  );

  it('puts a name that starts with the words before a text that mentions them', () => {
    expect(keys('express')[0]).toBe('pen');
    expect(keys('whitening')[0]).toBe('whitening-basics');
  });

  it('wants all words, and takes any when nothing holds them all', () => {
    expect(keys('kids toothpaste')).toEqual(['kids-paste']);
    expect(keys('strawberry zebra')).toEqual(['kids-paste']);
  });

  it('keeps to the kinds that were asked for', () => {
    expect(keys('whitening', {kinds: ['article'], limit: 10})).toEqual(['whitening-basics']);
    expect(keys('whitening', {kinds: ['product'], limit: 10})).toEqual(['pen']);
  });

  it('reads an apostrophe as nothing', () => {
    expect(keys("kid's strawberry")).toEqual(keys('kids strawberry'));
    expect(keys('kid’s strawberry')).toEqual(keys('kids strawberry'));
  });

  it.each(['', '   ', '""', '(*)', '😀', '--'])('finds nothing for %j', (query) => {
    expect(keys(query)).toEqual([]);
  });

  it('takes any text as words', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', maxLength: 300}), (text) => {
        const hits = searchIndex(index, text, both);
        expect(hits.length).toBeLessThanOrEqual(documents.length);
      }),
    );
  });
});

describe('a query', () => {
  it('is shown as typed, without control characters and surplus space', () => {
    expect(normalizeQuery('  kid\'s  "pro"\n& more\u0000 ')).toBe('kid\'s "pro" & more');
  });

  it('is cut where it becomes absurd', () => {
    expect(normalizeQuery('x'.repeat(5000))).toHaveLength(MAX_QUERY_LENGTH);
  });

  it.each([
    ['tag:kids OR (title:*)', 'tag kids or title'],
    ['"whitening pen"', 'whitening pen'],
    ['-pen NOT strips', 'pen not strips'],
    ['***', ''],
  ])('%s reaches the platform as the words %j', (query, words) => {
    expect(platformQuery(query)).toBe(words);
  });
});

describe('a highlighted text', () => {
  it('marks the beginnings of words that were typed', () => {
    expect(highlight('Express Whitening Pen', 'whit pen')).toEqual([
      {text: 'Express ', matched: false},
      {text: 'Whit', matched: true},
      {text: 'ening ', matched: false},
      {text: 'Pen', matched: true},
    ]);
  });

  it('is always the same text in pieces', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), fc.string(), (text, query) => {
        expect(
          highlight(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('recent searches', () => {
  it('are newest first, each once, five at the most', () => {
    expect(withRecentSearch(['a', 'b', 'c', 'd', 'e'], 'C')).toEqual(['C', 'a', 'b', 'd', 'e']);
    expect(withRecentSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
  });

  it('forget a blank one', () => {
    expect(withRecentSearch(['a'], '  ')).toEqual(['a']);
  });

  it.each([null, '', '{', '{"a":1}', '[1,null]'])('read %j as none', (stored) => {
    expect(parseRecentSearches(stored)).toEqual([]);
  });
});

it('trending searches are the chosen ones, topped up with best sellers, without repetition', () => {
  expect(trendingSearches(['Pen', 'floss'], ['pen', 'Kit', 'Brush'], 4)).toEqual([
    'Pen',
    'floss',
    'Kit',
    'Brush',
  ]);
});
