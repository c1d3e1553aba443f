import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {createSuggestions, type SuggestionList} from './suggestions.client';

interface Asked {
  query: string;
  signal: AbortSignal;
  answer: (list: SuggestionList) => void;
  fail: () => void;
}

let asked: Asked[];
let shown: (string | null)[];

/** Suggestions that note the query of every list they show, and null for none. */
const suggestions = () => createSuggestions((list) => shown.push(list?.query ?? null));

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  shown = [];
  vi.stubGlobal('fetch', (_address: string, init: {body: string; signal: AbortSignal}) => {
    const {query} = JSON.parse(init.body) as {query: string};
    return new Promise<Response>((resolve, reject) => {
      asked.push({
        query,
        signal: init.signal,
        answer: (list) => resolve(Response.json(list)),
        fail: () => reject(new Error('no connection')),
      });
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(200);
const listOf = (query: string): SuggestionList => ({query, products: [], articles: []});

it('asks once for what is typed without a pause', async () => {
  const {ask} = suggestions();
  for (const typed of ['p', 'pe', 'pen']) ask(typed);
  await settle();
  expect(asked.map(({query}) => query)).toEqual(['pen']);
});

it('asks nothing for a blank field, and shows no list', async () => {
  suggestions().ask('  ');
  await settle();
  expect([asked, shown]).toEqual([[], [null]]);
});

it('never shows an older answer after a newer question', async () => {
  const {ask} = suggestions();
  ask('pen');
  await settle();
  ask('floss');
  await settle();
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer(listOf('floss'));
  asked[0]?.answer(listOf('pen'));
  await settle();
  expect(shown).toEqual(['floss']);
});

it('takes a failure as no suggestions, unless another question came after it', async () => {
  const {ask} = suggestions();
  ask('pen');
  await settle();
  asked[0]?.fail();
  await settle();
  expect(shown).toEqual([null]);
  ask('floss');
  await settle();
  ask('brush');
  asked[1]?.fail();
  await settle();
  expect(shown).toEqual([null]);
});

it('shows nothing any more once it is stopped', async () => {
  const {ask, stop} = suggestions();
  ask('pen');
  await settle();
  stop();
  asked[0]?.answer(listOf('pen'));
  await settle();
  expect(shown).toEqual([]);
});
