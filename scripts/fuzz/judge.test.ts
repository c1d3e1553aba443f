import {describe, expect, it} from 'vitest';

import type {FuzzRequest} from './exchange';
import {judge, type Standard} from './judge';

const STANDARD: Standard = {
  origin: 'http://127.0.0.1:3000',
  origins: ['http://127.0.0.1:4000'],
  vocabulary: {
    routes: ['/'],
    values: [],
    names: [],
    forms: [],
    published: new Set(['help@shop.example']),
  },
  secrets: () => ['shpat_1'],
  personal: () => ['ada@customer.example'],
};
const ASKED: FuzzRequest = {method: 'GET', target: '/a?q=x', headers: {}, body: null};
const GOOD = {
  'content-type': 'text/html',
  'content-security-policy': 'x',
  'x-content-type-options': 'nosniff',
};

interface Sent {
  status?: number;
  text?: string;
  headers?: Record<string, string>;
  bytes?: number;
  asked?: Partial<FuzzRequest>;
  isStranger?: boolean;
}

function judged({
  status = 200,
  text = 'page',
  headers = {},
  bytes = 4,
  asked,
  isStranger = true,
}: Sent) {
  const answer = {
    status,
    text,
    bytes,
    milliseconds: 1,
    headers: new Headers({...GOOD, ...headers}),
  };
  return judge({asked: {...ASKED, ...asked}, answer, isStranger}, STANDARD);
}

describe('an answer', () => {
  it.each<[string, Sent]>([
    ['a page', {}],
    ['a refusal', {status: 404}],
    ['the shop’s own address', {text: 'write to help@shop.example'}],
    ['what the stranger wrote', {text: 'x@y.example', asked: {body: 'email=x%40y.example'}}],
    [
      'a customer’s own address, for the customer',
      {text: 'ada@customer.example', isStranger: false},
    ],
    [
      'a customer’s address that the stranger wrote',
      {text: 'ada@customer.example', asked: {body: 'email=ada%40customer.example'}},
    ],
    ['a redirect within the shop', {status: 302, headers: {location: '/login'}}],
    ['the checkout', {status: 303, headers: {location: 'http://127.0.0.1:4000/checkouts/1'}}],
    ['a method that the runtime does not know', {status: 501, asked: {method: 'BIND'}}],
  ])('may be %s', (_, sent) => {
    expect(judged(sent)).toEqual([]);
  });

  it.each<[string, Sent, string]>([
    ['a fault', {status: 500}, 'answers 500'],
    [
      'a method of ours that is not implemented',
      {status: 501, asked: {method: 'PUT'}},
      'answers 501',
    ],
    ['very large', {bytes: 2_000_000}, 'answers 2000000 bytes'],
    ['a stack', {text: 'Error\n    at f (file:///dist/server/index.js:1:2)'}, 'shows a stack'],
    ['split', {headers: {'x-fuzz-split': '1'}}, 'has been split'],
    [
      'a script of the visitor',
      {text: '<p><script>fuzz(1)</script>'},
      'would run a script that was sent',
    ],
    [
      'a page that may load anything',
      {headers: {'content-security-policy': ''}},
      'has no content policy',
    ],
    ['without a type that holds', {headers: {'x-content-type-options': ''}}, 'may be sniffed'],
    [
      'leading away',
      {status: 302, headers: {location: '//evil.example'}},
      'leads to //evil.example',
    ],
    [
      'leading away as data',
      {text: '["redirect","https://evil.example"]', headers: {'x-remix-response': 'yes'}},
      'leads to https://evil.example',
    ],
    ['a key', {text: 'shpat_1', isStranger: false}, 'tells shpat_1'],
    [
      'a customer, for a stranger',
      {text: 'ada@customer.example'},
      'tells a stranger ada@customer.example',
    ],
    ['anybody’s address', {text: 'eve@other.example'}, 'tells a stranger eve@other.example'],
  ])('is never %s', (_, sent, words) => {
    expect(judged(sent)).toContain(words);
  });
});
