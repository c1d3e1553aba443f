import type {RequestContext} from '../../graphql/context.ts';
import {findCustomerByEmail} from '../customers.ts';
import {invite, mailReset} from '../mail-links.ts';
import {countAttempt} from '../policy.ts';
import {customerError, errorLists} from '../user-errors.ts';

import {inEvenTime} from './even-time.ts';

function recover(email: string, context: RequestContext) {
  const {services} = context;
  countAttempt(services, 'mail', context.buyerIp);
  const customer = findCustomerByEmail(services.store, email);
  if (customer === null) {
    return errorLists([
      customerError('UNIDENTIFIED_CUSTOMER', ['email'], 'Could not find customer'),
    ]);
  }
  if (customer.state === 'ENABLED') mailReset(services, customer);
  else invite(services, customer);
  return errorLists();
}

/** §8.3: an unknown e-mail is told; a not activated account gets the invitation instead. */
export function customerRecover(_: unknown, {email}: {email: string}, context: RequestContext) {
  return inEvenTime(() => context.services.store.transaction(() => recover(email, context)));
}
