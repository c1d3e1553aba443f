import {findCustomerPolicy} from '../customers/policy.ts';
import type {PlatformServices} from '../services.ts';
import type {PlatformApp} from '../transport/environment.ts';

import {AUTHENTICATION, issuerOf, SCOPES} from './shop.ts';
import {publicKeys} from './signing-key.ts';
import {GRANT_TYPES} from './token-routes.ts';

/** Newest version that the Customer Account API's discovery names. */
const LATEST_API = '2026-04';

/** The two discovery documents of a shop, and the keys that its id tokens are checked with. */
export function mountDiscovery(app: PlatformApp, services: PlatformServices): void {
  // A shop that has not switched the hosted accounts on has nothing to discover.
  for (const path of ['/.well-known/*', `${AUTHENTICATION}/*`]) {
    app.use(path, async (c, next) =>
      findCustomerPolicy(services).hostedAccounts ? next() : c.json({errors: 'Not Found'}, 404),
    );
  }

  app.get('/.well-known/openid-configuration', (c) => {
    const issuer = issuerOf(new URL(c.req.url).origin);
    return c.json({
      issuer,
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      end_session_endpoint: `${issuer}/logout`,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      scopes_supported: SCOPES,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: GRANT_TYPES,
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      claims_supported: ['iss', 'sub', 'aud', 'exp', 'iat', 'sid', 'nonce', 'email'],
    });
  });

  app.get('/.well-known/customer-account-api', (c) =>
    c.json({
      graphql_api: `${new URL(c.req.url).origin}/customer/api/${LATEST_API}/graphql`,
    }),
  );

  app.get(`${AUTHENTICATION}/.well-known/jwks.json`, (c) => c.json(publicKeys(services)));
}
