import {expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';

import {take} from '../../../../tests/support/step-runner';

import {missingFile} from './missing-file.server';

/** A shop whose only page is /robots.txt. */
const context = {
  pages: {
    find: ({pathname}: URL) => ({params: pathname === '/robots.txt' ? {} : {'*': pathname}}),
  },
} as unknown as ShopContext;

it.each(['/assets/old-1a2b.js', '/assets/x', '/apple-touch-icon.png', '/wp/a.JPG', '/ads.txt'])(
  '%s, which is not there, gets a line of text',
  async (address) => {
    const {response, passed} = await take(missingFile, address, {context});
    expect([response.status, passed]).toEqual([404, null]);
    expect(await response.text()).toBe('Not Found');
  },
);

it.each(['/robots.txt', '/no-such-page', '/no-such-page.data', '/v1.5-news'])(
  '%s goes on',
  async (address) => {
    expect((await take(missingFile, address, {context})).passed).not.toBeNull();
  },
);
