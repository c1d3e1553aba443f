import type {PlatformServices} from '../services.ts';

/** Where the client takes the answer of a sign-in. */
const CALLBACK_PATH = '/account/authorize';

const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/;

/** The shop's own origin, and every origin on this machine: what a merchant enters as "JavaScript origins". */
export function isAllowedOrigin(
  {storefrontOrigin}: Pick<PlatformServices, 'storefrontOrigin'>,
  origin: string,
): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  return url.origin === new URL(storefrontOrigin).origin || OWN_MACHINE.test(url.hostname);
}

/** The callback of an allowed origin, without query or fragment: what a merchant enters as "Callback URI". */
export function isAllowedCallback(services: PlatformServices, address: string): boolean {
  if (!URL.canParse(address) || !isAllowedOrigin(services, address)) return false;
  const {pathname, search, hash} = new URL(address);
  return pathname === CALLBACK_PATH && search === '' && hash === '';
}
