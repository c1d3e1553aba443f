import type {ConsentPurpose} from './consent';

/** Why something is stored in a visitor's browser. `unknown`: this shop did not put it there. */
export type StoragePurpose = 'necessary' | ConsentPurpose | 'unknown';

export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage';

/** One thing that the shop stores: what for, and for how long. */
export interface StoredItem {
  purpose: StoragePurpose;
  text: string;
  lifetime: string;
}

interface KnownItem extends StoredItem {
  place: StoragePlace;
  pattern: RegExp;
}

const cookie = (
  pattern: RegExp,
  purpose: StoragePurpose,
  text: string,
  lifetime: string,
): KnownItem => ({place: 'cookie', pattern, purpose, text, lifetime});

/** Everything that this shop, and the services it can be configured with, put into a browser. */
const KNOWN_ITEMS: readonly KnownItem[] = [
  cookie(/^consent$/, 'necessary', 'Your answer to the privacy question', '6 months'),
  cookie(
    /^(_tracking_consent|OptanonConsent|OptanonAlertBoxClosed|eupubconsent-v2)$/,
    'necessary',
    'Your answer to the privacy question, as a consent service keeps it',
    '1 year',
  ),
  cookie(/^cart$/, 'necessary', 'Which cart is yours', '1 year'),
  cookie(/^cart_units$/, 'necessary', 'How many items the cart’s badge shows', '1 year'),
  cookie(/^decline_/, 'necessary', 'A free gift that you do not want', '30 days'),
  cookie(/^discount_link$/, 'necessary', 'A discount link that waits for your cart', 'this visit'),
  cookie(/^col_exp$/, 'necessary', 'Which version of a page you see, so that it stays', '90 days'),
  cookie(/^(customer_|signed_in$)/, 'necessary', 'That you are signed in', 'until you sign out'),
  cookie(/^entered$/, 'necessary', 'That you have just signed in, for the next page', '1 minute'),
  cookie(/^og_/, 'necessary', 'Your access to your subscriptions', '2 hours'),
  cookie(/^(__)?session$/, 'necessary', 'Messages from one page to the next', 'this visit'),
  cookie(/^storefront_unlock$/, 'necessary', 'That you know the preview’s password', '30 days'),
  cookie(/^cp_impact_attribution$/, 'advertising', 'Which ad or link brought you here', '45 days'),
  cookie(/^(_ga|_gid|_gat|_hj|_shopify_)/, 'analytics', 'Counts visits', 'up to 2 years'),
  cookie(/^(_gcl_|_gac_|_fb|_uet|_ttp|_scid|_pin_)/, 'advertising', 'Measures ads', '90 days'),
  {
    place: 'localStorage',
    pattern: /^brightwell-saved$/,
    purpose: 'necessary',
    text: 'The products you saved with the heart',
    lifetime: 'until you clear it',
  },
  {
    place: 'localStorage',
    pattern: /^brightwell.*search/,
    purpose: 'necessary',
    text: 'Your recent searches, offered again in the search box',
    lifetime: 'until you clear it',
  },
  {
    place: 'localStorage',
    pattern: /^brightwell:first-order-offer$/,
    purpose: 'necessary',
    text: 'That you answered the first-order offer',
    lifetime: 'until you clear it',
  },
  {
    place: 'sessionStorage',
    pattern: /^brightwell:chat-draft$/,
    purpose: 'necessary',
    text: 'A message you began to write',
    lifetime: 'this visit',
  },
  {
    place: 'sessionStorage',
    pattern: /^(brightwell:|positions$|remix-)/,
    purpose: 'necessary',
    text: 'Where you were on a page, and that it was loaded anew',
    lifetime: 'this visit',
  },
];

/** What a cookie or a key is for; `unknown` for what this shop did not store. */
export function storedItem(place: StoragePlace, name: string): StoredItem {
  const known = KNOWN_ITEMS.find((item) => item.place === place && item.pattern.test(name));
  return known
    ? {purpose: known.purpose, text: known.text, lifetime: known.lifetime}
    : {purpose: 'unknown', text: 'Not stored by this shop', lifetime: 'unknown'};
}

/** True for what may be stored only with a yes. */
export function needsConsent(purpose: StoragePurpose): purpose is ConsentPurpose {
  return purpose !== 'necessary' && purpose !== 'unknown';
}
