import {expect, it} from 'vitest';

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
