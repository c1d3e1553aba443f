import {describe, expect, it} from 'vitest';

import {
  type CartShopper,
  lineId,
  linesOf,
  useCartShopper,
  WARES,
} from '../../../tests/support/cart-shopper';

const {kidsBrushes, kidsPaste, paste} = WARES;
const ON_PLAN = `${paste} on a plan`;
const shopping = useCartShopper();

/** Puts four of a product into the cart, bought once. */
async function addFour(shopper: CartShopper): Promise<string> {
  return lineId(await shopper.add(paste, 4), paste);
}

const switchTo = (shopper: CartShopper, id: string, handle: string = paste) =>
  shopper.post({kind: 'switch-plan', lineId: id, sellingPlanId: shopper.platform.planId(handle)});

describe('a switch of plan', () => {
  it('removes and re-adds the line with its quantity and the plan', async () => {
    const shopper = shopping();
    const reply = await switchTo(shopper, await addFour(shopper));
    expect(linesOf(reply)).toEqual({[ON_PLAN]: 4});
    expect(shopper.platform.cartCalls).toEqual(['cart', 'cartLinesRemove', 'cartLinesAdd']);
  });

  it('keeps the gifts out of the empty state in between', async () => {
    const shopper = shopping();
    const first = await shopper.add(kidsPaste);
    expect(linesOf(first)).toEqual({[kidsPaste]: 1, [kidsBrushes]: 1});
    const reply = await switchTo(shopper, lineId(first, kidsPaste), kidsPaste);
    expect(linesOf(reply)).toEqual({[`${kidsPaste} on a plan`]: 1, [kidsBrushes]: 1});
    expect(shopper.platform.cartCalls).toEqual(['cart', 'cartLinesRemove', 'cartLinesAdd']);
  });

  it('to the plan that the line has already changes nothing', async () => {
    const shopper = shopping();
    const first = await shopper.add(paste, 1, shopper.platform.planId(paste));
    const reply = await switchTo(shopper, lineId(first, paste));
    expect(reply).toMatchObject({ok: true, refusal: null});
    expect(shopper.platform.cartCalls).toEqual(['cart']);
  });

  it('puts the line back as it was when the second half fails', async () => {
    const shopper = shopping();
    const line = await addFour(shopper);
    const plan = shopper.platform.planId(paste);
    shopper.platform.fault = ({name, variables}) =>
      name === 'cartLinesAdd' && JSON.stringify(variables).includes(plan) ? 'html' : null;
    const reply = await switchTo(shopper, line);
    expect(reply.refusal).toMatchObject({message: 'Error adding line item to cart', place: 'line'});
    expect(linesOf(reply)).toEqual({[paste]: 4});
  });

  it('puts the line back when the platform refuses the plan in words', async () => {
    const shopper = shopping();
    const reply = await switchTo(shopper, await addFour(shopper), 'hum-brush-head-club');
    expect(reply.refusal).toMatchObject({
      message: 'Cannot apply selling plan to variant',
      place: 'line',
    });
    expect(linesOf(reply)).toEqual({[paste]: 4});
  });

  it.each(['cartLinesRemove', 'cartLinesAdd'])(
    'looks up a half whose reply is lost, so that no unit is lost or doubled: %s',
    async (lost) => {
      const shopper = shopping();
      const line = await addFour(shopper);
      shopper.platform.fault = ({name}) => (name === lost ? 'lost-reply' : null);
      const reply = await switchTo(shopper, line);
      expect(reply).toMatchObject({ok: true, refusal: null});
      expect(linesOf(reply)).toEqual({[ON_PLAN]: 4});
    },
  );

  it('puts the line back where the first attempt to do so fails', async () => {
    const shopper = shopping();
    const line = await addFour(shopper);
    let adds = 0;
    shopper.platform.fault = ({name}) =>
      name === 'cartLinesAdd' && (adds += 1) <= 2 ? 'html' : null;
    const reply = await switchTo(shopper, line);
    expect(reply.ok).toBe(false);
    expect(linesOf(reply)).toEqual({[paste]: 4});
  });

  it('adds nothing twice where it cannot be told whether the second half arrived', async () => {
    const shopper = shopping();
    const line = await addFour(shopper);
    let isLost = false;
    shopper.platform.fault = ({name}) => {
      if (name === 'cart') return isLost ? 'html' : null;
      if (name !== 'cartLinesAdd') return null;
      isLost = true;
      return 'lost-reply';
    };
    expect(await switchTo(shopper, line)).toMatchObject({ok: false});
    isLost = false;
    expect(linesOf({shopper: await shopper.load()})).toEqual({[ON_PLAN]: 4});
  });
});
