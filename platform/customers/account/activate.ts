import type {RequestContext} from '../../graphql/context.ts';
import {findGidNumber} from '../../graphql/gid.ts';
import {findCustomer} from '../customers.ts';
import {passwordErrors} from '../input-rules.ts';
import {opensLink, parseMailLink} from '../mail-links.ts';
import {customerError} from '../user-errors.ts';

import {linkRefused, settlePassword} from './new-password.ts';

function activate(
  customerId: number | null,
  token: string,
  password: string,
  passwordField: readonly string[],
  context: RequestContext,
) {
  const {services} = context;
  const customer = customerId === null ? null : findCustomer(services.store, customerId);
  if (customer?.state === 'ENABLED') {
    return linkRefused([customerError('ALREADY_ENABLED', null, 'Customer already enabled')]);
  }
  if (customer === null || !opensLink(services, customer.activation, token)) {
    return linkRefused([customerError('TOKEN_INVALID', ['input'], 'Invalid activation token')]);
  }
  const errors = passwordErrors(password, passwordField);
  if (errors.length > 0) return linkRefused(errors);
  return settlePassword(customer, password, context);
}

/** §8.3: by the customer's id and the token of the mail. */
export function customerActivate(
  _: unknown,
  {id, input}: {id: string; input: {activationToken: string; password: string}},
  context: RequestContext,
) {
  return context.services.store.transaction(() =>
    activate(
      findGidNumber(id, 'Customer'),
      input.activationToken,
      input.password,
      ['input', 'password'],
      context,
    ),
  );
}

/** §8.3: by the address in the mail. */
export function customerActivateByUrl(
  _: unknown,
  {activationUrl, password}: {activationUrl: string; password: string},
  context: RequestContext,
) {
  const link = parseMailLink(activationUrl, 'activate');
  if (link === null) {
    return linkRefused([customerError('INVALID', ['activationUrl'], 'Invalid activation url')]);
  }
  return context.services.store.transaction(() =>
    activate(link.customerId, link.token, password, ['password'], context),
  );
}
