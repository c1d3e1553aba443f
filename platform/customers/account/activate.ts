import type {RequestContext} from '../../graphql/context.ts';
import {findGidNumber} from '../../graphql/gid.ts';
import {findCustomer} from '../customers.ts';
import {parseMailLink} from '../mail-links.ts';
import {customerError} from '../user-errors.ts';

import {type LinkProof, linkRefused, setPasswordByLink} from './new-password.ts';

function activate(customerId: number | null, proof: LinkProof, context: RequestContext) {
  const {store} = context.services;
  const customer = customerId === null ? null : findCustomer(store, customerId);
  return customer?.state === 'ENABLED'
    ? linkRefused([customerError('ALREADY_ENABLED', null, 'Customer already enabled')])
    : setPasswordByLink(customer, 'activation', proof, context);
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
      {
        token: input.activationToken,
        password: input.password,
        passwordField: ['input', 'password'],
      },
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
    activate(link.customerId, {token: link.token, password, passwordField: ['password']}, context),
  );
}
