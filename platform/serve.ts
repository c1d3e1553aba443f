import {z} from 'zod';

import {
  LOCAL_MAIL_KEY,
  LOCAL_PRIVATE_TOKEN,
  LOCAL_PUBLIC_TOKEN,
  LOCAL_SUBSCRIPTIONS_KEY,
} from './app.ts';
import {parseFaultFlag} from './faults/rules.ts';
import {LOCAL_ACCOUNTS_CLIENT_ID} from './hosted-accounts/shop.ts';
import {pruneImageCache} from './images/prune.ts';
import {warmImages} from './images/warm.ts';
import {loadForeignSeed} from './seed/foreign.ts';
import type {Seed} from './seed/seed.ts';
import {startPlatform} from './server.ts';

/** The platform's own environment; parsed once, refused with the name of what is wrong. */
const environmentSchema = z.object({
  PLATFORM_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  PLATFORM_HOST: z.string().min(1).default('127.0.0.1'),
  /** Names by which it answers besides those of this machine, separated by commas. */
  PLATFORM_NAMES: z
    .string()
    .default('')
    .transform((names) => names.split(',').map((name) => name.trim().toLowerCase())),
  PLATFORM_DATA: z.string().min(1).default('.data/platform.db'),
  /** Another shop's goods, as Shopify exports them, and what else it has (seed/foreign.ts). */
  PLATFORM_PRODUCTS: z.string().min(1).optional(),
  PLATFORM_SHOP: z.string().min(1).optional(),
  PLATFORM_TEST: z.enum(['0', '1']).default('0'),
  PLATFORM_LIMIT_COMPLEXITY: z.enum(['0', '1']).default('0'),
  PLATFORM_PUBLIC_TOKEN: z.string().min(1).default(LOCAL_PUBLIC_TOKEN),
  PLATFORM_PRIVATE_TOKEN: z.string().min(1).default(LOCAL_PRIVATE_TOKEN),
  CONTACT_MAIL_KEY: z.string().min(1).default(LOCAL_MAIL_KEY),
  SUBSCRIPTIONS_HASH_KEY: z.string().min(1).default(LOCAL_SUBSCRIPTIONS_KEY),
  PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: z.string().min(1).default(LOCAL_ACCOUNTS_CLIENT_ID),
  /** `operation:kind:probability:milliseconds`, joined by commas: see faults/rules.ts. */
  PLATFORM_FAULTS: z.string().default(''),
  STOREFRONT_ORIGIN: z.url().default('http://localhost:3000'),
});

/** Another shop in place of the seed, where one is named; what of it cannot be read is told. */
function readForeignSeed(products: string | undefined, shop: string | undefined): Seed | null {
  if (products === undefined) return null;
  const {seed, faults} = loadForeignSeed(products, shop);
  for (const fault of faults) console.error(`Left out: ${fault}`);
  console.log(`Goods of ${products}: ${seed.products.length} products.`);
  return seed;
}

async function main(): Promise<void> {
  const parsed = environmentSchema.safeParse(process.env);
  if (!parsed.success) {
    console.error(`The platform cannot start:\n${z.prettifyError(parsed.error)}`);
    process.exitCode = 1;
    return;
  }
  const environment = parsed.data;
  try {
    const seed = readForeignSeed(environment.PLATFORM_PRODUCTS, environment.PLATFORM_SHOP);
    const platform = await startPlatform({
      ...(seed === null ? {} : {seed}),
      port: environment.PLATFORM_PORT,
      host: environment.PLATFORM_HOST,
      names: environment.PLATFORM_NAMES,
      data: environment.PLATFORM_DATA,
      test: environment.PLATFORM_TEST === '1',
      limitComplexity: environment.PLATFORM_LIMIT_COMPLEXITY === '1',
      tokens: {
        public: environment.PLATFORM_PUBLIC_TOKEN,
        private: environment.PLATFORM_PRIVATE_TOKEN,
      },
      keys: {
        mail: environment.CONTACT_MAIL_KEY,
        subscriptions: environment.SUBSCRIPTIONS_HASH_KEY,
      },
      accountsClientId: environment.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID,
      faults: parseFaultFlag(environment.PLATFORM_FAULTS),
      storefrontOrigin: environment.STOREFRONT_ORIGIN,
    });
    console.log(`Platform: ${platform.url} (data: ${environment.PLATFORM_DATA})`);
    // Drawing takes a moment the first time: start with what a first visitor is about to see.
    const warming = new AbortController();
    if (environment.PLATFORM_TEST !== '1') {
      await pruneImageCache(platform.services.imageCache);
      const first = seed?.products.flatMap(({images}) => images.slice(0, 1).map(({name}) => name));
      void warmImages(async (request) => platform.fetch(request), warming.signal, first);
    }
    const stop = () => {
      if (warming.signal.aborted) return;
      warming.abort();
      void platform.stop().then(() => process.exit(0));
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      console.error(
        `The platform cannot start: port ${environment.PLATFORM_PORT} is in use. Set PLATFORM_PORT to a free one.`,
      );
    } else {
      console.error(
        `The platform cannot start: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    process.exitCode = 1;
  }
}

await main();
