import {findCustomer} from '../customers/customers.ts';
import type {CustomerRecord} from '../customers/records.ts';
import type {RequestContext} from '../graphql/context.ts';
import {platformError} from '../graphql/errors.ts';

/** Whose token a call came with. */
export function callerOf({account, services}: RequestContext): CustomerRecord {
  const customer = account === null ? null : findCustomer(services.store, account.customerId);
  if (customer === null) throw platformError('The customer is gone', 'UNAUTHORIZED');
  return customer;
}
