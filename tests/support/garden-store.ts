import path from 'node:path';

import {loadForeignSeed} from '../../platform/seed/foreign.ts';
import type {Seed} from '../../platform/seed/seed.ts';

const FOLDER = path.resolve(import.meta.dirname, '../fixtures/garden');

/**
 * A whole store of another trade, as its merchant would export it: one product has 40 variants, one 12 pictures, one no
 * description, one no picture; nothing has metafields, plans or a gift, hardly anything a stock that is counted.
 */
export function gardenSeed(): Seed {
  const {seed, faults} = loadForeignSeed(
    path.join(FOLDER, 'products.csv'),
    path.join(FOLDER, 'shop.yaml'),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return seed;
}
