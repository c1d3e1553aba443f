import type {RequestContext} from '../../graphql/context.ts';
import {customerAccessDenied} from '../../graphql/errors.ts';
import {gid} from '../../graphql/gid.ts';
import {formatInstant} from '../../store/clock.ts';
import {
  type AccessToken,
  createAccessToken,
  deleteAccessToken,
  findCustomerByEmail,
  findCustomerByToken,
  normaliseEmail,
  renewAccessToken,
} from '../customers.ts';
import {isPassword} from '../passwords.ts';
import {countAttempt, forgetAttempts} from '../policy.ts';
import {customerError, errorLists} from '../user-errors.ts';

import {inEvenTime} from './even-time.ts';

/** A token as the API shows it. */
export const tokenNode = ({accessToken, expiresAt}: AccessToken) => ({
  accessToken,
  expiresAt: formatInstant(new Date(expiresAt)),
});

function signIn(input: {email: string; password: string}, context: RequestContext) {
  const {services} = context;
  const attempts = `${context.buyerIp} ${normaliseEmail(input.email)}`;
  countAttempt(services, 'login', attempts);
  const customer = findCustomerByEmail(services.store, input.email);
  const stored = customer?.state === 'ENABLED' ? customer.passwordHash : null;
  // Compared in any case: an unknown address must not be answered sooner.
  const isRight = isPassword(input.password, stored);
  if (customer === null || !isRight) {
    return {
      customerAccessToken: null,
      ...errorLists([customerError('UNIDENTIFIED_CUSTOMER', null, 'Unidentified customer')]),
    };
  }
  forgetAttempts(services, 'login', attempts);
  return {
    customerAccessToken: tokenNode(createAccessToken(services, customer.id)),
    ...errorLists(),
  };
}

/** §8.2: wrong password, unknown e-mail and an account without a password answer alike. */
export function customerAccessTokenCreate(
  _: unknown,
  {input}: {input: {email: string; password: string}},
  context: RequestContext,
) {
  return inEvenTime(() => context.services.store.transaction(() => signIn(input, context)));
}

/** The shop has no Multipass: whatever the token, it is refused. */
export const customerAccessTokenCreateWithMultipass = () => ({
  customerAccessToken: null,
  customerUserErrors: [
    customerError('INVALID_MULTIPASS_REQUEST', null, 'Invalid Multipass request'),
  ],
});

export function customerAccessTokenRenew(
  _: unknown,
  {customerAccessToken}: {customerAccessToken: string},
  {services}: RequestContext,
) {
  if (findCustomerByToken(services, customerAccessToken) === null) {
    throw customerAccessDenied('customerAccessTokenRenew');
  }
  return {
    customerAccessToken: tokenNode(renewAccessToken(services, customerAccessToken)),
    userErrors: [],
  };
}

export function customerAccessTokenDelete(
  _: unknown,
  {customerAccessToken}: {customerAccessToken: string},
  {services}: RequestContext,
) {
  return services.store.transaction(() => {
    const number =
      findCustomerByToken(services, customerAccessToken) === null
        ? null
        : deleteAccessToken(services.store, customerAccessToken);
    if (number === null) throw customerAccessDenied('customerAccessTokenDelete');
    return {
      deletedAccessToken: customerAccessToken,
      deletedCustomerAccessTokenId: gid('CustomerAccessToken', number),
      userErrors: [],
    };
  });
}
