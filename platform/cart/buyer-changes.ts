import type {RequestContext} from '../graphql/context.ts';
import {findBuyer} from '../hosted-accounts/buyer.ts';

import {type CartUserError, userError} from './change-cart.ts';
import type {BuyerDocument, CartPreferences} from './document.ts';

export interface BuyerInput {
  customerAccessToken?: string | null;
  email?: string | null;
  phone?: string | null;
  countryCode?: string | null;
  companyLocationId?: string | null;
  preferences?: {
    delivery?: {
      deliveryMethod?: string[] | null;
      pickupHandle?: string[] | null;
      coordinates?: {latitude: number; longitude: number; countryCode: string} | null;
    } | null;
    wallet?: string[] | null;
  } | null;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s().-]{5,30}$/;

function toPreferences(preferences: NonNullable<BuyerInput['preferences']>): CartPreferences {
  const {delivery, wallet} = preferences;
  return {
    delivery:
      delivery === undefined || delivery === null
        ? null
        : {
            deliveryMethod: delivery.deliveryMethod ?? [],
            pickupHandle: delivery.pickupHandle ?? [],
            coordinates: delivery.coordinates ?? null,
          },
    wallet: wallet ?? null,
  };
}

/**
 * Sets what is given of a buyer's identity (§6.7): an explicit null clears, what is left out
 * stays. Null when it went well.
 * @param field where the identity stands in the mutation's arguments
 */
export function changeBuyer(
  context: RequestContext,
  buyer: BuyerDocument,
  input: BuyerInput,
  field: readonly string[],
): CartUserError | null {
  if (input.customerAccessToken !== undefined) {
    if (input.customerAccessToken === null) {
      buyer.customerId = null;
      buyer.customerToken = null;
    } else {
      const customer = findBuyer(context.services, input.customerAccessToken);
      if (customer === null) {
        return userError([...field, 'customerAccessToken'], 'Customer is invalid');
      }
      buyer.customerId = customer.id;
      buyer.customerToken = input.customerAccessToken;
    }
  }
  if (input.companyLocationId !== undefined && input.companyLocationId !== null) {
    return userError(
      [...field, 'companyLocationId'],
      'Company location is invalid',
      'INVALID_COMPANY_LOCATION',
    );
  }
  if (input.email !== undefined) {
    if (input.email !== null && !EMAIL.test(input.email.trim())) {
      return userError([...field, 'email'], 'Email is invalid');
    }
    buyer.email = input.email?.trim() ?? null;
  }
  if (input.phone !== undefined) {
    if (input.phone !== null && !PHONE.test(input.phone.trim())) {
      return userError([...field, 'phone'], 'Phone is invalid');
    }
    buyer.phone = input.phone?.trim() ?? null;
  }
  if (input.countryCode !== undefined) {
    // `ZZ` is Hydrogen's "unknown region" (§1.6).
    buyer.countryCode = input.countryCode === 'ZZ' ? null : input.countryCode;
  }
  if (input.preferences !== undefined) {
    buyer.preferences = input.preferences === null ? null : toPreferences(input.preferences);
  }
  return null;
}
