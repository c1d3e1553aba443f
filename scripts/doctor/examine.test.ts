import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';

import {storefrontSettings} from '../../app/content/placeholders';
import type {ProductRecord} from '../../platform/catalogue/records';
import {WARES} from '../../tests/support/cart-shopper';
import {foreignSeed} from '../../tests/support/foreign-store';
import {LocalPlatform} from '../../tests/support/local-platform';
import {compileContent, type CompiledContent, readContentFiles} from '../content/compile';
import {PROJECT_ROOT, toShopEnvironment, type Variables} from '../environment';

import {drawingFinding} from './drawings';
import {examine} from './examine';
import {type Finding, reportOf} from './finding';
import {findLoops} from './redirects';

const TODAY = new Date('2025-06-01T00:00:00Z');
const SETTINGS: Variables = {
  ...toShopEnvironment({}).worker,
  PUBLIC_GTM_CONTAINER_ID: 'GTM-DEMO1',
};

let content: CompiledContent['data'];
let platform: LocalPlatform;
let foreign: LocalPlatform;

beforeAll(async () => {
  const files = await readContentFiles(path.join(PROJECT_ROOT, 'demo/content'));
  content = compileContent(files, storefrontSettings).data;
  platform = new LocalPlatform();
  foreign = new LocalPlatform(foreignSeed());
});
afterAll(() => {
  platform.close();
  foreign.close();
});
beforeEach(() => {
  platform.startOver();
  vi.stubGlobal('fetch', platform.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Settings changed; null takes one away. */
function settings(changes: Record<string, string | null> = {}): Variables {
  return Object.fromEntries(
    Object.entries({...SETTINGS, ...changes}).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  );
}

const look = (changes: Record<string, string | null> = {}, today = TODAY) =>
  examine(settings(changes), content, today);

const troubles = (findings: readonly Finding[]) => findings.filter(({level}) => level !== 'ok');

/** The one trouble of a check; fails where there is none. */
async function troubleOf(check: string, found: Promise<Finding[]>): Promise<Finding> {
  const trouble = troubles(await found).find((finding) => finding.check === check);
  if (!trouble) throw new Error(`no trouble of ${check}`);
  expect(trouble.shopper).toBeTruthy();
  expect(trouble.mend).toBeTruthy();
  return trouble;
}

it('finds of the demo what it is: a shop that lacks nothing but a merchant', async () => {
  const findings = await look();
  expect(findings.filter(({level}) => level === 'stop')).toEqual([]);
  expect(findings.length).toBeGreaterThan(30);
  expect(troubles(findings).map(({check}) => check)).toEqual(['contact']);
});

describe('of the settings', () => {
  it.each([
    ['settings', {SESSION_SECRET: 'short'}, 'stop'],
    ['settings', {SHOP_PROMISES: 'free-lunch'}, 'stop'],
    [
      'settings',
      {CUSTOMER_ACCOUNTS: 'hosted', PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: null},
      'stop',
    ],
    ['mail', {CONTACT_MAIL_URL: null}, 'warning'],
    ['mail', {CONTACT_MAIL_KEY: null}, 'warning'],
    ['subscriptions', {SUBSCRIPTIONS_API_URL: null}, 'warning'],
    ['chat', {PUBLIC_CHAT_SCRIPT_URL: null}, 'warning'],
    ['tags', {PUBLIC_GTM_CONTAINER_ID: null}, 'warning'],
    ['customer-privacy', {PUBLIC_CONSENT_MANAGER: 'shopify'}, 'warning'],
    ['customer-privacy', {PUBLIC_CONSENT_MANAGER: 'window'}, 'warning'],
    ['checkout-domain', {PUBLIC_CHECKOUT_DOMAIN: 'elsewhere.example'}, 'warning'],
  ])('it finds what is wrong with %s: %o', async (check, changes, level) => {
    expect((await troubleOf(check, look(changes))).level).toBe(level);
  });

  it('says when the version of a store ends, before and after, and nothing of this machine’s', async () => {
    const on = (day: string) =>
      look({PUBLIC_STORE_DOMAIN: 'platform.example'}, new Date(`${day}T00:00:00Z`));
    const said = async (day: string) =>
      (await on(day)).find(({check}) => check === 'api-version') ?? null;
    expect(await said('2025-06-01')).toMatchObject({
      level: 'ok',
      text: '2025-04 is served until 2026-04-01.',
    });
    expect((await troubleOf('api-version', on('2026-03-01'))).text).toContain('ends on 2026-04-01');
    expect((await troubleOf('api-version', on('2026-05-01'))).text).toContain('has ended');
    const here = await look({}, new Date('2026-05-01T00:00:00Z'));
    expect(here.find(({check}) => check === 'api-version')?.level).toBe('ok');
  });
});

it.each([
  ['legacy', /password/],
  ['hosted', /at Shopify/],
])('says that customer accounts are %s', async (kind, words) => {
  const findings = await look({CUSTOMER_ACCOUNTS: kind});
  expect(findings.find(({check}) => check === 'customer-accounts')?.text).toMatch(words);
});

describe('of the store', () => {
  it.each([
    ['host', 'the network fails', () => Promise.reject(new TypeError('no such host'))],
    ['host', 'no store is there', () => Promise.resolve(new Response('', {status: 404}))],
    ['token', 'the tokens are refused', () => Promise.resolve(new Response('', {status: 401}))],
  ])('it stops at %s where %s', async (check, _, answer) => {
    vi.stubGlobal('fetch', answer);
    expect((await troubleOf(check, look())).level).toBe('stop');
  });

  it('stops at a wrong token, and names the variable alone', async () => {
    const secret = 'shpat_f00000000000000000000000000000ff';
    const trouble = await troubleOf('token', look({PRIVATE_STOREFRONT_API_TOKEN: secret}));
    expect(trouble.level).toBe('stop');
    expect(trouble.text).toContain('PRIVATE_STOREFRONT_API_TOKEN');
  });

  it.each([
    ['unauthenticated_read_product_tags', ['Product.tags']],
    [
      'unauthenticated_read_product_inventory',
      ['Product.totalInventory', 'ProductVariant.quantityAvailable'],
    ],
    [
      'unauthenticated_read_selling_plans',
      ['Product.sellingPlanGroups', 'ProductVariant.sellingPlanAllocations'],
    ],
    ['unauthenticated_read_metafields', ['Product.metafields']],
    [
      'unauthenticated_read_content',
      ['Query.pages', 'Query.blogs', 'Query.menu', 'Query.urlRedirects'],
    ],
    ['unauthenticated_read_metaobjects', ['Query.metaobjects']],
    ['unauthenticated_read_customers', ['Query.customer']],
    ['unauthenticated_write_customers', ['Mutation.customerAccessTokenCreate']],
  ] as const)('it names each field that a store without %s denies', async (scope, fields) => {
    platform.withhold(scope);
    const denied = troubles(await look()).filter(({check}) => check === 'scope');
    expect(denied.map(({text}) => text)).toEqual(
      fields.map((field) => `${field} is denied: the app lacks ${scope}.`),
    );
    for (const {shopper, mend} of denied) {
      expect(shopper).toBeTruthy();
      expect(mend).toContain(scope);
    }
  });

  it('still reads the goods of a store that denies tags and plans', async () => {
    platform.withhold('unauthenticated_read_product_tags', 'unauthenticated_read_selling_plans');
    const findings = await look();
    expect(findings.find(({check}) => check === 'publication')?.level).toBe('ok');
  });
});

describe('of the goods', () => {
  const PASTE = WARES.paste;
  const manyOf = <Entry>([entry]: readonly Entry[], count: number) => {
    if (entry === undefined) throw new Error('It has one');
    return Array.from({length: count}, () => entry);
  };

  it.each<
    [check: string, handle: string, change: (product: ProductRecord) => Partial<ProductRecord>]
  >([
    ['pictures', PASTE, () => ({images: []})],
    ['descriptions', PASTE, () => ({descriptionHtml: ''})],
    [
      'prices',
      PASTE,
      ({variants}) => ({variants: variants.map((variant) => ({...variant, price: 0}))}),
    ],
    [
      'variants',
      PASTE,
      ({variants}) => ({
        variants: manyOf(variants, 11).map((variant, place) => ({
          ...variant,
          id: 900_000 + place,
          position: place,
        })),
      }),
    ],
    [
      'many-pictures',
      PASTE,
      ({images}) => ({
        images: manyOf(images, 11).map((image, place) => ({...image, id: 900_000 + place})),
      }),
    ],
    ['selling-plans', 'hum-brush-head-club', () => ({sellingPlanGroupIds: []})],
    ['home', 'hum-smart-electric-toothbrush', () => ({status: 'DRAFT'})],
    ['quiz', 'optic-white-daily-whitening-toothpaste', () => ({status: 'DRAFT'})],
    ['bundles', 'woven-floss-mint', () => ({status: 'DRAFT'})],
    ['campaigns', 'total-daily-care-toothpaste', () => ({status: 'DRAFT'})],
    ['gifts', WARES.pouch, () => ({status: 'DRAFT'})],
    [
      'gifts',
      WARES.pouch,
      ({variants}) => ({variants: variants.map((variant) => ({...variant, price: 500}))}),
    ],
    ['gifts', WARES.pouch, () => ({tags: []})],
  ])('it finds %s of %s', async (check, handle, change) => {
    platform.edit(handle, change);
    expect((await troubleOf(check, look())).text).toContain(handle);
  });
});

it('lists the drawings of the demo that another store has not replaced yet', () => {
  const [drawn, own] = content.images;
  if (!drawn || !own) throw new Error('The content has no pictures.');
  const images = [drawn, {...own, src: 'hero.jpg'}];
  const {level, text} = drawingFinding({images}, 'Garden shop');
  expect([level, text]).toEqual([
    'warning',
    '1 of 2 pictures of the content are drawings of the demo: home-hero.',
  ]);
  expect(drawingFinding({images: images.slice(1)}, 'Garden shop').level).toBe('ok');
});

describe('of another trade’s store', () => {
  beforeEach(() => {
    foreign.startOver();
    vi.stubGlobal('fetch', foreign.fetch);
  });

  it('says that none of the content’s categories, menus, shelves and offers is there', async () => {
    const checks = troubles(await look()).map(({check}) => check);
    for (const check of [
      'categories',
      'menus',
      'home',
      'campaigns',
      'quiz',
      'bundles',
      'benefits',
      'gifts',
      'pictures',
      'descriptions',
      'selling-plans',
    ])
      expect(checks).toContain(check);
  });

  it('names collections that are no category, policies that are missing and redirects that lead round', async () => {
    const seed = foreignSeed();
    const collection = {
      id: 1,
      handle: 'stools',
      title: 'Stools',
      descriptionHtml: '',
      productIds: [7001],
      image: null,
      seo: {title: null, description: null},
      metafields: [],
      updatedAt: '2026-03-01T09:00:00Z',
    };
    const redirects = [
      {path: '/old', target: '/older'},
      {path: '/older', target: '/old'},
    ];
    const store = new LocalPlatform({...seed, collections: [collection], redirects});
    vi.stubGlobal('fetch', async (...call: Parameters<typeof store.fetch>) => {
      const text = await (await store.fetch(...call)).text();
      return new Response(text.replace(/"privacyPolicy":\{[^}]*\}/, '"privacyPolicy":null'));
    });
    const findings = look();
    expect((await troubleOf('collections', findings)).text).toContain('stools');
    expect((await troubleOf('policies', findings)).text).toContain('privacyPolicy');
    expect((await troubleOf('redirects', findings)).text).toContain('/old, /older');
    store.close();
  });

  it('stops where nothing is published', async () => {
    for (const {handle} of foreignSeed().products) foreign.withdraw(handle);
    expect((await troubleOf('publication', look())).level).toBe('stop');
  });
});

describe('redirects', () => {
  it('that lead round are found, by each of their paths; a way into a round is none', () => {
    expect(
      findLoops([
        {path: '/a', target: '/b'},
        {path: '/b', target: '/c?x=1'},
        {path: '/c', target: '/a/'},
        {path: '/self', target: '/self'},
        {path: '/in', target: '/a'},
        {path: '/out', target: 'https://elsewhere.example/'},
      ]),
    ).toEqual(['/a', '/b', '/c', '/self']);
  });
});

it('names no secret, whatever the store says', async () => {
  const secrets = ['SESSION_SECRET', 'PRIVATE_STOREFRONT_API_TOKEN', 'CONTACT_MAIL_KEY'];
  const message = secrets.map((name) => SETTINGS[name]).join(' ');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({errors: [{message}]})));
  const findings = await look();
  for (const written of [reportOf(findings), JSON.stringify(findings)])
    for (const name of secrets) expect(written).not.toContain(SETTINGS[name] ?? name);
  expect(reportOf(findings)).toMatch(/^stop .*\n/);
});

it('reports a line a finding, the worst first, and counts them', async () => {
  const findings = await look({SESSION_SECRET: 'short', CONTACT_MAIL_URL: null});
  const lines = reportOf(findings).split('\n');
  expect(lines).toHaveLength(findings.length + 2);
  expect(lines[0]).toMatch(/^stop .*Shoppers: .*Mend: /);
  expect(lines.at(-1)).toMatch(/^1 stop, \d+ warnings, \d+ ok$/);
});
