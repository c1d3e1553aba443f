import {describe, expect, it} from 'vitest';

import {
  BUILD_POLL_INTERVAL_MS,
  loadsAnew,
  mayRecover,
  mayReload,
  type NavigationDecision,
  nextBuildPollMs,
  parseBuildManifest,
} from './build-refresh';

describe('the reload guard', () => {
  it.each([
    ['allows the first reload', {storage: 'available', reloadedAt: null} as const, 0, true],
    ['refuses after 9 s', {storage: 'available', reloadedAt: 0} as const, 9_000, false],
    ['refuses at 9.999 s', {storage: 'available', reloadedAt: 0} as const, 9_999, false],
    ['allows at 10 s', {storage: 'available', reloadedAt: 0} as const, 10_000, true],
    ['allows after 11 s', {storage: 'available', reloadedAt: 0} as const, 11_000, true],
    ['survives a clock set back', {storage: 'available', reloadedAt: 5_000} as const, 0, true],
    [
      'allows one reload without storage',
      {storage: 'blocked', reloadedBefore: false} as const,
      0,
      true,
    ],
    [
      'never a second without storage',
      {storage: 'blocked', reloadedBefore: true} as const,
      9e9,
      false,
    ],
  ])('%s', (_, guard, now, allowed) => {
    expect(mayReload(guard, now)).toBe(allowed);
  });

  it('lets a press lead on whatever was loaded anew before it, and nothing else', () => {
    const guard = {storage: 'available', reloadedAt: 0} as const;
    expect(mayRecover({isFreshPress: true, guard, now: 1_000})).toBe(true);
    expect(mayRecover({isFreshPress: false, guard, now: 1_000})).toBe(false);
    expect(mayRecover({isFreshPress: false, guard, now: 10_000})).toBe(true);
  });
});

describe('the next navigation', () => {
  const stale: NavigationDecision = {
    buildId: 'a1',
    latestBuildId: 'b2',
    pendingCartChanges: 0,
    samePage: false,
    guard: {storage: 'available', reloadedAt: null},
    now: 0,
  };
  it.each([
    ['loads anew when the build id changed', {}, true],
    ['stays in the app on the same build', {latestBuildId: 'a1'}, false],
    ['stays while the latest build is unknown', {latestBuildId: ''}, false],
    ['stays while a cart change is on its way', {pendingCartChanges: 1}, false],
    ['stays on the same page, where text is being typed', {samePage: true}, false],
    [
      'stays while the guard holds',
      {guard: {storage: 'available', reloadedAt: -1} as const},
      false,
    ],
  ])('%s', (_, over, anew) => {
    expect(loadsAnew({...stale, ...over})).toBe(anew);
  });
});

describe('the manifest', () => {
  it('is asked every five minutes while visible, and at once after a longer absence', () => {
    const lastPolledAt = 1_000;
    expect(nextBuildPollMs({now: 1_000, lastPolledAt, visible: true})).toBe(BUILD_POLL_INTERVAL_MS);
    expect(nextBuildPollMs({now: 301_000 - 1, lastPolledAt, visible: true})).toBe(1);
    expect(nextBuildPollMs({now: 900_000, lastPolledAt, visible: true})).toBe(0);
    expect(nextBuildPollMs({now: 900_000, lastPolledAt, visible: false})).toBeNull();
  });

  it.each([
    [{id: 'a1b2c3'}, 'a1b2c3'],
    [{id: 7}, null],
    [{id: '<html>'}, null],
    [{}, null],
    [null, null],
    ['a1', null],
  ])('%o names the build %s', (value, id) => {
    expect(parseBuildManifest(value)).toBe(id);
  });
});
