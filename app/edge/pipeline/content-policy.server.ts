import {findAssetOrigin} from '~/domain/request/asset-address';
import {accountKind, type Environment} from '~/edge/request/environment.server';
import {rememberFor} from '~/edge/request/public-memory.server';

/** Hosts that third-party code may be loaded from and talk to, derived from what is configured. */
interface TrustedHosts {
  scripts: string[];
  connections: string[];
  frames: string[];
  images: string[];
}

function originOf(address: string): string {
  return new URL(address.includes('://') ? address : `https://${address}`).origin;
}

function trustedHosts(env: Environment): TrustedHosts {
  const shop = originOf(env.PUBLIC_STORE_DOMAIN);
  const checkout = env.PUBLIC_CHECKOUT_DOMAIN ? originOf(env.PUBLIC_CHECKOUT_DOMAIN) : shop;
  const hosts: TrustedHosts = {
    scripts: [],
    // Shopify's analytics and consent are told through the checkout's host.
    connections: [shop, ...(env.SHOP_ID ? [checkout] : [])],
    frames: [],
    images: [shop, 'https://cdn.shopify.com'],
  };
  if (env.PUBLIC_GTM_CONTAINER_ID) {
    hosts.scripts.push('https://www.googletagmanager.com');
    hosts.connections.push(
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    );
    hosts.images.push('https://www.googletagmanager.com', 'https://*.google-analytics.com');
  }
  if (env.PUBLIC_CHAT_SCRIPT_URL) {
    const chat = originOf(env.PUBLIC_CHAT_SCRIPT_URL);
    hosts.scripts.push(chat);
    hosts.connections.push(chat);
    hosts.frames.push(chat);
    hosts.images.push(chat);
  }
  if (env.PUBLIC_CONSENT_MANAGER === 'shopify') {
    hosts.scripts.push('https://cdn.shopify.com');
    hosts.connections.push('https://monorail-edge.shopifysvc.com');
  }
  if (env.PUBLIC_CONSENT_MANAGER === 'window' && env.PUBLIC_CONSENT_SCRIPT_URL) {
    const manager = originOf(env.PUBLIC_CONSENT_SCRIPT_URL);
    hosts.scripts.push(manager);
    hosts.connections.push(manager);
    hosts.images.push(manager);
  }
  return hosts;
}

/** Where the hosted accounts are: Shopify's own hosts, and the address that a merchant gave them. */
function accountHosts(env: Environment): string[] {
  if (accountKind(env) === 'legacy') return [];
  const own = env.PUBLIC_CUSTOMER_ACCOUNT_API_URL;
  return ['https://shopify.com', 'https://account.shopify.com', ...(own ? [originOf(own)] : [])];
}

/** Stands in a policy where the nonce comes. */
const NONCE = '{nonce}';

/** The policy of an answer; all but its nonce is the same for a whole isolate. */
export function contentSecurityPolicy(nonce: string, env: Environment): string {
  return rememberFor(env, 'content policy', () => policyOf(env).split(NONCE)).join(nonce);
}

/** `base` is where the build's files lie, on Oxygen an origin of their own. */
function policyOf(env: Environment, base: string = import.meta.env.BASE_URL): string {
  const hosts = trustedHosts(env);
  const assetOrigin = findAssetOrigin(base);
  const files = assetOrigin === null ? ["'self'"] : ["'self'", assetOrigin];
  const shop = originOf(env.PUBLIC_STORE_DOMAIN);
  const checkout = env.PUBLIC_CHECKOUT_DOMAIN ? originOf(env.PUBLIC_CHECKOUT_DOMAIN) : null;
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [...files, `'nonce-${NONCE}'`, "'strict-dynamic'", ...hosts.scripts],
    'style-src': [...files, "'unsafe-inline'"],
    'img-src': [...files, 'data:', ...hosts.images],
    // Films of products lie with their pictures.
    'media-src': [...files, shop, 'https://cdn.shopify.com'],
    'font-src': files,
    'connect-src': [...files, ...hosts.connections],
    'frame-src': hosts.frames.length > 0 ? ["'self'", ...hosts.frames] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Buy now without JavaScript posts to the shop and is sent on to the checkout.
    // Signing in and out posts to the shop too, and is sent on to the accounts' own page.
    'form-action': ["'self'", shop, ...(checkout ? [checkout] : []), ...accountHosts(env)],
    'frame-ancestors': ["'none'"],
    ...(env.SECURITY_REPORT_URL ? {'report-uri': [env.SECURITY_REPORT_URL]} : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** What is only watched, where somebody reads it: markup that a script writes without saying that it is safe. */
export function watchedPolicy({SECURITY_REPORT_URL}: Environment): string | null {
  if (SECURITY_REPORT_URL === undefined) return null;
  return `require-trusted-types-for 'script'; report-uri ${SECURITY_REPORT_URL}`;
}
