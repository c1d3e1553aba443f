import {data, redirect} from '@remix-run/server-runtime';

import {chatHours, contact} from '~/content/contact.server';
import {
  CONTACT_FIELDS,
  type ContactDraft,
  contactMail,
  type ContactMessage,
  contactValues,
  isContactRobot,
  parseContact,
} from '~/domain/content/contact';
import {isConfigured} from '~/edge/catalogue/shop-offer.server';
import type {ShopContext} from '~/edge/request/context.server';
import {findWait} from '~/edge/request/limits.server';
import {type MailContext, sendMail} from '~/edge/request/mail.server';
import {requireForm} from '~/edge/request/posted-form.server';

import {config} from '../../../hydrogen.config';

/** Sends a shopper's message to the support desk. */
function sendContactMessage(context: MailContext, message: ContactMessage): Promise<boolean> {
  return sendMail(context, contactMail(message, config.support.email));
}

const OPTIONS_PATH = '/contact-us';
const SUCCESS_PATH = '/contact-us-email-success';
const FAILURE_PATH = '/contact-us-email-failure';

const TOO_MANY =
  'You have sent several messages in a short time. Please wait ten minutes, or call us.';

/** What the form shows again: the draft, and what is wrong with it as a whole. */
interface ContactRefusal {
  draft: ContactDraft;
  alert: string | null;
}

function refuse(refusal: ContactRefusal, status: number) {
  return data(refusal, {status, headers: {'Cache-Control': 'no-store'}});
}

/**
 * Takes the contact form: sends it on and redirects to the success page, or shows it again with what to mend. When
 * the provider does not take it, the browser posts the same form to the failure page (307), which keeps the text
 * with or without JavaScript. A robot's message is dropped as if it had been sent.
 */
export async function submitContactForm(
  request: Request,
  context: Pick<ShopContext, 'env' | 'requestId' | 'buyerIp' | 'responseHeaders'>,
) {
  if (!isConfigured(context.env, 'mail')) return redirect(OPTIONS_PATH, 303);
  const form = await requireForm(request, CONTACT_FIELDS);
  if (isContactRobot(form)) return redirect(SUCCESS_PATH, 303);
  const parsed = parseContact(form, contact.form.topics);
  if (!parsed.ok) return refuse({draft: parsed.draft, alert: null}, 422);
  if ((await findWait(context, 'contact')) !== null) {
    return refuse({draft: {values: contactValues(form), errors: {}}, alert: TOO_MANY}, 429);
  }
  return (await sendContactMessage(context, parsed.value))
    ? redirect(SUCCESS_PATH, 303)
    : redirect(FAILURE_PATH, 307);
}

/**
 * The failure page after a post: the text as it was typed, ready to be sent again. What the form would have refused never reached
 * the provider, and is no failure of it.
 */
export async function keepContactDraft(request: Request) {
  const form = await requireForm(request, CONTACT_FIELDS);
  const parsed = parseContact(form, contact.form.topics);
  if (!parsed.ok) return refuse({draft: parsed.draft, alert: null}, 422);
  return refuse({draft: {values: contactValues(form), errors: {}}, alert: null}, 502);
}

type Services = Pick<ShopContext, 'env'>;

/** The ways to reach somebody, in words: "Chat, telephone or mail". */
function waysOf(hasChat: boolean, hasPhone: boolean): string {
  const ways = [...(hasChat ? ['chat'] : []), ...(hasPhone ? ['telephone'] : [])].join(', ');
  const text = ways === '' ? 'mail' : `${ways} or mail`;
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** The options page: chat and mail form where they are configured, telephone, an address to write to. */
export function loadContactOptions({env}: Services) {
  const {heading, text, chat, phone, email} = contact;
  const hasChat = isConfigured(env, 'chat') === true;
  const hasPhone = config.support.phone !== '';
  const writes = isConfigured(env, 'mail')
    ? email
    : {
        title: email.title,
        text: config.support.email,
        action: {label: email.action.label, link: `mailto:${config.support.email}`},
      };
  return {
    heading,
    text,
    chat: hasChat ? chat : null,
    phone: hasPhone ? {title: phone.title, text: hasChat ? phone.text : phone.plainText} : null,
    email: writes,
    ways: waysOf(hasChat, hasPhone),
    support: config.support,
    hours: hasChat ? chatHours : null,
  };
}

/** Copy and topics of the mail form, and of the pages behind it. Without a provider the options page says where to write. */
export function loadContactForm({env}: Services) {
  const away: Response = redirect(OPTIONS_PATH);
  if (!isConfigured(env, 'mail')) throw away;
  const {form, success, failure} = contact;
  const chatHoursText = isConfigured(env, 'chat') ? contact.chat.hours : null;
  return {form, success, failure, chatHoursText, support: config.support};
}
