import {expect, it} from 'vitest';

import {take} from '../../../../tests/support/step-runner';

import {securityText} from './security-text.server';

/** A shop whose settings name this address, or none of its own. */
const withDesk = (email: string | null) => ({
  context: {
    siteOrigin: 'https://shop.example',
    once: <T>() => Promise.resolve({settings: {email}} as T),
  },
});

it('says where to write who has found a hole, and that for some months to come', async () => {
  const {response} = await take(securityText, '/.well-known/security.txt', withDesk('a@b.example'));
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:a@b\.example$/m);
  expect(text).toContain('Canonical: https://shop.example/.well-known/security.txt');
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

it('says nothing before the shop has an address of its own', async () => {
  const {passed} = await take(securityText, '/.well-known/security.txt', withDesk(null));
  expect(passed).not.toBeNull();
});

it('lets everything else go on', async () => {
  expect((await take(securityText, '/security.txt')).passed).not.toBeNull();
});
