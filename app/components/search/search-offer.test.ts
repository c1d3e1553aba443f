import {describe, expect, it} from 'vitest';

import type {SuggestionList} from '~/browser/search/suggestions.client';

import {offerStatus, searchOffer} from './search-offer';

const PEN: SuggestionList['products'][number] = {
  handle: 'whitening-pen',
  title: 'Whitening Pen',
  image: null,
  price: {amount: 2500, currencyCode: 'USD'},
  priceVaries: false,
  backdrop: 'bg-mint',
};
const ARTICLE = {slug: 'how-to-floss', title: 'How to floss'};

function listOf(parts: Partial<SuggestionList> = {}): SuggestionList {
  return {query: 'pen', products: [], articles: [], ...parts};
}

function offer(value: string, list: SuggestionList | null) {
  return searchOffer({value, list, recent: ['floss'], trending: ['pen']});
}

describe('searchOffer', () => {
  it('offers beginnings for a blank field, whatever list is left', () => {
    const start = {kind: 'start', recent: ['floss'], trending: ['pen']};
    expect(offer('', null)).toEqual(start);
    expect(offer('  ', listOf({products: [PEN]}))).toEqual(start);
  });

  it('waits for suggestions without saying that there are none', () => {
    expect(offer('pen', null)).toEqual({kind: 'waiting'});
    expect(offerStatus(offer('pen', null))).toBe('');
  });

  it('counts products and articles together', () => {
    const list = listOf({products: [PEN], articles: [ARTICLE]});
    expect(offer('pen', list)).toEqual({kind: 'found', list, count: 2});
    expect(offerStatus(offer('pen', list))).toBe('2 suggestions');
    expect(offerStatus(offer('pen', listOf({articles: [ARTICLE]})))).toBe('1 suggestion');
  });

  it('says that nothing fits the words that were asked for', () => {
    expect(offer('penx', listOf())).toEqual({kind: 'nothing', query: 'pen'});
    expect(offerStatus(offer('penx', listOf()))).toBe('No suggestions');
  });
});
