import {randomUUID} from 'node:crypto';

import type {CartChange} from '~/domain/cart/change/change';
import {toCartFields} from '~/domain/cart/change/change-fields';
import {isFreeGiftHandle} from '~/domain/promotions/is-gift';

import {config} from '../../hydrogen.config';
import {addAddress, newSession, PASSWORD, readCustomer} from '../platform/support/customer-calls';

import {findShopCookie} from './browser-tabs';
import {WARES} from './cart-shopper';
import {addOf} from './cart-wishes';
import type {PlatformApi} from './platform-api';
import type {Operation} from './platform-operations';
import type {Shop} from './shop';
import {dataOf, type OwnWorker} from './worker-in-process';

/** A request that has the shop call an operation, and what may be answered. */
export interface Ask {
  path: string;
  /** A form, as the browser posts it. */
  fields?: Record<string, string>;
  /** The body of a call, as a script posts it. */
  json?: unknown;
  /** A script asks, and wants JSON. */
  isScript?: boolean;
  /** The answer while all is well. */
  good: {status: number; words?: string};
  /** Statuses that are right while the platform is not: with the shop's own page, or with JSON for a script. */
  right: readonly number[];
}

interface Scene {
  asks: Ask[];
  /** What the platform holds of the visitor that the asks may change. */
  state?: (cookies: ReadonlyMap<string, string>) => Promise<unknown>;
}

/** What a way needs: the platform, and a worker of the visitor's, both well. */
interface Stage {
  platform: Shop['platform'];
  api: PlatformApi;
  visitor: OwnWorker;
}

type Way = (stage: Stage) => Promise<Scene> | Scene;

const UNAVAILABLE = [503];
/** A page may come without what the platform has; it is then nobody else's. */
const WITHOUT_GOODS = [200, 503];
/** An account that cannot be read signs out (the specification), for documents and data alike. */
const SIGNED_OUT = [303, 202];
const REFUSED = [422, 429, 503];

const read = (path: string, words: string, right: readonly number[] = UNAVAILABLE): Ask[] =>
  [path, dataOf(path)].map((asked) => ({path: asked, good: {status: 200, words}, right}));

const script = (path: string, words: string, right: readonly number[]): Ask => ({
  path,
  isScript: true,
  good: {status: 200, words},
  right,
});

const post = (path: string, fields: Record<string, string>, right = REFUSED): Ask => ({
  path,
  fields,
  good: {status: 303},
  right,
});

/** A form as the browser posts it, with the answers that Remix's own client asks for as well. */
const posts = (path: string, fields: Record<string, string>, right = REFUSED): Ask[] => [
  post(path, fields, right),
  {...post(dataOf(path), fields, right), good: {status: 202}},
];

/** A change of the cart: by the form alone, and by the script that takes it over. */
const change = (wanted: CartChange): Ask[] => [
  post('/cart', toCartFields(wanted)),
  {
    path: '/cart',
    fields: toCartFields(wanted),
    isScript: true,
    good: {status: 200, words: '"ok":true'},
    right: [200, ...REFUSED],
  },
];

const PASTE = 'Baking Soda Fresh Toothpaste';
const HANDLES = [
  WARES.brush,
  'total-daily-care-toothpaste',
  'optic-white-daily-whitening-toothpaste',
  'kids-watermelon-toothpaste',
  'optic-white-charcoal-toothpaste',
  'whitening-rinse-mouthwash',
  'kids-training-toothpaste-fluoride-free',
  'violet-tone-whitening-serum',
  'bright-touch-whitening-foam',
  'pulse-replacement-heads-3-pack',
  'kids-manual-toothbrush-4-pack',
  'gum-comfort-ultra-soft-toothbrush-2-pack',
  'fresh-breath-daily-bundle',
  'optic-white-express-teeth-whitening-pen',
  'bright-weekend-bundle',
  'kids-watermelon-burst-bundle',
  'optic-white-pen-and-paste-bundle',
  'hum-travel-case',
  'weekend-bright-whitening-strips-7',
  'comfort-fit-complete-whitening-bundle',
  'hum-smart-electric-toothbrush',
];

interface HeldCart {
  cart: {lines: {nodes: {merchandise: {product: {handle: string}}}[]}} | null;
}

const CART = `query ($id: ID!) { cart(id: $id) { note discountCodes { code } attributes { key value }
  lines(first: 100) { nodes { quantity merchandise { ... on ProductVariant { id product { handle } } } } } } }`;

/** What the cart of the visitor's cookie holds; null without one. */
const cartState =
  ({api}: Stage) =>
  async (cookies: ReadonlyMap<string, string>) => {
    const token = findShopCookie(cookies, 'cart');
    if (token === undefined) return null;
    const id = `gid://shopify/Cart/${decodeURIComponent(token)}`;
    const {cart} = (await api.query(CART, {id})) as HeldCart;
    // Gifts come and go with the changes of a cart by rules of their own, at the latest with the next one.
    const lines = cart?.lines.nodes.filter(
      ({merchandise}) => !isFreeGiftHandle(merchandise.product.handle),
    );
    return {...cart, lines};
  };

/** Gives the visitor a cart; answers the ids of its lines. */
async function withCart({api, visitor}: Stage, handles: readonly string[]): Promise<string[]> {
  const cart = await api.createCart(handles.map((handle) => ({handle, quantity: 1})));
  visitor.cookies.set('__Host-cart', cart.cookie.replace('cart=', ''));
  visitor.cookies.set('cart_units', String(handles.length));
  const data = await api.query(
    'query ($id: ID!) { cart(id: $id) { lines(first: 100) { nodes { id } } } }',
    {id: cart.id},
  );
  return (data as {cart: {lines: {nodes: {id: string}[]}}}).cart.lines.nodes.map(({id}) => id);
}

const onCart =
  (
    handles: readonly string[],
    asks: (lines: string[], stage: Stage) => Promise<Ask[]> | Ask[],
  ): Way =>
  async (stage) => ({
    asks: await asks(await withCart(stage, handles), stage),
    state: cartState(stage),
  });

interface Account {
  email: string;
  token: string;
}

/** A customer who has signed in. */
async function signedIn(stage: Stage): Promise<Account> {
  const email = `shopper-${randomUUID()}@example.com`;
  const {token} = await newSession(stage.platform, {email, firstName: 'Ada', lastName: 'Bell'});
  const fields = {email, password: PASSWORD};
  const {status} = await stage.visitor.fetch('/account/login', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  if (status !== 303) throw new Error(`sign-in: ${status}`);
  return {email, token};
}

interface HeldCustomer {
  firstName: string;
  defaultAddress: {address1: string} | null;
  addresses: {nodes: {id: string; address1: string}[]};
}

const held = async ({platform}: Stage, token: string) =>
  (await readCustomer(platform, token)).customer as HeldCustomer;

const onAccount =
  (asks: (account: Account, stage: Stage) => Promise<Ask[]> | Ask[]): Way =>
  async (stage) => {
    const account = await signedIn(stage);
    return {
      asks: await asks(account, stage),
      state: async () => {
        const {firstName, defaultAddress, addresses} = await held(stage, account.token);
        return {
          firstName,
          first: defaultAddress?.address1,
          addresses: addresses.nodes.map(({address1}) => address1).sort(),
        };
      },
    };
  };

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Bell',
  address1: '1 Main St',
  city: 'Albany',
  province: 'NY',
  zip: '12207',
};
const ADDRESS_FORM = {
  ...ADDRESS,
  form: 'address',
  number: '',
  country: 'US',
  company: '',
  address2: '',
  phone: '',
};

/** Numbers of two addresses of the customer, the default one first. */
async function twoAddresses(stage: Stage, {token}: Account): Promise<[string, string]> {
  for (const address1 of ['2 Elm St', '3 Oak St'])
    await addAddress(stage.platform, token, {...ADDRESS, address1, country: 'United States'});
  const {addresses} = await held(stage, token);
  const numberOf = (street: string) =>
    /\/(\d+)/.exec(addresses.nodes.find(({address1}) => address1 === street)?.id ?? '')?.[1] ?? '';
  return [numberOf('2 Elm St'), numberOf('3 Oak St')];
}

/** Whether an address and a password open an account. */
const opens =
  ({api}: Stage, input: {email: string; password: string}) =>
  async () => {
    const data = await api.query(
      `mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) {
        customerAccessToken { expiresAt } customerUserErrors { code } } }`,
      {input},
    );
    const {customerAccessToken} = (
      data as {customerAccessTokenCreate: {customerAccessToken: unknown}}
    ).customerAccessTokenCreate;
    return customerAccessToken !== null;
  };

const NEW_PASSWORD = 'a-new-password';
const PASSWORDS = {password: NEW_PASSWORD, confirmation: NEW_PASSWORD};

async function invited(stage: Stage): Promise<{email: string; path: string}> {
  const email = `guest-${randomUUID()}@example.com`;
  await stage.api.inviteCustomer(email);
  return {email, path: await stage.api.mailPath(email)};
}

const withOrder = (asks: (path: string) => Ask[]): Way =>
  onAccount(async ({email, token}, {api}) => {
    const number = await api.placeOrder({email, password: PASSWORD, accessToken: token}, [
      {handle: WARES.paste, quantity: 2},
    ]);
    return asks(`/account/my-orders/${number}`);
  });

/** The address of a collection that is no category: it has every product. */
function collectionOf({platform}: Stage): string {
  const {catalogue} = platform.services;
  const [collection] = catalogue.collections();
  if (!collection) throw new Error('There is no collection');
  const productIds = catalogue.products().map(({id}) => id);
  catalogue.saveCollection({
    ...collection,
    id: 9001,
    handle: 'frontpage',
    title: 'Front page',
    productIds,
  });
  return '/collections/frontpage';
}

/** How the shop is brought to call each of its operations. */
export const WAYS: Readonly<Record<Operation, Way>> = {
  ShopSnapshot: () => ({
    asks: [
      ...read('/products', 'hum Smart Battery Toothbrush', WITHOUT_GOODS),
      ...read('/', 'hum Smart Electric Toothbrush', WITHOUT_GOODS),
      ...read(`/products/${WARES.paste}`, PASTE),
      ...read('/search?q=baking+soda', PASTE, WITHOUT_GOODS),
      {path: '/learn/how-to-brush-your-teeth', good: {status: 200, words: 'How to'}, right: [200]},
      {path: '/sitemap.xml', good: {status: 200, words: WARES.paste}, right: UNAVAILABLE},
      // An empty list, as specified: it is kept by nobody.
      script('/api/products', WARES.paste, [200]),
    ],
  }),
  MoreProducts: () => ({
    asks: [
      ...read('/products', 'hum Smart Battery Toothbrush', WITHOUT_GOODS),
      {path: '/sitemap.xml', good: {status: 200, words: WARES.paste}, right: UNAVAILABLE},
    ],
  }),
  Readiness: () => ({asks: [script('/health/ready', '"status":"ready"', UNAVAILABLE)]}),
  Redirects: () => ({
    asks: [
      ...read('/learn', 'Learn', [200]),
      // Where there is a redirect there is no page: without the table nobody knows of either.
      {path: '/returns', good: {status: 301}, right: [503]},
      script('/api/redirect?path=/returns', 'location', [503]),
    ],
  }),
  StoreContent: () => ({asks: read('/learn', 'Learn', [200])}),
  StorePage: () => ({
    asks: read('/pages/about', `About ${config.brand.name.replaceAll('&', '&amp;')}`),
  }),
  StorePolicies: () => ({
    asks: [
      ...read('/policies/shipping-policy', 'Shipping policy'),
      // The repository's own page of the matter stands in.
      {
        path: '/policies/refund-policy',
        good: {status: 200, words: 'Refund policy'},
        right: [302],
      },
    ],
  }),
  StoreBlog: () => ({asks: read('/blogs/news', 'Meet hum')}),
  StoreArticle: () => ({asks: read('/blogs/news/meet-hum', 'fifty seconds')}),
  StoreCollection: (stage) => ({asks: read(collectionOf(stage), 'Front page')}),
  PlatformListing: () => ({asks: read('/products', 'hum Smart Battery Toothbrush', WITHOUT_GOODS)}),
  CollectionListing: (stage) => ({
    asks: read(collectionOf(stage), 'hum Smart Battery Toothbrush', WITHOUT_GOODS),
  }),
  ShopFacets: () => ({asks: read('/products?form=toothpaste', PASTE, WITHOUT_GOODS)}),
  PlatformSearch: () => ({
    asks: [
      ...read('/search?q=baking+soda', PASTE, [200]),
      {...script('/api/search', PASTE, [200, 503]), json: {query: 'baking soda'}},
    ],
  }),
  PlatformSuggestions: () => ({
    asks: [{...script('/api/search/predictive', PASTE, [200, 503]), json: {query: 'baking soda'}}],
  }),
  SitemapProducts: () => ({
    asks: [
      {path: '/sitemap.xml', good: {status: 200, words: 'part=1'}, right: UNAVAILABLE},
      {path: '/sitemap.xml?part=1', good: {status: 200, words: WARES.paste}, right: UNAVAILABLE},
    ],
  }),
  StoreAddresses: () => ({
    asks: [{path: '/sitemap.xml', good: {status: 200, words: '/pages/about'}, right: UNAVAILABLE}],
  }),
  ProductByHandle: () => ({asks: read(`/products/${WARES.paste}`, PASTE)}),
  MoreVariants: () => ({asks: read(`/products/${WARES.paste}`, PASTE)}),
  ProductSearch: () => ({
    asks: [
      ...read('/search?q=baking+soda', PASTE, [200]),
      {...script('/api/search', PASTE, [200, 503]), json: {query: 'baking soda'}},
    ],
  }),
  SubscribedVariants: onAccount(async ({email, token}, {api}) => {
    await api.placeOrder({email, password: PASSWORD, accessToken: token}, [
      {handle: WARES.paste, isSubscription: true},
    ]);
    return read('/account/manage-subscriptions', PASTE, [200]);
  }),
  CreateCustomerAccessToken: async ({platform}) => {
    const email = `shopper-${randomUUID()}@example.com`;
    await newSession(platform, {email});
    return {asks: posts('/account/login', {form: 'sign-in', email, password: PASSWORD})};
  },
  DeleteCustomerAccessToken: onAccount(() => posts('/account/logout', {}, [303, 202])),
  CreateCustomer: ({platform}) => {
    const email = `new-${randomUUID()}@example.com`;
    const details = {firstName: 'Ada', lastName: 'Bell', email, phone: ''};
    const asked = {
      ...post('/account/create-account', {form: 'create-account', ...details}),
      good: {status: 200, words: 'Check your mail'},
    };
    return {
      asks: [asked, {...asked, path: dataOf(asked.path)}],
      state: () => {
        const rows = platform.services.store.all('SELECT id FROM customers WHERE email = ?', [
          email,
        ]);
        return Promise.resolve(rows.length);
      },
    };
  },
  ActivateCustomerByUrl: async (stage) => {
    const {email, path} = await invited(stage);
    const address = encodeURIComponent(`${stage.visitor.origin}${path}`);
    return {
      asks: posts(`/account/activate?activation_url=${address}`, PASSWORDS),
      state: opens(stage, {email, password: NEW_PASSWORD}),
    };
  },
  ActivateCustomer: async (stage) => {
    const {email, path} = await invited(stage);
    return {asks: posts(path, PASSWORDS), state: opens(stage, {email, password: NEW_PASSWORD})};
  },
  ResetCustomerPassword: async ({platform}) => {
    const email = `shopper-${randomUUID()}@example.com`;
    await newSession(platform, {email});
    const asked = {
      ...post('/account/reset-password', {form: 'recover', email}),
      good: {status: 200},
    };
    return {asks: [asked, {...asked, path: `${asked.path}.data`}]};
  },
  ResetPasswordByLink: async (stage) => {
    const email = `shopper-${randomUUID()}@example.com`;
    await newSession(stage.platform, {email});
    await stage.api.query(
      'mutation ($email: String!) { customerRecover(email: $email) { customerUserErrors { code } } }',
      {email},
    );
    return {
      asks: posts(await stage.api.mailPath(email), PASSWORDS),
      state: opens(stage, {email, password: NEW_PASSWORD}),
    };
  },
  Account: onAccount(() => [
    ...read('/account', 'Ada', SIGNED_OUT),
    ...read('/account/my-orders', 'isFirst', SIGNED_OUT),
    ...read('/account/address-book?add', 'Ada', SIGNED_OUT),
    ...posts('/account/address-book', ADDRESS_FORM, [...REFUSED, ...SIGNED_OUT]),
  ]),
  CustomerSummary: onAccount(() => [{...script('/api/og-cookie', 'value', [401, 503]), json: {}}]),
  UpdateCustomer: onAccount(({email}) =>
    posts('/account/contact-information/profile', {
      form: 'profile',
      firstName: 'Grace',
      lastName: 'Bell',
      email,
      phone: '',
      current: '',
    }),
  ),
  AddAddress: onAccount(() => posts('/account/address-book', ADDRESS_FORM)),
  UpdateAddress: onAccount(async (account, stage) => {
    const [number] = await twoAddresses(stage, account);
    return posts('/account/address-book', {...ADDRESS_FORM, number});
  }),
  DeleteAddress: onAccount(async (account, stage) => {
    const [, number] = await twoAddresses(stage, account);
    return posts('/account/address-book', {form: 'delete-address', number});
  }),
  UpdateCustomerDefaultAddress: onAccount(async (account, stage) => {
    const [, number] = await twoAddresses(stage, account);
    return posts('/account/address-book', {form: 'default-address', number});
  }),
  // On the overview the last orders are beside the point.
  Orders: withOrder((path) => [
    ...read('/account/my-orders', path.slice(path.lastIndexOf('/') + 1)),
    ...read('/account', 'Ada', [200]),
  ]),
  OrderIds: withOrder((path) => read(path, PASTE)),
  Order: withOrder((path) => read(path, PASTE)),
  OrderLines: withOrder((path) => read(path, PASTE)),
  CartQuery: onCart([WARES.paste], async (_, {platform}) => {
    const email = `shopper-${randomUUID()}@example.com`;
    await newSession(platform, {email});
    return [
      ...read('/cart', PASTE),
      script('/api/shopper', PASTE, [200]),
      {path: '/cart/checkout', good: {status: 303}, right: [302, 503]},
      // The cart moves into a fresh one, or stays.
      ...posts('/account/login', {form: 'sign-in', email, password: PASSWORD}, [303, 202]),
    ];
  }),
  CartLines: onCart([WARES.paste, ...HANDLES], (_, {platform}) => [
    ...read('/cart', PASTE),
    script('/api/shopper', PASTE, [200]),
    ...change(addOf(variantOf(platform, WARES.kidsPaste), 2)),
  ]),
  CartDiscountCodes: onCart([WARES.paste], () =>
    change({kind: 'apply-code', code: 'FREESHIP', current: []}),
  ),
  cartCreate: (stage) => ({
    asks: change(addOf(variantOf(stage.platform, WARES.paste), 2)),
    state: cartState(stage),
  }),
  cartLinesAdd: onCart([WARES.brush], (_, {platform}) =>
    change(addOf(variantOf(platform, WARES.paste), 2)),
  ),
  cartLinesUpdate: onCart([WARES.paste], ([id = '']) =>
    change({kind: 'update', lines: [{id, quantity: 4}]}),
  ),
  cartLinesRemove: onCart([WARES.paste, WARES.brush], ([id = '']) =>
    change({kind: 'remove', lineIds: [id]}),
  ),
  cartAttributesUpdate: onCart([WARES.paste], () =>
    change({kind: 'attributes', changes: {source: 'mail'}}),
  ),
  cartNoteUpdate: onCart([WARES.paste], () => change({kind: 'note', note: 'Ring twice'})),
  cartBuyerIdentityUpdate: async (stage) => {
    await withCart(stage, [WARES.paste]);
    await signedIn(stage);
    return {asks: posts('/account/logout', {}, [303, 202]), state: cartState(stage)};
  },
};

function variantOf({services}: Shop['platform'], handle: string): string {
  return `gid://shopify/ProductVariant/${services.catalogue.productByHandle(handle)?.variants[0]?.id ?? 0}`;
}
