import {expect, it, vi} from 'vitest';

import type {Simulation} from '~/domain/promotions/simulation';

import {config} from '../../../hydrogen.config';
import {type CartShopper, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

import {simulatePromotions} from './simulator.server';

const shopping = useCartShopper();

function simulate(shopper: CartShopper, fields: [string, string][]): Promise<Simulation> {
  const query = new URLSearchParams(fields).toString();
  return shopper.visit(shopper.request(`/_promotions?${query}`), simulatePromotions);
}

const reasonOf = ({promotions}: Simulation, id: string) =>
  promotions.find((promotion) => promotion.id === id)?.reason;

it('says what the engine would do with a cart, and why', async () => {
  const simulation = await simulate(shopping(), [
    ['handle0', WARES.kit],
    ['quantity0', '2'],
    ['handle1', WARES.kidsBrushes],
  ]);
  expect(simulation.steps).toEqual([
    'Remove Kids Manual Toothbrush, 2-Pack',
    `Add 1 of ${config.brand.name} Gift Pouch`,
    'Add 2 of UV Restore Mini Sunscreen',
    'Add 2 of Overnight Whitening Pen, Gift Size',
  ]);
  expect(reasonOf(simulation, 'kit-sunscreen')).toBe('2 in your cart');
  expect(reasonOf(simulation, 'kids-brush-pack')).toBe('1 to go');
});

it('takes declines, sold-out gifts, switches and a subtotal from the address', async () => {
  const simulation = await simulate(shopping(), [
    ['handle0', WARES.kit],
    ['subtotal', '45.80'],
    ['declined', 'kit-sunscreen'],
    ['soldOut', 'kit-overnight-pen'],
    ['disabled', 'kids-brush-pack'],
  ]);
  expect(simulation.steps).toEqual([]);
  expect(simulation.promotions.map(({id, reason}) => [id, reason])).toEqual([
    ['gift-over-50', '$4.20 to go'],
    ['kit-sunscreen', 'declined'],
    ['pens-express', '2 to go'],
    ['pens-overnight', '2 to go'],
    ['kit-overnight-pen', 'gift sold out'],
    ['kids-brush-pack', 'not running now'],
  ]);
});

it('is not there for visitors of the shop', async () => {
  vi.stubEnv('DEV', false);
  try {
    await expect(simulate(shopping(), [])).rejects.toMatchObject({status: 404});
  } finally {
    vi.unstubAllEnvs();
  }
});
