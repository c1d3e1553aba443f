import type {Resolvers} from '../../graphql/resolvers.ts';

import {
  customerAccessTokenCreate,
  customerAccessTokenCreateWithMultipass,
  customerAccessTokenDelete,
  customerAccessTokenRenew,
} from './access-tokens.ts';
import {customerActivate, customerActivateByUrl} from './activate.ts';
import {customerCreate} from './create.ts';
import {customerRecover} from './recover.ts';
import {customerReset, customerResetByUrl} from './reset.ts';
import {customerUpdate} from './update.ts';

/** The mutations of an account: each is one transaction. */
export const accountMutations: Resolvers = {
  Mutation: {
    customerCreate,
    customerAccessTokenCreate,
    customerAccessTokenCreateWithMultipass,
    customerAccessTokenRenew,
    customerAccessTokenDelete,
    customerUpdate,
    customerActivate,
    customerActivateByUrl,
    customerRecover,
    customerReset,
    customerResetByUrl,
  },
};
