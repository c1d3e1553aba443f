import type {CustomerRefusal} from '~/commerce/account/customer-call.server';
import type {ShopContext} from '~/edge/request/context.server';

import {clearDraft} from './form-draft.server';
import {ownerOf} from './form-owner.server';
import type {formReply, Refusals} from './forms.server';
import {isUnreachable, readSignedIn, type SignedIn, signOutForced} from './refresh.server';

const NOT_YOURS =
  'Somebody else has signed in since you opened this form, so nothing was changed. Sign in with the account that it belongs to, in another tab, and send it once more.';

/** The customer who sent a form, whose form it is. */
export interface Sender extends SignedIn {
  /** True where the form proves it: what it names was theirs when it was opened. */
  isProved: boolean;
  /** Ends a session that the platform no longer knows; what was typed waits for the next sign-in. */
  signOut: (refusal: CustomerRefusal) => Promise<Response>;
}

type Found = {ok: true; value: Sender} | {ok: false; reply: ReturnType<typeof formReply>};

/**
 * The customer of a form. A platform out of reach is an answer here and ends no session: the form is shown again as it was typed,
 * and so is one that another customer opened. Any other refusal signs out, as on a page.
 */
export async function findSender(
  request: Request,
  context: ShopContext,
  posted: FormData,
  form: Refusals,
): Promise<Found> {
  const answer = await readSignedIn(request, context);
  const signOut = (refusal: CustomerRefusal) => signOutForced(request, context, refusal, posted);
  if (!answer.ok) {
    if (!isUnreachable(answer)) throw await signOut(answer);
    context.accountUnreachable = true;
    return {ok: false, reply: form.refuse(answer)};
  }
  const owner = await ownerOf(context, answer.value.customer.number, posted);
  if (owner === 'other') {
    context.isFormKept = true;
    return {ok: false, reply: form.complain(NOT_YOURS, undefined, 409)};
  }
  // From here on the answer holds what was typed.
  clearDraft(request, context);
  return {ok: true, value: {...answer.value, isProved: owner === 'sender', signOut}};
}
