import {describe, expect, it} from 'vitest';

import {buildEntry} from '../../../tests/support/entry-builders';

import type {GiftPromotion} from './promotion';
import {parsePromotion, shopPromotions} from './store-promotion';

const NOW = {at: Date.parse('2026-06-01T12:00:00Z'), isPreview: false};

const values = {kind: 'withProduct', title: 'Free pot', message: 'A pot comes free.'};
const products = {gift: ['pot'], product: ['bench']};
const entry = (parts: Parameters<typeof buildEntry>[0] = {}) =>
  buildEntry({handle: 'spring-pot', values, products, ...parts});

const PROMOTION: GiftPromotion = {
  id: 'spring-pot',
  type: 'withProduct',
  handle: 'pot',
  bannerName: 'Free pot',
  endDate: '',
  declineCookie: 'decline_spring_pot',
  enabled: true,
  cartProductLinkHandle: 'bench',
  cartMessaging: 'A pot comes free.',
  canAddMultiple: false,
  threshold: null,
  associatedProduct: {handle: 'bench'},
};

describe('a promotion of the store', () => {
  it('is what one of the content is, with the entry’s handle for its id', () => {
    expect(parsePromotion(entry(), NOW)).toEqual({ok: true, value: PROMOTION});
  });

  it('with a threshold has dollars, and a product that leads to it', () => {
    const read = parsePromotion(
      entry({
        values: {...values, kind: 'withThreshold', threshold: '49.5', end_date: 'June 30th'},
        products: {gift: ['pot'], link_product: ['stool']},
      }),
      NOW,
    );
    expect(read).toMatchObject({
      ok: true,
      value: {
        type: 'withThreshold',
        threshold: {amount: 4950, currencyCode: 'USD'},
        associatedProduct: null,
        cartProductLinkHandle: 'stool',
        endDate: 'June 30th',
      },
    });
  });

  it('with a list of SKUs counts them together', () => {
    const read = parsePromotion(
      entry({
        values: {...values, kind: 'buyTwo', skus: '["A-1","A-2"]', multiple: 'true'},
        products: {gift: ['pot'], link_product: ['bench']},
      }),
      NOW,
    );
    expect(read).toMatchObject({
      value: {associatedProduct: {skus: ['A-1', 'A-2']}, canAddMultiple: true},
    });
  });

  it.each([
    ['before it starts', {starts_at: '2026-06-02T00:00:00Z'}],
    ['after it ended', {ends_at: '2026-06-01T00:00:00Z'}],
    ['while it is off', {enabled: 'false'}],
    ['for editors alone', {preview_only: 'true'}],
  ])('is not enabled %s, and known all the same', (_, limits) => {
    expect(parsePromotion(entry({values: {...values, ...limits}}), NOW)).toEqual({
      ok: true,
      value: {...PROMOTION, enabled: false},
    });
  });

  it.each([
    ['kind, title, message missing', {values: {}}],
    ['kind is none of', {values: {...values, kind: 'sometimes'}}],
    ['gift names no product', {products: {product: ['bench']}}],
    ['neither product nor skus', {products: {gift: ['pot']}}],
    ['neither product nor skus', {values: {...values, skus: 'A-1'}, products: {gift: ['pot']}}],
    [
      'link_product names no product',
      {values: {...values, skus: '["A-1"]'}, products: {gift: ['pot']}},
    ],
    ['threshold is no amount', {values: {...values, kind: 'withThreshold'}}],
    ['threshold is no amount', {values: {...values, kind: 'withThreshold', threshold: '0'}}],
    [
      'link_product names no product',
      {values: {...values, kind: 'withThreshold', threshold: '5'}, products: {gift: ['pot']}},
    ],
    ['starts_at is no date', {values: {...values, starts_at: 'soon'}}],
    ['its handle', {handle: 'Spring pot'}],
  ])('is none where %s …', (message, parts) => {
    const read = parsePromotion(entry(parts), NOW);
    expect(read.ok).toBe(false);
    expect(read).toHaveProperty('message', expect.stringContaining(message));
  });
});

describe('the promotions of a shop', () => {
  const own: GiftPromotion[] = [
    {...PROMOTION, id: 'first', declineCookie: 'decline_first'},
    {...PROMOTION, id: 'second', declineCookie: 'decline_second'},
  ];

  it('are the content’s where the store has none', () => {
    expect(shopPromotions(own, [], NOW)).toEqual(own);
  });

  it('are the content’s in their order, one of the same id replaced, and then the store’s', () => {
    const changed = entry({handle: 'second', values: {...values, title: 'Another pot'}});
    const all = shopPromotions(own, [entry(), changed], NOW);
    expect(all.map(({id, bannerName}) => [id, bannerName])).toEqual([
      ['first', 'Free pot'],
      ['second', 'Another pot'],
      ['spring-pot', 'Free pot'],
    ]);
  });

  it('stop with an entry that says nothing but that it is off', () => {
    const stop = buildEntry({handle: 'first', values: {enabled: 'false'}});
    expect(shopPromotions(own, [stop], NOW).map(({enabled}) => enabled)).toEqual([false, true]);
  });

  it('are not changed by an entry that cannot be read', () => {
    const broken = buildEntry({handle: 'first', values: {title: 'Half'}});
    const unknown = buildEntry({handle: 'other', values: {enabled: 'false'}});
    expect(shopPromotions(own, [broken, unknown], NOW)).toEqual(own);
  });
});
