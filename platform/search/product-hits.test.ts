import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {loadSeed} from '../seed/load.ts';

import {readSearchWords, relevance, searchProducts} from './product-hits.ts';
import {wordsOf} from './syntax.ts';

const {products} = loadSeed();
const vocabulary = [
  ...new Set(products.flatMap(({title, tags}) => wordsOf(`${title} ${tags.join(' ')}`))),
];

describe('a search by the index of words', () => {
  it('finds what each product says by itself, as relevant, in the order of the list', () => {
    const word = fc.constantFrom(...vocabulary, 'zzzz');
    fc.assert(
      fc.property(
        word,
        word,
        fc.integer({min: 1, max: 6}),
        fc.boolean(),
        fc.boolean(),
        (one, other, length, isTwo, isPrefix) => {
          const typed = `${isTwo ? `${other} ` : ''}${isPrefix ? one.slice(0, length) : one}`;
          const words = readSearchWords(typed, isPrefix);
          const expected = products
            .map((product) => ({
              product,
              score: relevance(
                [
                  {text: product.title, weight: 10},
                  {text: product.tags.join(' '), weight: 4},
                ],
                words,
              ),
            }))
            .filter(({score}) => score > 0)
            .sort((a, b) => b.score - a.score);
          expect(searchProducts(products, ['TITLE', 'TAG'], words)).toEqual(expected);
        },
      ),
    );
  });

  it('finds nothing for no word', () => {
    expect(searchProducts(products, ['TITLE'], readSearchWords(' ,', true))).toEqual([]);
  });
});
