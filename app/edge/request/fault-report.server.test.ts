import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import type {Environment} from './environment.server';
import {reportFault} from './fault-report.server';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function report(fault: unknown, env: Partial<Environment>, receiver: typeof fetch) {
  const behind: Promise<unknown>[] = [];
  vi.stubGlobal('fetch', receiver);
  reportFault(
    {
      env: env as Environment,
      requestId: 'r1',
      buildId: 'b1',
      waitUntil: (work) => void behind.push(work),
    },
    fault,
  );
  return Promise.all(behind);
}

it('tells the receiver what went wrong, without personal data', async () => {
  const sent: unknown[] = [];
  await report(
    new TypeError('no cart for ada@example.com, 0123456789'),
    {ERROR_REPORT_URL: 'https://errors.example/in'},
    (address, init) => {
      sent.push(address, JSON.parse(init?.body as string));
      return Promise.resolve(new Response('ok'));
    },
  );
  expect(sent[0]).toBe('https://errors.example/in');
  expect(sent[1]).toMatchObject({
    id: 'r1',
    build: 'b1',
    name: 'TypeError',
    message: 'no cart for [e-mail], [number]',
  });
  expect(JSON.stringify(sent)).not.toContain('ada');
});

it('tells nobody where no receiver is named, and survives one that fails', async () => {
  const receiver = vi.fn(() => Promise.reject(new Error('down')));
  await report('text', {}, receiver);
  expect(receiver).not.toHaveBeenCalled();
  await report('text', {ERROR_REPORT_URL: 'https://errors.example'}, receiver);
  expect(receiver).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledTimes(1);
});
