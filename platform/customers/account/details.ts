import type {RequestContext} from '../../graphql/context.ts';
import {findCustomerByPhone} from '../customers.ts';
import {blankToNull, parsePhone, textErrors} from '../input-rules.ts';
import type {CustomerRecord} from '../records.ts';
import {customerError, type CustomerUserError} from '../user-errors.ts';

export interface CustomerCreateInput {
  email: string;
  password: string;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  acceptsMarketing?: boolean | null;
}

export type CustomerUpdateInput = Partial<{
  [K in keyof CustomerCreateInput]: CustomerCreateInput[K] | null;
}>;

/** Names and phone of an input, checked. What is left out is not in the answer. */
export function parseDetails(
  input: CustomerUpdateInput,
  context: RequestContext,
  root: string,
  customerId: number | null,
): {
  errors: CustomerUserError[];
  details: Partial<Pick<CustomerRecord, 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing'>>;
} {
  const errors: CustomerUserError[] = [];
  const details: ReturnType<typeof parseDetails>['details'] = {};
  if (input.firstName !== undefined) {
    details.firstName = blankToNull(input.firstName);
    errors.push(...textErrors(details.firstName, 'First name', [root, 'firstName']));
  }
  if (input.lastName !== undefined) {
    details.lastName = blankToNull(input.lastName);
    errors.push(...textErrors(details.lastName, 'Last name', [root, 'lastName']));
  }
  if (input.phone !== undefined) {
    const text = blankToNull(input.phone);
    const phone = text === null ? null : parsePhone(text);
    if (text !== null && phone === null) {
      errors.push(customerError('INVALID', [root, 'phone'], 'Phone is invalid'));
    } else if (phone !== null) {
      const owner = findCustomerByPhone(context.services.store, phone);
      if (owner !== null && owner.id !== customerId) {
        errors.push(customerError('TAKEN', [root, 'phone'], 'Phone has already been taken'));
      }
    }
    details.phone = phone;
  }
  if (input.acceptsMarketing !== undefined && input.acceptsMarketing !== null) {
    details.acceptsMarketing = input.acceptsMarketing;
  }
  return {errors, details};
}
