import {expect, it} from 'vitest';

import {nextDeliveries} from './subscriptions-provider.server';

const order = (id: string, place: string) => ({
  public_id: id,
  place,
  status: 1,
  total: '10.00',
});

it('names the earliest order of each subscription as its next delivery', () => {
  const orders = [order('late', '2026-03-01'), order('soon', '2026-02-01')];
  const items = [
    {order: 'late', subscription: 'paste'},
    {order: 'soon', subscription: 'paste'},
    {order: 'late', subscription: 'floss'},
  ];
  const next = nextDeliveries(orders, items);
  expect([next.get('paste')?.public_id, next.get('floss')?.public_id]).toEqual(['soon', 'late']);
});

it('counts neither what is bought once nor orders that are not to come', () => {
  const items = [
    {order: 'soon', subscription: null},
    {order: 'placed', subscription: 'paste'},
  ];
  expect(nextDeliveries([order('soon', '2026-02-01')], items).size).toBe(0);
});
