import {randomUUID} from 'node:crypto';

import {createPlatform, type Platform} from '../../platform/app.ts';
import type {CollectionRecord, ProductRecord} from '../../platform/catalogue/records.ts';
import type {ContentKind, ContentRow} from '../../platform/content/contents.ts';
import {saveRedirect} from '../../platform/content/redirects.ts';
import {expireAccessTokens, findCustomerByEmail} from '../../platform/customers/customers.ts';
import {findCustomerPolicy, saveCustomerPolicy} from '../../platform/customers/policy.ts';
import {findCallNames} from '../../platform/faults/call-names.ts';
import {faultBoard} from '../../platform/faults/fault-board.ts';
import type {FaultKind} from '../../platform/faults/rules.ts';
import {STORE_SCOPES, type StoreScope} from '../../platform/graphql/scopes.ts';
import {expireAccountTokens} from '../../platform/hosted-accounts/sessions.ts';
import {fulfil, refund} from '../../platform/orders/order-progress.ts';
import {addOrder, findOrderByNumber} from '../../platform/orders/orders.ts';
import {findMails} from '../../platform/outbox/outbox.ts';
import {loadSeed} from '../../platform/seed/load.ts';
import type {Seed} from '../../platform/seed/seed.ts';
import {saveSetting} from '../../platform/store/settings.ts';
import {startSubscriptions} from '../../platform/subscriptions/subscriptions.ts';

import {orderOf, type PlacedOrder} from './placed-order.ts';
import type {HeldLine} from './unit-ledger';

/** For the tests of `app`, which do not know the platform. */
export {STORE_SCOPES};

/** One call of the storefront: the field it asks for (`cartLinesAdd`, `products`), its operation's name and its variables. */
export interface PlatformCall {
  name: string;
  operation: string;
  variables: Record<string, unknown>;
}

const HELD_LINES = `query ($id: ID!) { cart(id: $id) { lines(first: 100) { nodes {
  id quantity merchandise { ... on ProductVariant { id } } sellingPlanAllocation { sellingPlan { id } } } } } }`;
const REGISTER = `mutation ($input: CustomerCreateInput!) {
  customerCreate(input: $input) { customer { id } customerUserErrors { message } } }`;
interface HeldAnswer {
  data: {
    cart: {
      lines: {
        nodes: {
          id: string;
          quantity: number;
          merchandise: {id: string};
          sellingPlanAllocation: {sellingPlan: {id: string}} | null;
        }[];
      };
    } | null;
  };
}

const SIGN_IN = `mutation ($input: CustomerAccessTokenCreateInput!) {
  customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken expiresAt } } }`;
interface SessionAnswer {
  data: {
    customerAccessTokenCreate: {customerAccessToken: {accessToken: string; expiresAt: string}};
  };
}
const BUYER = 'query ($id: ID!) { cart(id: $id) { buyerIdentity { email customer { id } } } }';
interface BuyerAnswer {
  data: {
    cart: {buyerIdentity: {email: string | null; customer: {id: string} | null}} | null;
  };
}

let seed: Seed | null = null;

/** The call that a request is: of either API, of the token endpoint (by its grant) or of the discovery; null for any other. */
function findCall(url: string, body: unknown): PlatformCall | null {
  if (url.includes('/.well-known/'))
    return {name: 'discovery', operation: 'discovery', variables: {}};
  if (url.endsWith('/oauth/token')) {
    const grant = new URLSearchParams(String(body)).get('grant_type') ?? '';
    return {name: 'accounts', operation: grant, variables: {}};
  }
  if (!/\/graphql(\.json)?$/.test(url)) return null;
  const {query, variables} = JSON.parse(String(body)) as {
    query: string;
    variables: Record<string, unknown>;
  };
  const {names} = findCallNames({query, variables, operationName: null});
  const [operation = '', , name = ''] = names;
  return {name, operation, variables};
}

/**
 * The local platform itself, in the process of the test, with the shop's own seed: for unit tests of the code that speaks with it.
 * `fetch` takes the place of the global one. Every call is recorded, and a hook lets one fail in the ways of `platform/faults`.
 */
export class LocalPlatform {
  readonly calls: PlatformCall[] = [];
  /** The fault that strikes a call; null lets it through. */
  fault: (call: PlatformCall) => FaultKind | null = () => null;
  readonly #platform: Platform;

  /** With the shop's own seed, or with another store's. */
  constructor(given: Seed | null = null) {
    seed ??= loadSeed();
    this.#platform = createPlatform({
      seed: given ?? seed,
      test: true,
      storefrontOrigin: 'https://shop.example',
      log: () => undefined,
    });
  }

  /** Names of the cart calls so far, catalogue reads left out. */
  get cartCalls(): string[] {
    return this.calls.map(({name}) => name).filter((name) => name.startsWith('cart'));
  }

  readonly fetch = async (
    url: string | URL,
    init: RequestInit & {body: string},
  ): Promise<Response> => {
    const call = findCall(String(url), init.body);
    // The mail desk, the subscriptions and the pictures stand beside the APIs.
    if (call === null) return this.#platform.fetch(new Request(url, init));
    const {name} = call;
    this.calls.push(call);
    const kind = this.fault(call);
    const rule = {operation: name, probability: 1, times: 1, milliseconds: null};
    faultBoard(this.#platform.services).set(kind === null ? [] : [{...rule, kind}]);
    return this.#platform.fetch(new Request(url, init));
  };

  /** Lets every call through again. */
  heal(): void {
    this.fault = () => null;
  }

  /** Takes scopes from the storefront's app (`unauthenticated_read_product_tags` …), as a merchant may. */
  withhold(...scopes: StoreScope[]): void {
    for (const scope of scopes) this.#platform.services.withheldScopes.add(scope);
  }

  /** Forgets every cart, order and change of the catalogue. */
  forget(): void {
    this.#platform.reset();
  }

  /** As new, for the next test. */
  startOver(): void {
    this.forget();
    this.#platform.services.withheldScopes.clear();
    this.calls.length = 0;
    this.heal();
  }

  close(): void {
    this.#platform.close();
  }

  /** The first variant of a product; an id that nothing has for an unknown handle. */
  variantId(handle: string): string {
    const variant = this.#platform.services.catalogue.productByHandle(handle)?.variants[0];
    return `gid://shopify/ProductVariant/${variant?.id ?? 1}`;
  }

  productId(handle: string): string {
    const product = this.#platform.services.catalogue.productByHandle(handle);
    return `gid://shopify/Product/${product?.id ?? 1}`;
  }

  /** The first plan of a product. */
  planId(handle: string): string {
    const {catalogue} = this.#platform.services;
    const [group] = catalogue.productByHandle(handle)?.sellingPlanGroupIds ?? [];
    const [plan] = (group === undefined ? null : catalogue.sellingPlanGroup(group))?.plans ?? [];
    if (!plan) throw new Error(`${handle} has no plan`);
    return `gid://shopify/SellingPlan/${plan.id}`;
  }

  /** Changes a product as a merchant does. */
  edit(handle: string, change: (product: ProductRecord) => Partial<ProductRecord>): void {
    const {catalogue} = this.#platform.services;
    const product = catalogue.productByHandle(handle);
    if (!product) throw new Error(`There is no ${handle}`);
    catalogue.saveProduct({...product, ...change(product)});
  }

  /** Makes a product a gift, as a merchant does: by its tag, and for nothing. */
  giveAway(handle: string): void {
    this.edit(handle, ({tags, variants}) => ({
      tags: [...tags, 'gift'],
      variants: variants.map((variant) => ({...variant, price: 0})),
    }));
  }

  /** Writes content as a merchant does, over what has that handle. */
  write<Row extends ContentRow>(kind: ContentKind, row: Omit<Row, 'id'>): void {
    const {contents} = this.#platform.services;
    const handle: string = row.handle;
    const known = contents.byHandle(kind, handle);
    contents.save(kind, {...row, id: known?.id ?? 900_000 + contents.all(kind).length, handle});
  }

  /** The content of a handle. */
  content<Row extends ContentRow>(kind: ContentKind, handle: string): Row {
    const row = this.#platform.services.contents.byHandle<Row>(kind, handle);
    if (!row) throw new Error(`There is no ${kind} ${handle}`);
    return row;
  }

  /** Sends the path elsewhere, as a merchant does. */
  redirect(path: string, target: string): void {
    saveRedirect(this.#platform.services.store, path, target);
  }

  /** A collection of these products, as a merchant puts one together, in place of the one of that handle. */
  collect(handle: string, fields: Partial<CollectionRecord>, products: readonly string[]): void {
    const {catalogue} = this.#platform.services;
    const known = catalogue.collections().find((one) => one.handle === handle);
    catalogue.saveCollection({
      id: known?.id ?? 900_000 + catalogue.collections().length,
      handle,
      title: handle,
      descriptionHtml: '',
      image: null,
      seo: {title: null, description: null},
      metafields: [],
      updatedAt: '2026-03-01T09:00:00Z',
      ...fields,
      productIds: products.map((name) => catalogue.productByHandle(name)?.id ?? 0),
    });
  }

  /** Lets shoppers filter collections by these, as a merchant may, each value with its count. */
  offerFilters(...names: ('tag' | 'productType')[]): void {
    saveSetting(this.#platform.services.store, 'filters', names);
  }

  /** Takes a product out of the shop. */
  withdraw(handle: string): void {
    this.edit(handle, () => ({status: 'DRAFT'}));
  }

  /** Leaves so many units of each of a product's variants. */
  setStock(handle: string, stock: number): void {
    this.edit(handle, ({variants}) => ({
      variants: variants.map((variant) => ({...variant, stock})),
    }));
  }

  /** A browser's request at the platform's own pages; redirects are answered as they are. */
  browse(url: string | URL, init: RequestInit = {}): Promise<Response> {
    faultBoard(this.#platform.services).set([]);
    return this.#platform.fetch(new Request(url, init));
  }

  /** The code that was mailed to an address last; empty without one. */
  mailedCode(email: string): string {
    const [mail] = findMails(this.#platform.services.store, {to: email, kind: 'sign-in-code'});
    return mail?.data['code'] ?? '';
  }

  /** Lets the platform's time pass. */
  pass(seconds: number): void {
    this.#platform.services.clock.advance(seconds * 1000);
  }

  /** Switches the hosted accounts of the store on or off. */
  offerHostedAccounts(isOffered: boolean): void {
    const {services} = this.#platform;
    saveCustomerPolicy(services, {...findCustomerPolicy(services), hostedAccounts: isOffered});
  }

  #idOf(email: string): number {
    const customer = findCustomerByEmail(this.#platform.services.store, email);
    if (customer === null) throw new Error(`There is no ${email}`);
    return customer.id;
  }

  /** Ends every token of a customer, of either kind of accounts, on the platform. */
  revoke(email: string): void {
    const {services} = this.#platform;
    const id = this.#idOf(email);
    expireAccessTokens(services, id);
    expireAccountTokens(services, id, ['access', 'refresh']);
  }

  /** Ends the access tokens of a customer's hosted account before their time; what renews them stays. */
  revokeAccess(email: string): void {
    expireAccountTokens(this.#platform.services, this.#idOf(email), ['access']);
  }

  /** Places an order for a customer; answers its number. */
  placeOrder(email: string, order: PlacedOrder = {}): string {
    const {services} = this.#platform;
    const customer = findCustomerByEmail(services.store, email);
    const product = services.catalogue.productByHandle(
      order.handle ?? 'everyday-manual-toothbrush-4-pack',
    );
    const variant = product?.variants[0];
    if (!customer || !product || !variant) throw new Error('There is nobody, or nothing, to order');
    return String(addOrder(services, orderOf(customer, product, variant.id, order)).number);
  }

  /** Starts a subscription to two units of a product for a customer. */
  subscribe(email: string, handle: string): void {
    const {services} = this.#platform;
    const planId = Number(/\d+$/.exec(this.planId(handle))?.[0]);
    const processedAt = new Date().toISOString();
    const number = this.placeOrder(email, {handle, planId, processedAt});
    const order = findOrderByNumber(services.store, Number(number));
    if (order !== null) startSubscriptions(services, order, 'https://platform.example');
  }

  /** Takes a step in an order's life: parcels and refunds. */
  ship(number: string, tracking: {company: string; number: string; url: string}): void {
    const {services} = this.#platform;
    const order = findOrderByNumber(services.store, Number(number));
    if (order !== null) fulfil(services, order, tracking);
  }

  refund(number: string, cents: number): void {
    const {services} = this.#platform;
    const order = findOrderByNumber(services.store, Number(number));
    if (order !== null) refund(services, order, cents, false);
  }

  /** Asks the platform itself: neither recorded nor struck by faults. */
  async ask<Answer>(query: string, variables: Record<string, unknown>): Promise<Answer> {
    const {tokens} = this.#platform.services;
    faultBoard(this.#platform.services).set([]);
    const answer = await this.#platform.fetch(
      new Request('https://platform.example/api/2025-04/graphql.json', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Shopify-Storefront-Access-Token': tokens.public,
        },
        body: JSON.stringify({query, variables}),
      }),
    );
    return answer.json<Answer>();
  }

  /** A customer of the test's own, who has not signed in. */
  async register(): Promise<{email: string; password: string}> {
    const customer = {email: `shopper-${randomUUID()}@example.com`, password: 'mint-and-lemon'};
    await this.ask(REGISTER, {input: {...customer, firstName: 'Ada', lastName: 'Bell'}});
    return customer;
  }

  /** A customer of the test's own, with a session. */
  async signedIn(): Promise<{email: string; token: {accessToken: string; expiresAt: string}}> {
    const {email, password} = await this.register();
    const {data} = await this.ask<SessionAnswer>(SIGN_IN, {input: {email, password}});
    return {email, token: data.customerAccessTokenCreate.customerAccessToken};
  }

  /** The e-mail and the customer that anybody reads who knows a cart's token; null for a cart that is nobody's. */
  async buyerOf(token: string | undefined): Promise<string | null> {
    const id = `gid://shopify/Cart/${decodeURIComponent(token ?? '')}`;
    const {data} = await this.ask<BuyerAnswer>(BUYER, {id});
    const {email = null, customer = null} = data.cart?.buyerIdentity ?? {};
    return email ?? customer?.id ?? null;
  }

  /** What the cart of a cookie's token holds; nothing without one. Neither recorded nor struck by faults. */
  async lines(token: string | undefined): Promise<HeldLine[]> {
    if (token === undefined) return [];
    const {data} = await this.ask<HeldAnswer>(HELD_LINES, {
      id: `gid://shopify/Cart/${decodeURIComponent(token)}`,
    });
    return (data.cart?.lines.nodes ?? []).map(({merchandise, sellingPlanAllocation, ...line}) => ({
      ...line,
      merchandiseId: merchandise.id,
      sellingPlanId: sellingPlanAllocation?.sellingPlan.id ?? null,
    }));
  }
}
