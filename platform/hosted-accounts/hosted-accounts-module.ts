import {z} from 'zod';

import {findCustomerByEmail} from '../customers/customers.ts';
import type {PlatformModule} from '../module.ts';

import {mountAuthorise} from './authorise-routes.ts';
import {mountDiscovery} from './discovery-routes.ts';
import {mountEndSession} from './end-session-routes.ts';
import {ACCOUNT_TABLES, expireAccountTokens, MIGRATION} from './sessions.ts';
import {mountToken} from './token-routes.ts';

const expirySchema = z.object({
  email: z.email(),
  kinds: z.array(z.enum(['access', 'refresh'])).default(['access', 'refresh']),
});

/** The hosted kind of customer accounts: OpenID Connect with a page of the platform's own, and one-time codes by mail. */
export const hostedAccountsModule: PlatformModule = {
  name: 'hosted-accounts',
  migrations: [MIGRATION],
  tables: ACCOUNT_TABLES,
  routes(app, services) {
    mountDiscovery(app, services);
    mountAuthorise(app, services);
    mountToken(app, services);
    mountEndSession(app, services);

    if (!services.test) return;
    app.post('/_test/hosted-accounts/expire', async (c) => {
      const parsed = expirySchema.safeParse(await c.req.json().catch(() => null));
      if (!parsed.success) return c.json({errors: z.prettifyError(parsed.error)}, 400);
      const customer = findCustomerByEmail(services.store, parsed.data.email);
      if (customer === null) return c.json({errors: 'No such customer'}, 404);
      expireAccountTokens(services, customer.id, parsed.data.kinds);
      return c.json({ok: true});
    });
  },
};
