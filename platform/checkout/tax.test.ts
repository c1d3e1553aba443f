import {expect, test} from 'vitest';

import {taxFor} from './tax.ts';

test.each([
  ['Texas', 'US', 'TX', 1000, 63],
  ['a state without sales tax', 'US', 'OR', 1000, 0],
  ['Minnesota, to the cent', 'US', 'MN', 14_900, 1024],
  ['Canada', 'CA', 'ON', 1000, 50],
])('tax of %s', (_, country, province, taxable, cents) => {
  expect(taxFor(country, province, taxable)?.cents).toBe(cents);
});

test('the tax is unknown until the state is', () => {
  expect(taxFor('US', null, 1000)).toBeNull();
});
