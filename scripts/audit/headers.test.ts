import {expect, it} from 'vitest';

import {auditAnswer, auditTable, type Probe} from './headers';

const probe: Probe = {
  name: 'page',
  path: '/',
  status: 200,
  rules: [
    {header: 'X-Content-Type-Options', value: /^nosniff$/},
    {header: 'Access-Control-Allow-Origin', value: null},
    {header: 'Strict-Transport-Security', value: /max-age/, onlySecure: true},
  ],
};

const audit = (headers: HeadersInit, {status = 200, isSecure = false} = {}) =>
  auditAnswer(probe, new Response('', {status, headers}), isSecure)
    .filter(({isRight}) => !isRight)
    .map(({header}) => header);

it('an answer is right with what it has to carry and without what it must not', () => {
  expect(audit({'X-Content-Type-Options': 'nosniff'})).toEqual([]);
});

it('names what is missing, too weak, too much, or another answer', () => {
  expect(audit({})).toEqual(['X-Content-Type-Options']);
  expect(audit({'X-Content-Type-Options': 'sniff'})).toEqual(['X-Content-Type-Options']);
  expect(
    audit({'X-Content-Type-Options': 'nosniff', 'Access-Control-Allow-Origin': '*'}, {status: 500}),
  ).toEqual(['status', 'Access-Control-Allow-Origin']);
});

it('asks for https alone only over https', () => {
  expect(audit({'X-Content-Type-Options': 'nosniff'}, {isSecure: true})).toEqual([
    'Strict-Transport-Security',
  ]);
});

it('prints a line for each header and what it comes to', () => {
  const rows = auditAnswer(probe, new Response(''), false);
  expect(auditTable(rows)).toMatch(/✗ page +X-Content-Type-Options +–/);
  expect(auditTable(rows)).toMatch(/2 right, 1 wrong$/);
});
