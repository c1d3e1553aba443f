import type {RequestContext} from '../../graphql/context.ts';
import {platformError} from '../../graphql/errors.ts';
import {findGidNumber} from '../../graphql/gid.ts';
import {findCustomer} from '../customers.ts';
import {parseMailLink} from '../mail-links.ts';

import {type LinkProof, setPasswordByLink} from './new-password.ts';

function reset(customerId: number | null, proof: LinkProof, context: RequestContext) {
  const {store} = context.services;
  const customer = customerId === null ? null : findCustomer(store, customerId);
  return setPasswordByLink(customer, 'reset', proof, context);
}

/** §8.3: by the customer's id and the token of the mail. */
export function customerReset(
  _: unknown,
  {id, input}: {id: string; input: {resetToken: string; password: string}},
  context: RequestContext,
) {
  return context.services.store.transaction(() =>
    reset(
      findGidNumber(id, 'Customer'),
      {token: input.resetToken, password: input.password, passwordField: ['input', 'password']},
      context,
    ),
  );
}

/** §8.3: by the address in the mail. */
export function customerResetByUrl(
  _: unknown,
  {resetUrl, password}: {resetUrl: string; password: string},
  context: RequestContext,
) {
  const {services} = context;
  const link = parseMailLink(resetUrl, 'reset');
  const customer = link === null ? null : findCustomer(services.store, link.customerId);
  // A link that leads to nobody is no user error (§8.3); a used one of somebody is.
  if (link === null || customer === null) {
    throw platformError('Unidentified customer', 'NOT_FOUND');
  }
  return services.store.transaction(() =>
    reset(customer.id, {token: link.token, password, passwordField: ['password']}, context),
  );
}
