import {GraphQLError} from 'graphql';
import {getCookie, setCookie} from 'hono/cookie';

import {
  createCustomer,
  findCustomerByEmail,
  normaliseEmail,
  saveCustomer,
} from '../customers/customers.ts';
import {emailErrors} from '../customers/input-rules.ts';
import {countAttempt, findCustomerPolicy} from '../customers/policy.ts';
import type {CustomerRecord} from '../customers/records.ts';
import {sendSignInCode} from '../outbox/customer-mails.ts';
import {messagePage, seeOther} from '../pages/page.ts';
import {refuseForeignPosts} from '../pages/same-origin.ts';
import type {PlatformServices} from '../services.ts';
import type {PlatformApp, PlatformContext} from '../transport/environment.ts';

import {codePage, emailPage} from './authorise-pages.ts';
import {callbackWith, parseAuthoriseRequest} from './authorise-request.ts';
import type {AuthoriseRequest, SignInAttempt} from './records.ts';
import {
  addCode,
  endAttempt,
  findAttempt,
  findSessionCustomer,
  saveAttempt,
  SESSION_SECONDS,
  startAttempt,
  startSession,
} from './sessions.ts';
import {AUTHENTICATION} from './shop.ts';

/** The hosted page's own session, on the platform's origin. */
export const SESSION_COOKIE = 'customer_session';

const MOST_MISSES = 5;

const refusedPage = (services: PlatformServices, text: string, status = 400) =>
  messagePage(
    services.shop,
    'accounts',
    'We cannot sign you in',
    text,
    {label: 'Back to the shop', url: services.storefrontOrigin},
    status,
  );

const overPage = (services: PlatformServices) =>
  refusedPage(
    services,
    'This sign-in took too long or is over already. Please begin again from the shop.',
    410,
  );

/** Whoever reads the mail owns the address: an account of it is there, or made now. */
function customerOf(services: PlatformServices, email: string): CustomerRecord {
  const known = findCustomerByEmail(services.store, email) ?? createCustomer(services, {email});
  return known.state === 'ENABLED'
    ? known
    : saveCustomer(services, {...known, state: 'ENABLED', activation: null});
}

function answerWithCode(
  services: PlatformServices,
  request: AuthoriseRequest,
  customerId: number,
  sessionId: string,
): Response {
  const {code} = services.store.transaction(() =>
    addCode(services, request, customerId, sessionId),
  );
  return seeOther(callbackWith(request.redirectUri, {code, state: request.state}));
}

/** `GET …/oauth/authorize`: asks who it is, unless this browser has said so before. */
function authorise(services: PlatformServices, c: PlatformContext): Response {
  const query = new URL(c.req.url).searchParams;
  const parsed = parseAuthoriseRequest(services, query);
  if (parsed.kind === 'page') return refusedPage(services, parsed.message);
  if (parsed.kind === 'client') {
    return seeOther(
      callbackWith(parsed.redirectUri, {
        error: parsed.error,
        error_description: parsed.description,
        state: parsed.state,
      }),
    );
  }
  const {request} = parsed;
  const prompt = query.get('prompt');
  const session = getCookie(c, SESSION_COOKIE) ?? '';
  const customerId = prompt === 'login' ? null : findSessionCustomer(services, session);
  if (customerId !== null) return answerWithCode(services, request, customerId, session);
  if (prompt === 'none') {
    return seeOther(
      callbackWith(request.redirectUri, {
        error: 'login_required',
        error_description: 'Nobody is signed in here',
        state: request.state,
      }),
    );
  }
  const attempt = startAttempt(services, request);
  return seeOther(
    callbackWith(`${new URL(c.req.url).origin}${AUTHENTICATION}/login/${attempt.id}`, {
      login_hint: query.get('login_hint'),
    }),
  );
}

async function textOf(c: PlatformContext, name: string): Promise<string> {
  const value = (await c.req.formData()).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Mails a fresh code; an earlier one no longer works. */
async function takeEmail(
  services: PlatformServices,
  c: PlatformContext,
  attempt: SignInAttempt,
): Promise<Response> {
  const typed = await textOf(c, 'email');
  const [problem] = emailErrors(typed, ['email'], findCustomerPolicy(services).refusedDomains);
  if (problem !== undefined) {
    return emailPage(
      services.shop,
      attempt,
      typed,
      'Enter an e-mail address like name@example.com.',
    );
  }
  try {
    countAttempt(services, 'mail', `code:${c.get('remoteAddress')}`);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return emailPage(
      services.shop,
      attempt,
      typed,
      'Too many codes were asked for. Please try again later.',
    );
  }
  const code = String(Number.parseInt(services.ids.hex(12), 16) % 1_000_000).padStart(6, '0');
  const email = normaliseEmail(typed);
  services.store.transaction(() => {
    saveAttempt(services, {...attempt, email, code, misses: 0});
    sendSignInCode(services, email, code);
  });
  return seeOther(`${AUTHENTICATION}/login/${attempt.id}/code`);
}

async function takeCodeTyped(
  services: PlatformServices,
  c: PlatformContext,
  attempt: SignInAttempt & {email: string},
): Promise<Response> {
  const typed = (await textOf(c, 'code')).replaceAll(/\s/g, '');
  if (attempt.misses >= MOST_MISSES) {
    return codePage(services.shop, attempt, 'That was wrong too often. Ask for a new code.');
  }
  if (typed !== attempt.code) {
    saveAttempt(services, {...attempt, misses: attempt.misses + 1});
    return codePage(
      services.shop,
      attempt,
      'That is not the code we sent. Check the latest mail from us.',
    );
  }
  const {request, email} = attempt;
  const [customerId, session] = services.store.transaction(() => {
    endAttempt(services, attempt.id);
    const {id} = customerOf(services, email);
    return [id, startSession(services, id)] as const;
  });
  setCookie(c, SESSION_COOKIE, session, {
    path: AUTHENTICATION,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: SESSION_SECONDS,
  });
  const answer = answerWithCode(services, request, customerId, session);
  return c.redirect(answer.headers.get('location') ?? services.storefrontOrigin, 303);
}

/** The authorise endpoint and the hosted page behind it; every step works without script. */
export function mountAuthorise(app: PlatformApp, services: PlatformServices): void {
  app.use(`${AUTHENTICATION}/login/*`, refuseForeignPosts);
  app.get(`${AUTHENTICATION}/oauth/authorize`, (c) => authorise(services, c));

  const page = `${AUTHENTICATION}/login/:attempt`;
  app.get(page, (c) => {
    const attempt = findAttempt(services, c.req.param('attempt'));
    if (attempt === null) return overPage(services);
    return emailPage(
      services.shop,
      attempt,
      attempt.email ?? c.req.query('login_hint') ?? '',
      null,
    );
  });
  app.post(page, async (c) => {
    const attempt = findAttempt(services, c.req.param('attempt'));
    return attempt === null ? overPage(services) : takeEmail(services, c, attempt);
  });
  app.get(`${page}/code`, (c) => {
    const attempt = findAttempt(services, c.req.param('attempt'));
    if (attempt === null) return overPage(services);
    return attempt.email === null
      ? emailPage(services.shop, attempt, '', null)
      : codePage(services.shop, attempt, null);
  });
  app.post(`${page}/code`, async (c) => {
    const attempt = findAttempt(services, c.req.param('attempt'));
    if (attempt === null) return overPage(services);
    const {email} = attempt;
    return email === null
      ? emailPage(services.shop, attempt, '', null)
      : takeCodeTyped(services, c, {...attempt, email});
  });
  app.get(`${page}/cancel`, (c) => {
    const attempt = findAttempt(services, c.req.param('attempt'));
    if (attempt === null) return seeOther(services.storefrontOrigin);
    endAttempt(services, attempt.id);
    return seeOther(
      callbackWith(attempt.request.redirectUri, {
        error: 'access_denied',
        error_description: 'The customer did not sign in',
        state: attempt.request.state,
      }),
    );
  });
}
