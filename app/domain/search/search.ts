import MiniSearch, {type Query, type SearchResult} from 'minisearch';

import {withoutDirections} from '~/domain/values/control-characters';
import {cutText} from '~/domain/values/cut-text';

/** Longer input is still only words; these many characters of it are looked for. */
export const MAX_QUERY_LENGTH = 200;

export type SearchKind = 'product' | 'article';

/** What the index knows of a product or an article. */
export interface SearchDocument {
  /** Handle of a product, slug of an article. */
  key: string;
  kind: SearchKind;
  title: string;
  /** Words that name it otherwise: type, benefits, options, topic. */
  keywords: string;
  /** One line about it, or its headings. */
  summary: string;
  /** Everything else there is to read. */
  body: string;
}

interface SearchHit {
  key: string;
  kind: SearchKind;
  title: string;
}

export type SearchIndex = MiniSearch<SearchDocument & {id: string}>;

/** Letters that a shopper types without their marks, and the typographic apostrophe, count as the plain ones. */
function plain(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/** `kid's` and `kids` are the same word; everything that is no letter, digit or apostrophe parts words. */
export function wordsOf(text: string): string[] {
  return plain(text)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * What was typed, as it is shown and searched: control characters, halves of characters and surplus white space gone, cut to
 * MAX_QUERY_LENGTH between characters. Quotes, operators and markup stay: they are words, or nothing.
 */
export function normalizeQuery(typed: string): string {
  const visible = [...withoutDirections(typed)].map((character) =>
    /[\p{Cc}\p{Cs}]/u.test(character) ? ' ' : character,
  );
  return cutText(visible.join('').replace(/\s+/g, ' ').trim(), MAX_QUERY_LENGTH).trim();
}

/** Words without signs that the platform's search syntax could read (storefront-api §4.3); empty: nothing to ask. */
export function platformQuery(query: string): string {
  return wordsOf(query).slice(0, 20).join(' ');
}

/** Builds the index that the worker searches. */
export function buildSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index: SearchIndex = new MiniSearch({
    fields: ['title', 'keywords', 'summary', 'body'],
    storeFields: ['key', 'kind', 'title'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: {title: 6, keywords: 3, summary: 2},
      prefix: (term) => term.length > 1,
      // One slip in a word of four letters, two from eight on.
      fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
      weights: {prefix: 0.7, fuzzy: 0.25},
      maxFuzzy: 2,
    },
  });
  index.addAll(
    documents.map((document) => ({...document, id: `${document.kind}:${document.key}`})),
  );
  return index;
}

function toHit(result: SearchResult): SearchHit {
  return {key: String(result.key), kind: result.kind as SearchKind, title: String(result.title)};
}

/**
 * Best hits first. All words must match, as they are typed or begun; else with slips; when nothing holds them all, any
 * of them will do. No words: no hits. Titles that start with what was typed come first.
 */
export function searchIndex(
  index: SearchIndex,
  query: string,
  {kinds, limit}: {kinds: readonly SearchKind[]; limit: number},
): SearchHit[] {
  const words = wordsOf(query).slice(0, 20);
  if (words.length === 0) return [];
  const wanted: Query = words.join(' ');
  const filter = (result: SearchResult) => kinds.includes(result.kind as SearchKind);
  const start = words.join(' ');
  const boostDocument = (_id: unknown, _term: string, stored?: Record<string, unknown>) =>
    typeof stored?.title === 'string' && wordsOf(stored.title).join(' ').startsWith(start) ? 2 : 1;
  const options = {filter, boostDocument};
  // Forgiving slips is the dearest part of a search, and only wanted where nothing is spelled as it was typed.
  const attempts = [
    {...options, combineWith: 'AND', fuzzy: false},
    {...options, combineWith: 'AND'},
    {...options, combineWith: 'OR'},
  ] as const;
  let found: SearchResult[] = [];
  for (const attempt of attempts) {
    found = index.search(wanted, attempt);
    if (found.length > 0) break;
  }
  return found.slice(0, limit).map(toHit);
}

/** A part of a text, and whether it is what was looked for. */
interface HighlightPart {
  text: string;
  matched: boolean;
}

/** Splits a text where its words begin with a word of the query, for marking them. Never any markup. */
export function highlight(text: string, query: string): HighlightPart[] {
  const words = wordsOf(query);
  if (words.length === 0 || text === '') return [{text, matched: false}];
  const parts: HighlightPart[] = [];
  const push = (piece: string, matched: boolean) => {
    if (piece === '') return;
    const last = parts[parts.length - 1];
    if (last?.matched === matched) last.text += piece;
    else parts.push({text: piece, matched});
  };
  for (const piece of text.split(/([\p{L}\p{M}\p{N}'’]+)/u)) {
    const [word = ''] = wordsOf(piece);
    const hit = words
      .filter((wanted) => word.startsWith(wanted))
      .sort((a, b) => b.length - a.length)[0];
    if (hit === undefined) push(piece, false);
    else {
      push(piece.slice(0, hit.length), true);
      push(piece.slice(hit.length), false);
    }
  }
  return parts;
}

const MAX_RECENT_SEARCHES = 5;

/** The newest first, each once whatever its capitals, five at the most. Blank ones are not remembered. */
export function withRecentSearch(recent: readonly string[], query: string): string[] {
  const added = normalizeQuery(query);
  if (added === '') return [...recent];
  const others = recent.filter((known) => known.toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, MAX_RECENT_SEARCHES);
}

/** What a browser's storage holds, which anybody may have written: a list of texts or nothing. */
export function parseRecentSearches(stored: string | null): string[] {
  if (stored === null) return [];
  try {
    const parsed: unknown = JSON.parse(stored);
    if (!Array.isArray(parsed)) return [];
    const texts = parsed.filter((entry): entry is string => typeof entry === 'string');
    return texts
      .map(normalizeQuery)
      .filter((text) => text !== '')
      .slice(0, MAX_RECENT_SEARCHES);
  } catch {
    return [];
  }
}

/** Trending searches (decisions.md): the content's own, topped up with the names of best sellers. */
export function trendingSearches(
  chosen: readonly string[],
  bestSellers: readonly string[],
  limit = 8,
): string[] {
  const seen = new Set<string>();
  return [...chosen, ...bestSellers]
    .filter((query) => {
      const key = query.toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, limit);
}
