import {describe, expect, it} from 'vitest';

import {mayPrefetch} from './connection';
import {
  navigated,
  PREFETCH_IDLE,
  PREFETCH_LIMIT,
  prefetchTarget,
  settled,
  unwanted,
  wanted,
} from './prefetch';

const six = ['/a', '/b', '/c', '/d', '/e', '/f'].reduce(wanted, PREFETCH_IDLE);

describe('prefetching by intent', () => {
  it('runs four at once and lets the rest wait', () => {
    expect(PREFETCH_LIMIT).toBe(4);
    expect(six.active).toEqual(['/a', '/b', '/c', '/d']);
    expect(six.waiting).toEqual(['/e', '/f']);
  });

  it('starts the newest wish when one arrives', () => {
    const next = settled(six, '/b');
    expect(next.active).toEqual(['/a', '/c', '/d', '/f']);
    expect(next.waiting).toEqual(['/e']);
  });

  it('asks for a page once', () => {
    expect(wanted(six, '/a')).toBe(six);
    const done = settled(wanted(PREFETCH_IDLE, '/a'), '/a');
    expect(wanted(done, '/a')).toBe(done);
  });

  it('forgets a waiting wish when the visitor looks elsewhere', () => {
    expect(unwanted(six, '/e').waiting).toEqual(['/f']);
    expect(unwanted(six, '/a')).toBe(six);
  });

  it('drops every guess when the visitor goes somewhere', () => {
    expect(navigated(six)).toEqual(PREFETCH_IDLE);
    expect(navigated(settled(six, '/a')).done).toEqual(['/a']);
  });

  it('ignores the end of something it no longer runs', () => {
    expect(settled(PREFETCH_IDLE, '/a')).toBe(PREFETCH_IDLE);
  });
});

describe('the connection', () => {
  it.each([
    [{}, true],
    [{effectiveType: '4g'}, true],
    [{effectiveType: '3g', saveData: false}, true],
    [{effectiveType: '2g'}, false],
    [{effectiveType: 'slow-2g'}, false],
    [{effectiveType: '4g', saveData: true}, false],
  ])('%o may be used for guesses: %s', (connection, allowed) => {
    expect(mayPrefetch(connection)).toBe(allowed);
  });
});

describe('prefetchTarget', () => {
  const origin = 'https://shop.example';
  const link = {
    origin,
    pathname: '/products',
    search: '?sort=name',
    target: '',
    isDownload: false,
  };
  const target = (over: Partial<typeof link>) =>
    prefetchTarget(
      {...link, ...over},
      {origin, pathname: '/'},
      (pathname) => !pathname.startsWith('/account'),
    );

  it('is the page of the link, with its query', () => {
    expect(target({})).toBe('/products?sort=name');
  });

  it.each([
    ['another site', {origin: 'https://other.example'}],
    ['a new tab', {target: '_blank'}],
    ['a download', {isDownload: true}],
    ['the page that is shown', {pathname: '/'}],
    ['a page of one visitor', {pathname: '/account'}],
  ])('is nothing for %s', (_what, over) => {
    expect(target(over)).toBeNull();
  });
});
