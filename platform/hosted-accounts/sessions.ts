import type {PlatformServices} from '../services.ts';

import type {AccountToken, AuthorisationCode, AuthoriseRequest, SignInAttempt} from './records.ts';

/** As Shopify's: `expires_in` of an access token. */
export const ACCESS_SECONDS = 7_200;
const REFRESH_SECONDS = 30 * 86_400;
const CODE_SECONDS = 300;
const ATTEMPT_SECONDS = 600;
/** How long the hosted page remembers who signed in, so that a second shop or tab need not ask again. */
export const SESSION_SECONDS = 30 * 86_400;

export const MIGRATION = `
  CREATE TABLE account_attempts (id TEXT PRIMARY KEY, expires_at TEXT NOT NULL, document TEXT NOT NULL);
  CREATE TABLE account_sessions (
    id TEXT PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    expires_at TEXT NOT NULL
  );
  CREATE TABLE account_codes (
    code TEXT PRIMARY KEY, session_id TEXT NOT NULL REFERENCES account_sessions (id) ON DELETE CASCADE,
    used_at TEXT, document TEXT NOT NULL
  );
  CREATE TABLE account_tokens (
    token TEXT PRIMARY KEY, kind TEXT NOT NULL,
    session_id TEXT NOT NULL REFERENCES account_sessions (id) ON DELETE CASCADE,
    customer_id INTEGER NOT NULL, client_id TEXT NOT NULL, scopes TEXT NOT NULL,
    expires_at TEXT NOT NULL, used_at TEXT, storefront_token TEXT
  );
`;

export const ACCOUNT_TABLES = [
  'account_tokens',
  'account_codes',
  'account_sessions',
  'account_attempts',
] as const;

const after = ({clock}: PlatformServices, seconds: number) =>
  new Date(clock.now().getTime() + seconds * 1000).toISOString();

const now = ({clock}: PlatformServices) => clock.now().toISOString();

export function startAttempt(services: PlatformServices, request: AuthoriseRequest): SignInAttempt {
  return saveAttempt(services, {
    id: services.ids.token(32),
    request,
    email: null,
    code: null,
    misses: 0,
    expiresAt: after(services, ATTEMPT_SECONDS),
  });
}

export function saveAttempt(services: PlatformServices, attempt: SignInAttempt): SignInAttempt {
  services.store.run(
    `INSERT INTO account_attempts (id, expires_at, document) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET document = excluded.document`,
    [attempt.id, attempt.expiresAt, JSON.stringify(attempt)],
  );
  return attempt;
}

/** A sign-in under way; null for one that is over, took too long or never began. */
export function findAttempt(services: PlatformServices, id: string): SignInAttempt | null {
  const row = services.store.one<{document: string}>(
    'SELECT document FROM account_attempts WHERE id = ? AND expires_at > ?',
    [id, now(services)],
  );
  return row === undefined ? null : (JSON.parse(row.document) as SignInAttempt);
}

export function endAttempt({store}: PlatformServices, id: string): void {
  store.run('DELETE FROM account_attempts WHERE id = ?', [id]);
}

export function startSession(services: PlatformServices, customerId: number): string {
  const id = services.ids.token(40);
  services.store.run(
    'INSERT INTO account_sessions (id, customer_id, expires_at) VALUES (?, ?, ?)',
    [id, customerId, after(services, SESSION_SECONDS)],
  );
  return id;
}

/** The customer whose session on the hosted page this is; null for one that has ended. */
export function findSessionCustomer(services: PlatformServices, id: string): number | null {
  return (
    services.store.one<{customer_id: number}>(
      'SELECT customer_id FROM account_sessions WHERE id = ? AND expires_at > ?',
      [id, now(services)],
    )?.customer_id ?? null
  );
}

/** Signs out: the session, and with it every code and token of it, the storefront's included. */
export function endSession({store}: PlatformServices, id: string): void {
  store.run(
    `DELETE FROM customer_tokens WHERE token IN
       (SELECT storefront_token FROM account_tokens WHERE session_id = ?)`,
    [id],
  );
  store.run('DELETE FROM account_sessions WHERE id = ?', [id]);
}

export function addCode(
  services: PlatformServices,
  request: AuthoriseRequest,
  customerId: number,
  sessionId: string,
): AuthorisationCode {
  const code: AuthorisationCode = {
    code: services.ids.token(48),
    request,
    customerId,
    sessionId,
    expiresAt: after(services, CODE_SECONDS),
  };
  services.store.run('INSERT INTO account_codes (code, session_id, document) VALUES (?, ?, ?)', [
    code.code,
    sessionId,
    JSON.stringify(code),
  ]);
  return code;
}

/**
 * Takes a code, once. A code that comes twice was stolen or replayed: its whole session ends, as OAuth 2 asks for.
 * Call it within a transaction.
 */
export function takeCode(services: PlatformServices, text: string): AuthorisationCode | null {
  const row = services.store.one<{document: string; used_at: string | null}>(
    'SELECT document, used_at FROM account_codes WHERE code = ?',
    [text],
  );
  if (row === undefined) return null;
  const code = JSON.parse(row.document) as AuthorisationCode;
  if (row.used_at !== null) {
    endSession(services, code.sessionId);
    return null;
  }
  services.store.run('UPDATE account_codes SET used_at = ? WHERE code = ?', [now(services), text]);
  return code.expiresAt > now(services) ? code : null;
}

type TokenOwner = Pick<AccountToken, 'sessionId' | 'customerId' | 'clientId' | 'scopes'>;

/** A further token of a session. Prefixes are Shopify's: what a token is can be seen in it. */
export function addToken(
  services: PlatformServices,
  kind: AccountToken['kind'],
  owner: TokenOwner,
): string {
  const token = `${kind === 'access' ? 'shcat' : 'shcrt'}_${services.ids.token(48)}`;
  services.store.run(
    `INSERT INTO account_tokens (token, kind, session_id, customer_id, client_id, scopes, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [
      token,
      kind,
      owner.sessionId,
      owner.customerId,
      owner.clientId,
      owner.scopes.join(' '),
      after(services, kind === 'access' ? ACCESS_SECONDS : REFRESH_SECONDS),
    ],
  );
  return token;
}

interface TokenRow {
  token: string;
  kind: AccountToken['kind'];
  session_id: string;
  customer_id: number;
  client_id: string;
  scopes: string;
  expires_at: string;
  used_at: string | null;
}

/** A token that has not run out; null for an unknown, ended or expired one. */
export function findToken(
  services: PlatformServices,
  kind: AccountToken['kind'],
  token: string,
): AccountToken | null {
  const row = services.store.one<TokenRow>(
    'SELECT * FROM account_tokens WHERE token = ? AND kind = ? AND expires_at > ?',
    [token, kind, now(services)],
  );
  return row === undefined
    ? null
    : {
        token: row.token,
        kind: row.kind,
        sessionId: row.session_id,
        customerId: row.customer_id,
        clientId: row.client_id,
        scopes: row.scopes.split(' '),
        expiresAt: row.expires_at,
        usedAt: row.used_at,
      };
}

/** Marks a refresh token as exchanged; the first time counts. */
export function markUsed(services: PlatformServices, token: string): void {
  services.store.run('UPDATE account_tokens SET used_at = ? WHERE token = ? AND used_at IS NULL', [
    now(services),
    token,
  ]);
}

/** Remembers the storefront token that an access token was exchanged for, so that both end together. */
export function rememberStorefrontToken(
  {store}: PlatformServices,
  token: string,
  storefrontToken: string,
): void {
  store.run('UPDATE account_tokens SET storefront_token = ? WHERE token = ?', [
    storefrontToken,
    token,
  ]);
}

/** Lets tokens of a customer run out now, as time or a merchant does. */
export function expireAccountTokens(
  services: PlatformServices,
  customerId: number,
  kinds: readonly AccountToken['kind'][],
): void {
  for (const kind of kinds) {
    services.store.run(
      'UPDATE account_tokens SET expires_at = ? WHERE customer_id = ? AND kind = ?',
      [now(services), customerId, kind],
    );
  }
}
