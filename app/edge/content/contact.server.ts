import {data, redirect} from '@remix-run/server-runtime';

import {chatHours, contact} from '~/content/contact.server';
import {
  CONTACT_FIELDS,
  type ContactDraft,
  contactMail,
  contactValues,
  isContactRobot,
  parseContact,
} from '~/domain/content/contact';
import {loadShopOffer} from '~/edge/catalogue/shop-offer.server';
import type {ShopContext} from '~/edge/request/context.server';
import {findWait} from '~/edge/request/limits.server';
import {sendMail} from '~/edge/request/mail.server';
import {requireForm} from '~/edge/request/posted-form.server';

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
export async function submitContactForm(request: Request, context: ShopContext) {
  const {keeps, settings} = await loadShopOffer(context);
  const desk = settings.email;
  if (desk === null || !keeps(['mail'])) return redirect(OPTIONS_PATH, 303);
  const form = await requireForm(request, CONTACT_FIELDS);
  if (isContactRobot(form)) return redirect(SUCCESS_PATH, 303);
  const parsed = parseContact(form, contact.form.topics);
  if (!parsed.ok) return refuse({draft: parsed.draft, alert: null}, 422);
  if ((await findWait(context, 'contact')) !== null) {
    return refuse({draft: {values: contactValues(form), errors: {}}, alert: TOO_MANY}, 429);
  }
  return (await sendMail(context, contactMail(parsed.value, desk)))
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

/** What a shop says of which the content knows nothing. */
const PLAIN_WORDS = {
  heading: 'Talk to us',
  text: 'Questions about an order or a product? Ask us.',
};

/** Where there is neither telephone nor address, as in a shop that is being set up: the store's own mails have one. */
const ANSWER_OUR_MAIL = {
  title: 'Answer one of our mails',
  text: 'What we write about an order comes from an address that we read.',
};

/** "Chat, telephone or mail"; empty where there is no way. */
function waysOf(ways: readonly string[]): string {
  const text = new Intl.ListFormat('en-GB', {type: 'disjunction'}).format(ways);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The options page: chat and mail form where they are configured, telephone and an address to write to where there are any. */
export async function loadContactOptions(context: ShopContext) {
  const {keeps, settings, isOwnContent} = await loadShopOffer(context);
  const hasChat = keeps(['chat']);
  const {heading, text} = isOwnContent ? contact : PLAIN_WORDS;
  const {chat, phone, email} = contact;
  const ways = [
    ...(hasChat ? ['chat'] : []),
    ...(settings.phone === null ? [] : ['telephone']),
    ...(settings.email === null ? [] : ['mail']),
  ];
  return {
    heading,
    text,
    ways: waysOf(ways),
    chat: hasChat ? chat : null,
    phone:
      settings.phone === null
        ? null
        : {
            title: phone.title,
            text: hasChat ? phone.text : phone.plainText,
            number: settings.phone,
          },
    email:
      settings.email === null
        ? null
        : keeps(['mail'])
          ? email
          : {
              title: email.title,
              text: settings.email,
              action: {label: email.action.label, link: `mailto:${settings.email}`},
            },
    otherwise: ways.length === 0 ? ANSWER_OUR_MAIL : null,
    hours: hasChat ? chatHours : null,
  };
}

/** Copy and topics of the mail form, and of the pages behind it. Without a provider the options page says where to write. */
export async function loadContactForm(context: ShopContext) {
  const {keeps, settings} = await loadShopOffer(context);
  const away: Response = redirect(OPTIONS_PATH);
  if (!keeps(['mail'])) throw away;
  const {form, success, failure} = contact;
  const chatHoursText = keeps(['chat']) ? contact.chat.hours : null;
  return {form, success, failure, chatHoursText, phone: settings.phone};
}
