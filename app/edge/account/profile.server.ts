import {data, redirect} from '@remix-run/server-runtime';

import type {AccessToken, CustomerRefusal} from '~/commerce/account/customer-call.server';
import {isStudent} from '~/domain/account/customer';
import {changePasswordSchema, profileSchema} from '~/domain/account/forms';
import {normalisePhone} from '~/domain/values/phone';
import {linkCartToCustomer} from '~/edge/cart/session.server';
import type {ShopContext} from '~/edge/request/context.server';

import {parseForm, refusalStatus, requireAccountForm} from './forms.server';
import {PRIVATE} from './pages.server';
import {findCustomer, requireCustomer, signOutForced} from './refresh.server';
import {startSession} from './session.server';

const PATH = '/account/contact-information';

const NOTICES = {
  profile: 'Your changes are saved.',
  password: 'Your password is changed. Other devices are signed out.',
} as const;

/** /account/contact-information and the form behind it (coverage: account-update). */
export async function loadContactInformation(request: Request, context: ShopContext) {
  const {customer} = await requireCustomer(request, context);
  const done = new URL(request.url).searchParams.get('done') ?? '';
  const {firstName, lastName, email, phone} = customer;
  return data(
    {
      firstName,
      lastName,
      email,
      phone,
      isStudent: isStudent(customer),
      notice: Object.hasOwn(NOTICES, done) ? NOTICES[done as keyof typeof NOTICES] : null,
    },
    PRIVATE,
  );
}

/** Takes over a new token: cookie and cart (updating the account may return one; coverage: account-update). */
async function takeOver(request: Request, context: ShopContext, token: AccessToken | null) {
  if (token === null) return;
  await startSession(context, token);
  await linkCartToCustomer(request, context, token.accessToken);
}

/** Another customer's address or phone is nobody's business here: the answer does not tell which of the two it was. */
const NOT_POSSIBLE = 'We could not save this. Check the e-mail address and the phone number.';

const isTaken = ({userErrors}: CustomerRefusal) => userErrors.some(({code}) => code === 'TAKEN');

/**
 * Saves names, e-mail and phone (account update; coverage: account-update). The e-mail is sent only when it differs: a
 * store may refuse any update that carries one (storefront-api §8.4).
 */
export async function submitProfile(request: Request, context: ShopContext) {
  const form = parseForm(await requireAccountForm(request, [profileSchema]), profileSchema);
  if (!form.ok) return form.reply;
  const found = await findCustomer(request, context);
  if (!found.ok) return form.refuse(found);
  const {token, calls, customer} = found.value;
  const {firstName, lastName, email, phone} = form.value;
  const answer = await calls.update(token, {
    firstName,
    lastName,
    phone: phone === '' ? null : normalisePhone(phone),
    ...(email.toLowerCase() === customer.email.toLowerCase() ? {} : {email}),
  });
  if (!answer.ok) {
    if (answer.cause === 'token') throw await signOutForced(request, context, answer);
    return isTaken(answer) ? form.complain(NOT_POSSIBLE) : form.refuse(answer);
  }
  await takeOver(request, context, answer.value);
  return redirect(`${PATH}?done=profile`, 303);
}

/**
 * Changes the password. The present one is proved by signing in with it; the platform ends every session and answers a new
 * token, which this browser takes over. Where that answer was lost, signing in with the new password brings one.
 */
export async function submitPassword(request: Request, context: ShopContext) {
  const form = parseForm(
    await requireAccountForm(request, [changePasswordSchema]),
    changePasswordSchema,
  );
  if (!form.ok) return form.reply;
  const found = await findCustomer(request, context);
  if (!found.ok) return form.refuse(found);
  const {token, calls, customer} = found.value;
  const {current, password} = form.value;
  const {email} = customer;
  const proof = await calls.signIn({email, password: current});
  if (!proof.ok) {
    return proof.userErrors.some(({code}) => code === 'UNIDENTIFIED_CUSTOMER')
      ? form.complain('This is not your present password.', 'current')
      : form.refuse(proof);
  }
  const changed = await calls.update(token, {password});
  if (changed.ok) {
    await takeOver(request, context, changed.value);
    return redirect(`${PATH}?done=password`, 303);
  }
  const again = changed.kind === 'unreachable' ? await calls.signIn({email, password}) : null;
  if (again?.ok) {
    await takeOver(request, context, again.value);
    return redirect(`${PATH}?done=password`, 303);
  }
  await calls.signOut(proof.value.accessToken);
  if (changed.cause === 'token') throw await signOutForced(request, context, changed);
  return form.complain(
    changed.message,
    changed.userErrors[0]?.field?.at(-1),
    refusalStatus(changed),
  );
}
