import type {AccessToken} from '~/commerce/account/customer-call.server';
import {isSessionOpen, type SessionTimes} from '~/domain/account/session-limits';

import {seal, unseal} from './crypto.server';
import type {Environment} from './environment.server';

const PURPOSE = 'customer-session';
/** Seals of the time before the last use was written down: the token's end and the token. */
const FORMER_PURPOSE = 'customer-token';

type Secrets = Pick<Environment, 'SESSION_SECRET'>;

/** A customer's session as its cookie holds it. */
export interface CustomerSession extends SessionTimes {
  token: string;
}

/** Encrypts a session, so that none of it is readable or changeable outside the worker. It is used at `now` (milliseconds). */
export function sealSession(
  {SESSION_SECRET}: Secrets,
  {token, end}: Pick<CustomerSession, 'token' | 'end'>,
  now: number,
): Promise<string> {
  return seal(SESSION_SECRET, PURPOSE, `${end}|${now}|${token}`);
}

/** Seals the session of a token that the platform has just answered. */
export function sealToken(
  secrets: Secrets,
  {accessToken, expiresAt}: AccessToken,
  now: number,
): Promise<string> {
  return sealSession(secrets, {token: accessToken, end: Date.parse(expiresAt)}, now);
}

async function unsealSession(
  {SESSION_SECRET}: Secrets,
  sealed: string,
): Promise<CustomerSession | null> {
  const text = (await unseal(SESSION_SECRET, PURPOSE, sealed)) ?? '';
  const [, end, seenAt, token] = /^(\d+)\|(\d+)\|(.+)$/s.exec(text) ?? [];
  if (token !== undefined) return {token, end: Number(end), seenAt: Number(seenAt)};
  const former = (await unseal(SESSION_SECRET, FORMER_PURPOSE, sealed)) ?? '';
  const [, formerEnd, formerToken] = /^(\d+)\|(.+)$/s.exec(former) ?? [];
  return formerToken === undefined
    ? null
    : {token: formerToken, end: Number(formerEnd), seenAt: null};
}

/**
 * The sessions of some seals, the one last used first. One that was not made here, was changed, has run out or was not used for too
 * long is none. Logged in means that a token exists, is not null and its expiry is in the future (coverage: account-logged-in).
 * `now` in milliseconds.
 */
export async function openSessions(
  secrets: Secrets,
  seals: readonly string[],
  now: number,
): Promise<CustomerSession[]> {
  const unsealed = await Promise.all(seals.map((sealed) => unsealSession(secrets, sealed)));
  return unsealed
    .filter((session) => session !== null)
    .filter((session) => session.token !== 'null' && isSessionOpen(session, now))
    .sort((a, b) => (b.seenAt ?? 0) - (a.seenAt ?? 0));
}
