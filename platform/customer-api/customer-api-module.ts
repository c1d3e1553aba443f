import {findCustomerPolicy} from '../customers/policy.ts';
import {faultsModule} from '../faults/faults-module.ts';
import {createDocumentCache} from '../graphql/documents.ts';
import {answer, MISSING_QUERY, parseCall} from '../graphql/endpoint.ts';
import {executeCall, type Executor} from '../graphql/execute.ts';
import {mergeResolvers} from '../graphql/schemas.ts';
import {findServedVersion} from '../graphql/versions.ts';
import {isAllowedOrigin} from '../hosted-accounts/allowed-addresses.ts';
import {findToken} from '../hosted-accounts/sessions.ts';
import {API_SCOPE} from '../hosted-accounts/shop.ts';
import type {PlatformModule} from '../module.ts';
import type {PlatformServices} from '../services.ts';
import {SHOP_NUMBER} from '../store/shop-number.ts';
import type {PlatformContext} from '../transport/environment.ts';

import {addressBookMutations} from './address-mutations.ts';
import {customerAccountFields} from './customer-fields.ts';
import {customerMetafields, METAFIELDS_MIGRATION} from './metafields.ts';
import {accountOrderFields} from './order-fields.ts';
import {profileMutations} from './profile-mutations.ts';
import {createCustomerSchema} from './schema.ts';
import {subscriptionContracts} from './subscription-fields.ts';

/** The address that discovery names, and the one that Hydrogen makes up itself. */
const PATHS = [
  '/customer/api/:version/graphql',
  `/${SHOP_NUMBER}/account/customer/api/:version/graphql`,
];

/** Hydrogen ships one version of the schema; it serves every version that is asked for. */
const SCHEMA_VERSION = '2025-04';

const unauthorized = (message: string) =>
  answer(401, {errors: [{message, extensions: {code: 'UNAUTHORIZED'}}]});

function createAccountExecutor(services: PlatformServices): Executor {
  const schema = createCustomerSchema(
    mergeResolvers([
      customerAccountFields,
      accountOrderFields,
      subscriptionContracts,
      customerMetafields,
      addressBookMutations,
      profileMutations,
    ]),
  );
  const documents = createDocumentCache(schema);
  return {
    services,
    nodes: {},
    schemaOf: () => schema,
    documentsOf: () => documents,
    limitComplexity: false,
  };
}

/** The Customer Account API over the customers, orders and subscriptions that the Storefront API shows. */
export const customerApiModule: PlatformModule = {
  name: 'customer-api',
  migrations: [METAFIELDS_MIGRATION],
  tables: ['customer_metafields'],
  routes(app, services) {
    // Made at the first call: a shop with the classic accounts alone never parses the schema.
    let executor: Executor | null = null;
    const intercept = faultsModule.intercept?.(services);
    const handle = async (c: PlatformContext) => {
      if (!findCustomerPolicy(services).hostedAccounts) return answer(404, {errors: 'Not Found'});
      if (findServedVersion(c.req.param('version') ?? '') === null) {
        return answer(404, {errors: 'Not Found'});
      }
      const origin = c.req.header('origin');
      if (origin !== undefined && !isAllowedOrigin(services, origin)) {
        return unauthorized('The origin is not one of the client’s.');
      }
      const call = parseCall(await c.req.text(), c.req.header('content-type') ?? '');
      if (call === null) return answer(400, MISSING_QUERY);
      const respond = async () => {
        const token = findToken(services, 'access', c.req.header('authorization') ?? '');
        if (token === null) return unauthorized('The access token is missing, wrong or expired.');
        if (!token.scopes.includes(API_SCOPE)) {
          return unauthorized(`The access token has not the scope ${API_SCOPE}.`);
        }
        executor ??= createAccountExecutor(services);
        const result = await executeCall(executor, {
          call,
          requestId: c.get('requestId'),
          version: SCHEMA_VERSION,
          access: 'private',
          origin: new URL(c.req.url).origin,
          buyerIp: c.get('remoteAddress'),
          account: {customerId: token.customerId, token: token.token},
        });
        return answer(200, result, {'x-shopify-api-version': SCHEMA_VERSION});
      };
      return intercept === undefined ? respond() : intercept(call, c.req.raw, respond);
    };
    for (const path of PATHS) app.post(path, handle);
  },
};
