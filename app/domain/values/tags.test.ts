import {expect, test} from 'vitest';

import {hasTag} from './tags';

test.each([
  [['whitening'], true],
  [['Whitening'], true],
  [['kids', 'WHITENING'], true],
  [['whitening_kit', 'teeth whitening'], false],
  [[], false],
])('of %j one is whitening, in any case: %s', (tags, has) => {
  expect(hasTag(tags, 'whitening')).toBe(has);
});
