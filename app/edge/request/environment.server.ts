import {z} from 'zod/mini';

import type {AccountKind} from '~/domain/account/account-kind';
import {parsePromises, SHOP_PROMISES} from '~/domain/content/promises';
import {parseHosts} from '~/domain/request/site-hosts';
import {SCHEMA_TEXTS} from '~/domain/values/schema-texts';

/** `true` and `1` switch a flag on; anything else, and its absence, leaves it off. */
const flag = z.pipe(
  z.optional(z.union([z.boolean(), z.string()])),
  z.transform((value) => value === true || value === 'true' || value === '1'),
);

const optionalText = z.pipe(
  z.optional(z.string()),
  z.transform((value) => (value === undefined || value.trim() === '' ? undefined : value.trim())),
);

const optionalUrl = z.pipe(optionalText, z.optional(z.url('must be an absolute URL')));

const requiredText = (missing: string) =>
  z.string({error: missing}).check(z.trim(), z.minLength(1, missing));

const siteHosts = z.pipe(
  z._default(z.string(), ''),
  z.transform((text, problems) => {
    const hosts = parseHosts(text);
    if (hosts) return hosts;
    problems.issues.push({
      code: 'custom',
      input: text,
      message: 'must be host names without ports, separated by commas',
    });
    return z.NEVER;
  }),
);

const shopPromises = z.pipe(
  z._default(z.string(), ''),
  z.transform((text, problems) => {
    const promises = parsePromises(text);
    if (promises) return promises;
    problems.issues.push({
      code: 'custom',
      input: text,
      message: `must be some of ${SHOP_PROMISES.join(', ')}, separated by commas`,
    });
    return z.NEVER;
  }),
);

const sessionSecret = z.string({error: 'is required: at least 16 random characters'}).check(
  z.refine(
    // An empty part, as a comma at the end leaves one, would open what anybody sealed with nothing.
    (secrets) => secrets.split(',').every((secret) => secret.trim().length >= 16),
    {
      error: ({input}) =>
        `must have at least 16 characters${String(input).includes(',') ? ' in each part between commas' : ''}`,
    },
  ),
);

/** Without its tag manager the shop still sells. */
const tagManager = z.pipe(
  optionalText,
  z.catch(z.optional(z.string().check(z.regex(/^GTM-[A-Z0-9]+$/))), () => {
    console.error(
      'Invalid analytics integration: PUBLIC_GTM_CONTAINER_ID must look like GTM-XXXXXXX; no tag manager is loaded',
    );
    return undefined;
  }),
);

const environmentSchema = z.object({
  PUBLIC_STORE_DOMAIN: requiredText(
    'is required: the shop domain, such as your-shop.myshopify.com',
  ),
  PUBLIC_STOREFRONT_API_TOKEN: requiredText('is required: the public Storefront API token'),
  PRIVATE_STOREFRONT_API_TOKEN: optionalText,
  PUBLIC_STOREFRONT_API_VERSION: z._default(
    z.string().check(z.regex(/^(\d{4}-\d{2}|unstable)$/, 'must look like 2026-04')),
    '2026-04',
  ),
  PUBLIC_CHECKOUT_DOMAIN: optionalText,
  /** Origin of the content's pictures; the shop domain when absent. */
  PUBLIC_STOREFRONT_ID: optionalText,
  SHOP_ID: optionalText,
  /** Which kind of customer accounts the shop signs in with; by default the one whose variables are set (docs/accounts.md). */
  CUSTOMER_ACCOUNTS: z.pipe(
    optionalText,
    z.optional(z.enum(['legacy', 'hosted'], 'must be legacy or hosted')),
  ),
  /** The shop as a client of the hosted accounts, and their address, which browsers are sent to. */
  PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: optionalText,
  PUBLIC_CUSTOMER_ACCOUNT_API_URL: optionalUrl,
  /** Absolute address of the storefront for canonical links; the request's own origin when absent. */
  PUBLIC_SITE_URL: optionalUrl,
  /** Further names of the shop, where `PUBLIC_SITE_URL` is absent: public pages are stored under these alone. */
  PUBLIC_SITE_HOSTS: siteHosts,
  SESSION_SECRET: sessionSecret,
  STOREFRONT_PASSWORD: optionalText,
  /** The header in which the host passes on the visitor's address; Oxygen's by default. */
  VISITOR_ADDRESS_HEADER: z.pipe(
    optionalText,
    z._default(
      z.string().check(z.regex(/^[\w-]+$/, 'must be the name of a header')),
      'oxygen-buyer-ip',
    ),
  ),
  /** What the merchant confirms of the content's offers; nothing else of them is said. */
  SHOP_PROMISES: shopPromises,
  /** In place of `contentFrom` of hydrogen.config.ts: a preview tries the store's menus. */
  CONTENT_FROM: z.pipe(optionalText, z.optional(z.enum(['store', 'repository']))),
  PUBLIC_MAINTENANCE: flag,
  PUBLIC_STUDENT_REGISTRATION_ENABLED: flag,
  /** Development and preview branches: opens the promotion simulator and the analytics panel. */
  PREVIEW: flag,
  SUBSCRIPTIONS_HASH_KEY: optionalText,
  SUBSCRIPTIONS_API_URL: optionalUrl,
  SUBSCRIPTIONS_MERCHANT_ID: optionalText,
  CONTACT_MAIL_URL: optionalUrl,
  CONTACT_MAIL_KEY: optionalText,
  PUBLIC_GTM_CONTAINER_ID: tagManager,
  PUBLIC_CHAT_SCRIPT_URL: optionalUrl,
  /** The provider's test variant, for everything that is not the shop in production (`PREVIEW`). */
  PUBLIC_CHAT_TEST_SCRIPT_URL: optionalUrl,
  /** Script that brings the manager of `PUBLIC_CONSENT_MANAGER=window`. */
  PUBLIC_CONSENT_SCRIPT_URL: optionalUrl,
  /** Seconds for which the catalogue and public pages are served without asking the platform again. */
  CACHE_SECONDS: z._default(
    z.coerce.number('must be a number of seconds').check(z.int(), z.minimum(0), z.maximum(86_400)),
    60,
  ),
  /**
   * Stores of up to so many products are read whole, and listed and searched in the worker; of larger ones the platform lists and
   * searches (docs/decisions.md). 0 has the platform do it always.
   */
  SNAPSHOT_PRODUCTS: z._default(
    z.coerce.number('must be a number of products').check(z.int(), z.minimum(0), z.maximum(5_000)),
    1_000,
  ),
  /** Proves that it is the merchant who purges the kept pages; without it nobody can. */
  PURGE_KEY: z.pipe(
    optionalText,
    z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  ),
  /** From which level on requests are written to the log; `none` writes faults alone. */
  LOG_LEVEL: z.pipe(optionalText, z._default(z.enum(['info', 'warn', 'error', 'none']), 'info')),
  /** Receives faults as JSON. */
  ERROR_REPORT_URL: optionalUrl,
  /** Receives what browsers say of the content security policy; only then are trusted types watched. */
  SECURITY_REPORT_URL: optionalUrl,
  PUBLIC_CONSENT_MANAGER: z._default(z.enum(['embedded', 'shopify', 'window']), 'embedded'),
});

const checkedSchema = environmentSchema.check(
  z.superRefine((variables, problems) => {
    const {CUSTOMER_ACCOUNTS, PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID} = variables;
    if (CUSTOMER_ACCOUNTS === 'hosted' && PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID === undefined) {
      problems.addIssue({
        code: 'custom',
        path: ['PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID'],
        message: 'is required with CUSTOMER_ACCOUNTS=hosted',
      });
    }
  }),
);

/** The worker's settings, parsed. Names are those of `.env.example`. */
export type Environment = z.output<typeof checkedSchema>;

export type ParsedEnvironment =
  | {ok: true; value: Environment}
  /** One line a variable, each naming the variable and what is wrong with it; never its value. */
  | {ok: false; problems: string[]};

/**
 * Reads the environment; refuses with one line for every variable that is wrong. Requests take it from
 * `readEnvironment`, which parses it once.
 */
export function parseEnvironment(variables: Record<string, unknown>): ParsedEnvironment {
  const parsed = checkedSchema.safeParse(variables, SCHEMA_TEXTS);
  if (parsed.success) return {ok: true, value: parsed.data};
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
  };
}

/**
 * The kind of accounts that customers sign in with (coverage: accounts-choice): the one that is named, else the hosted one where
 * its client is set together with its address or the shop's number, as Shopify's own `.env` has them.
 */
export function accountKind(
  env: Pick<
    Environment,
    | 'CUSTOMER_ACCOUNTS'
    | 'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID'
    | 'PUBLIC_CUSTOMER_ACCOUNT_API_URL'
    | 'SHOP_ID'
  >,
): AccountKind {
  if (env.CUSTOMER_ACCOUNTS !== undefined) return env.CUSTOMER_ACCOUNTS;
  const isConfigured =
    env.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID !== undefined &&
    (env.PUBLIC_CUSTOMER_ACCOUNT_API_URL ?? env.SHOP_ID) !== undefined;
  return isConfigured ? 'hosted' : 'legacy';
}

/** Where Ordergroove's API is reached; null where it, or the secret that signs customers for it, is not set up. */
export function findSubscriptionsBase(
  env: Pick<
    Environment,
    'SUBSCRIPTIONS_API_URL' | 'SUBSCRIPTIONS_HASH_KEY' | 'PUBLIC_STORE_DOMAIN'
  >,
): string | null {
  if (env.SUBSCRIPTIONS_HASH_KEY === undefined) return null;
  if (env.SUBSCRIPTIONS_API_URL) return env.SUBSCRIPTIONS_API_URL.replace(/\/$/, '');
  // Only a platform on this machine is named with its protocol; a store is named by its domain.
  return env.PUBLIC_STORE_DOMAIN.startsWith('http://')
    ? new URL('/ordergroove', env.PUBLIC_STORE_DOMAIN).href
    : null;
}

/**
 * Whether customers can manage subscriptions here (coverage: subscriptions-none): with the provider, or, with hosted accounts,
 * Shopify's own contracts. Otherwise nothing leads to them.
 */
export function hasSubscriptions(env: Environment): boolean {
  return findSubscriptionsBase(env) !== null || accountKind(env) === 'hosted';
}
