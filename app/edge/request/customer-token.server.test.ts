import {describe, expect, it} from 'vitest';

import {openToken, sealToken} from './customer-token.server';

const ENV = {SESSION_SECRET: 'a-secret-of-sixteen-or-more'};
const TOKEN = {accessToken: 'f0e1d2c3b4a5968778695a4b3c2d1e0f', expiresAt: '2099-01-09T12:00:00Z'};
const NOW = Date.parse('2026-11-28T12:00:00Z');

describe('the sealed customer token', () => {
  it('opens to what was sealed, and shows nothing of it', async () => {
    const sealed = await sealToken(ENV, TOKEN);
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(sealed).not.toContain(TOKEN.accessToken);
    expect(await openToken(ENV, sealed, NOW)).toBe(TOKEN.accessToken);
  });

  it('opens until its token ends, and not from then on', async () => {
    const end = Date.parse(TOKEN.expiresAt);
    const sealed = await sealToken(ENV, TOKEN);
    expect(await openToken(ENV, sealed, end - 1)).toBe(TOKEN.accessToken);
    expect(await openToken(ENV, sealed, end)).toBeNull();
  });

  it('does not open when a character was changed, or under another secret', async () => {
    const sealed = await sealToken(ENV, TOKEN);
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
    const sealed = await sealToken(ENV, {...TOKEN, accessToken});
    expect(await openToken(ENV, sealed, NOW)).toBeNull();
  });

  it('opens with the older of two secrets while they rotate', async () => {
    const sealed = await sealToken({SESSION_SECRET: 'the-older-secret-of-the-two'}, TOKEN);
    const rotating = {SESSION_SECRET: 'the-newer-secret-of-the-two, the-older-secret-of-the-two'};
    expect(await openToken(rotating, sealed, NOW)).toBe(TOKEN.accessToken);
  });
});
