import {describe, expect, it} from 'vitest';

import {
  ATTRIBUTION_KEY,
  attributionAttributes,
  attributionRecord,
  CLICK_ID_MAX_LENGTH,
  findClickId,
  formatAttribution,
  parseAttribution,
} from './attribution';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const record = attributionRecord('c1', NOW);

describe('the click id of a page', () => {
  const longest = 'x'.repeat(CLICK_ID_MAX_LENGTH);
  it.each([
    ['im_ref=c1', 'c1'],
    ['im_ref=', null],
    ['', null],
    ['im_ref=&im_ref=c2', 'c2'],
    ['im_ref=c1&im_ref=c2', 'c1'],
    ['im_ref=%7B%22a%22%3A1%7D', '{"a":1}'],
    [`im_ref=${longest}`, longest],
    [`im_ref=${longest}x`, null],
    ['im_ref=a%0d%0aSet-Cookie:x', null],
    ['im_ref=a%7fb', null],
    ['im_ref[]=c1', null],
  ])('%s gives %s', (query, clickId) => {
    expect(findClickId(new URLSearchParams(query))).toBe(clickId);
  });
});

describe('the attribution record', () => {
  it('lives 45 days, with an ISO load time and a formatted expiry', () => {
    expect(record).toEqual({
      clickId: 'c1',
      loadTime: '2026-03-01T12:00:00.000Z',
      expiryTime: 'Wed, 15 Apr 2026 12:00:00 GMT',
    });
  });

  it('reads back what it wrote until it expires', () => {
    const text = formatAttribution(record);
    expect(parseAttribution(text, NOW)).toEqual(record);
    expect(parseAttribution(text, new Date('2026-04-15T11:59:59Z'))).toEqual(record);
    expect(parseAttribution(text, new Date('2026-04-15T12:00:00Z'))).toBeNull();
  });

  it.each([
    '',
    'c1',
    'null',
    '[]',
    '{"clickId":"c1"}',
    '{"clickId":"","loadTime":"x","expiryTime":"Wed, 15 Apr 2099 12:00:00 GMT"}',
    '{"clickId":"c1","loadTime":"x","expiryTime":"soon"}',
  ])('refuses %s', (text) => {
    expect(parseAttribution(text, NOW)).toBeNull();
  });
});

describe('the cart attribute', () => {
  const note = {key: 'gift_note', value: 'x'};
  const entry = {key: ATTRIBUTION_KEY, value: formatAttribution(record)};
  it.each([
    {name: 'is set when absent', before: [note], record, after: [note, entry]},
    {name: 'is left alone when it matches', before: [entry, note], record, after: null},
    {
      name: 'is replaced by a new click',
      before: [{key: ATTRIBUTION_KEY, value: '{"clickId":"c0"}'}, note],
      record,
      after: [note, entry],
    },
    {name: 'is made single again', before: [entry, note, entry], record, after: [note, entry]},
    {name: 'goes away as a whole entry', before: [note, entry], record: null, after: [note]},
    {name: 'needs no purge when absent', before: [note], record: null, after: null},
  ])('$name', ({before, record: wanted, after}) => {
    expect(attributionAttributes(before, wanted)).toEqual(after);
  });
});
