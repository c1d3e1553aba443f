import {z} from 'zod/mini';

import type {AccessToken} from '~/commerce/account/customer-call.server';
import type {AccountKind} from '~/domain/account/account-kind';
import {isSessionOpen, type SessionTimes} from '~/domain/account/session-limits';

import {seal, unseal} from './crypto.server';
import type {Environment} from './environment.server';

const PURPOSE = 'customer-session';
/** Seals of the time before the last use was written down: the token's end and the token. */
const FORMER_PURPOSE = 'customer-token';
/** Sessions of hosted accounts: none of the others can be taken for one. */
const HOSTED_PURPOSE = 'hosted-session';

type Secrets = Pick<Environment, 'SESSION_SECRET'>;

/** What a session of a hosted account has besides its access token. */
export interface HostedTokens {
  /** When the access token ends, in milliseconds; the session outlives it by its refresh token. */
  accessEnd: number;
  refresh: string;
}

/** A customer's session as its cookie holds it. */
export interface CustomerSession extends SessionTimes {
  /** Opens the account at the API of its kind, and is what a cart knows its customer by (coverage: accounts-cart). */
  token: string;
  /** Null for an account with a password. */
  hosted: HostedTokens | null;
}

/** The kind of account that a session is of. */
export const kindOf = ({hosted}: Pick<CustomerSession, 'hosted'>): AccountKind =>
  hosted === null ? 'legacy' : 'hosted';

/** What follows in a seal of before, a token for the cart alone, is no longer needed. */
const hostedSchema = z.tuple(
  [
    z.number(),
    z.number(),
    z.string().check(z.minLength(1)),
    z.number(),
    z.string().check(z.minLength(1)),
  ],
  z.unknown(),
);

/** Encrypts a session, so that none of it is readable or changeable outside the worker. It is used at `now` (milliseconds). */
export function sealSession(
  {SESSION_SECRET}: Secrets,
  {token, end, hosted}: Pick<CustomerSession, 'token' | 'end' | 'hosted'>,
  now: number,
): Promise<string> {
  if (hosted === null) return seal(SESSION_SECRET, PURPOSE, `${end}|${now}|${token}`);
  const {accessEnd, refresh} = hosted;
  const session = JSON.stringify([end, now, token, accessEnd, refresh]);
  return seal(SESSION_SECRET, HOSTED_PURPOSE, session);
}

/** Seals the session of a token that the platform has just answered. */
export function sealToken(
  secrets: Secrets,
  {accessToken, expiresAt}: AccessToken,
  now: number,
): Promise<string> {
  return sealSession(secrets, {token: accessToken, end: Date.parse(expiresAt), hosted: null}, now);
}

function readHosted(text: string): CustomerSession | null {
  const parsed = hostedSchema.safeParse(JSON.parse(text));
  if (!parsed.success) return null;
  const [end, seenAt, token, accessEnd, refresh] = parsed.data;
  return {token, end, seenAt, hosted: {accessEnd, refresh}};
}

async function unsealSession(
  {SESSION_SECRET}: Secrets,
  sealed: string,
): Promise<CustomerSession | null> {
  const text = (await unseal(SESSION_SECRET, PURPOSE, sealed)) ?? '';
  const [, end, seenAt, token] = /^(\d+)\|(\d+)\|(.+)$/s.exec(text) ?? [];
  if (token !== undefined) return {token, end: Number(end), seenAt: Number(seenAt), hosted: null};
  const hosted = await unseal(SESSION_SECRET, HOSTED_PURPOSE, sealed);
  if (hosted !== null) return readHosted(hosted);
  const former = (await unseal(SESSION_SECRET, FORMER_PURPOSE, sealed)) ?? '';
  const [, formerEnd, formerToken] = /^(\d+)\|(.+)$/s.exec(former) ?? [];
  return formerToken === undefined
    ? null
    : {token: formerToken, end: Number(formerEnd), seenAt: null, hosted: null};
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
