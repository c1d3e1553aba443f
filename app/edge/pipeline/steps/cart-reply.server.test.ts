import {describe, expect, it} from 'vitest';

import {parseCartReply} from '~/domain/visitor/shopper-parser';

import {take} from '../../../../tests/support/step-runner';

import {cartReply} from './cart-reply.server';

/** A form that nobody can read: its reply costs no call of the platform. */
const post = (path: string, accept: string) =>
  take(cartReply, path, {
    init: {
      method: 'POST',
      body: new URLSearchParams({cartFormInput: 'garbage'}),
      headers: {Accept: accept},
    },
  });

describe('a cart form', () => {
  it('that a script posts is answered with the reply, a refusal included', async () => {
    const {response, passed} = await post('/cart', 'application/json');
    expect(passed).toBeNull();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(parseCartReply(await response.json())).toMatchObject({
      ok: true,
      value: {ok: false, shopper: null, refusal: {place: 'add'}},
    });
  });

  it('of somebody who has tried too often is answered with 429, and the reply in it', async () => {
    const {response} = await take(cartReply, '/cart', {
      init: {
        method: 'POST',
        body: new URLSearchParams({cartFormInput: 'garbage'}),
        headers: {Accept: 'application/json'},
      },
      context: {responseHeaders: new Headers({'Retry-After': '60'})},
    });
    expect(response.status).toBe(429);
    expect(parseCartReply(await response.json()).ok).toBe(true);
  });

  it.each(['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html, application/json', '*/*', ''])(
    'that accepts %j is answered with a page by the route',
    async (accept) => {
      const {response, passed} = await post('/cart', accept);
      expect(passed).not.toBeNull();
      expect(await response.text()).toBe('page');
    },
  );
});

it('what else a script asks goes on to its route', async () => {
  expect((await post('/account/login', 'application/json')).passed).not.toBeNull();
  const init = {headers: {Accept: 'application/json'}};
  expect((await take(cartReply, '/cart', {init})).passed).not.toBeNull();
});
