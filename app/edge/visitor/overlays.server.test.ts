import {describe, expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';
import {pageTable} from '~/edge/request/page-table.server';

import {loadVisitorFrame, loadVisitorOverlays} from './overlays.server';

const SCRIPT = 'https://chat.example/bootstrap.js';
const TEST = 'https://chat.example/test/bootstrap.js';

function scriptUrl(env: Partial<ShopContext['env']>) {
  const context = {
    env: {SHOP_PROMISES: [], ...env},
    assignments: [],
    moment: {at: 0, isPreview: false},
  } as unknown as ShopContext;
  return loadVisitorFrame(context).settings.chatScriptUrl;
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

describe('the overlays', () => {
  const overlays = (env: Partial<ShopContext['env']>) =>
    loadVisitorOverlays({
      env: {SHOP_PROMISES: [], ...env},
      pages: pageTable({}),
    } as unknown as ShopContext);

  it('hold the chat’s panel where there is a chat, and no offer that the store does not keep', () => {
    expect(overlays({PUBLIC_CHAT_SCRIPT_URL: SCRIPT}).chat?.hours.timeZone).toBe(
      'America/New_York',
    );
    expect(overlays({})).toEqual({chat: null, firstOrderPopup: null, publicPages: []});
  });
});

describe('a preview', () => {
  const now: ShopContext['moment'] = {at: Date.UTC(2026, 11, 24, 18), isPreview: false};
  const overlays = (env: Partial<ShopContext['env']>, moment = now) =>
    loadVisitorFrame({
      env: {
        SHOP_PROMISES: [],
        PUBLIC_GTM_CONTAINER_ID: 'GTM-ABC123',
        SHOP_ID: '7',
        PUBLIC_STORE_DOMAIN: 'a.myshopify.com',
        ...env,
      },
      assignments: [],
      moment,
      buildId: 'b1',
      buildBranch: 'new-cart',
    } as unknown as ShopContext);

  it('says which branch and build it is, and is counted by nobody', () => {
    const {preview, settings} = overlays({PREVIEW: true});
    expect(preview).toEqual({branch: 'new-cart', build: 'b1', asOf: null});
    expect(settings.tagManagerId).toBeNull();
    expect(settings.shopify).toBeNull();
  });

  it('says as of when an editor looks at it', () => {
    const {preview} = overlays({PREVIEW: true}, {...now, isPreview: true});
    expect(preview?.asOf).toBe('2026-12-24, 18:00 UTC');
  });

  it('is not the shop, which says nothing of that and counts', () => {
    const {preview, settings} = overlays({PREVIEW: false});
    expect(preview).toBeNull();
    expect(settings.tagManagerId).toBe('GTM-ABC123');
    expect(settings.shopify).not.toBeNull();
  });
});
