import {z} from 'zod/mini';

import {createCustomerCalls} from '~/commerce/account/customer.server';
import {apiAnswer, methodNotAllowed} from '~/edge/request/api-answers.server';
import type {ShopContext} from '~/edge/request/context.server';
import {clearEveryCookie, findCookie, setCookie} from '~/edge/request/cookies.server';
import {sign} from '~/edge/request/crypto.server';
import {parseBody} from '~/edge/request/json-call.server';

import {askAccount} from './open-account.server';

/**
 * `customerId|timestamp|signature`: the signature is an HMAC-SHA256 in base64 over `customerId|timestamp` (decisions.md,
 * og-cookie value). `now` in milliseconds; the timestamp is in seconds.
 */
export async function signCustomer(secret: string, customer: string, now: number): Promise<string> {
  const claim = `${customer}|${String(Math.floor(now / 1000))}`;
  return `${claim}|${await sign(secret, claim)}`;
}

/**
 * Sets the provider's cookie when it is missing or another customer's (coverage: account-og-cookie). Nothing where no
 * provider is set up.
 */
export async function refreshProviderCookie(
  request: Request,
  context: ShopContext,
  customer: string,
): Promise<void> {
  const secret = context.env.SUBSCRIPTIONS_HASH_KEY;
  // The provider's widget reads the first one, as everybody does who knows of one only.
  const [owner] = (findCookie(request, 'og_auth') ?? '').split('|', 1);
  if (secret === undefined || customer === '' || owner === customer) return;
  clearEveryCookie(request, context, 'og_auth');
  setCookie(context, 'og_auth', await signCustomer(secret, customer, Date.now()));
}

const NO_NUMBER = 'Subscriptions are not available for this account at the moment.';

const bodySchema = z.object({
  customerAccessToken: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
});

/**
 * `POST /api/og-cookie` (coverage: account-og-cookie): the provider's cookie for the customer of the token in the body,
 * or of the session where the body has none, as the browser's script never sees the token.
 */
export async function answerProviderCookie(
  request: Request,
  context: ShopContext,
): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const body = await parseBody(request, bodySchema);
  const token = body.customerAccessToken;
  if (token === undefined && !(await context.isSignedIn())) {
    return apiAnswer({message: 'Sign in first.'}, {status: 401});
  }
  const secret = context.env.SUBSCRIPTIONS_HASH_KEY;
  if (secret === undefined) {
    return apiAnswer({message: 'No subscription provider is set up.'}, {status: 503});
  }
  const answer =
    token === undefined
      ? await askAccount(request, context, (own) => own.calls.summary(own.token))
      : await createCustomerCalls(context.storefront).summary(token);
  if (!answer.ok) {
    return apiAnswer(
      {message: answer.message},
      {status: answer.kind === 'unreachable' ? 503 : 401},
    );
  }
  // A customer without a number is nobody whom the provider knows, and a signature of nobody opens who knows what.
  if (answer.value.number === '') return apiAnswer({message: NO_NUMBER}, {status: 503});
  const value = await signCustomer(secret, answer.value.number, Date.now());
  setCookie(context, 'og_auth', value);
  return apiAnswer({value});
}
