import {afterAll, beforeAll, expect, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true});
});
afterAll(() => platform.stop());

test('a second platform on a used port is refused with EADDRINUSE', async () => {
  const port = Number(new URL(platform.url).port);
  await expect(startPlatform({port})).rejects.toMatchObject({code: 'EADDRINUSE'});
});

test('the test controls answer only where the platform was started for tests', async () => {
  const other = await startPlatform({});
  try {
    expect((await fetch(`${other.url}/_test/reset`, {method: 'POST'})).status).toBe(404);
    expect((await fetch(`${platform.url}/_test/reset`, {method: 'POST'})).status).toBe(200);
  } finally {
    await other.stop();
  }
});

test('the clock can be set and runs on from there', async () => {
  const answer = await fetch(`${platform.url}/_test/clock`, {
    method: 'POST',
    body: JSON.stringify({now: '2027-02-03T04:05:06Z'}),
  });
  expect(await answer.json()).toMatchObject({now: expect.stringMatching(/^2027-02-03T04:05:0/)});
});

test('connections are kept longer than workerd keeps them, so that none is closed under a request', async () => {
  const answer = await fetch(`${platform.url}/`);
  await answer.text();
  const [, seconds] = /timeout=(\d+)/.exec(answer.headers.get('Keep-Alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(30);
});
