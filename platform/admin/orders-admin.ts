import {addressBlock, lineList, totalsList} from '../orders/order-page.ts';
import {cancel, fulfil, openQuantities, type Progress, refund} from '../orders/order-progress.ts';
import {orderLines, orderTotals} from '../orders/order-summary.ts';
import {
  allOrders,
  currentAmounts,
  findOrderByNumber,
  saveOrder,
  statusUrl,
} from '../orders/orders.ts';
import {
  CANCEL_REASONS,
  FINANCIAL_STATUSES,
  FULFILLMENT_STATUSES,
  type OrderRecord,
} from '../orders/records.ts';
import {formatDateTime, formatPrice, formatStatus} from '../pages/format.ts';
import {listTable} from '../pages/list-table.ts';
import {html, type Markup} from '../pages/markup.ts';
import type {PlatformServices} from '../services.ts';
import type {PlatformApp} from '../transport/environment.ts';

import {
  adminPage,
  backRefused,
  backWith,
  field,
  parseDollars,
  selectOptions,
  textOf,
} from './admin-page.ts';

const statusList = (statuses: readonly string[]) =>
  statuses.map((status) => [status, formatStatus(status)] as const);

const paymentChip = ({financialStatus}: OrderRecord) =>
  html`<span class="chip ${financialStatus === 'PAID' ? 'good' : 'wait'}"
    >${formatStatus(financialStatus)}</span
  >`;

const fulfilmentChip = ({fulfillmentStatus}: OrderRecord) =>
  html`<span class="chip ${fulfillmentStatus === 'FULFILLED' ? 'good' : ''}"
    >${formatStatus(fulfillmentStatus)}</span
  >`;

const pathOf = ({number}: OrderRecord) => `/admin/orders/${number}`;

function shipCard(order: OrderRecord): Markup {
  const left = openQuantities(order);
  return html`<section class="card">
    <h2>Ship</h2>
    <form method="post" action="${pathOf(order)}">
      <div class="pair">
        ${order.lines.map((line, place) =>
          field(
            `${line.productTitle} (${left[place] ?? 0} open)`,
            html`<input
              type="number"
              name="quantity-${place}"
              min="0"
              max="${left[place] ?? 0}"
              value="${left[place] ?? 0}"
            />`,
          ),
        )}
        ${field('Carrier', html`<input name="company" value="UPS" />`)}
        ${field('Tracking number', html`<input name="number" />`)}
        ${field('Tracking address', html`<input name="url" placeholder="https://…" />`)}
      </div>
      <button class="button" name="do" value="fulfil">Fulfil</button>
    </form>
  </section>`;
}

function refundCard(order: OrderRecord): Markup {
  return html`<section class="card">
    <h2>Refund or cancel</h2>
    <form method="post" action="${pathOf(order)}">
      ${field(
        'Amount in dollars',
        html`<input name="amount" inputmode="decimal" />`,
        `Empty: all that is left, ${formatPrice(currentAmounts(order).total, order.currency)}.`,
      )}
      <label class="check"><input type="checkbox" name="restock" checked /> Back into stock</label>
      <div class="tools">
        <button class="button" name="do" value="refund">Refund</button>
        ${field(
          'Reason',
          html`<select name="reason">
            ${selectOptions(statusList(CANCEL_REASONS), 'CUSTOMER')}
          </select>`,
        )}
        <button class="button white" name="do" value="cancel">Cancel order</button>
      </div>
    </form>
  </section>`;
}

function statusCard(order: OrderRecord): Markup {
  return html`<section class="card">
    <h2>Statuses as they should read</h2>
    <p class="quiet small">For playing situations that no button above makes.</p>
    <form method="post" action="${pathOf(order)}" class="tools">
      ${field(
        'Payment',
        html`<select name="financialStatus">
          ${selectOptions(statusList(FINANCIAL_STATUSES), order.financialStatus)}
        </select>`,
      )}
      ${field(
        'Fulfilment',
        html`<select name="fulfillmentStatus">
          ${selectOptions(statusList(FULFILLMENT_STATUSES), order.fulfillmentStatus)}
        </select>`,
      )}
      <button class="button white" name="do" value="set">Set</button>
    </form>
  </section>`;
}

function detailsCard(order: OrderRecord): Markup {
  return html`<section class="card">
    <h2>Details</h2>
    <p>${order.email}<br />${order.payment}<br />${formatDateTime(order.processedAt)}</p>
    ${addressBlock(order.shippingAddress)}
    ${order.note === '' ? '' : html`<p>Note: ${order.note}</p>`}
  </section>`;
}

function orderDetail(order: OrderRecord, origin: string): Markup {
  return html`<p>
      ${order.canceledAt === null ? '' : html`<span class="chip bad">Cancelled (${formatStatus(order.cancelReason ?? '')})</span> `}
      ${paymentChip(order)} ${fulfilmentChip(order)}
      <a href="${statusUrl(order, origin)}">The shopper’s page</a>
    </p>
    <div class="columns" style="margin-top:24px">
      <div>${shipCard(order)} ${refundCard(order)} ${statusCard(order)} ${detailsCard(order)}</div>
      <aside class="summary">
        ${lineList(orderLines(order))} ${totalsList(orderTotals(order))}
      </aside>
    </div>`;
}

function orderTable(orders: readonly OrderRecord[]): Markup {
  return listTable(
    ['Order', 'Placed', 'E-mail', 'Payment', 'Fulfilment', {numbers: 'Total'}],
    orders.map(
      (order) =>
        html`<tr>
          <td>
            <a href="/admin/orders/${order.number}">${order.name}</a>
            ${order.canceledAt === null ? '' : html`<span class="chip bad">Cancelled</span>`}
          </td>
          <td>${formatDateTime(order.processedAt)}</td>
          <td>${order.email}</td>
          <td>${paymentChip(order)}</td>
          <td>${fulfilmentChip(order)}</td>
          <td class="number">${formatPrice(order.total, order.currency)}</td>
        </tr>`,
    ),
  );
}

/** Does what a button of the order's page says. */
function progressOf(services: PlatformServices, order: OrderRecord, form: FormData): Progress {
  const isRestocked = form.has('restock');
  const orNull = (name: string) => textOf(form, name) || null;
  switch (textOf(form, 'do')) {
    case 'fulfil': {
      const url = orNull('url');
      if (url !== null && !/^https?:\/\//.test(url)) {
        return {ok: false, message: 'The tracking address begins with https://.'};
      }
      return fulfil(
        services,
        order,
        {company: orNull('company'), number: orNull('number'), url},
        order.lines.map((_, place) => Number(textOf(form, `quantity-${place}`)) || 0),
      );
    }
    case 'refund': {
      const text = textOf(form, 'amount');
      const cents = text === '' ? null : parseDollars(text);
      if (text !== '' && cents === null) return {ok: false, message: 'An amount looks like 14.99.'};
      return refund(services, order, cents, isRestocked);
    }
    case 'cancel': {
      const reason = CANCEL_REASONS.find((one) => one === textOf(form, 'reason')) ?? 'OTHER';
      return cancel(services, order, reason, isRestocked);
    }
    default:
      return {
        ok: true,
        order: saveOrder(services.store, {
          ...order,
          financialStatus:
            FINANCIAL_STATUSES.find((one) => one === textOf(form, 'financialStatus')) ??
            order.financialStatus,
          fulfillmentStatus:
            FULFILLMENT_STATUSES.find((one) => one === textOf(form, 'fulfillmentStatus')) ??
            order.fulfillmentStatus,
        }),
      };
  }
}

/** Orders and their life. */
export function mountOrders(app: PlatformApp, services: PlatformServices): void {
  const {store} = services;

  app.get('/admin/orders', (c) => {
    const orders = allOrders(store);
    return adminPage(
      services,
      c.req.raw,
      'Orders',
      orders.length === 0 ? html`<p class="quiet">Nobody has ordered yet.</p>` : orderTable(orders),
    );
  });

  app.get('/admin/orders/:number{[0-9]+}', (c) => {
    const order = findOrderByNumber(store, Number(c.req.param('number')));
    if (order === null) return backRefused('/admin/orders', 'There is no such order.');
    return adminPage(
      services,
      c.req.raw,
      `Order ${order.name}`,
      orderDetail(order, new URL(c.req.url).origin),
    );
  });

  app.post('/admin/orders/:number{[0-9]+}', async (c) => {
    const form = await c.req.formData();
    const order = findOrderByNumber(store, Number(c.req.param('number')));
    if (order === null) return backRefused('/admin/orders', 'There is no such order.');
    const path = pathOf(order);
    const progress = progressOf(services, order, form);
    return progress.ok
      ? backWith(path, `Order ${order.name} is updated.`)
      : backRefused(path, progress.message);
  });
}
