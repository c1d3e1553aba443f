import {createInterface} from 'node:readline/promises';
import {isDeepStrictEqual} from 'node:util';

import routes from '../app/routes';
import {demo} from '../demo/settings';
import {own} from '../hydrogen.config';

import {adopt, type Desk} from './adopt/adopt';
import type {Identity} from './adopt/identity';
import {parseOptions} from './adopt/options';
import {apiAddress, askWith} from './doctor/store';
import {DEFAULT_API_VERSION, PROJECT_ROOT, readVariables, toShopEnvironment} from './environment';

/** A desk at which somebody sits, while both ends are a terminal. */
function openDesk(): Desk & {close: () => void} {
  const isManned = process.stdin.isTTY && process.stdout.isTTY;
  const terminal = isManned
    ? createInterface({input: process.stdin, output: process.stdout})
    : null;
  return {
    say: (text) => {
      console.log(text);
    },
    ask:
      terminal &&
      (async ({asks, refuses}, proposed) => {
        for (;;) {
          const typed = await terminal.question(`${asks}${proposed ? ` [${proposed}]` : ''}: `);
          const answer = typed.trim() || proposed;
          const refusal = refuses(answer);
          if (refusal === null) return answer;
          console.log(`  ${refusal}`);
        }
      }),
    confirm: async (question) =>
      terminal !== null && /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim()),
    close: () => terminal?.close(),
  };
}

function settledIdentity(): Identity | null {
  if (isDeepStrictEqual(own, demo)) return null;
  const {brand, support, links, contentFrom = 'repository'} = own;
  return {
    ...brand,
    color: brand.color ?? null,
    logo: brand.logo ?? null,
    ...support,
    ...links,
    contentFrom,
  };
}

/**
 * `npm run adopt`: turns the configured store into this shop. It changes `content/` and hydrogen.config.ts alone, shows what it
 * will write, and leaves what somebody edited as it is unless they say otherwise. See docs/make-it-yours.md.
 */
async function main(): Promise<void> {
  const {worker} = toShopEnvironment(readVariables());
  const variables = {PUBLIC_STOREFRONT_API_VERSION: DEFAULT_API_VERSION, ...worker};
  const {PRIVATE_STOREFRONT_API_TOKEN: secret, PUBLIC_STOREFRONT_API_TOKEN: open = ''} =
    variables as Record<string, string | undefined>;
  const desk = openDesk();
  try {
    await adopt({
      root: PROJECT_ROOT,
      ask: askWith(
        apiAddress(variables),
        secret === undefined
          ? {'X-Shopify-Storefront-Access-Token': open}
          : {'Shopify-Storefront-Private-Token': secret},
      ),
      routes,
      options: parseOptions(process.argv.slice(2)),
      settled: settledIdentity(),
      desk,
    });
  } finally {
    desk.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
