import {describe, expect, it} from 'vitest';

import type {Step} from '~/edge/request/step.server';

import {take} from '../../../tests/support/step-runner';

import {refusePage} from './refused-page.server';

const refuse: Step = {
  name: 'refuse',
  run: (request, context, next) =>
    refusePage(request, context, next, {status: 403, message: 'No, thank you.'}),
};

describe('a refusal', () => {
  it('is the shop’s own page, drawn by a read without the body that was posted', async () => {
    const init = {method: 'POST', body: 'a=1', headers: {Accept: 'text/html', Cookie: 'cart=c1'}};
    const {response, passed} = await take(refuse, '/account/login', {init});
    expect([response.status, await response.text()]).toEqual([403, 'page']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect([passed?.method, passed?.body, passed?.headers.get('Cookie')]).toEqual([
      'GET',
      null,
      'cart=c1',
    ]);
  });

  it('is JSON for a script and for every internal call', async () => {
    for (const [path, headers] of [
      ['/cart', {Accept: 'application/json'}],
      ['/api/search', {Accept: '*/*'}],
    ] as const) {
      const {response, passed} = await take(refuse, path, {init: {method: 'POST', headers}});
      expect([response.status, passed]).toEqual([403, null]);
      expect(await response.json()).toEqual({message: 'No, thank you.'});
    }
  });

  it('is data for who asked for the data of a page', async () => {
    const {response, passed} = await take(refuse, '/account/login.data');
    expect([response.status, passed]).toEqual([403, null]);
    expect(response.headers.get('X-Remix-Response')).toBe('yes');
  });

  it('leaves the visitor the cookies that they have, which another site’s form came without', async () => {
    const responseHeaders = new Headers({'Set-Cookie': 'cart=made-before'});
    await take(refuse, '/cart', {
      init: {method: 'POST'},
      context: {responseHeaders},
      page: () => {
        responseHeaders.append('Set-Cookie', 'col_exp=another-arm');
        return new Response('page');
      },
    });
    expect(responseHeaders.getSetCookie()).toEqual(['cart=made-before']);
  });

  it('of a closed shop leads to the page that says that it is closed', async () => {
    const page = () => new Response(null, {status: 302, headers: {Location: '/maintenance'}});
    const {response} = await take(refuse, '/%E0%A4%A', {page});
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/maintenance']);
  });
});
