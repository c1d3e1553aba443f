import type {CustomerRecord} from '../customers/records.ts';
import {html} from '../pages/markup.ts';
import type {PlatformServices} from '../services.ts';

import {renderMail} from './mail-layout.ts';
import {sendMail, SHOP_SENDER} from './outbox.ts';

const greeting = (customer: CustomerRecord) =>
  customer.firstName === null ? 'Hello,' : `Hello ${customer.firstName},`;

/** The invitation to choose a password (§8.1, §8.3). */
export function sendActivationMail(
  services: PlatformServices,
  customer: CustomerRecord,
  url: string,
): void {
  const lines = [
    greeting(customer),
    'Choose a password and your Brightwell account is ready: orders, addresses and subscriptions in one place.',
    'The link works for 30 days.',
  ];
  sendMail(services, {
    kind: 'activation',
    from: SHOP_SENDER,
    to: customer.email,
    replyTo: null,
    subject: 'Activate your Brightwell account',
    text: `${lines.join('\n\n')}\n\nActivate your account: ${url}\n`,
    html: renderMail({
      heading: 'Activate your account',
      preview: 'Choose a password and your account is ready.',
      body: lines.map((line) => html`<p style="margin:0 0 12px">${line}</p>`),
      action: {label: 'Activate your account', url},
      reason:
        'You get this mail because somebody asked for an account with this address. If it was not you, do nothing.',
    }),
    data: {url},
  });
}

/** The way back for somebody who forgot the password (§8.3). */
export function sendResetMail(
  services: PlatformServices,
  customer: CustomerRecord,
  url: string,
): void {
  const lines = [
    greeting(customer),
    'Follow the link below to set a new password. It works once, for 24 hours.',
    'Your password stays as it is until then.',
  ];
  sendMail(services, {
    kind: 'reset',
    from: SHOP_SENDER,
    to: customer.email,
    replyTo: null,
    subject: 'Set a new password',
    text: `${lines.join('\n\n')}\n\nSet a new password: ${url}\n`,
    html: renderMail({
      heading: 'Set a new password',
      preview: 'The link works once, for 24 hours.',
      body: lines.map((line) => html`<p style="margin:0 0 12px">${line}</p>`),
      action: {label: 'Set a new password', url},
      reason:
        'You get this mail because a new password was asked for. If it was not you, do nothing.',
    }),
    data: {url},
  });
}
