import {flattenCategories} from '../../app/domain/content/navigation';
import {shopPromotions} from '../../app/domain/promotions/store-promotion';
import type {CompiledContent} from '../content/compile';
import type {Variables} from '../environment';

import {productFindings, readProducts} from './catalogue';
import {contentFindings} from './content';
import {drawingFinding} from './drawings';
import {type Finding, ok, some, stop, warning, withoutSecrets} from './finding';
import {redirectFindings} from './redirects';
import {scopeFindings} from './scopes';
import {settingsFindings} from './settings';
import {apiAddress, type AskStore, askWith, readAll, type StoreAnswer} from './store';
import {entryFindings, promotionEntries, readEntries, sourceFinding} from './store-entries';

interface Shop {
  name: string;
  primaryDomain: {host: string};
  privacyPolicy: {url: string} | null;
  refundPolicy: {url: string} | null;
  shippingPolicy: {url: string} | null;
  termsOfService: {url: string} | null;
}

const SHOP = `{ shop { name primaryDomain { host } privacyPolicy { url } refundPolicy { url }
  shippingPolicy { url } termsOfService { url } } }`;
const COLLECTIONS = `query ($after: String) {
  collections(first: 250, after: $after) { pageInfo { hasNextPage endCursor } nodes { handle } } }`;

const NOTHING = 'nothing at all: every page says that the shop is away.';
const TOKENS = 'copy the tokens from Shopify admin → Headless → your storefront → Storefront API';

/** Why the store gives no answer to the very first question; null where it gives one. */
function refusalOf(
  {status, data, errors}: StoreAnswer,
  name: string,
  version: string,
): Finding | null {
  const refused = (check: string, text: string, mend: string) =>
    stop(check, {text, shopper: NOTHING, mend});
  if (status === 0)
    return refused(
      'host',
      'the store does not answer.',
      'check PUBLIC_STORE_DOMAIN and the network.',
    );
  if (status === 401 || status === 403)
    return refused('token', `the store refuses ${name}.`, `${TOKENS} into ${name}.`);
  if (status === 404)
    return refused(
      'host',
      `no store answers there by the version ${version}.`,
      'correct PUBLIC_STORE_DOMAIN and PUBLIC_STOREFRONT_API_VERSION.',
    );
  if (data === null)
    return refused(
      'token',
      `the store gives ${name} no answer (${status}): ${some(errors.map(({message}) => message))}`,
      `${TOKENS} into ${name}.`,
    );
  return null;
}

async function tokenFindings(variables: Variables, asks: {public: AskStore; private: AskStore}) {
  const version = variables['PUBLIC_STOREFRONT_API_VERSION'] ?? '';
  const findings: Finding[] = [];
  const held = (['public', 'private'] as const).filter(
    (kind) => variables[`${kind.toUpperCase()}_STOREFRONT_API_TOKEN`] !== undefined,
  );
  for (const kind of held) {
    const name = `${kind.toUpperCase()}_STOREFRONT_API_TOKEN`;
    const answer = await asks[kind](SHOP);
    const refusal = refusalOf(answer, name, version);
    findings.push(refusal ?? ok('token', `${name} opens the store.`));
    if (!refusal && answer.version !== null && answer.version !== version)
      findings.push(
        warning('api-version', {
          text: `the store answers by ${answer.version}, and not by ${version}.`,
          shopper: 'fields may be missing without a word.',
          mend: `set PUBLIC_STOREFRONT_API_VERSION=${answer.version}, and run npm test.`,
        }),
      );
  }
  return findings;
}

function domainFinding(variables: Variables, {primaryDomain}: Shop): Finding {
  const checkout = variables['PUBLIC_CHECKOUT_DOMAIN'];
  const store = (variables['PUBLIC_STORE_DOMAIN'] ?? '').replace(/^https?:\/\/|\/$/g, '');
  const expected = [primaryDomain.host, store];
  return expected.includes(checkout ?? store)
    ? ok('checkout-domain', `the checkout is at ${checkout ?? store}.`)
    : warning('checkout-domain', {
        text: `PUBLIC_CHECKOUT_DOMAIN is ${checkout ?? ''}; the store has ${primaryDomain.host}.`,
        shopper: 'a checkout that counts them as another visitor, or none.',
        mend: `set PUBLIC_CHECKOUT_DOMAIN=${primaryDomain.host}, or the domain in Shopify admin → Settings → Domains.`,
      });
}

function policyFinding(shop: Shop): Finding {
  const names = ['privacyPolicy', 'refundPolicy', 'shippingPolicy', 'termsOfService'] as const;
  const missing = names.filter((name) => shop[name] === null);
  return missing.length === 0
    ? ok('policies', 'the store has all four policies.')
    : warning('policies', {
        text: `the store has no ${missing.join(', ')}.`,
        shopper: 'a checkout without them; buyers and payment providers look for them.',
        mend: 'Shopify admin → Settings → Policies.',
      });
}

const FROM_REPOSITORY =
  "menus, banners, campaigns, promotions and the words of categories come from content/ alone; contentFrom: 'store' in hydrogen.config.ts takes them from the store.";

async function storeFindings(
  variables: Variables,
  ask: AskStore,
  content: CompiledContent['data'],
  {takesContent, today}: {takesContent: boolean; today: Date},
): Promise<Finding[]> {
  const {data} = await ask(SHOP);
  const shop = (data as {shop: Shop | null} | null)?.shop ?? null;
  const products = await readProducts(ask);
  const collections = await readAll<{handle: string}>(ask, COLLECTIONS, 'collections');
  const entries = takesContent ? await readEntries(ask) : null;
  const stored = entries ? promotionEntries(entries) : [];
  const moment = {at: today.getTime(), isPreview: false};
  const handles = flattenCategories(content.categories ?? []).map(({handle}) => handle);
  return [
    ...(await scopeFindings(ask)),
    ...(entries
      ? [await sourceFinding(ask, handles), ...entryFindings(entries, today)]
      : [ok('content-from', FROM_REPOSITORY)]),
    ...(shop
      ? [domainFinding(variables, shop), policyFinding(shop), drawingFinding(content, shop.name)]
      : []),
    ...(products ? productFindings(products) : []),
    ...(await redirectFindings(ask)),
    ...(products
      ? contentFindings(
          content,
          products,
          (collections ?? []).map(({handle}) => handle),
          {
            promotions: shopPromotions(content.promotions ?? [], stored, moment),
            isStores: (id) => stored.some(({handle}) => handle === id),
          },
        )
      : []),
  ];
}

/** Everything that the doctor finds of the settings, the store and the content against it. It changes nothing. */
export async function examine(
  variables: Variables,
  content: CompiledContent['data'],
  today: Date,
  /** As hydrogen.config.ts says; `CONTENT_FROM` says otherwise for one deployment. */
  contentFrom?: 'store' | 'repository',
): Promise<Finding[]> {
  const address = apiAddress(variables);
  const publicToken = variables['PUBLIC_STOREFRONT_API_TOKEN'] ?? '';
  const privateToken = variables['PRIVATE_STOREFRONT_API_TOKEN'];
  const asks = {
    public: askWith(address, {'X-Shopify-Storefront-Access-Token': publicToken}),
    private: askWith(address, {'Shopify-Storefront-Private-Token': privateToken ?? ''}),
  };
  const tokens = await tokenFindings(variables, asks);
  const isOpen = !tokens.some(({level}) => level === 'stop');
  // The shop's server asks with the private token where there is one.
  const ask = privateToken === undefined ? asks.public : asks.private;
  const findings = [
    ...settingsFindings(variables, today),
    ...tokens,
    ...(isOpen
      ? await storeFindings(variables, ask, content, {
          takesContent: (variables['CONTENT_FROM'] || contentFrom) === 'store',
          today,
        })
      : []),
  ];
  const secrets = SECRETS.map((name) => variables[name] ?? '');
  return findings.map((finding) => withoutSecrets(finding, secrets));
}

const SECRETS = [
  'PUBLIC_STOREFRONT_API_TOKEN',
  'PRIVATE_STOREFRONT_API_TOKEN',
  'SESSION_SECRET',
  'STOREFRONT_PASSWORD',
  'SUBSCRIPTIONS_HASH_KEY',
  'CONTACT_MAIL_KEY',
];
