import type {RequestContext} from '../../graphql/context.ts';
import {customerNode} from '../customer-node.ts';
import {createAccessToken, deleteAllAccessTokens, saveCustomer} from '../customers.ts';
import {passwordErrors} from '../input-rules.ts';
import {opensLink} from '../mail-links.ts';
import {hashPassword} from '../passwords.ts';
import type {CustomerRecord} from '../records.ts';
import {customerError, type CustomerUserError, errorLists, linkErrorLists} from '../user-errors.ts';

import {tokenNode} from './access-tokens.ts';

/** Enables or re-enables a customer with a new password and signs them in; older sessions end. */
function settlePassword(customer: CustomerRecord, password: string, context: RequestContext) {
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

/** A new password, and the token of the mail that allows it. */
export interface LinkProof {
  token: string;
  password: string;
  /** The argument that holds the password. */
  passwordField: readonly string[];
}

/** Sets the password of the customer whose mail of a kind holds the token (§8.3). */
export function setPasswordByLink(
  customer: CustomerRecord | null,
  kind: 'activation' | 'reset',
  {token, password, passwordField}: LinkProof,
  context: RequestContext,
) {
  if (customer === null || !opensLink(context.services, customer[kind], token)) {
    return linkRefused([customerError('TOKEN_INVALID', ['input'], `Invalid ${kind} token`)]);
  }
  const errors = passwordErrors(password, passwordField);
  return errors.length > 0 ? linkRefused(errors) : settlePassword(customer, password, context);
}
