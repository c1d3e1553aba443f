import {fork} from 'node:child_process';
import path from 'node:path';
import {z} from 'zod';

const addressesSchema = z.object({url: z.url(), platformUrl: z.url()});

/**
 * Playwright's global setup: one shop for the run. Tests share it as shoppers share a shop, each with a customer and
 * a cart of its own. The addresses reach the tests as SHOP_URL and SHOP_PLATFORM_URL.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const child = fork(path.join(import.meta.dirname, 'shop-process.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const addresses = await new Promise<z.output<typeof addressesSchema>>((resolve, reject) => {
    child.once('message', (message) => {
      resolve(addressesSchema.parse(message));
    });
    child.once('exit', (code) => {
      reject(
        new Error(`The shop of the run ended with code ${code ?? 'none'} before it answered.`),
      );
    });
  });
  process.env['SHOP_URL'] = addresses.url;
  process.env['SHOP_PLATFORM_URL'] = addresses.platformUrl;
  return () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => {
        resolve();
      });
      child.kill('SIGTERM');
    });
}
