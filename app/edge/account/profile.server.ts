import {data, redirect} from '@remix-run/server-runtime';
import type {z} from 'zod/mini';

import {createCustomerCalls} from '~/commerce/account/customer.server';
import type {ProfileInput} from '~/commerce/account/customer/update.server';
import type {AccessToken, CustomerRefusal} from '~/commerce/account/customer-call.server';
import {isStudent} from '~/domain/account/customer';
import {changePasswordSchema, namesSchema, profileSchema} from '~/domain/account/forms';
import {normalisePhone} from '~/domain/values/phone';
import {linkCartToCustomer} from '~/edge/cart/session.server';
import type {ShopContext} from '~/edge/request/context.server';

import {findAbilities} from './entry-hosted.server';
import {findDraft} from './form-draft.server';
import {proveOwner} from './form-owner.server';
import {findSender, type Sender} from './form-sender.server';
import {type ParsedForm, parseForm, refusalStatus, requireAccountForm} from './forms.server';
import {PRIVATE} from './pages.server';
import {provePassword, tellOwner} from './present-password.server';
import {requireCustomer} from './refresh.server';
import {startSession} from './session.server';

const PATH = '/account/contact-information';

const NOTICES = {
  profile: 'Your changes are saved.',
  email:
    'Your changes are saved. From now on you sign in with the new e-mail address. Other devices are signed out.',
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
      abilities: await findAbilities(context),
      whose: await proveOwner(context, customer.number),
      draft: await findDraft(request, context, customer.number),
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

const PASSWORD_NEEDED = 'Enter your present password to change the e-mail address.';

const isTaken = ({userErrors}: CustomerRefusal) => userErrors.some(({code}) => code === 'TAKEN');

/**
 * Saves names, e-mail and phone (account update; coverage: account-update). The e-mail is sent only when it differs: a
 * store may refuse any update that carries one (storefront-api §8.4).
 */
export async function submitProfile(request: Request, context: ShopContext) {
  const {changesContact} = await findAbilities(context);
  return changesContact ? submitContact(request, context) : submitNames(request, context);
}

/** Saves the names, where they are all that the kind of account lets a customer change here. */
async function submitNames(request: Request, context: ShopContext) {
  const posted = await requireAccountForm(request, [namesSchema]);
  const form = parseForm(posted, namesSchema);
  if (!form.ok) return form.reply;
  const found = await findSender(request, context, posted, form);
  if (!found.ok) return found.reply;
  const {token, calls, signOut} = found.value;
  const answer = await calls.update(token, form.value);
  if (answer.ok) return redirect(`${PATH}?done=profile`, 303);
  if (answer.cause === 'token') throw await signOut(answer);
  return form.refuse(answer);
}

async function submitContact(request: Request, context: ShopContext) {
  const posted = await requireAccountForm(request, [profileSchema]);
  const form = parseForm(posted, profileSchema);
  if (!form.ok) return form.reply;
  const found = await findSender(request, context, posted, form);
  if (!found.ok) return found.reply;
  const {firstName, lastName, email, phone} = form.value;
  const details = {firstName, lastName, phone: phone === '' ? null : normalisePhone(phone)};
  const {token, calls, customer} = found.value;
  if (email.toLowerCase() !== customer.email.toLowerCase()) {
    return changeAddress(request, context, form, found.value, details);
  }
  const answer = await calls.update(token, details);
  if (!answer.ok) return refuseProfile(found.value, form, answer);
  await takeOver(request, context, answer.value);
  return redirect(`${PATH}?done=profile`, 303);
}

type ProfileForm = Extract<ParsedForm<z.output<typeof profileSchema>>, {ok: true}>;

async function refuseProfile({signOut}: Sender, form: ProfileForm, refusal: CustomerRefusal) {
  if (refusal.cause === 'token') throw await signOut(refusal);
  return isTaken(refusal) ? form.complain(NOT_POSSIBLE) : form.refuse(refusal);
}

/**
 * Changes the address that opens the account (coverage: account-email-change): a reset mail goes there from now on, so that whoever
 * is at an open session must know the password. It is sent along as it is, which has the platform end every session and
 * answer a new token; where it answers none, the one that proved the password is taken and the old one revoked. The address
 * that the account had before is told.
 */
async function changeAddress(
  request: Request,
  context: ShopContext,
  form: ProfileForm,
  sender: Sender,
  details: ProfileInput,
) {
  const {token, customer} = sender;
  const calls = createCustomerCalls(context.storefront);
  const {email, current} = form.value;
  if (current === '') return form.complain(PASSWORD_NEEDED, 'current');
  const proof = await provePassword(context, calls, form, {
    email: customer.email,
    password: current,
  });
  if (!proof.ok) return proof.reply;
  const changed = await calls.update(token, {...details, email, password: current});
  const again =
    !changed.ok && changed.kind === 'unreachable'
      ? await calls.signIn({email, password: current})
      : null;
  if (!changed.ok && !again?.ok) {
    await calls.signOut(proof.token.accessToken);
    return refuseProfile(sender, form, changed);
  }
  const fresh = (changed.ok ? changed.value : null) ?? (again?.ok ? again.value : null);
  if (fresh === null) await calls.signOut(token);
  await takeOver(request, context, fresh ?? proof.token);
  tellOwner(context, 'email', customer);
  return redirect(`${PATH}?done=email`, 303);
}

/**
 * Changes the password. The present one is proved by signing in with it; the platform ends every session and answers a new
 * token, which this browser takes over. Where that answer was lost, signing in with the new password brings one. The owner is
 * told by mail.
 */
export async function submitPassword(request: Request, context: ShopContext) {
  const posted = await requireAccountForm(request, [changePasswordSchema]);
  const form = parseForm(posted, changePasswordSchema);
  if (!form.ok) return form.reply;
  const found = await findSender(request, context, posted, form);
  if (!found.ok) return found.reply;
  const {token, customer, signOut} = found.value;
  const calls = createCustomerCalls(context.storefront);
  const {current, password} = form.value;
  const {email} = customer;
  const proof = await provePassword(context, calls, form, {email, password: current});
  if (!proof.ok) return proof.reply;
  const changed = await calls.update(token, {password});
  const again =
    !changed.ok && changed.kind === 'unreachable' ? await calls.signIn({email, password}) : null;
  if (changed.ok || again?.ok) {
    await takeOver(request, context, changed.ok ? changed.value : again?.ok ? again.value : null);
    tellOwner(context, 'password', customer);
    return redirect(`${PATH}?done=password`, 303);
  }
  await calls.signOut(proof.token.accessToken);
  if (changed.cause === 'token') throw await signOut(changed);
  return form.complain(
    changed.message,
    changed.userErrors[0]?.field?.at(-1),
    refusalStatus(changed),
  );
}
