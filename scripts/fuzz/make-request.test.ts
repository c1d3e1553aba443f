import {expect, it} from 'vitest';

import {chanceOfRequest} from './chance';
import {makeRequest} from './make-request';
import type {Vocabulary} from './vocabulary';

const VOCABULARY: Vocabulary = {
  routes: ['/', '/learn', '/products/:handle', '/account/reset/:id/:token'],
  values: ['mint', 'kids-brush'],
  names: ['email', 'q'],
  forms: [
    {action: '/cart', fields: [['cartFormInput', '{"action":"LinesAdd","inputs":{"lines":[]}}']]},
  ],
  published: new Set(),
};
const VISIT = {origin: 'http://127.0.0.1:3000', session: null};

const requests = (seed: number, many: number) =>
  Array.from({length: many}, (_, number) =>
    makeRequest(chanceOfRequest(seed, number), VOCABULARY, VISIT),
  );

it('the same seed and number make the same request, whatever came before', () => {
  expect(requests(7, 200)).toEqual(requests(7, 200));
  expect(requests(7, 50)[49]).toEqual(makeRequest(chanceOfRequest(7, 49), VOCABULARY, VISIT));
  expect(requests(8, 50)).not.toEqual(requests(7, 50));
});

it('every route is asked, in every way and with every kind of body', () => {
  const sent = requests(1, 3_000);
  const methods = new Set(sent.map(({method}) => method));
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    expect(methods).toContain(method);
  }
  expect(methods).not.toContain('CONNECT');
  const types = new Set(sent.map(({headers}) => headers['Content-Type']?.split(';')[0]));
  for (const type of [
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json',
  ]) {
    expect(types).toContain(type);
  }
  for (const path of [
    /^\/(\?|$)/,
    /^\/learn(\?|$)/,
    /^\/products\/[^/]+\.data/,
    /^\/account\/reset\//,
  ]) {
    expect(sent.some(({target}) => path.test(target))).toBe(true);
  }
});

it('a request says how long its body is, and goes over the wire as it is', () => {
  for (const {target, body, headers} of requests(2, 1_000)) {
    expect(target).toMatch(/^\/[\x21-\x7e]*$/);
    for (const value of Object.values(headers)) expect(value).not.toMatch(/[\r\n]/);
    const length = body === null ? undefined : String(Buffer.byteLength(body));
    expect(headers['Content-Length']).toBe(length);
  }
});
