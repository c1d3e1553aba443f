import {describe, expect, it} from 'vitest';

import {type ListingQuery, parseListingQuery} from './listing';
import {
  askableOfCollection,
  FACET_PROBES,
  facetsOfCollection,
  facetsOfShop,
  toCounts,
  toOrder,
  toPlatformFilters,
  toRanges,
} from './platform-listing';

const TYPES = ['Toothpaste', 'Kids’ toothpaste', 'Mouthwash'];

const asked = (text: string): ListingQuery => parseListingQuery(new URLSearchParams(text));
const rangesOf = (text: string, types = TYPES) => toRanges(asked(text), types);
/** What a query adds to that of the whole shop. */
const clauseOf = (text: string): string | undefined =>
  rangesOf(`${text}&sort=name`)?.[0]?.query.replace('(tag_not:gift OR variants.price:>0)', '');

describe('what the whole of a large store is asked for', () => {
  it('is everything but gifts that cost nothing', () => {
    expect(rangesOf('sort=name')).toEqual([
      {query: '(tag_not:gift OR variants.price:>0)', filters: []},
    ]);
  });

  it('is in the merchant’s order first what can be bought, then what is sold out', () => {
    expect(rangesOf('benefit=whitening')).toEqual(
      [true, false].map((available) => ({
        query: `(tag_not:gift OR variants.price:>0) AND (tag:"whitening") AND available_for_sale:${available}`,
        filters: [{tag: 'whitening'}, {available}],
      })),
    );
  });

  it.each([
    ['benefit=whitening&benefit=freshening', ' AND (tag:"freshening" OR tag:"whitening")'],
    [
      'benefit=whitening&audience=kids',
      ' AND (tag:"whitening") AND (tag:"kids" OR tag:"age:kids")',
    ],
    ['form=bundle', ' AND (tag:"bundle")'],
    ['form=mouthwash', ' AND ((product_type:"Mouthwash" AND tag_not:bundle))'],
    // The value of a type leaves its signs out; the type is asked for as the shop writes it.
    ['form=kids-toothpaste', ' AND ((product_type:"Kids’ toothpaste" AND tag_not:bundle))'],
    ['price=under-10', ' AND ((variants.price:<10))'],
    ['price=10-to-25', ' AND ((variants.price:<25 AND NOT variants.price:<10))'],
    ['price=over-50', ' AND ((NOT variants.price:<50))'],
  ])('says of %s what the cards of the shop would', (text, clause) => {
    expect(clauseOf(text)).toBe(clause);
  });

  it('is nothing where a filter has no value that anything could have, and leaves unknown values out beside known ones', () => {
    expect(rangesOf('form=no-such-form')).toBeNull();
    expect(rangesOf('benefit=tartar&audience=kids')).toBeNull();
    expect(clauseOf('benefit=tartar&benefit=whitening')).toBe(' AND (tag:"whitening")');
    expect(rangesOf('price=cheap')).toBeNull();
  });

  it('lets no type of product say more than its name', () => {
    const [range] = toRanges(asked('form=a-or-b&sort=name'), ['A" OR \\ b']) ?? [];
    expect(range?.query).toContain('product_type:"A\\" OR \\\\ b"');
  });

  it('is ordered by what outside of collections the keys are called', () => {
    expect(toOrder('featured', false)).toEqual({sortKey: 'ID', reverse: false});
    expect(toOrder('featured', true)).toEqual({sortKey: 'COLLECTION_DEFAULT', reverse: false});
    expect(toOrder('newest', false)).toEqual({sortKey: 'CREATED_AT', reverse: true});
    expect(toOrder('newest', true)).toEqual({sortKey: 'CREATED', reverse: true});
    expect(toOrder('price-high', true)).toEqual({sortKey: 'PRICE', reverse: true});
  });
});

describe('what a collection of a large store is asked for', () => {
  it.each([
    ['benefit=whitening&form=mouthwash', [{tag: 'whitening'}, {productType: 'Mouthwash'}]],
    ['audience=kids', [{tag: 'kids'}, {tag: 'age:kids'}]],
    ['form=bundle', [{tag: 'bundle'}]],
    ['price=10-to-25', [{price: {min: 10, max: 24.99}}]],
    ['price=over-50', [{price: {min: 50}}]],
    ['price=cheap', []],
  ])('is %s by filters', (text, filters) => {
    expect(toPlatformFilters(asked(text), TYPES)).toEqual(filters);
  });

  it.each([
    'benefit=whitening&audience=kids',
    'benefit=whitening&form=bundle',
    'form=bundle&form=mouthwash',
  ])('cannot be %s, as tags widen each other', (text) => {
    expect(toPlatformFilters(asked(text), TYPES)).toBeNull();
    expect(rangesOf(`${text}&sort=name`)?.[0]?.filters).toBeNull();
  });

  it.each([
    ['benefit=whitening&audience=kids', 'benefit=whitening'],
    ['audience=kids&form=bundle&form=mouthwash', 'audience=kids&form=mouthwash'],
    ['form=bundle&form=mouthwash&price=under-10', 'form=mouthwash&price=under-10'],
    ['form=bundle&sort=name&page=3', 'form=bundle&sort=name&page=3'],
  ])('is of %s what filters can say: %s', (text, said) => {
    const query = askableOfCollection(asked(text));
    expect(query).toEqual(asked(said));
    expect(toPlatformFilters(query, TYPES)).not.toBeNull();
  });
});

/** Filters as the platform offers them beside a list. */
const offered = (values: readonly [input: object, count: number][]) => [
  {values: values.map(([input, count]) => ({count, input: JSON.stringify(input)}))},
];

const COUNTED = toCounts(
  offered([
    [{available: true}, 40],
    [{available: false}, 2],
    [{price: {min: 0, max: 19.5}}, 42],
    [{tag: 'Whitening'}, 17],
    [{tag: 'kids'}, 5],
    [{tag: 'age:kids'}, 4],
    [{productType: 'Toothpaste'}, 12],
    [{productType: 'Mouthwash'}, 3],
  ]),
);

describe('the counts of a list', () => {
  it('are read from the inputs of its filters, as text or as they are', () => {
    expect(COUNTED).toEqual({
      total: 42,
      tags: new Map([
        ['whitening', 17],
        ['kids', 5],
        ['age:kids', 4],
      ]),
      types: new Map([
        ['Toothpaste', 12],
        ['Mouthwash', 3],
      ]),
      dearest: 1950,
    });
    expect(toCounts([{values: [{count: 3, input: {available: true}}]}]).total).toBe(3);
  });

  it('are not known where the filters say nothing', () => {
    expect(toCounts([])).toEqual({total: null, tags: new Map(), types: new Map(), dearest: null});
  });
});

describe('the facets of the whole of a large store', () => {
  it('are the values that a product answered to, and the shop’s types, which no bundle is called', () => {
    const probed = FACET_PROBES.map((query) =>
      /whitening|"bundle"|\(variants\.price:<10\)/.test(query),
    );
    const facets = facetsOfShop(probed, ['Toothpaste', 'Bundle', '', 'Mouthwash'], null);
    expect([...facets].map(([facet, values]) => [facet, values.map(({value}) => value)])).toEqual([
      ['benefit', ['whitening']],
      ['form', ['bundle', 'toothpaste', 'mouthwash']],
      ['price', ['under-10']],
    ]);
    expect(facets.get('benefit')).toEqual([{value: 'whitening', label: 'Whitening', count: null}]);
  });

  it('are counted where somebody counts, but for what two tags make and what prices do', () => {
    const facets = facetsOfShop(
      FACET_PROBES.map(() => true),
      ['Toothpaste'],
      COUNTED,
    );
    const countOf = (facet: 'benefit' | 'audience' | 'form' | 'price', value: string) =>
      facets.get(facet)?.find((one) => one.value === value)?.count;
    expect(countOf('benefit', 'whitening')).toBe(17);
    expect(countOf('benefit', 'freshening')).toBeNull();
    expect(countOf('audience', 'kids')).toBeNull();
    expect(countOf('form', 'toothpaste')).toBe(12);
    expect(countOf('price', 'under-10')).toBeNull();
  });

  it('are each asked for by one product that is no gift', () => {
    expect(FACET_PROBES).toHaveLength(12);
    expect(new Set(FACET_PROBES).size).toBe(12);
    for (const query of FACET_PROBES)
      expect(query).toMatch(/^\(tag_not:gift OR variants\.price:>0\) AND \(.+\)$/);
  });
});

describe('the facets of a collection of a large store', () => {
  const valuesOf = (text: string) =>
    [...facetsOfCollection(asked(text), COUNTED)].map(([facet, values]) => [
      facet,
      values.map(({value}) => value),
    ]);

  it('are the tags and types that the merchant offers, and prices up to the dearest', () => {
    expect(valuesOf('')).toEqual([
      ['benefit', ['whitening']],
      ['audience', ['kids']],
      ['price', ['under-10', '10-to-25']],
      ['form', ['toothpaste', 'mouthwash']],
    ]);
  });

  it('offer with a tag no tag of another facet, as nobody could be asked for both', () => {
    expect(valuesOf('benefit=whitening').map(([facet]) => facet)).toEqual([
      'benefit',
      'price',
      'form',
    ]);
    expect(valuesOf('audience=kids').map(([facet]) => facet)).toEqual([
      'audience',
      'price',
      'form',
    ]);
  });

  it('are prices and nothing else where the merchant offers nothing', () => {
    const counts = toCounts(offered([[{price: {min: 0, max: 80}}, 3]]));
    expect([...facetsOfCollection(asked(''), counts).keys()]).toEqual(['price']);
    expect(facetsOfCollection(asked(''), counts).get('price')).toHaveLength(4);
  });
});
