import type {AccessToken} from '~/commerce/account/customer-call.server';

import {seal, unseal} from './crypto.server';
import type {Environment} from './environment.server';

const PURPOSE = 'customer-token';

type Secrets = Pick<Environment, 'SESSION_SECRET'>;

/** Encrypts a customer's access token and its end together, so that neither is readable or changeable outside the worker. */
export function sealToken({SESSION_SECRET}: Secrets, token: AccessToken): Promise<string> {
  const end = String(Date.parse(token.expiresAt));
  return seal(SESSION_SECRET, PURPOSE, `${end}|${token.accessToken}`);
}

/**
 * The token of a seal; null for one that was not made here, was changed, or whose token has run out. Logged in means
 * that a token exists, is not null and its expiry is in the future (coverage: account-logged-in). `now` in
 * milliseconds.
 */
export async function openToken(
  {SESSION_SECRET}: Secrets,
  sealed: string,
  now: number,
): Promise<string | null> {
  const text = (await unseal(SESSION_SECRET, PURPOSE, sealed)) ?? '';
  const [, end = '', token = ''] = /^(\d+)\|(.+)$/s.exec(text) ?? [];
  return token !== '' && token !== 'null' && Number(end) > now ? token : null;
}
