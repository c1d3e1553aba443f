import {describe, expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';
import {pageTable} from '~/edge/request/page-table.server';

import {loadVisitorOverlays} from './overlays.server';

const SCRIPT = 'https://chat.example/bootstrap.js';
const TEST = 'https://chat.example/test/bootstrap.js';

function scriptUrl(env: Partial<ShopContext['env']>) {
  const context = {env, assignments: [], pages: pageTable({})} as unknown as ShopContext;
  return loadVisitorOverlays(context).settings.chat.scriptUrl;
}

describe('the chat’s bootstrap script', () => {
  it.each([
    ['in production', {PREVIEW: false}, SCRIPT],
    ['off production', {PREVIEW: true}, TEST],
  ])('%s is the variant for it', (_, {PREVIEW}, expected) => {
    const env = {PREVIEW, PUBLIC_CHAT_SCRIPT_URL: SCRIPT, PUBLIC_CHAT_TEST_SCRIPT_URL: TEST};
    expect(scriptUrl(env)).toBe(expected);
  });

  it('is the same where a provider has no test variant, and none where there is no provider', () => {
    expect(scriptUrl({PREVIEW: true, PUBLIC_CHAT_SCRIPT_URL: SCRIPT})).toBe(SCRIPT);
    expect(scriptUrl({PREVIEW: true})).toBeNull();
  });
});
