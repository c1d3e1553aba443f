import type {CustomerRecord} from '../customers/records.ts';
import {html} from '../pages/markup.ts';
import type {PlatformServices} from '../services.ts';

import {renderMail} from './mail-layout.ts';
import {senderOf, sendMail} from './outbox.ts';

interface LinkMail {
  kind: 'activation' | 'reset';
  subject: string;
  preview: string;
  /** Paragraphs below the greeting. */
  lines: readonly string[];
  /** What the link does: its label, and the mail's heading. */
  action: string;
  reason: string;
}

/** A mail to a customer around one link. */
function sendLinkMail(
  services: PlatformServices,
  customer: CustomerRecord,
  url: string,
  mail: LinkMail,
): void {
  const greeting = customer.firstName === null ? 'Hello,' : `Hello ${customer.firstName},`;
  const lines = [greeting, ...mail.lines];
  sendMail(services, {
    kind: mail.kind,
    from: senderOf(services.shop),
    to: customer.email,
    replyTo: null,
    subject: mail.subject,
    text: `${lines.join('\n\n')}\n\n${mail.action}: ${url}\n`,
    html: renderMail(services.shop, {
      heading: mail.action,
      preview: mail.preview,
      body: lines.map((line) => html`<p style="margin:0 0 12px">${line}</p>`),
      action: {label: mail.action, url},
      reason: mail.reason,
    }),
    data: {url},
  });
}

/** The invitation to choose a password (§8.1, §8.3). */
export function sendActivationMail(
  services: PlatformServices,
  customer: CustomerRecord,
  url: string,
): void {
  sendLinkMail(services, customer, url, {
    kind: 'activation',
    subject: `Activate your ${services.shop.name} account`,
    preview: 'Choose a password and your account is ready.',
    lines: [
      `Choose a password and your ${services.shop.name} account is ready: orders, addresses and subscriptions in one place.`,
      'The link works for 30 days.',
    ],
    action: 'Activate your account',
    reason:
      'You get this mail because somebody asked for an account with this address. If it was not you, do nothing.',
  });
}

/** The way back for somebody who forgot the password (§8.3). */
export function sendResetMail(
  services: PlatformServices,
  customer: CustomerRecord,
  url: string,
): void {
  sendLinkMail(services, customer, url, {
    kind: 'reset',
    subject: 'Set a new password',
    preview: 'The link works once, for 24 hours.',
    lines: [
      'Follow the link below to set a new password. It works once, for 24 hours.',
      'Your password stays as it is until then.',
    ],
    action: 'Set a new password',
    reason:
      'You get this mail because a new password was asked for. If it was not you, do nothing.',
  });
}

/** The code that signs in on the hosted page. It is in the subject too, so that a phone shows it without opening the mail. */
export function sendSignInCode(services: PlatformServices, email: string, code: string): void {
  const lines = [
    `Your code is ${code}.`,
    'Enter it on the page where you asked for it. It works once, for ten minutes.',
  ];
  sendMail(services, {
    kind: 'sign-in-code',
    from: senderOf(services.shop),
    to: email,
    replyTo: null,
    subject: `${code} is your ${services.shop.name} code`,
    text: `${lines.join('\n\n')}\n`,
    html: renderMail(services.shop, {
      heading: code,
      preview: 'Enter it on the page where you asked for it.',
      body: lines.map((line) => html`<p style="margin:0 0 12px">${line}</p>`),
      action: null,
      reason:
        'You get this mail because somebody signs in with this address. If it was not you, do nothing.',
    }),
    data: {code},
  });
}
