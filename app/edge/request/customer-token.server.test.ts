import {describe, expect, it} from 'vitest';

import {seal} from './crypto.server';
import {openSessions, sealToken} from './customer-token.server';

const ENV = {SESSION_SECRET: 'a-secret-of-sixteen-or-more'};
const TOKEN = {accessToken: 'f0e1d2c3b4a5968778695a4b3c2d1e0f', expiresAt: '2099-01-09T12:00:00Z'};
const NOW = Date.parse('2026-11-28T12:00:00Z');

const DAY = 24 * 60 * 60 * 1000;

const sealOf = (token = TOKEN, env = ENV) => sealToken(env, token, NOW);

/** The token of a seal; null for one that does not open. */
async function openToken(env: typeof ENV, sealed: string, now: number): Promise<string | null> {
  const [session] = await openSessions(env, [sealed], now);
  return session?.token ?? null;
}

describe('the sealed customer token', () => {
  it('opens to what was sealed, and shows nothing of it', async () => {
    const sealed = await sealOf();
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(sealed).not.toContain(TOKEN.accessToken);
    expect(await openToken(ENV, sealed, NOW)).toBe(TOKEN.accessToken);
  });

  it('opens until its token ends, and not from then on', async () => {
    const end = NOW + DAY;
    const sealed = await sealOf({...TOKEN, expiresAt: new Date(end).toISOString()});
    expect(await openToken(ENV, sealed, end - 1)).toBe(TOKEN.accessToken);
    expect(await openToken(ENV, sealed, end)).toBeNull();
  });

  it('does not open when a character was changed, or under another secret', async () => {
    const sealed = await sealOf();
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(await openToken(ENV, changed, NOW)).toBeNull();
    const other = {SESSION_SECRET: 'another-secret-of-sixteen'};
    expect(await openToken(other, sealed, NOW)).toBeNull();
  });

  it.each(['', 'null', TOKEN.accessToken, '%%%', 'x'.repeat(5000)])(
    'is nothing when it was not made here: %j',
    async (sealed) => {
      expect(await openToken(ENV, sealed, NOW)).toBeNull();
    },
  );

  it.each(['', 'null'])('is nothing when it holds the token %j', async (accessToken) => {
    const sealed = await sealOf({...TOKEN, accessToken});
    expect(await openToken(ENV, sealed, NOW)).toBeNull();
  });

  it('opens with the older of two secrets while they rotate', async () => {
    const sealed = await sealOf(TOKEN, {SESSION_SECRET: 'the-older-secret-of-the-two'});
    const rotating = {SESSION_SECRET: 'the-newer-secret-of-the-two, the-older-secret-of-the-two'};
    expect(await openToken(rotating, sealed, NOW)).toBe(TOKEN.accessToken);
  });

  it('opens for a week after its last use, and not from then on', async () => {
    const sealed = await sealOf();
    expect(await openToken(ENV, sealed, NOW + 7 * DAY - 1)).toBe(TOKEN.accessToken);
    expect(await openToken(ENV, sealed, NOW + 7 * DAY)).toBeNull();
  });

  it('opens in the form it had before its last use was written down, until its token ends', async () => {
    const end = NOW + 40 * DAY;
    const former = await seal(ENV.SESSION_SECRET, 'customer-token', `${end}|${TOKEN.accessToken}`);
    expect(await openToken(ENV, former, end - 1)).toBe(TOKEN.accessToken);
    expect(await openToken(ENV, former, end)).toBeNull();
  });
});

it('a session of a hosted account opens also in the form it had with a token for the cart alone', async () => {
  const end = NOW + 30 * DAY;
  const text = JSON.stringify([end, NOW, 'shcat_access', NOW + DAY, 'shcrt_refresh', 'for-carts']);
  const former = await seal(ENV.SESSION_SECRET, 'hosted-session', text);
  const hosted = {accessEnd: NOW + DAY, refresh: 'shcrt_refresh'};
  expect(await openSessions(ENV, [former], NOW)).toEqual([
    {token: 'shcat_access', end, seenAt: NOW, hosted},
  ]);
});

it('of several seals those that open count, the one last used first', async () => {
  const older = await sealToken(ENV, {...TOKEN, accessToken: 'older'}, NOW - 60_000);
  const newer = await sealToken(ENV, {...TOKEN, accessToken: 'newer'}, NOW);
  const opened = await openSessions(ENV, ['forged', older, '', newer], NOW);
  expect(opened.map(({token}) => token)).toEqual(['newer', 'older']);
});
