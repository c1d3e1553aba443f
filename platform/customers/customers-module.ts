import {z} from 'zod';

import {mergeResolvers} from '../graphql/schemas.ts';
import type {PlatformModule} from '../module.ts';

import {accountMutations} from './account/account-mutations.ts';
import {addressMutations} from './address-mutations.ts';
import {customerFields} from './customer-fields.ts';
import {customerAddressNode} from './customer-node.ts';
import {
  createCustomer,
  expireAccessTokens,
  findAddress,
  findCustomerByEmail,
  findCustomerByToken,
} from './customers.ts';
import {invite} from './mail-links.ts';
import {customerPolicySchema, findCustomerPolicy, saveCustomerPolicy} from './policy.ts';

const inviteSchema = z.object({email: z.email(), firstName: z.string().nullish()});
const emailSchema = z.object({email: z.email()});

export const customersModule: PlatformModule = {
  name: 'customers',
  migrations: [
    'CREATE TABLE customer_attempts (kind TEXT NOT NULL, who TEXT NOT NULL, at INTEGER NOT NULL)',
  ],
  tables: ['customer_attempts'],
  resolvers: mergeResolvers([accountMutations, addressMutations, customerFields]),
  nodes: {
    MailingAddress({id, query}, {services}) {
      // The token in the id is the right to read it (§3.1).
      const token = query.get('customer_access_token') ?? '';
      const customer = findCustomerByToken(services, token);
      const address = customer === null ? null : findAddress(services.store, Number(id));
      if (address === null || address.customerId !== customer?.id) return null;
      return customerAddressNode(address, token);
    },
  },
  routes(app, services) {
    if (!services.test) return;
    const readBody = (request: Request): Promise<unknown> => request.json().catch(() => null);

    app.post('/_test/customer-policy', async (c) => {
      const parsed = customerPolicySchema.partial().safeParse(await readBody(c.req.raw));
      if (!parsed.success) return c.json({errors: z.prettifyError(parsed.error)}, 400);
      saveCustomerPolicy(services, {...findCustomerPolicy(services), ...parsed.data});
      return c.json(findCustomerPolicy(services));
    });

    /** Makes a customer as an invitation or a newsletter does: known, not activated. */
    app.post('/_test/customers/invite', async (c) => {
      const parsed = inviteSchema.safeParse(await readBody(c.req.raw));
      if (!parsed.success) return c.json({errors: z.prettifyError(parsed.error)}, 400);
      const {email, firstName} = parsed.data;
      const customer = services.store.transaction(() =>
        invite(
          services,
          findCustomerByEmail(services.store, email) ??
            createCustomer(services, {email: email.toLowerCase(), firstName: firstName ?? null}),
        ),
      );
      return c.json({id: customer.id, email: customer.email});
    });

    app.post('/_test/customers/expire-tokens', async (c) => {
      const parsed = emailSchema.safeParse(await readBody(c.req.raw));
      if (!parsed.success) return c.json({errors: z.prettifyError(parsed.error)}, 400);
      const customer = findCustomerByEmail(services.store, parsed.data.email);
      if (customer === null) return c.json({errors: 'No such customer'}, 404);
      expireAccessTokens(services, customer.id);
      return c.json({ok: true});
    });
  },
};
