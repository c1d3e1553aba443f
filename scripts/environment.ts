import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';

import {SHOP_PROMISES} from '../app/domain/content/promises';

export const PROJECT_ROOT = path.resolve(import.meta.dirname, '..');

/** Variables that the worker reads (app/edge/request/environment.server.ts). Nothing else of this machine reaches it. */
export const WORKER_VARIABLES = [
  'PUBLIC_STORE_DOMAIN',
  'PUBLIC_STOREFRONT_API_TOKEN',
  'PRIVATE_STOREFRONT_API_TOKEN',
  'PUBLIC_STOREFRONT_API_VERSION',
  'PUBLIC_CHECKOUT_DOMAIN',
  'PUBLIC_STOREFRONT_ID',
  'SHOP_ID',
  'CUSTOMER_ACCOUNTS',
  'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID',
  'PUBLIC_CUSTOMER_ACCOUNT_API_URL',
  'PUBLIC_SITE_URL',
  'PUBLIC_SITE_HOSTS',
  'CACHE_SECONDS',
  'SNAPSHOT_PRODUCTS',
  'SESSION_SECRET',
  'STOREFRONT_PASSWORD',
  'VISITOR_ADDRESS_HEADER',
  'SHOP_PROMISES',
  'CONTENT_FROM',
  'PUBLIC_MAINTENANCE',
  'PUBLIC_STUDENT_REGISTRATION_ENABLED',
  'PREVIEW',
  'SUBSCRIPTIONS_API_URL',
  'SUBSCRIPTIONS_MERCHANT_ID',
  'SUBSCRIPTIONS_HASH_KEY',
  'CONTACT_MAIL_URL',
  'CONTACT_MAIL_KEY',
  'PUBLIC_GTM_CONTAINER_ID',
  'PUBLIC_CHAT_SCRIPT_URL',
  'PUBLIC_CHAT_TEST_SCRIPT_URL',
  'PUBLIC_CONSENT_MANAGER',
  'PUBLIC_CONSENT_SCRIPT_URL',
  'PURGE_KEY',
  'LOG_LEVEL',
  'ERROR_REPORT_URL',
  'SECURITY_REPORT_URL',
] as const;

/** Variables of the scripts and of the local platform. */
export const MACHINE_VARIABLES = [
  'HOST',
  'TRUST_FORWARDED',
  'PORT',
  'PLATFORM_PORT',
  'PLATFORM_DATA',
  'PLATFORM_PRODUCTS',
  'PLATFORM_SHOP',
  'PLATFORM_TEST',
  'CHROMIUM_PATH',
] as const;

export type Variables = Record<string, string>;

export interface ShopEnvironment {
  storefrontPort: number;
  platformPort: number;
  /** Whether the shop talks to the platform in this repository, which then has to be started. */
  usesLocalPlatform: boolean;
  /** What the worker is given. */
  worker: Variables;
  /** What the local platform is given, so that both sides of it know the same tokens and keys. */
  platform: Variables;
}

/** The two tokens of the local platform. They open nothing else, so they may stand here. */
const LOCAL_PUBLIC_TOKEN = 'b7100000000000000000000000000001';
const LOCAL_PRIVATE_TOKEN = 'shpat_b7100000000000000000000000000002';

/** The shop as a client of the local platform's hosted accounts; public, as it has no secret. */
const LOCAL_ACCOUNTS_CLIENT_ID = 'shp_b7100000-0000-4000-8000-000000000003';

/** Opens the local platform's outbox to the contact form, and nothing else. */
const LOCAL_MAIL_KEY = 'local-mail-key';

function localPlatformVariables(platformPort: number): Variables {
  return {
    PUBLIC_STORE_DOMAIN: `http://127.0.0.1:${platformPort}`,
    PUBLIC_STOREFRONT_API_TOKEN: LOCAL_PUBLIC_TOKEN,
    PRIVATE_STOREFRONT_API_TOKEN: LOCAL_PRIVATE_TOKEN,
    PUBLIC_STOREFRONT_API_VERSION: '2025-04',
    PUBLIC_CHECKOUT_DOMAIN: `127.0.0.1:${platformPort}`,
    SESSION_SECRET: 'only-for-the-shop-on-this-machine',
    SUBSCRIPTIONS_HASH_KEY: 'only-for-the-shop-on-this-machine',
    SUBSCRIPTIONS_API_URL: `http://127.0.0.1:${platformPort}/ordergroove`,
    SUBSCRIPTIONS_MERCHANT_ID: 'b7b2a3c4d5e611ef9a2b0242ac120002',
    CONTACT_MAIL_URL: `http://127.0.0.1:${platformPort}/mail/send`,
    CONTACT_MAIL_KEY: LOCAL_MAIL_KEY,
    PUBLIC_CHAT_SCRIPT_URL: `http://127.0.0.1:${platformPort}/chat/bootstrap.js`,
    PUBLIC_STUDENT_REGISTRATION_ENABLED: 'true',
    // `npm start -- --log` prints requests; what the worker writes of them itself is for hosts.
    LOG_LEVEL: 'none',
    // The local platform has both kinds; the specification's have a password.
    CUSTOMER_ACCOUNTS: 'legacy',
    PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: LOCAL_ACCOUNTS_CLIENT_ID,
    // The local platform keeps every promise of the content.
    SHOP_PROMISES: SHOP_PROMISES.join(','),
  };
}

/** What the seed's shop has and another one does not: these promises, a chat, subscriptions, an offer to students. */
const OF_THE_SEED = [
  'SHOP_PROMISES',
  'PUBLIC_CHAT_SCRIPT_URL',
  'SUBSCRIPTIONS_API_URL',
  'SUBSCRIPTIONS_MERCHANT_ID',
  'SUBSCRIPTIONS_HASH_KEY',
  'PUBLIC_STUDENT_REGISTRATION_ENABLED',
];

function platformVariables(variables: Variables, worker: Variables): Variables {
  const given = {
    PLATFORM_TEST: variables['PLATFORM_TEST'],
    PLATFORM_PRODUCTS: variables['PLATFORM_PRODUCTS'],
    PLATFORM_SHOP: variables['PLATFORM_SHOP'],
    PLATFORM_PUBLIC_TOKEN: worker['PUBLIC_STOREFRONT_API_TOKEN'],
    PLATFORM_PRIVATE_TOKEN: worker['PRIVATE_STOREFRONT_API_TOKEN'],
    SUBSCRIPTIONS_HASH_KEY: worker['SUBSCRIPTIONS_HASH_KEY'],
    CONTACT_MAIL_KEY: worker['CONTACT_MAIL_KEY'],
    PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: worker['PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID'],
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Variables of the shell over those of `.env`; an empty value is the same as none. */
export function readVariables(directory: string = PROJECT_ROOT): Variables {
  const file = path.join(directory, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const merged = {...fromFile, ...process.env};
  const known = [...WORKER_VARIABLES, ...MACHINE_VARIABLES];
  return Object.fromEntries(
    known.flatMap((name) => {
      const value = (merged[name] ?? '').trim() || (fromFile[name] ?? '').trim();
      return value === '' ? [] : [[name, value]];
    }),
  );
}

function toPort(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${name}=${value} is not a port: give a whole number from 1 to 65535.`);
  }
  return port;
}

const ACCOUNT_KINDS = ['legacy', 'hosted'];

/** A wrong choice of the customer accounts is told at the start, not at the first sign-in. */
function requireAccounts(worker: Variables): void {
  const kind = worker['CUSTOMER_ACCOUNTS'];
  if (kind !== undefined && !ACCOUNT_KINDS.includes(kind)) {
    throw new Error(`CUSTOMER_ACCOUNTS=${kind} must be one of ${ACCOUNT_KINDS.join(', ')}.`);
  }
  if (kind === 'hosted' && worker['PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID'] === undefined) {
    throw new Error(
      'CUSTOMER_ACCOUNTS=hosted needs PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID (docs/accounts.md).',
    );
  }
}

/**
 * Settles what runs and what the worker is told. Without PUBLIC_STORE_DOMAIN (or with the local platform's own
 * address) it is the local shop, with local defaults for what is missing; with a store's domain nothing is made up.
 */
export function toShopEnvironment(variables: Variables): ShopEnvironment {
  const storefrontPort = toPort('PORT', variables['PORT'], 3000);
  const platformPort = toPort('PLATFORM_PORT', variables['PLATFORM_PORT'], 4000);
  const seeded = localPlatformVariables(platformPort);
  const local =
    variables['PLATFORM_PRODUCTS'] === undefined
      ? seeded
      : Object.fromEntries(Object.entries(seeded).filter(([name]) => !OF_THE_SEED.includes(name)));
  const domain = variables['PUBLIC_STORE_DOMAIN'];
  const usesLocalPlatform =
    domain === undefined ||
    domain === seeded['PUBLIC_STORE_DOMAIN'] ||
    domain === `http://localhost:${platformPort}`;
  const given = Object.fromEntries(
    WORKER_VARIABLES.flatMap((name) => {
      const value = variables[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const worker = usesLocalPlatform ? {...local, ...given} : given;
  requireAccounts(worker);
  return {
    storefrontPort,
    platformPort,
    usesLocalPlatform,
    worker,
    platform: usesLocalPlatform ? platformVariables(variables, worker) : {},
  };
}

/** The version that a store is asked with where nothing else is said, as app/edge/request/environment.server.ts has it. */
export const DEFAULT_API_VERSION = '2026-04';

/** The version of the Storefront API that a real store would be asked with from here. */
export function configuredApiVersion(): string {
  return readVariables()['PUBLIC_STOREFRONT_API_VERSION'] ?? DEFAULT_API_VERSION;
}
