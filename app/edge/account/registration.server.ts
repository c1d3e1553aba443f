import {createCustomerCalls, type CustomerCalls} from '~/commerce/account/customer.server';
import type {NewCustomer} from '~/commerce/account/customer/create.server';
import type {CustomerAnswer, CustomerRefusal} from '~/commerce/account/customer-call.server';
import {type AccountEntry, parseRegistration} from '~/domain/account/entry';
import {createAccountSchema, createStudentSchema} from '~/domain/account/forms';
import {normalisePhone} from '~/domain/values/phone';
import type {ShopContext} from '~/edge/request/context.server';
import {clearCookie, findCookie, setCookie} from '~/edge/request/cookies.server';
import {findWait, waitText} from '~/edge/request/limits.server';

import {formReply, parseForm, requireAccountForm} from './forms.server';
import {wantedPage} from './refresh.server';

/** The same for everybody: who has an account learns it from the mail, and nobody else does. */
const CHECK_MAIL =
  'Check your mail: we have sent a link to this address. It lets you choose your password and signs you in, and it works for 24 hours. If you had an account already, it is the way back in.';

type UserError = CustomerRefusal['userErrors'][number];

const isTaken = ({code, field}: UserError, name: string) =>
  code === 'TAKEN' && field?.at(-1) === name;

/** What the platform says where it knows the address already; the second has an account that was never opened. */
const tellsOfAccount = (error: UserError) =>
  isTaken(error, 'email') || error.code === 'CUSTOMER_DISABLED';

/** What a visitor has to mend; nothing that tells who has an account. */
function problemsOf(answer: CustomerAnswer<true>): UserError[] {
  return answer.ok ? [] : answer.userErrors.filter((error) => !tellsOfAccount(error));
}

/**
 * Makes the account, with a password that nobody knows: it opens to whoever reads the mail. A phone number that is another
 * customer's is left out, as saying so would tell of them.
 */
async function makeAccount(calls: CustomerCalls, customer: Omit<NewCustomer, 'password'>) {
  const input = {...customer, password: crypto.randomUUID()};
  const answer = await calls.create(input);
  const problems = problemsOf(answer);
  const isPhoneAlone = problems.length > 0 && problems.every((error) => isTaken(error, 'phone'));
  return isPhoneAlone ? calls.create({...input, phone: undefined}) : answer;
}

/** Sends the link, once more where the platform did not answer. */
async function mailLink(
  {requestId}: Pick<ShopContext, 'requestId'>,
  calls: CustomerCalls,
  email: string,
): Promise<void> {
  const first = await calls.recover(email);
  const answer = first.ok || first.kind !== 'unreachable' ? first : await calls.recover(email);
  if (!answer.ok) console.error(`[${requestId}] registration mail: ${answer.message}`);
}

/**
 * Creates an account (coverage: account-create). The answer is the same, and comes as soon, whether the address had an account or
 * not (coverage: account-create-neutral): its owner gets a mail whose link chooses the password and signs in. Sending the form
 * again makes no second account.
 */
export async function submitCreateAccount(
  request: Request,
  context: ShopContext,
  {student = false}: {student?: boolean} = {},
) {
  const schema = student ? createStudentSchema : createAccountSchema;
  const body = await requireAccountForm(request, [schema]);
  const form = parseForm(body, schema);
  if (!form.ok) return form.reply;
  const {phone, ...details} = form.value;
  const wait = await findWait(context, 'registration', details.email);
  if (wait !== null) return form.complain(waitText(wait), undefined, 429);
  const calls = createCustomerCalls(context.storefront);
  const made = await makeAccount(calls, {
    ...details,
    ...(phone === '' ? {} : {phone: normalisePhone(phone)}),
  });
  const [problem, ...others] = problemsOf(made);
  if (!made.ok && problem) {
    const {message} = problem;
    return form.refuse({...made, message, userErrors: [problem, ...others]});
  }
  if (!made.ok && made.userErrors.length === 0) return form.refuse(made);
  // Behind the answer: how long a mail takes would tell whom it went to. An account that was never opened has had its own by now.
  const isInvited = !made.ok && made.userErrors.some(({code}) => code === 'CUSTOMER_DISABLED');
  if (!isInvited) context.waitUntil(mailLink(context, calls, details.email));
  const entry: AccountEntry = student ? 'student-sign-up' : 'sign-up';
  setCookie(context, 'registering', `${entry}|${wantedPage(request, body)}`);
  return formReply({notice: CHECK_MAIL});
}

/** How somebody came in by a mail's link, and where to: as who began to create an account in this browser, or by the link alone. */
export function takeRegistration(
  request: Request,
  context: ShopContext,
  entry: AccountEntry,
): {entry: AccountEntry; wanted?: string} {
  const begun = parseRegistration(findCookie(request, 'registering') ?? '');
  if (begun === null) return {entry};
  clearCookie(context, 'registering');
  return begun;
}
