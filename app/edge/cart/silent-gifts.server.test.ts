import {expect, it} from 'vitest';

import {linesOf, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

const shopping = useCartShopper();

it('a gift that ran out is not spoken of: nobody asked for it', async () => {
  const shopper = shopping();
  await shopper.add(WARES.paste);
  shopper.platform.setStock(WARES.sunscreen, 0);
  const reply = await shopper.add(WARES.kit);
  expect(linesOf(reply)).toMatchObject({[WARES.kit]: 1, [WARES.sunscreen]: 0});
  expect(reply.shopper?.warnings).toEqual([]);
});
