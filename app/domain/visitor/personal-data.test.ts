import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import type {AnalyticsEvent} from './analytics';
import {eventProblem} from './analytics-schema';
import {maskPath, maskPersonalData, withoutPersonalData} from './personal-data';

describe('a text without personal data', () => {
  it.each([
    ['where is my order ann@b.example', 'where is my order [e-mail]'],
    ['ann.o’neil+shop@mail.b.example!', '[e-mail]'],
    ['ann%40b.example', '[e-mail]'],
    ['ann%2540b%252Eexample', '[e-mail]'],
    ['ann＠b.example', '[e-mail]'],
    ['jörg@büro.example', '[e-mail]'],
    ['call (555) 123-4567', 'call [number]'],
    ['+44 20 7946 0958', '[number]'],
    ['555.123.4567', '[number]'],
    ['5551234', '[number]'],
    ['555-1234 please', '[number] please'],
    ['ann@b.example or 555 123 4567', '[e-mail] or [number]'],
  ])('%j becomes %j', (typed, reported) => {
    expect(maskPersonalData(typed)).toBe(reported);
  });

  it.each([
    'whitening strips, 7 pairs',
    '3 oz, 2 pack',
    'teeth @ night',
    'under $10',
    'order 1001',
    '100 ml',
    'Sign in | Brightwell',
    '',
  ])('%j stays as it is', (text) => {
    expect(maskPersonalData(text)).toBe(text);
  });

  it.each(['@', 'a@', '%40', '@.', '%25'])(
    'is told in a moment, however long a row of %j is',
    (part) => {
      const before = performance.now();
      maskPersonalData(part.repeat(4_000));
      expect(performance.now() - before).toBeLessThan(1_000);
    },
  );

  it('is the same when it is masked again', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => {
        const once = maskPersonalData(text);
        expect(maskPersonalData(once)).toBe(once);
      }),
    );
  });
});

describe('a path without personal data', () => {
  it.each([
    ['/ann@b.example', '/[e-mail]'],
    ['/unsubscribe/ann%40b.example/now', '/unsubscribe/[e-mail]/now'],
    ['/ann%2540b.example', '/[e-mail]'],
    ['/call/%2B1%20555%20123%204567', '/call/[number]'],
    ['/learn/caf%C3%A9', '/learn/caf%C3%A9'],
    ['/account/my-orders/1001', '/account/my-orders/1001'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/', '/'],
  ])('%s is reported as %s', (path, reported) => {
    expect(maskPath(path)).toBe(reported);
  });
});

describe('an event that leaves the shop', () => {
  const MAIL = 'ann@b.example';
  const PHONE = '(555) 123-4567';
  const item = {
    item_id: '012345678905',
    item_name: 'Floss',
    item_brand: 'Brightwell',
    price: 4,
    quantity: 1,
  };
  const events: AnalyticsEvent[] = [
    {
      event: 'virtual_page_view',
      page_path: `/${MAIL}`,
      page_location: 'https://shop.example/x',
      page_title: `Page Not Found: /${MAIL}`,
      view_label: 'default',
    },
    {event: 'spa_page_view', page_path: `/call/${PHONE}`, view_label: 'default'},
    {event: 'search', search_term: `${MAIL} ${PHONE}`, results: 0},
    {event: 'custom_error', error_type: 'cart', error_message: `No account for ${MAIL}`},
    {event: 'cta', cta_text: `Call ${PHONE}`, cta_location: `/${MAIL}`, cta_destination: '/'},
    {event: 'filter', filter_name: 'form', filter_value: MAIL, selected: true},
    {
      event: 'view_item_list',
      ecommerce: {
        item_list_id: `/search/${MAIL}#results`,
        item_list_name: `Results for ${PHONE}`,
        items: [{...item, item_list_name: `Results for ${MAIL}`}],
      },
    },
  ];

  it.each(events.map((event) => [event.event, event] as const))(
    '%s carries no address and no number',
    (_name, event) => {
      const text = JSON.stringify(withoutPersonalData(event));
      expect(text).not.toContain(MAIL);
      expect(text).not.toContain(PHONE);
      expect(eventProblem(withoutPersonalData(event))).toBeNull();
    },
  );

  it.each(events.map((event) => [event.event, event] as const))(
    '%s would be refused as it was',
    (_name, event) => {
      expect(eventProblem(event)).toMatch(/personal data/);
    },
  );

  it('keeps the catalogue’s own words, numbers and amounts', () => {
    const event: AnalyticsEvent = {
      event: 'view_item',
      ecommerce: {currency: 'USD', value: 4, items: [item]},
    };
    expect(withoutPersonalData(event)).toEqual(event);
  });
});
