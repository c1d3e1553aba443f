import {data, redirect} from '@remix-run/server-runtime';

import {returnPath, unlock} from '~/edge/pipeline/steps/storefront-password.server';
import type {ShopContext} from '~/edge/request/context.server';
import {findWait, waitText} from '~/edge/request/limits.server';
import {requireForm} from '~/edge/request/posted-form.server';

const WRONG_PASSWORD = 'That is not the password. Check for capitals and try again.';

/** Takes the storefront password: unlocks and goes on to the page that was wanted, or says that it is wrong. */
export async function submitStorefrontPassword(
  request: Request,
  context: Pick<ShopContext, 'env' | 'buyerIp' | 'responseHeaders' | 'isSecure'>,
) {
  const form = await requireForm(request, ['password', 'return_to']);
  const password = form.get('password');
  const wanted = form.get('return_to');
  const wait = await findWait(context, 'storefront-password');
  if (wait !== null) {
    return data({error: waitText(wait)}, {status: 429, headers: {'Cache-Control': 'no-store'}});
  }
  if (typeof password !== 'string' || !(await unlock(context, password))) {
    return data({error: WRONG_PASSWORD}, {status: 401, headers: {'Cache-Control': 'no-store'}});
  }
  return redirect(returnPath(typeof wanted === 'string' ? wanted : null), 303);
}
