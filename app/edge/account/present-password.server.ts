import type {CustomerCalls} from '~/commerce/account/customer.server';
import type {AccessToken, CustomerAnswer} from '~/commerce/account/customer-call.server';
import {type EntryChange, entryChangedMail} from '~/domain/account/security-mails';
import {loadShopOffer} from '~/edge/catalogue/shop-offer.server';
import type {ShopContext} from '~/edge/request/context.server';
import {findWait, forgetTries, waitText} from '~/edge/request/limits.server';
import {sendMail} from '~/edge/request/mail.server';

import {config} from '../../../hydrogen.config';

import type {formReply, ParsedForm} from './forms.server';

type Proof = {ok: true; token: AccessToken} | {ok: false; reply: ReturnType<typeof formReply>};

/**
 * Proves by the present password who is at the keyboard: by signing in with it, as the platform has no other way. The reply of a
 * refusal shows the form again. Whoever goes on uses the token or signs it out.
 */
export async function provePassword<T>(
  context: Pick<ShopContext, 'buyerIp' | 'responseHeaders'>,
  calls: CustomerCalls,
  form: Extract<ParsedForm<T>, {ok: true}>,
  {email, password}: {email: string; password: string},
): Promise<Proof> {
  const wait = await findWait(context, 'sign-in', email);
  if (wait !== null) return {ok: false, reply: form.complain(waitText(wait), undefined, 429)};
  const proof: CustomerAnswer<AccessToken> = await calls.signIn({email, password});
  if (proof.ok) {
    await forgetTries('sign-in', email);
    return {ok: true, token: proof.value};
  }
  const isWrong = proof.userErrors.some(({code}) => code === 'UNIDENTIFIED_CUSTOMER');
  return {
    ok: false,
    reply: isWrong
      ? form.complain('This is not your present password.', 'current')
      : form.refuse(proof),
  };
}

/**
 * Tells the owner by mail, behind the answer, that the way into the account changed. Where there is no provider, or no address
 * of the shop's own, or it does not answer, the change holds all the same and the log says so.
 */
export function tellOwner(
  context: ShopContext,
  change: EntryChange,
  owner: {email: string; firstName: string},
): void {
  const tell = async () => {
    const {settings} = await loadShopOffer(context);
    const {email: desk, phone} = settings;
    if (desk === null) console.error(`[${context.requestId}] mail: no address to write from`);
    else
      await sendMail(
        context,
        entryChangedMail(change, owner, {name: config.brand.name, desk, phone}),
      );
  };
  context.waitUntil(tell());
}
