import type {RequestContext} from '../../graphql/context.ts';
import {customerNode} from '../customer-node.ts';
import {createCustomer, findCustomerByEmail, normaliseEmail} from '../customers.ts';
import {emailErrors, passwordErrors} from '../input-rules.ts';
import {invite} from '../mail-links.ts';
import {hashPassword} from '../passwords.ts';
import {countAttempt, findCustomerPolicy} from '../policy.ts';
import {customerError, type CustomerUserError, errorLists} from '../user-errors.ts';

import {type CustomerCreateInput, parseDetails} from './details.ts';
import {inEvenTime} from './even-time.ts';

function create(input: CustomerCreateInput, context: RequestContext) {
  const {services} = context;
  countAttempt(services, 'create', context.buyerIp);
  const refused = (errors: readonly CustomerUserError[]) => ({
    customer: null,
    ...errorLists(errors),
  });
  const policy = findCustomerPolicy(services);
  const {errors, details} = parseDetails(input, context, 'input', null);
  errors.unshift(
    ...emailErrors(input.email, ['input', 'email'], policy.refusedDomains),
    ...passwordErrors(input.password, ['input', 'password']),
  );
  const email = normaliseEmail(input.email);
  const known = findCustomerByEmail(services.store, email);
  if (known?.state === 'ENABLED') {
    errors.unshift(customerError('TAKEN', ['input', 'email'], 'Email has already been taken'));
  }
  if (known !== null && known.state !== 'ENABLED' && errors.length === 0) {
    countAttempt(services, 'mail', context.buyerIp);
    invite(services, known);
    return refused([
      customerError(
        'CUSTOMER_DISABLED',
        ['input', 'email'],
        `We have sent an email to ${email}, please click the link included to verify your email address.`,
      ),
    ]);
  }
  if (errors.length > 0) return refused(errors);
  const customer = createCustomer(services, {
    ...details,
    email,
    state: 'ENABLED',
    passwordHash: hashPassword(input.password),
  });
  return {customer: customerNode(customer, ''), ...errorLists()};
}

/** §8.1: a new account, or, where the e-mail was invited and never activated, the invitation again. */
export function customerCreate(
  _: unknown,
  {input}: {input: CustomerCreateInput},
  context: RequestContext,
) {
  return inEvenTime(() => context.services.store.transaction(() => create(input, context)));
}
