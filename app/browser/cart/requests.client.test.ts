import {afterEach, describe, expect, it, vi} from 'vitest';

import {postChange} from './requests.client';

afterEach(() => vi.unstubAllGlobals());

const REFUSAL = {
  ok: false,
  shopper: null,
  alerts: [],
  refusal: {
    place: 'code',
    message: 'Too many attempts. Please wait a minute and try again.',
    lineId: null,
  },
  checkoutUrl: null,
};

/** Posts a code; the edge answers so. */
function post(status: number, body: unknown) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, {status})));
  return postChange({kind: 'apply-code', code: 'SMILE10', current: []});
}

describe('the reply to a change of the cart', () => {
  it.each([200, 429])('is read with status %i, its refusal included', async (status) => {
    expect(await post(status, REFUSAL)).toMatchObject({ok: false, refusal: REFUSAL.refusal});
  });

  it.each([400, 403, 500, 503])('counts as lost with status %i', async (status) => {
    await expect(post(status, REFUSAL)).rejects.toThrow(String(status));
  });

  it('counts as lost where a host in between limits in its own words', async () => {
    await expect(post(429, {error: 'slow down'})).rejects.toThrow();
  });
});
