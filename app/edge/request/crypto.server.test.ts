import {createHmac} from 'node:crypto';
import {describe, expect, it} from 'vitest';

import {fingerprint, isProved, prove, seal, sign, unseal} from './crypto.server';

const SECRET = 'a-secret-of-sixteen-or-more';
const OTHER = 'another-secret-of-sixteen';
const TEXT = 'f0e1d2c3|Zoë 🙂';

const hmac = (secret: string, text: string, encoding: 'hex' | 'base64') =>
  createHmac('sha256', secret).update(text).digest(encoding);

describe('a seal', () => {
  it('opens to what was sealed, shows nothing of it, and needs no encoding in a cookie', async () => {
    const sealed = await seal(SECRET, 'note', TEXT);
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(atob(sealed.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('f0e1d2c3');
    expect(await unseal(SECRET, 'note', sealed)).toBe(TEXT);
  });

  it('is another one each time', async () => {
    expect(await seal(SECRET, 'note', TEXT)).not.toBe(await seal(SECRET, 'note', TEXT));
  });

  it('opens for its own purpose and under its own secret only', async () => {
    const sealed = await seal(SECRET, 'note', TEXT);
    expect(await unseal(SECRET, 'other', sealed)).toBeNull();
    expect(await unseal(OTHER, 'note', sealed)).toBeNull();
  });

  it('does not open when any of its characters was changed', async () => {
    const sealed = await seal(SECRET, 'note', 'x');
    // The last character carries bits that no byte takes, so it is not among them.
    for (let at = 0; at < sealed.length - 1; at += 1) {
      const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
      expect(await unseal(SECRET, 'note', changed)).toBeNull();
    }
  });

  it.each(['', 'null', 'f0e1d2c3', '%%%', 'x'.repeat(5000)])(
    'is nothing when it was not made here: %j',
    async (sealed) => {
      expect(await unseal(SECRET, 'note', sealed)).toBeNull();
    },
  );

  it('is made with the first of several secrets, and opens with each of them', async () => {
    const older = await seal(SECRET, 'note', TEXT);
    expect(await unseal(`${OTHER}, ${SECRET}`, 'note', older)).toBe(TEXT);
    const newer = await seal(`${OTHER}, ${SECRET}`, 'note', TEXT);
    expect(await unseal(OTHER, 'note', newer)).toBe(TEXT);
    expect(await unseal(SECRET, 'note', newer)).toBeNull();
  });
});

describe('a signature', () => {
  it('is the HMAC-SHA256 in base64 that others compute too', async () => {
    expect(await sign(SECRET, TEXT)).toBe(hmac(SECRET, TEXT, 'base64'));
  });
});

describe('a proof', () => {
  it('is the HMAC-SHA256 of purpose and text, in hexadecimal digits', async () => {
    expect(await prove(SECRET, 'delete', TEXT)).toBe(hmac(SECRET, `delete:${TEXT}`, 'hex'));
  });

  it('holds for its purpose and its text only', async () => {
    const proof = await prove(SECRET, 'delete', '12:34');
    expect(await isProved(SECRET, 'delete', '12:34', proof)).toBe(true);
    expect(await isProved(SECRET, 'delete', '12:35', proof)).toBe(false);
    expect(await isProved(SECRET, 'unlock', '12:34', proof)).toBe(false);
    expect(await isProved(OTHER, 'delete', '12:34', proof)).toBe(false);
  });

  it.each(['', 'x', 'é'.repeat(64)])('is not %j', async (proof) => {
    expect(await isProved(SECRET, 'delete', '12:34', proof)).toBe(false);
  });

  it('is neither the beginning of the right one nor more than it', async () => {
    const proof = await prove(SECRET, 'delete', '12:34');
    for (const near of [proof.slice(0, -1), `${proof}0`, `${proof}${proof}`]) {
      expect(await isProved(SECRET, 'delete', '12:34', near)).toBe(false);
    }
  });

  it('holds under an older secret while two of them rotate', async () => {
    const proof = await prove(SECRET, 'delete', '12:34');
    expect(await isProved(`${OTHER}, ${SECRET}`, 'delete', '12:34', proof)).toBe(true);
  });
});

describe('a fingerprint', () => {
  it('is the same for a text and for its bytes, as long as was asked for', async () => {
    const bytes = new TextEncoder().encode(TEXT);
    expect(await fingerprint(TEXT)).toMatch(/^[0-9a-f]{32}$/);
    expect(await fingerprint(bytes, 12)).toBe((await fingerprint(TEXT)).slice(0, 24));
  });

  it('differs with the content', async () => {
    expect(await fingerprint('203.0.113.7')).not.toBe(await fingerprint('203.0.113.8'));
  });
});

it('a trailing comma makes no secret of nothing', async () => {
  const setting = `${SECRET},`;
  expect(await isProved(setting, 'delete', '12', hmac('', 'delete:12', 'hex'))).toBe(false);
  const sealed = await seal(setting, 'token', TEXT);
  expect(await unseal(SECRET, 'token', sealed)).toBe(TEXT);
});
