import {
  type PlatformAnswer,
  type PlatformRefusal,
  settle,
} from '~/commerce/platform-client/settle.server';

/**
 * What calls that share a text say when the platform gives no reason of its own (coverage: calls-fallbacks). The others
 * say it themselves.
 */
export const READ_FALLBACK = 'Error fetching account: no customer found';
/** Spelling as given. */
export const ACTIVATION_FALLBACK = 'Error Acivating account';
export const PASSWORD_FALLBACK = 'Error Resetting password';
export const ADDRESS_FALLBACK = 'Error Updating Address';

export interface AccessToken {
  accessToken: string;
  expiresAt: string;
}

export interface CustomerRefusal extends PlatformRefusal {
  /** What lies behind a refusal, where the code that asked has to act on it (storefront-api §2.2, §2.3). */
  cause: 'token' | 'throttled' | 'request' | 'other';
}

export type CustomerAnswer<T> = {ok: true; value: T} | CustomerRefusal;

export const customerGid = (number: string) => `gid://shopify/Customer/${number}`;

interface CodedError {
  message: string;
  extensions?: {code?: string};
}

function codesOf(errors: PlatformAnswer<unknown>['errors']): string[] {
  if (!errors) return [];
  return ([errors].flat() as CodedError[]).flatMap(({extensions}) => extensions?.code ?? []);
}

/** Settles a call of a customer (coverage: calls-first-error), and says what lies behind a refusal. */
export async function settleCustomer<T>(
  call: () => Promise<PlatformAnswer<T>>,
  fallback: string,
): Promise<CustomerAnswer<T>> {
  let codes: string[] = [];
  const settled = await settle(async () => {
    const answer = await call();
    codes = codesOf(answer.errors);
    return answer;
  }, fallback);
  if (settled.ok) return settled;
  const cause = codes.includes('ACCESS_DENIED')
    ? 'token'
    : codes.includes('THROTTLED')
      ? 'throttled'
      : codes.includes('BAD_REQUEST')
        ? 'request'
        : 'other';
  return {...settled, cause};
}
