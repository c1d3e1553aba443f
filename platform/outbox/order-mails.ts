import {orderLines, orderTotals} from '../orders/order-summary.ts';
import {statusUrl} from '../orders/orders.ts';
import type {OrderRecord, Tracking} from '../orders/records.ts';
import {COLORS} from '../pages/colors.ts';
import {countOf, formatPrice} from '../pages/format.ts';
import {html, type MarkupValue} from '../pages/markup.ts';
import type {ShopRecord} from '../seed/seed.ts';
import type {PlatformServices} from '../services.ts';

import {renderMail} from './mail-layout.ts';
import {type MailKind, senderOf, sendMail} from './outbox.ts';

const reasonOf = ({name}: ShopRecord) =>
  `You get this mail because an order was placed with this address at ${name}.`;

function linesTable(order: OrderRecord): MarkupValue {
  const cell = `border-bottom:1px solid ${COLORS.gray200};padding:10px 0;vertical-align:top`;
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:20px 0"
  >
    ${orderLines(order).map(
      (line) =>
        html`<tr>
          <td style="${cell}">
            <strong>${line.title}</strong> × ${line.quantity}
            ${line.details.map(
              (detail) =>
                html`<br /><span style="color:${COLORS.inkSoft};font-size:14px">${detail}</span>`,
            )}
          </td>
          <td style="${cell};text-align:right;white-space:nowrap">${line.total}</td>
        </tr>`,
    )}
    ${orderTotals(order).map(
      (row) =>
        html`<tr>
          <td style="padding:6px 0">${row.label}</td>
          <td style="padding:6px 0;text-align:right;white-space:nowrap">${row.amount}</td>
        </tr>`,
    )}
  </table>`;
}

function plainLines(order: OrderRecord): string {
  const lines = orderLines(order).map(
    (line) =>
      `${line.quantity} × ${line.title}${line.details.map((detail) => ` (${detail})`).join('')}: ${line.total}`,
  );
  const totals = orderTotals(order).map((row) => `${row.label}: ${row.amount}`);
  return [...lines, '', ...totals].join('\n');
}

function sendOrderMail(
  services: PlatformServices,
  order: OrderRecord,
  mail: {
    kind: MailKind;
    subject: string;
    heading: string;
    lines: readonly string[];
    withContents: boolean;
    action: {label: string; url: string} | null;
  },
): void {
  const text = [...mail.lines, ...(mail.withContents ? [plainLines(order)] : [])];
  if (mail.action !== null) text.push(`${mail.action.label}: ${mail.action.url}`);
  sendMail(services, {
    kind: mail.kind,
    from: senderOf(services.shop),
    to: order.email,
    replyTo: null,
    subject: mail.subject,
    text: `${text.join('\n\n')}\n`,
    html: renderMail(services.shop, {
      heading: mail.heading,
      preview: mail.lines[0] ?? '',
      body: html`${mail.lines.map((line) => html`<p style="margin:0 0 12px">${line}</p>`)}
      ${mail.withContents ? linesTable(order) : ''}`,
      action: mail.action,
      reason: reasonOf(services.shop),
    }),
    data: {
      order: order.name,
      ...(mail.action === null ? {} : {url: mail.action.url}),
    },
  });
}

/**
 * Thanks for an order.
 * @param origin of the platform: the order's page lies there
 */
export function sendOrderConfirmation(
  services: PlatformServices,
  order: OrderRecord,
  origin: string,
): void {
  const name = order.shippingAddress?.firstName ?? null;
  sendOrderMail(services, order, {
    kind: 'order',
    subject: `Order ${order.name} confirmed`,
    heading: name === null ? 'Thank you for your order' : `Thank you, ${name}`,
    lines: [
      `We have your order ${order.name} and are getting it ready. You hear from us again when it ships.`,
    ],
    withContents: true,
    action: {label: 'View your order', url: statusUrl(order, origin)},
  });
}

export function sendShippingMail(
  services: PlatformServices,
  order: OrderRecord,
  tracking: Tracking,
): void {
  const units = order.fulfillments.at(-1)?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0;
  const by = tracking.company === null ? '' : ` with ${tracking.company}`;
  const number = tracking.number === null ? '' : ` Tracking number: ${tracking.number}.`;
  sendOrderMail(services, order, {
    kind: 'shipping',
    subject: `Order ${order.name} is on its way`,
    heading: 'Your order is on its way',
    lines: [`${countOf(units, 'item')} of order ${order.name} left our warehouse${by}.${number}`],
    withContents: false,
    action: tracking.url === null ? null : {label: 'Follow your parcel', url: tracking.url},
  });
}

export function sendCancellationMail(services: PlatformServices, order: OrderRecord): void {
  sendOrderMail(services, order, {
    kind: 'cancellation',
    subject: `Order ${order.name} is canceled`,
    heading: 'Your order is canceled',
    lines: [
      `Order ${order.name} is canceled and will not ship.`,
      order.financialStatus === 'VOIDED'
        ? 'You have not been charged.'
        : 'What you paid goes back the way it came, within five working days.',
    ],
    withContents: false,
    action: null,
  });
}

export function sendRefundMail(
  services: PlatformServices,
  order: OrderRecord,
  cents: number,
): void {
  sendOrderMail(services, order, {
    kind: 'refund',
    subject: `A refund for order ${order.name}`,
    heading: 'Your refund',
    lines: [
      `We are paying back ${formatPrice(cents, order.currency)} for order ${order.name}. It arrives the way you paid, within five working days.`,
    ],
    withContents: false,
    action: null,
  });
}
