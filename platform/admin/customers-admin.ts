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
import {type CustomerPolicy, findCustomerPolicy, saveCustomerPolicy} from '../customers/policy.ts';
import type {CustomerRecord} from '../customers/records.ts';
import {countOrdersOf} from '../orders/orders.ts';
import {formatStatus} from '../pages/format.ts';
import {listTable} from '../pages/list-table.ts';
import {html, type Markup} from '../pages/markup.ts';
import type {PlatformServices} from '../services.ts';
import {subscriptionsOf} from '../subscriptions/subscriptions.ts';
import type {PlatformApp} from '../transport/environment.ts';

import {adminPage, backRefused, backWith, field, tagsOf, textOf} from './admin-page.ts';

const PATH = '/admin/customers';

function accountCards(policy: CustomerPolicy): Markup {
  return html`<div class="two" style="margin-top:20px">
    <section class="card">
      <h2>Invite somebody</h2>
      <form method="post" action="${PATH}/invite">
        ${field('E-mail', html`<input type="email" name="email" required />`, 'They get a mail with an activation link.')}
        <button class="button">Send invitation</button>
      </form>
    </section>
    <section class="card" style="margin-top:0">
      <h2>Rules of accounts</h2>
      <form method="post" action="${PATH}/policy">
        <label class="check"
          ><input
            type="checkbox"
            name="refuseEmailChange"
            ${policy.refuseEmailChange ? html`checked` : ''}
          />
          Refuse a changed e-mail</label
        >
        <label class="check"
          ><input type="checkbox" name="throttle" ${policy.throttle ? html`checked` : ''} /> Limit
          sign-ins, new accounts and mails</label
        >
        <label class="check"
          ><input
            type="checkbox"
            name="hostedAccounts"
            ${policy.hostedAccounts ? html`checked` : ''}
          />
          Offer hosted accounts (sign-in by a code)</label
        >
        ${field('Refused e-mail domains', html`<input name="refusedDomains" value="${policy.refusedDomains.join(', ')}" />`, 'Joined by commas.')}
        <button class="button white">Save rules</button>
      </form>
    </section>
  </div>`;
}

function customerRow({store}: PlatformServices, customer: CustomerRecord): Markup {
  return html`<tr>
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
        action="${PATH}/${customer.id}"
        id="customer-${customer.id}"
        class="tools"
      >
        <button class="button" name="do" value="tags">Save tags</button>
        <button class="button white" name="do" value="expire">End sessions</button>
        <button class="button white" name="do" value="delete">Delete</button>
      </form>
    </td>
  </tr>`;
}

function customerTable(services: PlatformServices): Markup {
  return listTable(
    ['Customer', 'Account', {numbers: 'Orders'}, {numbers: 'Subscriptions'}, 'Tags', 'Change'],
    allCustomers(services.store).map((customer) => customerRow(services, customer)),
  );
}

/** Customers, invitations and the rules of accounts. */
export function mountCustomers(app: PlatformApp, services: PlatformServices): void {
  const {store} = services;

  app.get(PATH, (c) =>
    adminPage(
      services,
      c.req.raw,
      'Customers',
      html`${accountCards(findCustomerPolicy(services))} ${customerTable(services)}`,
    ),
  );

  app.post(`${PATH}/invite`, async (c) => {
    const email = textOf(await c.req.formData(), 'email');
    if (emailErrors(email, [], []).length > 0)
      return backRefused(PATH, 'That is no e-mail address.');
    const known = findCustomerByEmail(store, email);
    if (known?.state === 'ENABLED') return backRefused(PATH, `${email} has an account already.`);
    store.transaction(() =>
      invite(services, known ?? createCustomer(services, {email: normaliseEmail(email)})),
    );
    return backWith(PATH, `An invitation to ${email} is in the outbox.`);
  });

  app.post(`${PATH}/policy`, async (c) => {
    const form = await c.req.formData();
    saveCustomerPolicy(services, {
      refuseEmailChange: form.has('refuseEmailChange'),
      throttle: form.has('throttle'),
      hostedAccounts: form.has('hostedAccounts'),
      refusedDomains: tagsOf(textOf(form, 'refusedDomains').toLowerCase()),
    });
    return backWith(PATH, 'The rules are saved.');
  });

  app.post(`${PATH}/:id{[0-9]+}`, async (c) => {
    const form = await c.req.formData();
    const customer = findCustomer(store, Number(c.req.param('id')));
    if (customer === null) return backRefused(PATH, 'That customer is gone.');
    switch (textOf(form, 'do')) {
      case 'delete':
        deleteCustomer(store, customer.id);
        return backWith(PATH, `${customer.email} is deleted.`);
      case 'expire':
        expireAccessTokens(services, customer.id);
        return backWith(PATH, `Every session of ${customer.email} has ended.`);
      default: {
        saveCustomer(services, {...customer, tags: tagsOf(textOf(form, 'tags')).sort()});
        return backWith(PATH, `The tags of ${customer.email} are saved.`);
      }
    }
  });
}
