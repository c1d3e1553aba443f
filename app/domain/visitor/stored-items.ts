import {findCookieRow, type Lifetime, type StoragePurpose, type StoredItem} from './cookies';
import {TAG_ITEMS} from './vendor-items';

export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage';
export type KeyPlace = Exclude<StoragePlace, 'cookie'>;

const UNTIL_CLEARED = 'until you clear it';
const THIS_VISIT = 'this visit';

/** Every key that the shop writes into a browser's storage; one that has no row is a type error. */
const STORED_KEYS = {
  localStorage: {
    'shop:saved': {
      purpose: 'necessary',
      text: 'The products you saved with the heart',
      lifetime: UNTIL_CLEARED,
    },
    'recent-searches': {
      purpose: 'necessary',
      text: 'Your recent searches, offered again in the search box',
      lifetime: UNTIL_CLEARED,
    },
    'shop:first-order-offer': {
      purpose: 'necessary',
      text: 'That you answered the first-order offer',
      lifetime: UNTIL_CLEARED,
    },
  },
  sessionStorage: {
    'shop:chat-draft': {
      purpose: 'necessary',
      text: 'A message you began to write',
      lifetime: THIS_VISIT,
    },
    'shop:pressed': {
      purpose: 'analytics',
      text: 'What you pressed on a page that you left before it was counted',
      lifetime: THIS_VISIT,
    },
    'shop:reloaded-at': {
      purpose: 'necessary',
      text: 'When a page was loaded anew, so that it is not loaded for ever',
      lifetime: THIS_VISIT,
    },
    'shop:going-to': {
      purpose: 'necessary',
      text: 'Where you were going when a page was loaded anew',
      lifetime: THIS_VISIT,
    },
    'shop:probe': {
      purpose: 'necessary',
      text: 'A test whether this browser stores anything, removed at once',
      lifetime: THIS_VISIT,
    },
  },
} as const satisfies Record<KeyPlace, Record<string, StoredItem>>;

/** The name of a key that the shop writes there. */
export type StoredKey<Place extends KeyPlace> = keyof (typeof STORED_KEYS)[Place] & string;

interface OthersItem extends StoredItem {
  place: StoragePlace;
  pattern: RegExp;
}

/** What the framework and the services that the shop can be configured with store beside the vendors' tags. */
const OTHERS_ITEMS: readonly OthersItem[] = [
  {
    place: 'cookie',
    pattern: /^(_tracking_consent|OptanonConsent|OptanonAlertBoxClosed|eupubconsent-v2)$/,
    purpose: 'necessary',
    text: 'Your answer to the privacy question, as a consent service keeps it',
    lifetime: '1 year',
  },
  {
    place: 'sessionStorage',
    pattern: /^(positions$|remix-)/,
    purpose: 'necessary',
    text: 'Where you were on a page',
    lifetime: THIS_VISIT,
  },
];

function findRow(place: StoragePlace, name: string): StoredItem | null {
  if (place === 'cookie') return findCookieRow(name);
  const rows: Readonly<Record<string, StoredItem>> = STORED_KEYS[place];
  return Object.hasOwn(rows, name) ? (rows[name] ?? null) : null;
}

/** What a cookie or a key is for, as the privacy receipt prints it. */
export interface ReceiptEntry {
  /** `unknown`: this shop did not put it there. */
  purpose: StoragePurpose | 'unknown';
  text: string;
  lifetime: string;
}

/** What a cookie or a key is for; `unknown` for what neither this shop nor one of its services stores. */
export function storedItem(place: StoragePlace, name: string): ReceiptEntry {
  const item =
    findRow(place, name) ??
    OTHERS_ITEMS.find((others) => others.place === place && others.pattern.test(name)) ??
    TAG_ITEMS.find(({pattern}) => pattern.test(name));
  return item
    ? {purpose: item.purpose, text: item.text, lifetime: formatLifetime(item.lifetime)}
    : {purpose: 'unknown', text: 'Not stored by this shop', lifetime: 'unknown'};
}

/** Units from the longest, each for lifetimes from so many seconds on: months begin where days are hard to picture. */
const UNITS = [
  {name: 'year', seconds: 365 * 86_400, from: 365 * 86_400},
  {name: 'month', seconds: (365 / 12) * 86_400, from: 120 * 86_400},
  {name: 'day', seconds: 86_400, from: 86_400},
  {name: 'hour', seconds: 3_600, from: 3_600},
  {name: 'minute', seconds: 60, from: 0},
] as const;

/** A lifetime in words: `30 days`, `6 months`; one that is given in words stays as it is. */
export function formatLifetime(lifetime: Lifetime): string {
  if (typeof lifetime === 'string') return lifetime;
  const unit = UNITS.find(({from}) => lifetime >= from) ?? UNITS[4];
  const count = Math.round(lifetime / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}
