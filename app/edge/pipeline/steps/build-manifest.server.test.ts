import {expect, it} from 'vitest';

import {take} from '../../../../tests/support/step-runner';

import {buildManifest} from './build-manifest.server';

const context = {buildId: 'b1'};

it.each(['/builds/latest.json', '/builds/meta/b1.json'])(
  '%s names the build, and is asked for again each time',
  async (path) => {
    const {response} = await take(buildManifest, path, {context});
    expect([response.status, await response.json()]).toEqual([200, {id: 'b1'}]);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  },
);

it('a build long gone is not found, and that is not kept', async () => {
  const {response, passed} = await take(buildManifest, '/builds/meta/b0.json', {context});
  expect([response.status, passed]).toEqual([404, null]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

it('other addresses go on', async () => {
  expect((await take(buildManifest, '/learn/builds', {context})).passed).not.toBeNull();
});
