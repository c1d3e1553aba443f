import {
  allCustomers,
  createCustomer,
  deleteCustomer,
  expireAccessTokens,
  findCustomer,
  findCustomerByEmail,
  normaliseEmail,
  saveCustomer,
} from '../customers/customers.ts';
import {emailErrors} from '../customers/input-rules.ts';
import {invite} from '../customers/mail-links.ts';
import {findCustomerPolicy, saveCustomerPolicy} from '../customers/policy.ts';
import {countOrdersOf} from '../orders/orders.ts';
import {formatStatus} from '../pages/format.ts';
import {html} from '../pages/markup.ts';
import type {PlatformServices} from '../services.ts';
import {subscriptionsOf} from '../subscriptions/subscriptions.ts';
import type {PlatformApp} from '../transport/environment.ts';

import {adminPage, backRefused, backWith, field, tagsOf, textOf} from './admin-page.ts';

/** Customers, invitations and the rules of accounts. */
export function mountCustomers(app: PlatformApp, services: PlatformServices): void {
  const {store} = services;
  const path = '/admin/customers';

  app.get(path, (c) => {
    const policy = findCustomerPolicy(services);
    return adminPage(
      c.req.raw,
      'Customers',
      html`<div class="two" style="margin-top:20px">
          <section class="card">
            <h2>Invite somebody</h2>
            <form method="post" action="${path}/invite">
              ${field('E-mail', html`<input type="email" name="email" required />`, 'They get a mail with an activation link.')}
              <button class="button">Send invitation</button>
            </form>
          </section>
          <section class="card" style="margin-top:0">
            <h2>Rules of accounts</h2>
            <form method="post" action="${path}/policy">
              <label class="check"
                ><input
                  type="checkbox"
                  name="refuseEmailChange"
                  ${policy.refuseEmailChange ? html`checked` : ''}
                />
                Refuse a changed e-mail</label
              >
              <label class="check"
                ><input type="checkbox" name="throttle" ${policy.throttle ? html`checked` : ''} />
                Limit sign-ins, new accounts and mails</label
              >
              ${field('Refused e-mail domains', html`<input name="refusedDomains" value="${policy.refusedDomains.join(', ')}" />`, 'Joined by commas.')}
              <button class="button white">Save rules</button>
            </form>
          </section>
        </div>
        <div class="scroll">
          <table class="list">
            <thead>
              <tr>
                <th scope="col">Customer</th>
                <th scope="col">Account</th>
                <th scope="col" class="number">Orders</th>
                <th scope="col" class="number">Subscriptions</th>
                <th scope="col">Tags</th>
                <th scope="col">Change</th>
              </tr>
            </thead>
            <tbody>
              ${allCustomers(store).map(
                (customer) =>
                  html`<tr>
                    <td>
                      ${[customer.firstName, customer.lastName].filter(Boolean).join(' ')}<br />${customer.email}
                    </td>
                    <td>
                      <span class="chip ${customer.state === 'ENABLED' ? 'good' : ''}"
                        >${formatStatus(customer.state)}</span
                      >
                    </td>
                    <td class="number">${countOrdersOf(store, customer.id)}</td>
                    <td class="number">${subscriptionsOf(store, customer.id).length}</td>
                    <td>
                      <input
                        form="customer-${customer.id}"
                        name="tags"
                        value="${customer.tags.join(', ')}"
                        aria-label="Tags"
                      />
                    </td>
                    <td>
                      <form
                        method="post"
                        action="${path}/${customer.id}"
                        id="customer-${customer.id}"
                        class="tools"
                      >
                        <button class="button" name="do" value="tags">Save tags</button>
                        <button class="button white" name="do" value="expire">End sessions</button>
                        <button class="button white" name="do" value="delete">Delete</button>
                      </form>
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>`,
    );
  });

  app.post(`${path}/invite`, async (c) => {
    const email = textOf(await c.req.formData(), 'email');
    if (emailErrors(email, [], []).length > 0)
      return backRefused(path, 'That is no e-mail address.');
    const known = findCustomerByEmail(store, email);
    if (known?.state === 'ENABLED') return backRefused(path, `${email} has an account already.`);
    store.transaction(() =>
      invite(services, known ?? createCustomer(services, {email: normaliseEmail(email)})),
    );
    return backWith(path, `An invitation to ${email} is in the outbox.`);
  });

  app.post(`${path}/policy`, async (c) => {
    const form = await c.req.formData();
    saveCustomerPolicy(services, {
      refuseEmailChange: form.has('refuseEmailChange'),
      throttle: form.has('throttle'),
      refusedDomains: tagsOf(textOf(form, 'refusedDomains').toLowerCase()),
    });
    return backWith(path, 'The rules are saved.');
  });

  app.post(`${path}/:id{[0-9]+}`, async (c) => {
    const form = await c.req.formData();
    const customer = findCustomer(store, Number(c.req.param('id')));
    if (customer === null) return backRefused(path, 'That customer is gone.');
    switch (textOf(form, 'do')) {
      case 'delete':
        deleteCustomer(store, customer.id);
        return backWith(path, `${customer.email} is deleted.`);
      case 'expire':
        expireAccessTokens(services, customer.id);
        return backWith(path, `Every session of ${customer.email} has ended.`);
      default: {
        saveCustomer(services, {...customer, tags: tagsOf(textOf(form, 'tags')).sort()});
        return backWith(path, `The tags of ${customer.email} are saved.`);
      }
    }
  });
}
