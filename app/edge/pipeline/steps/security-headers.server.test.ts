import {describe, expect, it} from 'vitest';

import {take} from '../../../../tests/support/step-runner';

import {securityHeaders} from './security-headers.server';

type Context = Parameters<typeof securityHeaders.run>[1];

const context = {
  nonce: 'a'.repeat(32),
  env: {PUBLIC_STORE_DOMAIN: 'shop.myshopify.com'},
  isSecure: true,
} as Context;

const answerWith = (headers: HeadersInit, over: Partial<Context> = {}) =>
  take(securityHeaders, '/', {
    context: {...context, ...over},
    page: () => new Response('page', {headers}),
  });

describe('every answer', () => {
  it('says who it was, and how it may be used', async () => {
    const {response} = await answerWith({});
    expect(response.headers.get('X-Request-Id')).toBe('r1');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
    expect(response.headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
  });

  it('is nobody else’s to keep unless it says so', async () => {
    expect((await answerWith({})).response.headers.get('Cache-Control')).toBe('private, no-cache');
    const kept = await answerWith({'Cache-Control': 'public, max-age=60'});
    expect(kept.response.headers.get('Cache-Control')).toBe('public, max-age=60');
  });

  it('carries the cookies of steps and loaders beside its own, each for itself', async () => {
    const responseHeaders = new Headers([
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
      ['X-Robots-Tag', 'noindex'],
    ]);
    const {response} = await answerWith({'Set-Cookie': 'own=0'}, {responseHeaders});
    expect(response.headers.getSetCookie()).toEqual(['own=0', 'a=1', 'b=2']);
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  });
});

it.each([
  ['public, max-age=3600', false],
  ['max-age=60', false],
  ['s-maxage=60', false],
  ['public', false],
  ['private, max-age=60', true],
  ['no-store', true],
  ['no-cache', true],
  ['max-age=0, must-revalidate', true],
])('an answer with “%s” carries a cookie: %s', async (caching, carries) => {
  const responseHeaders = new Headers({'Set-Cookie': 'col_exp=a.0'});
  const {response} = await answerWith(
    {'Cache-Control': caching, 'Set-Cookie': 'own=0'},
    {responseHeaders},
  );
  expect(response.headers.getSetCookie()).toEqual(carries ? ['own=0', 'col_exp=a.0'] : []);
});

it('a page runs no script without this answer’s nonce; data has no policy', async () => {
  const page = await answerWith({'Content-Type': 'text/html; charset=utf-8'});
  expect(page.response.headers.get('Content-Security-Policy')).toContain(
    `'nonce-${context.nonce}'`,
  );
  const data = await answerWith({'Content-Type': 'application/json'});
  expect(data.response.headers.has('Content-Security-Policy')).toBe(false);
});

it('an answer without encryption asks for none', async () => {
  const {response} = await take(securityHeaders, 'http://localhost/', {
    context: {...context, isSecure: false},
  });
  expect(response.headers.has('Strict-Transport-Security')).toBe(false);
});

it('an answer that says to come back says when, whatever it is made of', async () => {
  const answer = (headers: HeadersInit, status: number) =>
    take(securityHeaders, '/', {context, page: () => new Response('page', {status, headers})});
  const soon = await answer({'Content-Type': 'application/json'}, 503);
  expect(soon.response.headers.get('Retry-After')).toBe('60');
  // The platform limits as well, and does not say for how long.
  expect((await answer({}, 429)).response.headers.get('Retry-After')).toBe('60');
  const later = await answer({'Retry-After': '600'}, 503);
  expect(later.response.headers.get('Retry-After')).toBe('600');
  expect((await answer({}, 500)).response.headers.has('Retry-After')).toBe(false);
});

describe('how long browsers come by https alone', () => {
  const transport = async (env: Partial<Context['env']>) => {
    const {response} = await answerWith({}, {env: {...context.env, ...env}});
    return response.headers.get('Strict-Transport-Security');
  };

  it('is for good where the shop names itself, and a year elsewhere', async () => {
    const PUBLIC_SITE_URL = 'https://shop.example';
    expect(await transport({PUBLIC_SITE_URL})).toMatch(/max-age=63072000;.*preload$/);
    expect(await transport({PUBLIC_SITE_URL, PREVIEW: true})).not.toContain('preload');
    expect(await transport({})).not.toContain('preload');
  });
});

it('no answer of a preview is listed anywhere', async () => {
  const preview = await answerWith({}, {env: {...context.env, PREVIEW: true}});
  expect(preview.response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  expect((await answerWith({})).response.headers.has('X-Robots-Tag')).toBe(false);
});

it('trusted types are watched where somebody reads what browsers report, and there alone', async () => {
  const html = {'Content-Type': 'text/html'};
  const name = 'Content-Security-Policy-Report-Only';
  const SECURITY_REPORT_URL = 'https://reports.example/csp';
  const {response} = await answerWith(html, {env: {...context.env, SECURITY_REPORT_URL}});
  expect(response.headers.get(name)).toBe(
    `require-trusted-types-for 'script'; report-uri ${SECURITY_REPORT_URL}`,
  );
  expect(response.headers.get('Content-Security-Policy')).toContain(SECURITY_REPORT_URL);
  expect((await answerWith(html)).response.headers.has(name)).toBe(false);
});
