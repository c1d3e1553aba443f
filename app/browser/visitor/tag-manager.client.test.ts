import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import type {ConsentState} from '~/domain/visitor/consent';
import type {VisitorSettings} from '~/domain/visitor/settings';

import {followConsentWithTags} from './tag-manager.client';

const NO_TAGS = {tagManagerId: null} as VisitorSettings;
const COUNTING = ['_ga', '_ga_ABC', '_gid', '_hjSession_1', '_shopify_y'];
const MEASURING = [
  '_gcl_au',
  '_gac_UA-1',
  '_fbp',
  '_fbc',
  '_uetsid',
  '_ttp',
  '_scid',
  '_pin_unauth',
];
const OURS = ['consent', 'col_exp', 'cart_units'];

/** The cookies and the keys of storage that are left. */
let cookies: Set<string>;
let keys: Map<string, string>;

beforeEach(() => {
  cookies = new Set([...COUNTING, ...MEASURING, ...OURS]);
  keys = new Map([
    ['_gcl_ls', '1'],
    ['_ga_x', '1'],
    ['shop:saved', '[]'],
  ]);
  const storage = {removeItem: (key: string) => keys.delete(key)};
  vi.stubGlobal('location', {hostname: 'shop.example', protocol: 'https:'});
  vi.stubGlobal('window', {
    get localStorage() {
      return Object.assign(Object.create(storage) as object, Object.fromEntries(keys));
    },
    sessionStorage: {},
  });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map((name) => `${name}=1`).join('; ');
    },
    set cookie(text: string) {
      cookies.delete(text.split('=', 1)[0] ?? '');
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const settled = (analytics: boolean, advertising: boolean): ConsentState => ({
  status: 'settled',
  choice: {preferences: false, analytics, advertising},
});

it.each<[string, ConsentState, string[], string[]]>([
  ['both', settled(true, true), [...COUNTING, ...MEASURING], ['_gcl_ls', '_ga_x']],
  ['advertising alone', settled(false, true), MEASURING, ['_gcl_ls']],
  ['analytics alone', settled(true, false), COUNTING, ['_ga_x']],
  ['neither', settled(false, false), [], []],
  ['nothing, as no manager came', {status: 'no-manager'}, [], []],
  ['nothing yet', {status: 'asking'}, [...COUNTING, ...MEASURING], ['_gcl_ls', '_ga_x']],
])('a visitor who allowed %s keeps what serves it', async (_, state, keptCookies, keptKeys) => {
  followConsentWithTags(state, NO_TAGS);
  await vi.dynamicImportSettled();
  expect([...cookies].sort()).toEqual([...keptCookies, ...OURS].sort());
  expect([...keys.keys()].sort()).toEqual([...keptKeys, 'shop:saved'].sort());
});
