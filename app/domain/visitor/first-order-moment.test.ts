import {expect, it} from 'vitest';

import {isFittingMoment, isQuietPage, type VisitMoment} from './first-order-moment';

const READING: VisitMoment = {
  path: '/products',
  isConsentSettled: true,
  scrolled: 900,
  windowHeight: 800,
  isOverlaid: false,
  isBusy: false,
  isTabShown: true,
};

it('fits while somebody reads on below the first screen', () => {
  expect(isFittingMoment(READING)).toBe(true);
});

it.each<[string, Partial<VisitMoment>]>([
  ['before consent is settled', {isConsentSettled: false}],
  ['before the first screen is left', {scrolled: 480}],
  ['over a dialog', {isOverlaid: true}],
  ['over somebody who types', {isBusy: true}],
  ['in a tab that nobody sees', {isTabShown: false}],
  ['on the way to pay', {path: '/cart'}],
  ['on a page of the account', {path: '/account/login'}],
])('does not fit %s', (_when, over) => {
  expect(isFittingMoment({...READING, ...over})).toBe(false);
});

it('keeps quiet on forms and lists no other page as one', () => {
  expect(
    ['/whitening-product-quiz', '/products/create-your-bundle', '/search'].every(isQuietPage),
  ).toBe(true);
  expect(['/', '/products/hum-travel-case', '/learn', '/contact-us'].some(isQuietPage)).toBe(false);
});
