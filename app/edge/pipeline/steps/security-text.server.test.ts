import {expect, it} from 'vitest';

import {take} from '../../../../tests/support/step-runner';

import {securityText} from './security-text.server';

it('says where to write who has found a hole, and that for some months to come', async () => {
  const {response} = await take(securityText, '/.well-known/security.txt', {
    context: {siteOrigin: 'https://shop.example'},
  });
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain('Canonical: https://shop.example/.well-known/security.txt');
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

it('lets everything else go on', async () => {
  expect((await take(securityText, '/security.txt')).passed).not.toBeNull();
});
