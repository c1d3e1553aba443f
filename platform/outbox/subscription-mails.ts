import {html} from '../pages/markup.ts';
import type {PlatformServices} from '../services.ts';
import type {SubscriptionRecord} from '../subscriptions/records.ts';

import {renderMail} from './mail-layout.ts';
import {senderOf, sendMail} from './outbox.ts';

type SubscriptionEvent = 'canceled' | 'paused' | 'resumed' | 'rejected';

const TEXTS: Record<SubscriptionEvent, {subject: string; text: (title: string) => string}> = {
  canceled: {
    subject: 'Your subscription has ended',
    text: (title) => `There will be no further deliveries of ${title}, and no further charges.`,
  },
  paused: {
    subject: 'Your subscription is paused',
    text: (title) => `We send no ${title} and charge nothing until you resume.`,
  },
  resumed: {
    subject: 'Your subscription goes on',
    text: (title) => `Deliveries of ${title} go on. Your account shows the date of the next one.`,
  },
  rejected: {
    subject: 'We could not send your delivery',
    text: (title) =>
      `${title} is sold out, so this delivery is left out and you are not charged for it.`,
  },
};

/** Tells a subscriber what happened to a subscription. */
export function sendSubscriptionMail(
  services: PlatformServices,
  subscription: SubscriptionRecord,
  event: SubscriptionEvent,
): void {
  const variant = services.catalogue.variant(subscription.variantId);
  const title =
    variant === undefined ? 'your product' : services.catalogue.productOf(variant).title;
  const {subject, text} = TEXTS[event];
  const url = `${services.storefrontOrigin}/account/manage-subscriptions`;
  sendMail(services, {
    kind: 'subscription',
    from: senderOf(services.shop),
    to: subscription.email,
    replyTo: null,
    subject,
    text: `${text(title)}\n\nManage your subscriptions: ${url}\n`,
    html: renderMail(services.shop, {
      heading: subject,
      preview: text(title),
      body: html`<p style="margin:0 0 12px">${text(title)}</p>`,
      action: {label: 'Manage your subscriptions', url},
      reason: `You get this mail because you subscribe to a product at ${services.shop.name}.`,
    }),
    data: {event, subscription: subscription.id, url},
  });
}
