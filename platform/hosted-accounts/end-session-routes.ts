import {deleteCookie} from 'hono/cookie';

import {messagePage} from '../pages/page.ts';
import type {PlatformServices} from '../services.ts';
import type {PlatformApp} from '../transport/environment.ts';

import {isAllowedOrigin} from './allowed-addresses.ts';
import {SESSION_COOKIE} from './authorise-routes.ts';
import {endSession} from './sessions.ts';
import {AUTHENTICATION} from './shop.ts';
import {readClaims} from './signing-key.ts';

/**
 * `GET …/logout` (OpenID Connect RP-initiated logout): the id token says whose session ends, and with it end all its
 * tokens. It may have run out; one that was not signed here ends nothing.
 */
export function mountEndSession(app: PlatformApp, services: PlatformServices): void {
  app.get(`${AUTHENTICATION}/logout`, (c) => {
    const claims = readClaims(services, c.req.query('id_token_hint') ?? '');
    const home = {label: 'Back to the shop', url: services.storefrontOrigin};
    if (claims === null || claims.aud !== services.accountsClientId) {
      return messagePage(
        services.shop,
        'accounts',
        'We cannot sign you out here',
        'The link is incomplete. Please sign out in the shop.',
        home,
        400,
      );
    }
    services.store.transaction(() => {
      endSession(services, claims.sid);
    });
    deleteCookie(c, SESSION_COOKIE, {path: AUTHENTICATION});
    const target = c.req.query('post_logout_redirect_uri');
    if (target !== undefined && isAllowedOrigin(services, target)) {
      const url = new URL(target);
      const state = c.req.query('state');
      if (state !== undefined) url.searchParams.set('state', state);
      return c.redirect(url.href, 303);
    }
    return messagePage(services.shop, 'accounts', 'You are signed out', 'See you soon.', home, 200);
  });
}
