import {expect, it} from 'vitest';

import {handle as total} from './total';
import {handle as totalChimarathon} from './total-chimarathon';

it('each of the two campaign pages asks the guard of its own name', () => {
  expect(total.guards).toEqual(['total']);
  expect(totalChimarathon.guards).toEqual(['total-chimarathon']);
});
