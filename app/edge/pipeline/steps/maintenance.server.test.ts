import {describe, expect, it} from 'vitest';

import {take} from '../../../../tests/support/step-runner';

import {maintenance} from './maintenance.server';

const closed = {env: {PUBLIC_MAINTENANCE: true}} as Parameters<typeof maintenance.run>[1];
const open = {env: {PUBLIC_MAINTENANCE: false}} as Parameters<typeof maintenance.run>[1];

describe('a closed shop', () => {
  it.each([
    ['GET', 302],
    ['HEAD', 302],
    ['POST', 303],
  ])('sends a %s to its page with %i', async (method, status) => {
    const {response, passed} = await take(maintenance, '/cart', {init: {method}, context: closed});
    expect([response.status, response.headers.get('Location')]).toEqual([status, '/maintenance']);
    expect(passed).toBeNull();
  });

  it.each(['/robots.txt', '/cms/hero'])('lets %s through', async (address) => {
    expect((await take(maintenance, address, {context: closed})).passed).not.toBeNull();
  });

  it('answers its page with 503 and when to come back', async () => {
    const {response} = await take(maintenance, '/maintenance', {context: closed});
    expect([response.status, await response.text()]).toEqual([503, 'page']);
    expect(response.headers.get('Retry-After')).toBe('600');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('answers an internal call without a page', async () => {
    const {response} = await take(maintenance, '/api/products', {context: closed});
    expect(response.status).toBe(503);
    expect(response.headers.get('Content-Type')).toContain('json');
  });
});

describe('an open shop', () => {
  it('has no such page', async () => {
    const {response} = await take(maintenance, '/maintenance', {context: open});
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/']);
  });

  it('lets everything else go on', async () => {
    expect((await take(maintenance, '/cart', {context: open})).passed).not.toBeNull();
  });
});
