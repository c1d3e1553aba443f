import {describe, expect, expectTypeOf, it} from 'vitest';
import type {z} from 'zod/mini';

import {dollars, type Money} from '~/domain/values/money';

import {type AnalyticsEvent, ecommerce, toItem} from './analytics';
import {analyticsEventSchema, eventProblem} from './analytics-schema';
import {cartChangeEvents, lineItem, reportedCode} from './cart-analytics';

const BRAND = 'Brightwell';

function line(handle: string, quantity: number, cents = 999, id = `gid://${handle}`) {
  return {
    quantity,
    sellingPlan: null as {compareAtPrice: Money | null} | null,
    cost: {
      amountPerQuantity: dollars(cents),
      compareAtAmountPerQuantity: null,
      subtotalAmount: dollars(cents * quantity),
      totalAmount: dollars(cents * quantity),
    },
    merchandise: {
      id,
      sku: `SKU-${handle}`,
      title: 'Default Title',
      product: {handle, title: handle, type: 'Toothpaste'},
    },
  };
}
const isGift = (handle: string) => handle === 'free-gift-1';
function changes(before: ReturnType<typeof line>[], after: ReturnType<typeof line>[]) {
  return cartChangeEvents(before, after, BRAND, isGift);
}

describe('items', () => {
  it('add up without binary rests', () => {
    expect(ecommerce([lineItem(line('a', 3, 1999), BRAND)]).value).toBe(59.97);
  });

  it('are named by the product’s handle wherever they come from, with the variant beside it', () => {
    const inCart = line('brush', 2, 2499);
    inCart.merchandise.title = 'Ink / 2 pack';
    const shown = {
      handle: 'brush',
      title: 'brush',
      variant: 'Ink / 2 pack',
      price: 2499,
      full: null,
      quantity: 2,
    };
    expect(lineItem(inCart, BRAND)).toEqual({
      ...toItem(shown, BRAND),
      item_category: 'Toothpaste',
    });
    expect(toItem(shown, BRAND)).toEqual({
      item_id: 'brush',
      item_name: 'brush',
      item_brand: BRAND,
      item_variant: 'Ink / 2 pack',
      price: 24.99,
      quantity: 2,
    });
  });

  it('say what is saved: on a plan as its page strikes it, else by a sale', () => {
    const planned = {...line('a', 1, 850), sellingPlan: {compareAtPrice: dollars(1000)}};
    expect(lineItem(planned, BRAND)).toMatchObject({price: 8.5, discount: 1.5});
    const shown = {handle: 'a', title: 'a', variant: '', price: 850, full: 1000, quantity: 1};
    expect(toItem(shown, BRAND)).toMatchObject({price: 8.5, discount: 1.5});
    expect(toItem({...shown, full: null}, BRAND)).not.toHaveProperty('discount');
  });

  it('of a cart in another currency are counted in it', () => {
    const inYen = line('a', 1, 90000);
    inYen.cost.totalAmount = {amount: 90000, currencyCode: 'JPY'};
    const [event] = changes([], [inYen]);
    expect(event).toMatchObject({event: 'add_to_cart', ecommerce: {currency: 'JPY'}});
    expect(eventProblem(event)).toBeNull();
  });

  it('are none of what was deleted, which has no name', () => {
    expect(changes([], [line('', 1)])).toEqual([]);
  });
});

describe('a cart change', () => {
  it('counts the units that came: 2 to 4 adds 2', () => {
    const [event, ...more] = changes([line('a', 2)], [line('a', 4)]);
    expect(more).toEqual([]);
    expect(event).toMatchObject({event: 'add_to_cart', ecommerce: {items: [{quantity: 2}]}});
  });

  it('counts the units that went: 4 to 1 removes 3', () => {
    const events = changes([line('a', 4)], [line('a', 1)]);
    expect(events).toMatchObject([
      {event: 'remove_from_cart', ecommerce: {value: 29.97, items: [{quantity: 3}]}},
    ]);
  });

  it('says nothing when the platform refused', () => {
    expect(changes([line('a', 4)], [line('a', 4)])).toEqual([]);
  });

  it('gives one add for a product whose gift came along', () => {
    const events = changes([], [line('kit', 1, 8999), line('free-gift-1', 1, 0)]);
    expect(events).toHaveLength(1);
    expect(events).toMatchObject([{ecommerce: {items: [{item_id: 'kit', quantity: 1}]}}]);
  });

  it('says nothing when a line only changes its plan, or is split in two', () => {
    expect(changes([line('a', 4)], [line('a', 4, 849)])).toEqual([]);
    expect(changes([line('a', 4)], [line('a', 1, 849), line('a', 3)])).toEqual([]);
  });

  it('counts a variant that stands in two lines once', () => {
    expect(changes([line('a', 1)], [line('a', 1, 849), line('a', 3)])).toMatchObject([
      {event: 'add_to_cart', ecommerce: {items: [{quantity: 3}]}},
    ]);
  });

  it('reports an exchange as one of each', () => {
    expect(changes([line('a', 1)], [line('b', 1)]).map(({event}) => event)).toEqual([
      'add_to_cart',
      'remove_from_cart',
    ]);
  });
});

describe('a discount code', () => {
  it.each([
    ['BRIGHT10', 'BRIGHT10'],
    [' bright-10 ', 'BRIGHT-10'],
    ['SPRING_25', 'SPRING_25'],
    ['ann@b.example', '(other)'],
    ['my birthday code', '(other)'],
    ['5551234567', '(other)'],
    ['ANN5551234', '(other)'],
    ['', '(other)'],
    ['X'.repeat(31), '(other)'],
  ])('typed as %j is reported as %j', (entered, reported) => {
    expect(reportedCode(entered)).toBe(reported);
    expect(
      eventProblem({event: 'coupon', coupon: reportedCode(entered), status: 'invalid'}),
    ).toBeNull();
  });
});

describe('the event schema', () => {
  it('says what is wrong with an event', () => {
    expect(eventProblem({event: 'form_start', form_name: ''})).toMatch(/^form_name /);
    expect(eventProblem({event: 'coupon', coupon: 'ann@b.example', status: 'invalid'})).toContain(
      'is no code',
    );
    expect(eventProblem({event: 'form_start', form_name: 'login'})).toBeNull();
  });

  it('describes exactly the typed events', () => {
    expectTypeOf<z.infer<typeof analyticsEventSchema>>().toExtend<AnalyticsEvent>();
    expectTypeOf<AnalyticsEvent['event']>().toEqualTypeOf<
      z.infer<typeof analyticsEventSchema>['event']
    >();
  });

  it('accepts what the rules produce', () => {
    for (const event of changes([line('b', 1)], [line('a', 2)])) {
      expect(analyticsEventSchema.parse(event)).toEqual(event);
    }
  });

  it.each([
    {event: 'login', method: 'password', email: 'ann@b.example'},
    {event: 'form_submit', form_name: 'ann@b.example', status: 'success'},
    {event: 'add_to_cart', ecommerce: {currency: 'USD', value: 1, items: []}},
    {
      event: 'add_to_cart',
      ecommerce: {...ecommerce([lineItem(line('a', 2), BRAND)]), value: 9.99},
    },
    {event: 'page_view'},
  ])('refuses %o', (event) => {
    expect(analyticsEventSchema.safeParse(event).success).toBe(false);
  });
});
