import type {RequestContext} from '../../graphql/context.ts';
import {customerAccessDenied} from '../../graphql/errors.ts';
import {customerNode} from '../customer-node.ts';
import {
  createAccessToken,
  deleteAllAccessTokens,
  findCustomerByEmail,
  findCustomerByToken,
  normaliseEmail,
  saveCustomer,
  withAutomaticTags,
} from '../customers.ts';
import {emailErrors, passwordErrors} from '../input-rules.ts';
import {hashPassword} from '../passwords.ts';
import {findCustomerPolicy} from '../policy.ts';
import {customerError, type CustomerUserError, errorLists} from '../user-errors.ts';

import {tokenNode} from './access-tokens.ts';
import {type CustomerUpdateInput, parseDetails} from './details.ts';

function update(input: CustomerUpdateInput, token: string, context: RequestContext) {
  const {services} = context;
  const customer = findCustomerByToken(services, token);
  if (customer === null) throw customerAccessDenied('customerUpdate');
  const refused = (errors: readonly CustomerUserError[]) => ({
    customer: null,
    customerAccessToken: null,
    ...errorLists(errors),
  });
  const policy = findCustomerPolicy(services);
  const email =
    input.email === undefined || input.email === null
      ? customer.email
      : normaliseEmail(input.email);
  if (policy.refuseEmailChange && email !== customer.email) {
    return refused([
      customerError('INVALID', ['customer', 'email'], 'CustomerUpdate access denied'),
    ]);
  }
  const {errors, details} = parseDetails(input, context, 'customer', customer.id);
  if (email !== customer.email) {
    errors.push(...emailErrors(email, ['customer', 'email'], policy.refusedDomains));
    if (findCustomerByEmail(services.store, email) !== null) {
      errors.push(customerError('TAKEN', ['customer', 'email'], 'Email has already been taken'));
    }
  }
  const password = input.password ?? null;
  if (password !== null) errors.push(...passwordErrors(password, ['customer', 'password']));
  if (errors.length > 0) return refused(errors);

  const saved = saveCustomer(
    services,
    withAutomaticTags({
      ...customer,
      ...details,
      email,
      ...(password === null ? {} : {passwordHash: hashPassword(password), reset: null}),
    }),
  );
  if (password === null) {
    return {customer: customerNode(saved, token), customerAccessToken: null, ...errorLists()};
  }
  deleteAllAccessTokens(services.store, saved.id);
  const fresh = createAccessToken(services, saved.id);
  return {
    customer: customerNode(saved, fresh.accessToken),
    customerAccessToken: tokenNode(fresh),
    ...errorLists(),
  };
}

/** §8.4: a new password ends every session but the one that it answers. */
export function customerUpdate(
  _: unknown,
  args: {customer: CustomerUpdateInput; customerAccessToken: string},
  context: RequestContext,
) {
  return context.services.store.transaction(() =>
    update(args.customer, args.customerAccessToken, context),
  );
}
