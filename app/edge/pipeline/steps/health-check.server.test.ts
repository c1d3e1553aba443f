import {describe, expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';

import {take} from '../../../../tests/support/step-runner';

import {healthCheck} from './health-check.server';

it('says that it is well and which build it is, asks nobody and is kept by nobody', async () => {
  const {response, passed} = await take(healthCheck, '/health', {context: {buildId: 'b1'}});
  expect(passed).toBeNull();
  expect(await response.json()).toEqual({status: 'ok', build: 'b1'});
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

it.each(['/', '/health/x', '/healthy'])('lets %s go on', async (path) => {
  expect((await take(healthCheck, path)).passed).not.toBeNull();
});

describe('whether the shop is ready', () => {
  const ready = (query: () => Promise<unknown>) =>
    take(healthCheck, '/health/ready', {
      context: {
        buildId: 'b1',
        env: {PUBLIC_STOREFRONT_API_VERSION: '2026-04'} as ShopContext['env'],
        storefront: {query} as unknown as ShopContext['storefront'],
      },
    });

  it('is what the platform answers to a small question', async () => {
    const {response} = await ready(() => Promise.resolve({shop: {name: 'Brightwell'}}));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({status: 'ready', build: 'b1', apiVersion: '2026-04'});
  });

  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['refuses the token', () => Promise.resolve({shop: {name: 'x'}, errors: {message: 'denied'}})],
  ])('is no where the platform %s, although the worker lives', async (_, query) => {
    const {response} = await ready(query);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({status: 'the platform does not answer'});
  });
});
