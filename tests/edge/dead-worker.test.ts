import {readdirSync, readFileSync} from 'node:fs';
import {expect, it, vi} from 'vitest';

import {useShop} from '../support/shop';

const shop = useShop();

/** Ids of the runtimes that this process has started and that still run (Linux keeps them in /proc). */
function runtimes(): number[] {
  return readdirSync(`/proc/${process.pid}/task`)
    .flatMap((task) =>
      readFileSync(`/proc/${process.pid}/task/${task}/children`, 'utf8').split(' '),
    )
    .map(Number)
    .filter((child) => child > 0)
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('workerd'));
}

it('a worker that ends by itself is noticed, told of, and started again at the same address', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await shop().fetch('/robots.txt')).status).toBe(200);
  const [runtime, ...others] = runtimes();
  expect(others).toEqual([]);
  if (runtime === undefined) throw new Error('No worker is running.');
  process.kill(runtime, 'SIGKILL');
  await vi.waitFor(
    async () => {
      expect((await shop().fetch('/robots.txt')).status).toBe(200);
      expect(runtimes()).not.toContain(runtime);
    },
    {timeout: 25_000, interval: 250},
  );
  const words = said.mock.calls.map(([first]) => String(first));
  said.mockRestore();
  expect(words).toContain('The worker has ended by itself; it is started again.');
});
