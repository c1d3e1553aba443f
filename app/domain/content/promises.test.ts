import {describe, expect, it} from 'vitest';

import {parsePromises, SHOP_PROMISES} from './promises';

describe('the promises of a shop', () => {
  it('are none where nothing is set', () => {
    expect(parsePromises('')).toEqual([]);
    expect(parsePromises(' , ')).toEqual([]);
  });

  it('are read with spaces and commas at the end', () => {
    expect(parsePromises(' returns, warranty ,')).toEqual(['returns', 'warranty']);
    expect(parsePromises(SHOP_PROMISES.join(','))).toEqual(SHOP_PROMISES);
  });

  it('are refused with a name that there is not', () => {
    expect(parsePromises('returns, free-shiping')).toBeNull();
  });
});
