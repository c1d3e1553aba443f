import {data} from '@remix-run/server-runtime';

import {createCustomerCalls} from '~/commerce/account/customer.server';
import type {CustomerRefusal} from '~/commerce/account/customer-call.server';
import {findCampaign} from '~/content/campaigns.server';
import {type MailLink, parseMailLink} from '~/domain/account/customer';
import {choosePasswordSchema, recoverSchema, signInSchema} from '~/domain/account/forms';
import type {ShopContext} from '~/edge/request/context.server';
import {accountKind} from '~/edge/request/environment.server';
import {findWait, forgetTries, waitText} from '~/edge/request/limits.server';

import {formReply, parseForm, refusalStatus, refusalText, requireAccountForm} from './forms.server';
import {sendTo} from './open-account.server';
import {tellOwner} from './present-password.server';
import {enterAccount, wantedPage} from './refresh.server';
import {takeRegistration} from './registration.server';
import {findNotice} from './sign-in-notices.server';

/** What the guest pages know before anything is typed. */
export function loadGuestPage(request: Request, context: ShopContext) {
  return data(
    {
      kind: 'legacy' as const,
      returnTo: wantedPage(request),
      notice: findNotice(request, context),
      hasStudentPage: context.env.PUBLIC_STUDENT_REGISTRATION_ENABLED,
    },
    {headers: {'Cache-Control': 'no-store'}},
  );
}

const hasCode = (refusal: CustomerRefusal, code: string) =>
  refusal.userErrors.some((error) => error.code === code);

/**
 * Signs in (coverage: account-sign-in): the token goes into the cookie, the cart to the customer, the customer to the
 * page they wanted.
 */
export async function submitSignIn(request: Request, context: ShopContext) {
  const body = await requireAccountForm(request, [signInSchema]);
  const form = parseForm(body, signInSchema);
  if (!form.ok) return form.reply;
  const wait = await findWait(context, 'sign-in', form.value.email);
  if (wait !== null) return form.complain(waitText(wait), undefined, 429);
  const answer = await createCustomerCalls(context.storefront).signIn(form.value);
  if (answer.ok) {
    await forgetTries('sign-in', form.value.email);
    return enterAccount(request, context, answer.value, {
      entry: 'password',
      wanted: wantedPage(request, body),
    });
  }
  // One answer for a wrong password, an unknown address and an account that is not activated (storefront-api §8.2).
  return hasCode(answer, 'UNIDENTIFIED_CUSTOMER')
    ? form.complain(
        `${answer.message}. Check the e-mail address and the password, or ask for a new password.`,
        undefined,
        401,
      )
    : form.refuse(answer);
}

/** The student page exists while its switch is on; otherwise the ordinary one takes its place (coverage: page-student). */
export function requireStudentPage(request: Request, context: ShopContext): void {
  if (!context.env.PUBLIC_STUDENT_REGISTRATION_ENABLED) {
    throw sendTo(`/account/create-account${new URL(request.url).search}`);
  }
}

/** The student page with the copy of the student offer (content). */
export function loadStudentPage(request: Request, context: ShopContext) {
  requireStudentPage(request, context);
  const offer = findCampaign('student');
  return data(
    {
      kind: accountKind(context.env),
      returnTo: wantedPage(request),
      heading: offer?.heading ?? 'For students',
      text: offer?.text ?? 'Create an account with your .edu address.',
      steps: offer?.sections[0]?.points ?? [],
    },
    {headers: {'Cache-Control': 'no-store'}},
  );
}

const RECOVERY_SENT =
  'If there is an account with this address, a mail with a link is on its way. It works for 24 hours.';

/** Asks for a reset mail. The answer is the same for a known and an unknown address (decisions.md). */
export async function submitRecover(request: Request, context: ShopContext) {
  const form = parseForm(await requireAccountForm(request, [recoverSchema]), recoverSchema);
  if (!form.ok) return form.reply;
  const wait = await findWait(context, 'reset', form.value.email);
  if (wait !== null) return form.complain(waitText(wait), undefined, 429);
  const answer = await createCustomerCalls(context.storefront).recover(form.value.email);
  if (answer.ok || hasCode(answer, 'UNIDENTIFIED_CUSTOMER')) {
    return formReply({notice: RECOVERY_SENT});
  }
  return form.refuse(answer);
}

/** Hosts that a mail's link may have: the storefront's and the platform's (storefront-api §11). */
function mailHosts(request: Request, {env, siteOrigin}: ShopContext): string[] {
  const platform = env.PUBLIC_STORE_DOMAIN;
  return [
    new URL(request.url).host,
    new URL(siteOrigin).host,
    platform.includes('://') ? new URL(platform).host : platform,
  ];
}

/** The link that `?activation_url=` carries; null for a missing one and for any that is not this shop's. */
function findActivationLink(request: Request, context: ShopContext) {
  const address = new URL(request.url).searchParams.get('activation_url') ?? '';
  const link = parseMailLink(address, mailHosts(request, context));
  return link && {link, address};
}

const resetPath = ({customer, token}: MailLink) => `/account/reset/${customer}/${token}`;

/** The activation page: a reset link that landed here goes on to the page for it. */
export function loadActivation(request: Request, context: ShopContext) {
  const found = findActivationLink(request, context);
  if (found?.link.kind === 'reset') throw sendTo(resetPath(found.link));
  return data({hasLink: found !== null}, {headers: {'Cache-Control': 'no-store'}});
}

const LINK_IS_INCOMPLETE =
  'This link is not complete. Open it from the mail again, or ask for a new one.';

/** Activates with the whole address of the mail (ActivateCustomerByUrl; coverage: account-activate). */
export async function submitActivationByUrl(request: Request, context: ShopContext) {
  const form = parseForm(
    await requireAccountForm(request, [choosePasswordSchema]),
    choosePasswordSchema,
  );
  if (!form.ok) return form.reply;
  const found = findActivationLink(request, context);
  if (found?.link.kind !== 'activate') return form.complain(LINK_IS_INCOMPLETE);
  const answer = await createCustomerCalls(context.storefront).activateByUrl(
    found.address,
    form.value.password,
  );
  return answer.ok
    ? enterAccount(request, context, answer.value, takeRegistration(request, context, 'activation'))
    : form.complain(linkRefusal(answer), fieldOf(answer), refusalStatus(answer));
}

/** What a refused link means for the shopper, behind the platform's own words. */
function linkRefusal(refusal: CustomerRefusal): string {
  const text = refusalText(refusal);
  if (hasCode(refusal, 'TOKEN_INVALID')) {
    return `${text}. The link has been used or has run out: ask for a new one.`;
  }
  return hasCode(refusal, 'ALREADY_ENABLED')
    ? `${text}. You can sign in with your password.`
    : text;
}

function fieldOf({userErrors}: CustomerRefusal): string | undefined {
  return userErrors[0]?.field?.at(-1);
}

/** Sets the first or a new password behind the link of a mail, signs in, and goes on to the account. */
export async function submitMailLink(
  request: Request,
  context: ShopContext,
  link: {kind: MailLink['kind']; customer: string | undefined; token: string | undefined},
) {
  const form = parseForm(
    await requireAccountForm(request, [choosePasswordSchema]),
    choosePasswordSchema,
  );
  if (!form.ok) return form.reply;
  const {customer = '', token = ''} = link;
  if (!/^\d{1,20}$/.test(customer)) return form.complain(LINK_IS_INCOMPLETE);
  const calls = createCustomerCalls(context.storefront);
  const answer = await calls[link.kind]({customer, token}, form.value.password);
  if (answer.ok && link.kind === 'reset') {
    const tell = async () => {
      const owner = await calls.read(answer.value.accessToken);
      if (owner.ok) tellOwner(context, 'password', owner.value);
    };
    context.waitUntil(tell());
  }
  return answer.ok
    ? enterAccount(
        request,
        context,
        answer.value,
        takeRegistration(request, context, link.kind === 'activate' ? 'activation' : 'reset'),
      )
    : form.complain(linkRefusal(answer), fieldOf(answer), refusalStatus(answer));
}
