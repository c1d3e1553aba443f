import {OWNER_FIELD} from '~/domain/account/form-reply';
import type {ShopContext} from '~/edge/request/context.server';
import {isProved, prove} from '~/edge/request/crypto.server';

/** What a proof is for that a form was opened by this customer. */
const PURPOSE = 'form-owner';

type Secrets = Pick<ShopContext, 'env'>;

/**
 * Proves in every form behind the sign-in which customer opened it (coverage: account-form-owner): somebody else may be signed in
 * when it is sent, in a second tab or after a session ran out.
 */
export function proveOwner({env}: Secrets, customer: string): Promise<string> {
  return prove(env.SESSION_SECRET, PURPOSE, customer);
}

/** True where the proof is this customer's. */
export function isOwner({env}: Secrets, customer: string, proof: string): Promise<boolean> {
  return isProved(env.SESSION_SECRET, PURPOSE, customer, proof);
}

/** Whose a posted form is: its sender's, somebody else's, or not said, as by a form that no page of this shop made. */
export async function ownerOf(
  context: Secrets,
  customer: string,
  form: FormData,
): Promise<'sender' | 'other' | 'unsaid'> {
  const proof = form.get(OWNER_FIELD);
  if (typeof proof !== 'string') return 'unsaid';
  return (await isOwner(context, customer, proof)) ? 'sender' : 'other';
}
