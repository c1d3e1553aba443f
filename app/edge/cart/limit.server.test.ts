import {describe, expect, it} from 'vitest';

import {stockMessage} from '~/domain/cart/stock';

import {lineId, linesOf, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

const {brush, paste} = WARES;
const shopping = useCartShopper();

describe('the limit of ten', () => {
  it('nine in the cart, two more asked: one is added and the alert says so', async () => {
    const shopper = shopping();
    await shopper.add(paste, 9);
    const reply = await shopper.add(paste, 2);
    expect(linesOf(reply)).toEqual({[paste]: 10});
    expect(reply.alerts).toEqual([expect.stringContaining('1 of the 2')]);
    expect(reply.ok).toBe(true);
  });

  it('counts plan lines of the variant: 6 and 3 leave 1 of 4', async () => {
    const shopper = shopping();
    await shopper.add(paste, 6);
    await shopper.add(paste, 3, shopper.platform.planId(paste));
    const reply = await shopper.add(paste, 4);
    expect(linesOf(reply)).toEqual({[paste]: 7, [`${paste} on a plan`]: 3});
    expect(reply.alerts).toEqual([expect.stringContaining('1 of the 4')]);
  });

  it('a request beyond ten is cut before it is sent', async () => {
    const shopper = shopping();
    const reply = await shopper.add(paste, 500);
    expect(shopper.platform.calls.find(({name}) => name === 'cartCreate')?.variables).toMatchObject(
      {input: {lines: [{quantity: 10}]}},
    );
    expect(reply.alerts).toEqual([expect.stringContaining('10 of the 500')]);
  });

  it('a full variant takes no more, and says it', async () => {
    const shopper = shopping();
    await shopper.add(paste, 10);
    const reply = await shopper.add(paste, 1);
    expect(linesOf(reply)).toEqual({[paste]: 10});
    expect(reply.alerts).toEqual([expect.stringContaining('already holds that many')]);
  });

  it('typed quantities are held to the limit like clicked ones', async () => {
    const shopper = shopping();
    const first = await shopper.add(paste, 2);
    await shopper.add(paste, 3, shopper.platform.planId(paste));
    const reply = await shopper.post(
      {kind: 'update', lines: [{id: lineId(first, paste), quantity: 2}]},
      {quantity: '44'},
    );
    expect(linesOf(reply)).toEqual({[paste]: 7, [`${paste} on a plan`]: 3});
    expect(reply.alerts).toEqual([expect.stringContaining('7 of the 44')]);
  });

  it('more than ten of what there are eight of is told as what is left, and not as the limit', async () => {
    const shopper = shopping();
    shopper.platform.setStock(paste, 8);
    const reply = await shopper.add(paste, 12);
    expect(linesOf(reply)).toEqual({[paste]: 8});
    expect(reply.alerts).toEqual([]);
    const [line] = reply.shopper?.cart?.lines ?? [];
    expect(line && stockMessage(line, reply.shopper?.warnings ?? [])).toContain('Only 8 are left');
  });

  it('a cut that fails leaves the change as it is, and the next one that succeeds cuts', async () => {
    const shopper = shopping();
    await shopper.add(paste, 9);
    shopper.platform.fault = ({name}) => (name === 'cartLinesUpdate' ? 'html' : null);
    expect(linesOf(await shopper.add(paste, 2))).toEqual({[paste]: 11});
    shopper.platform.fault = () => null;
    expect(linesOf(await shopper.add(brush))).toMatchObject({[paste]: 10, [brush]: 1});
  });
});
