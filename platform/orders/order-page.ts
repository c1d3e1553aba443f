import {formatAddress} from '../customers/address-rules.ts';
import type {PostalAddress} from '../customers/records.ts';
import {formatDate, formatStatus} from '../pages/format.ts';
import {html, type Markup} from '../pages/markup.ts';
import type {PageOptions} from '../pages/page.ts';

import {orderLines, orderTotals, type SummaryLine, type TotalRow} from './order-summary.ts';
import type {OrderRecord} from './records.ts';

/** A picture of the image service at the size of a line. */
export function linePicture(image: string | null, quantity: number): Markup {
  return html`<div class="picture">
    ${
      image === null
        ? ''
        : html`<img src="/images/${image}.png?width=128" alt="" width="64" height="64" />`
    }
    <span class="count" aria-hidden="true">${quantity}</span>
  </div>`;
}

export function lineList(lines: readonly SummaryLine[]): Markup {
  return html`<ul class="lines">
    ${lines.map(
      (line) =>
        html`<li>
          ${linePicture(line.image, line.quantity)}
          <div>
            <div class="name" dir="auto">${line.title}</div>
            ${line.details.map((detail) => html`<div class="detail">${detail}</div>`)}
            <div class="detail">Quantity ${line.quantity}</div>
            ${line.discounts.map((discount) => html`<div class="tag">${discount}</div>`)}
          </div>
          <div class="amount">
            ${
              line.fullTotal === null
                ? ''
                : html`<s><span class="visually-hidden">Instead of </span>${line.fullTotal}</s
                    ><br />`
            }${line.total}
          </div>
          ${
            line.components.length === 0
              ? ''
              : html`<ul class="parts">
                  ${line.components.map((part) => html`<li>${part.quantity} × ${part.title}</li>`)}
                </ul>`
          }
        </li>`,
    )}
  </ul>`;
}

export function totalsList(rows: readonly TotalRow[]): Markup {
  return html`<dl class="totals">
    ${rows.map(
      (row) =>
        html`<div class="${row.kind}">
          <dt>${row.label}</dt>
          <dd class="figures">${row.amount}</dd>
        </div>`,
    )}
  </dl>`;
}

export function addressBlock(address: PostalAddress | null): Markup {
  if (address === null) return html`<p class="quiet">None</p>`;
  const lines = formatAddress(address, {withName: true, withCompany: true});
  if (address.phone !== null) lines.push(address.phone);
  return html`<address>${lines.map((line) => html`${line}<br />`)}</address>`;
}

function statusChips(order: OrderRecord): Markup {
  const isDone = order.fulfillmentStatus === 'FULFILLED';
  return html`<p>
    ${order.canceledAt === null ? '' : html`<span class="chip bad">Canceled</span> `}
    <span class="chip">${formatStatus(order.financialStatus)}</span>
    <span class="chip ${isDone ? 'good' : 'wait'}">${formatStatus(order.fulfillmentStatus)}</span>
  </p>`;
}

function shipments(order: OrderRecord): Markup | '' {
  if (order.fulfillments.length === 0) return '';
  return html`<section class="card">
    <h2>Shipments</h2>
    ${order.fulfillments.map(
      (fulfillment) =>
        html`<p>
          Shipped
          ${formatDate(fulfillment.at)}${
            fulfillment.trackingCompany === null ? '' : ` with ${fulfillment.trackingCompany}`
          }.
          ${
            fulfillment.trackingNumber === null
              ? ''
              : html`Tracking number
                ${
                  fulfillment.trackingUrl === null
                    ? fulfillment.trackingNumber
                    : html`<a href="${fulfillment.trackingUrl}">${fulfillment.trackingNumber}</a>`
                }.`
          }
        </p>`,
    )}
  </section>`;
}

/**
 * The order's own page: where a mail and the account lead, and what a checkout ends on.
 * @param greeting above the details; null on a later visit
 */
export function orderPage(
  order: OrderRecord,
  storefront: string,
  greeting: {heading: string; text: string} | null,
): PageOptions {
  return {
    title: `Order ${order.name}`,
    kind: 'order',
    header: ({logo}) =>
      html`<a class="home" href="${storefront}">${logo}</a
        ><span class="where">Order ${order.name}</span>`,
    main: html`<div class="columns">
      <div>
        ${
          greeting === null
            ? html`<h1>Order ${order.name}</h1>
                <p class="quiet">Placed on ${formatDate(order.processedAt)}</p>`
            : html`<p class="quiet">Order ${order.name}</p>
                <h1>${greeting.heading}</h1>
                <p>${greeting.text}</p>`
        }
        ${statusChips(order)} ${shipments(order)}
        <section class="card">
          <h2>Details</h2>
          <div class="two">
            <div>
              <h3>Contact</h3>
              <p>${order.email}</p>
              <h3>Ships to</h3>
              ${addressBlock(order.shippingAddress)}
            </div>
            <div>
              <h3>Shipping</h3>
              <p>${order.shippingTitle}</p>
              <h3>Payment</h3>
              <p>${order.payment}</p>
              <h3>Billing address</h3>
              ${addressBlock(order.billingAddress)}
            </div>
          </div>
        </section>
        <p style="margin-top:28px"><a class="button" href="${storefront}">Continue shopping</a></p>
      </div>
      <aside class="summary" aria-label="Order summary">
        <h2>Order summary</h2>
        ${lineList(orderLines(order))} ${totalsList(orderTotals(order))}
      </aside>
    </div>`,
  };
}
