import {data, redirect} from '@remix-run/server-runtime';

import {returnPath, unlock} from '~/edge/pipeline/steps/storefront-password.server';
import type {ShopContext} from '~/edge/request/context.server';
import {requireForm} from '~/edge/request/posted-form.server';
import {openCounters, takeAttempt} from '~/edge/request/rate-limit.server';

const WRONG_PASSWORD = 'That is not the password. Check for capitals and try again.';
const TOO_MANY = 'Too many attempts. Please wait ten minutes and try again.';
const ATTEMPTS = {name: 'storefront-password', limit: 10, windowSeconds: 600};

/** Takes the storefront password: unlocks and goes on to the page that was wanted, or says that it is wrong. */
export async function submitStorefrontPassword(
  request: Request,
  context: Pick<ShopContext, 'env' | 'buyerIp' | 'responseHeaders'>,
) {
  const form = await requireForm(request, ['password', 'return_to']);
  const password = form.get('password');
  const wanted = form.get('return_to');
  const store = await openCounters();
  if (!(await takeAttempt(ATTEMPTS, context.buyerIp ?? 'unknown', store, Date.now()))) {
    return data({error: TOO_MANY}, {status: 429, headers: {'Cache-Control': 'no-store'}});
  }
  if (typeof password !== 'string' || !(await unlock(context, password))) {
    return data({error: WRONG_PASSWORD}, {status: 401, headers: {'Cache-Control': 'no-store'}});
  }
  return redirect(returnPath(typeof wanted === 'string' ? wanted : null), 303);
}
