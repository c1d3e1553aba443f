import {describe, expect, it} from 'vitest';

import type {GuardName} from '~/domain/request/route-handle';

import {askGuards, type Guard, isCampaignOpen, PASS} from './guards.server';

type Args = Parameters<Guard>[0];
const args = {params: {}} as unknown as Args;

function registry(overrides: Partial<Record<GuardName, Guard>>): Record<GuardName, Guard> {
  const pass: Guard = () => PASS;
  return {
    anonymous: pass,
    authenticated: pass,
    passwords: pass,
    categories: pass,
    total: pass,
    'total-chimarathon': pass,
    ...overrides,
  };
}

describe('guards', () => {
  it('let a request pass when all of them do', async () => {
    expect(await askGuards(['anonymous', 'categories'], registry({}), args)).toEqual(PASS);
  });

  it('are asked in order, and the first refusal decides', async () => {
    const asked: string[] = [];
    const verdict = await askGuards(
      ['authenticated', 'categories'],
      registry({
        authenticated: () => {
          asked.push('authenticated');
          return {kind: 'redirect', location: '/account/login'};
        },
        categories: () => {
          asked.push('categories');
          return PASS;
        },
      }),
      args,
    );
    expect(verdict).toEqual({kind: 'redirect', location: '/account/login'});
    expect(asked).toEqual(['authenticated']);
  });

  it.each(['admin', 'constructor', ''])(
    'of the unknown name %j are the specified error',
    async (name) => {
      await expect(askGuards([name], registry({}), args)).rejects.toThrow(
        'Unknown route middleware',
      );
    },
  );
});

describe('a campaign', () => {
  const noon = Date.parse('2026-06-01T12:00:00Z');
  it.each([
    ['is open while it is enabled', {enabled: true}, true],
    ['is closed while it is off', {enabled: false}, false],
    ['opens at its first instant', {enabled: true, startsAt: '2026-06-01T12:00:00Z'}, true],
    ['is closed before it', {enabled: true, startsAt: '2026-06-01T12:00:01Z'}, false],
    ['is closed from its last instant on', {enabled: true, endsAt: '2026-06-01T12:00:00Z'}, false],
    ['is open until then', {enabled: true, endsAt: '2026-06-01T12:00:01Z'}, true],
  ])('%s', (_rule, campaign, open) => {
    expect(isCampaignOpen(campaign, noon)).toBe(open);
  });
});
