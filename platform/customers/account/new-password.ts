import type {RequestContext} from '../../graphql/context.ts';
import {customerNode} from '../customer-node.ts';
import {createAccessToken, deleteAllAccessTokens, saveCustomer} from '../customers.ts';
import {hashPassword} from '../passwords.ts';
import type {CustomerRecord} from '../records.ts';
import {type CustomerUserError, errorLists, linkErrorLists} from '../user-errors.ts';

import {tokenNode} from './access-tokens.ts';

/** Enables or re-enables a customer with a new password and signs them in; older sessions end. */
export function settlePassword(
  customer: CustomerRecord,
  password: string,
  context: RequestContext,
) {
  const {services} = context;
  const saved = saveCustomer(services, {
    ...customer,
    state: 'ENABLED',
    passwordHash: hashPassword(password),
    activation: null,
    reset: null,
  });
  deleteAllAccessTokens(services.store, saved.id);
  const token = createAccessToken(services, saved.id);
  return {
    customer: customerNode(saved, token.accessToken),
    customerAccessToken: tokenNode(token),
    ...errorLists(),
  };
}

export const linkRefused = (errors: readonly CustomerUserError[]) => ({
  customer: null,
  customerAccessToken: null,
  ...linkErrorLists(errors),
});
