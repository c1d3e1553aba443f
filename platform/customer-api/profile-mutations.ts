import {createAccessToken, findCustomerByToken, saveCustomer} from '../customers/customers.ts';
import {blankToNull, textErrors} from '../customers/input-rules.ts';
import type {RequestContext} from '../graphql/context.ts';
import type {Resolvers} from '../graphql/resolvers.ts';
import {findToken, rememberStorefrontToken} from '../hosted-accounts/sessions.ts';

import {callerOf} from './caller.ts';
import {accountNode} from './customer-fields.ts';

interface NameInput {
  firstName?: string | null;
  lastName?: string | null;
}

const LABELS = {firstName: 'First name', lastName: 'Last name'} as const;

function updateNames(_: unknown, {input}: {input: NameInput}, context: RequestContext) {
  const customer = callerOf(context);
  const names = {firstName: customer.firstName, lastName: customer.lastName};
  const userErrors: {code: string; field: string[]; message: string}[] = [];
  for (const name of ['firstName', 'lastName'] as const) {
    const given = input[name];
    if (given === undefined) continue;
    names[name] = blankToNull(given);
    userErrors.push(
      ...textErrors(names[name], LABELS[name], ['input', name]).map(({code, message}) => ({
        code: code === 'TOO_LONG' ? 'TOO_LONG' : 'INVALID',
        field: ['input', name],
        message,
      })),
    );
  }
  if (userErrors.length > 0) return {customer: null, userErrors};
  return {
    customer: accountNode(saveCustomer(context.services, {...customer, ...names})),
    userErrors: [],
  };
}

/** The storefront's token for the same customer: it ends with the access token that it was exchanged for. */
function createStorefrontToken(_: unknown, _args: unknown, context: RequestContext) {
  const {services, account} = context;
  const customer = callerOf(context);
  const token = findToken(services, 'access', account?.token ?? '');
  if (token === null) return {customerAccessToken: null, userErrors: []};
  const known = services.store.one<{storefront_token: string | null}>(
    'SELECT storefront_token FROM account_tokens WHERE token = ?',
    [token.token],
  )?.storefront_token;
  if (typeof known === 'string' && findCustomerByToken(services, known) !== null) {
    return {customerAccessToken: known, userErrors: []};
  }
  const {accessToken} = createAccessToken(services, customer.id, token.expiresAt);
  rememberStorefrontToken(services, token.token, accessToken);
  return {customerAccessToken: accessToken, userErrors: []};
}

function subscribe(isWanted: boolean) {
  return (_: unknown, _args: unknown, context: RequestContext) => {
    const saved = saveCustomer(context.services, {
      ...callerOf(context),
      acceptsMarketing: isWanted,
    });
    return {
      emailAddress: {
        emailAddress: saved.email,
        marketingState: isWanted ? 'SUBSCRIBED' : 'UNSUBSCRIBED',
      },
      userErrors: [],
    };
  };
}

export const profileMutations: Resolvers = {
  Mutation: {
    customerUpdate: updateNames,
    customerEmailMarketingSubscribe: subscribe(true),
    customerEmailMarketingUnsubscribe: subscribe(false),
    storefrontCustomerAccessTokenCreate: createStorefrontToken,
  },
};
