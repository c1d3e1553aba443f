import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test} from 'vitest';

import {callApi} from './support/api-client.ts';
import {cartCall, createCart, readCart} from './support/carts.ts';

const folder = mkdtempSync(join(tmpdir(), 'platform-data-'));
let child: ChildProcess | null = null;
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, {recursive: true, force: true});
});

function start(): Promise<{url: string; process: ChildProcess}> {
  const started = spawn(process.execPath, ['--import', 'tsx', 'platform/serve.ts'], {
    env: {
      ...process.env,
      PLATFORM_PORT: '0',
      PLATFORM_DATA: join(folder, 'platform.db'),
      PLATFORM_TEST: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  return new Promise((resolve, reject) => {
    started.once('exit', () => reject(new Error('the platform did not start')));
    started.stdout?.on('data', (chunk: Buffer) => {
      const url = /http:\/\/[\d.]+:\d+/.exec(chunk.toString())?.[0];
      if (url !== undefined) resolve({url, process: started});
    });
  });
}

test(
  'whatever was answered survives a kill in the middle of writes',
  {timeout: 90_000},
  async () => {
    const first = await start();
    const {data} = await callApi(
      first,
      '{ products(first: 1, query: "title:Strips") { nodes { variants(first: 1) { nodes { id } } } } }',
    );
    const merchandiseId = data.products.nodes[0].variants.nodes[0].id;
    const cart = await createCart(first, [{merchandiseId}]);
    let answered = 0;
    const writing = (async () => {
      for (let number = 1; number <= 10_000; number += 1) {
        const {userErrors} = await cartCall(first, 'cartNoteUpdate', {
          cartId: cart.id,
          note: String(number),
        });
        if (userErrors.length === 0) answered = number;
      }
    })().catch(() => 'killed');
    while (answered < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    first.process.removeAllListeners('exit');
    const gone = new Promise((resolve) => first.process.once('exit', resolve));
    first.process.kill('SIGKILL');
    await gone;
    expect(await writing).toBe('killed');

    const second = await start();
    const after = await readCart(second, cart.id);
    expect(Number(after.note)).toBeGreaterThanOrEqual(answered);
    expect(Number(after.note)).toBeLessThanOrEqual(answered + 1);
    expect(after.totalQuantity).toBe(1);
    second.process.removeAllListeners('exit');
    const stopped = new Promise((resolve) => second.process.once('exit', resolve));
    second.process.kill('SIGTERM');
    expect(await stopped).toBe(0);
  },
);
