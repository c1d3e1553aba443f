import {createHash, randomUUID} from 'node:crypto';
import {Hono} from 'hono';

import {createCatalogue} from './catalogue/catalogue.ts';
import {createContents} from './content/contents.ts';
import type {FaultRule} from './faults/rules.ts';
import {createExecutor, mountGraphql} from './graphql/endpoint.ts';
import {collectFinders, nodeResolvers} from './graphql/node.ts';
import type {Resolvers} from './graphql/resolvers.ts';
import {LOCAL_ACCOUNTS_CLIENT_ID} from './hosted-accounts/shop.ts';
import {MODULES} from './modules.ts';
import {loadSeed} from './seed/load.ts';
import {replaceSeed, restoreSeed} from './seed/restore.ts';
import type {Seed} from './seed/seed.ts';
import type {PlatformServices} from './services.ts';
import {type Clock, createClock} from './store/clock.ts';
import {openStore, type Store} from './store/database.ts';
import {type Ids, randomIds} from './store/ids.ts';
import {findSetting, saveSetting} from './store/settings.ts';
import {TABLES} from './store/tables.ts';
import type {PlatformEnvironment} from './transport/environment.ts';
import {mountTestControls} from './transport/test-controls.ts';
import {installTransport} from './transport/transport.ts';

/** Public token of the local shop: safe to publish. */
export const LOCAL_PUBLIC_TOKEN = 'b7100000000000000000000000000001';
export const LOCAL_PRIVATE_TOKEN = 'shpat_b7100000000000000000000000000002';

/** Key of the local mail provider, and the secret that signs a customer for the local subscription service. */
export const LOCAL_MAIL_KEY = 'local-mail-key';
export const LOCAL_SUBSCRIPTIONS_KEY = 'only-for-the-shop-on-this-machine';

export interface PlatformOptions {
  /** A database file, or `:memory:`. */
  data?: string;
  /** Lets tests reset, set the clock and the like (`/_test/...`). */
  test?: boolean;
  clock?: Clock;
  ids?: Ids;
  /** In place of the shop's own seed. */
  seed?: Seed;
  tokens?: {public: string; private: string};
  keys?: {mail: string; subscriptions: string};
  accountsClientId?: string;
  /** Faults that are on from the start (see faults/rules.ts). */
  faults?: readonly FaultRule[];
  storefrontOrigin?: string;
  /** Directory of drawn images; `.cache/images` unless told otherwise. */
  imageCache?: string;
  /** Refuse tokenless documents above complexity 1000. */
  limitComplexity?: boolean;
  log?: (message: string) => void;
  /** Laid over the platform's own resolvers: lets a test make one fail. */
  resolvers?: Resolvers;
}

export interface Platform {
  /** `bindings` carries the connection, where there is one. */
  fetch(request: Request, bindings?: PlatformEnvironment['Bindings']): Promise<Response>;
  services: PlatformServices;
  /** Back to the seed, with the machine's own time. */
  reset(): void;
  close(): void;
}

function fingerprint(seed: Seed): string {
  return createHash('sha256').update(JSON.stringify(seed)).digest('hex');
}

/** Brings the tables of the platform and of its modules up to date. */
function migrate(store: Store): void {
  store.migrate(TABLES);
  for (const {name, migrations} of MODULES) {
    if (migrations !== undefined) store.migrate({name, scripts: migrations});
  }
}

/** Makes a platform on its database: state, API and pages behind one fetch handler. */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const log = options.log ?? ((message: string) => console.error(message));
  const seed = options.seed ?? loadSeed(log);
  const store = openStore(options.data ?? ':memory:');
  const services: PlatformServices = {
    store,
    clock: options.clock ?? createClock(),
    ids: options.ids ?? randomIds,
    catalogue: createCatalogue(store),
    contents: createContents(store),
    shop: seed.shop,
    test: options.test ?? false,
    withheldScopes: new Set(),
    accountsClientId: options.accountsClientId ?? LOCAL_ACCOUNTS_CLIENT_ID,
    tokens: options.tokens ?? {public: LOCAL_PUBLIC_TOKEN, private: LOCAL_PRIVATE_TOKEN},
    keys: options.keys ?? {mail: LOCAL_MAIL_KEY, subscriptions: LOCAL_SUBSCRIPTIONS_KEY},
    startFaults: options.faults ?? [],
    storefrontOrigin: options.storefrontOrigin ?? 'http://localhost:3000',
    imageCache: options.imageCache ?? '.cache/images',
    log,
    startOver: () => platform.reset(),
  };
  migrate(store);
  const moduleTables = MODULES.flatMap((module) => module.tables ?? []);
  const seedMark = fingerprint(seed);
  const restore = () => {
    store.transaction(() => {
      restoreSeed(store, seed, moduleTables);
      saveSetting(store, 'seed', seedMark);
    });
    services.catalogue.reload();
    services.contents.reload();
    for (const module of MODULES) module.reset?.(services);
  };
  const known = findSetting(store, 'seed');
  if (known === undefined) {
    restore();
  } else if (known !== seedMark) {
    store.transaction(() => {
      replaceSeed(store, seed);
      saveSetting(store, 'seed', seedMark);
    });
    log('The seed has changed: goods and contents are new, carts, customers and orders are kept.');
  }

  const resolvers = [
    ...MODULES.map((module) => module.resolvers ?? {}),
    nodeResolvers,
    options.resolvers ?? {},
  ];
  const executor = createExecutor(services, {
    resolvers,
    nodes: collectFinders(MODULES),
    limitComplexity: options.limitComplexity ?? false,
  });
  const interceptor = MODULES.find((module) => module.intercept !== undefined);
  const app = new Hono<PlatformEnvironment>();
  installTransport(app, services, randomUUID);
  mountGraphql(app, {executor, intercept: interceptor?.intercept?.(services) ?? null});
  for (const module of MODULES) module.routes?.(app, services);
  const stops: (() => void)[] = [];
  const platform: Platform = {
    fetch: async (request, bindings) => app.fetch(request, bindings ?? {}),
    services,
    reset() {
      services.clock.reset();
      restore();
    },
    close() {
      for (const stop of stops) stop();
      store.close();
    },
  };
  if (services.test) mountTestControls(app, services);
  for (const module of MODULES) {
    const stop = module.start?.(services);
    if (stop !== undefined) stops.push(stop);
  }
  return platform;
}
