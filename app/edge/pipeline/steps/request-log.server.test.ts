import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';
import {pageTable} from '~/edge/request/page-table.server';

import {take} from '../../../../tests/support/step-runner';

import {requestLog} from './request-log.server';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const name of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((line: string) => lines.push(line));
  }
});
afterEach(() => vi.restoreAllMocks());

const answered = (status: number, env: Partial<ShopContext['env']>) =>
  take(requestLog, '/anywhere', {
    context: {
      env: env as ShopContext['env'],
      buildId: 'b1',
      pages: pageTable({}),
      calls: {count: 0, ms: 0},
    },
    page: () => new Response('page', {status}),
  });

it('writes one line of JSON for a request', async () => {
  await answered(200, {LOG_LEVEL: 'info'});
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({level: 'info', id: 'r1', status: 200});
});

it.each([
  ['warn', 200, 0],
  ['warn', 429, 1],
  ['error', 429, 0],
  ['error', 503, 1],
  ['none', 503, 0],
] as const)('at the level %s an answer of %d is %d lines', async (LOG_LEVEL, status, count) => {
  await answered(status, {LOG_LEVEL});
  expect(lines).toHaveLength(count);
});

it('tells the browser how long it took in previews alone', async () => {
  const preview = await answered(200, {LOG_LEVEL: 'none', PREVIEW: true});
  expect(preview.response.headers.get('Server-Timing')).toMatch(/^total;dur=\d+, platform/);
  const shop = await answered(200, {LOG_LEVEL: 'none', PREVIEW: false});
  expect(shop.response.headers.has('Server-Timing')).toBe(false);
});
