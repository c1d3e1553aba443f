import {expect, it} from 'vitest';

import {pageTable} from './page-table.server';
import {toRequestRecord, toServerTiming} from './request-record.server';

const context = {
  requestId: 'r1',
  buildId: 'b1',
  calls: {count: 2, ms: 80.4},
  pages: pageTable({}),
};

const record = (address: string, answer: Response, ms = 12.6) =>
  toRequestRecord(new Request(new URL(address, 'https://shop.example')), answer, context, ms);

it('says what was asked and how it went, and nothing of who asked or what they typed', () => {
  const answer = new Response('', {headers: {'X-Page-Cache': 'hit'}});
  const line = record('/account/reset/7/secret-token?email=ada@example.com', answer);
  expect(line).toEqual({
    level: 'info',
    id: 'r1',
    build: 'b1',
    method: 'GET',
    route: 'none',
    status: 200,
    ms: 13,
    cache: 'hit',
    calls: 2,
    callMs: 80,
  });
  expect(JSON.stringify(line)).not.toMatch(/ada|secret/);
});

it.each([
  [503, 10, 'error'],
  [429, 10, 'warn'],
  [200, 4_000, 'warn'],
  [404, 10, 'info'],
])('an answer with %d after %d ms is for those who read %s', (status, ms, level) => {
  expect(record('/', new Response('', {status}), ms).level).toBe(level);
});

it('tells developer tools the same', () => {
  expect(toServerTiming(record('/', new Response('')))).toBe(
    'total;dur=13, platform;dur=80;desc="2 calls", cache;desc="-"',
  );
});
