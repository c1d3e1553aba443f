import {describe, expect, it} from 'vitest';

import {toCart} from '~/commerce/cart/mapping.server';
import {GONE_TITLE, isGone} from '~/domain/cart/cart';
import {stockMessage} from '~/domain/cart/stock';
import {loadCards} from '~/edge/catalogue/page-cards.server';

import {rawCart, rawLine, rawVariant} from '../../../tests/support/cart-answers';
import {linesOf, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

import {loadCartSuggestions} from './suggestions.server';

const {brush, paste} = WARES;
const shopping = useCartShopper();

describe('a product that was deleted', () => {
  it.each([
    ['its variant', null],
    ['its product', {...rawVariant('paste'), product: null}],
  ])('while it was in the cart leaves a line that says so, without %s', (_name, merchandise) => {
    const raw = rawCart([{...rawLine('paste', 2), merchandise}, rawLine('brush')]);
    const [gone, kept] = toCart(raw as never).lines;
    if (!gone || !kept) throw new Error('Both lines are there');
    expect([isGone(gone), isGone(kept)]).toEqual([true, false]);
    expect(gone).toMatchObject({quantity: 2, merchandise: {product: {title: GONE_TITLE}}});
    expect(stockMessage(gone, [])).toContain('remove it');
  });

  it('is left out of a bundle’s contents', () => {
    const parts = [rawVariant('brush'), null].map((merchandise, index) => ({
      id: String(index),
      quantity: 1,
      cost: {totalAmount: {amount: '1.0', currencyCode: 'USD'}},
      merchandise,
    }));
    const bundle = {
      ...rawLine('bundle'),
      __typename: 'ComponentizableCartLine',
      lineComponents: parts,
    };
    expect(toCart(rawCart([bundle]) as never).lines[0]?.components).toHaveLength(1);
  });

  it('leaves the rest of the cart to be read, changed and bought', async () => {
    const shopper = shopping();
    await shopper.add(paste);
    await shopper.add(brush);
    shopper.platform.edit(brush, () => ({variants: []}));
    expect(linesOf({shopper: await shopper.load()})).toEqual({[paste]: 1});
    const reply = await shopper.add(paste, 2);
    expect(reply.ok).toBe(true);
    expect(linesOf(reply)).toEqual({[paste]: 3});
  });

  it('is left out of what was saved and of every list', async () => {
    const shopper = shopping();
    const context = () => shopper.open(shopper.request('/'));
    const query = new URLSearchParams({saved: `deleted-long-ago,${paste}`});
    const {saved} = await loadCartSuggestions(context(), query);
    expect(saved.map(({handle}) => handle)).toEqual([paste]);
    expect(await loadCards(context(), ['deleted-long-ago'])).toEqual([]);
  });
});
