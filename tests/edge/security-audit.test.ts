import {expect, it} from 'vitest';

import {auditShop, auditTable} from '../../scripts/audit/headers';
import {useShop} from '../support/shop';

const shop = useShop();

it('every kind of answer carries the security headers that the audit asks for', async () => {
  const rows = await auditShop(shop().fetch, false);
  expect(
    rows.filter(({isRight}) => !isRight),
    auditTable(rows),
  ).toEqual([]);
  expect(rows.length).toBeGreaterThan(90);
});

it('over https they say for how long browsers come by it alone', async () => {
  const rows = await auditShop(shop().fetch, true);
  // This shop is reached over http: what is asked for over https alone is missing, and the audit sees that.
  expect(new Set(rows.filter(({isRight}) => !isRight).map(({header}) => header))).toEqual(
    new Set(['Strict-Transport-Security']),
  );
});
