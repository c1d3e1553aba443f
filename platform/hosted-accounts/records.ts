/** What a client asked for at the authorise endpoint. */
export interface AuthoriseRequest {
  clientId: string;
  redirectUri: string;
  scopes: string[];
  state: string | null;
  nonce: string | null;
  /** PKCE, always S256. */
  codeChallenge: string;
}

/** A sign-in that is under way on the hosted page. */
export interface SignInAttempt {
  id: string;
  request: AuthoriseRequest;
  /** The address that was typed and that the code went to; null before. */
  email: string | null;
  /** Six digits. */
  code: string | null;
  /** Wrong codes so far. */
  misses: number;
  expiresAt: string;
}

/** What a code, which goes through the browser's address, can be exchanged for, once. */
export interface AuthorisationCode {
  code: string;
  request: AuthoriseRequest;
  customerId: number;
  sessionId: string;
  expiresAt: string;
}

/** Access and refresh tokens of one sign-in belong to its session and end with it. */
export interface AccountToken {
  token: string;
  kind: 'access' | 'refresh';
  sessionId: string;
  customerId: number;
  clientId: string;
  scopes: string[];
  expiresAt: string;
  /** When a refresh token was exchanged; it works once, and for a moment longer (see `REUSE_SECONDS`). */
  usedAt: string | null;
}
