import {afterAll, afterEach, beforeEach, vi} from 'vitest';

import {SnapshotMemory} from '~/commerce/catalogue/snapshot-memory.server';
import {type CartChange, requestOf} from '~/domain/cart/change/change';
import {toCartFields} from '~/domain/cart/change/change-fields';
import {SHOP_PROMISES} from '~/domain/content/promises';
import type {CartReply, Shopper, ShopperCart} from '~/domain/visitor/shopper';
import {enterAccount} from '~/edge/account/refresh.server';
import {changeCart} from '~/edge/cart/change.server';
import {loadCart} from '~/edge/cart/present.server';
import {createShopContext, type ShopContext} from '~/edge/request/context.server';

import {LocalPlatform} from './local-platform';
import {quiet} from './quiet';
import {stubWorkerGlobals} from './worker-globals';

/** Products of the shop that the tests of the cart buy: what they cost and bring is told in `content/` and the seed. */
export const WARES = {
  /** $4.99, on a plan too; nobody counts it. */
  paste: 'baking-soda-fresh-toothpaste',
  /** $9.99; nobody counts it. */
  brush: 'everyday-manual-toothbrush-4-pack',
  /** $149: brings the gift for $50, a sunscreen and an overnight pen. */
  kit: 'optic-white-comfort-fit-teeth-whitening-device-and-kit',
  /** $3.99, on a plan too: brings a brush 2-pack. */
  kidsPaste: 'kids-strawberry-toothpaste',
  pouch: 'free-gift-1',
  sunscreen: 'uv-restore-mini',
  giftPen: 'overnight-whitening-pen',
  kidsBrushes: 'kids-manual-toothbrush-2-pack',
} as const;

/** What seals the customer's token in its cookie. */
export const SECRETS = {SESSION_SECRET: 'a-secret-of-sixteen-or-more'};

/** Lines as `handle: quantity`, a plan line marked. */
export function linesOf({shopper}: {shopper: ShopperCart | null}): Record<string, number> {
  return Object.fromEntries(
    (shopper?.cart?.lines ?? []).map(({merchandise, quantity, sellingPlan}) => [
      `${merchandise.product.handle}${sellingPlan ? ' on a plan' : ''}`,
      quantity,
    ]),
  );
}

export function lineId({shopper}: {shopper: ShopperCart | null}, handle: string): string {
  const line = shopper?.cart?.lines.find(({merchandise}) => merchandise.product.handle === handle);
  return line?.id ?? '';
}

/**
 * A shopper in front of the edge's own code, with the local platform behind it: posts cart forms and reads the cart as a browser
 * does, and keeps the cookies that come back.
 */
export class CartShopper {
  readonly cookies = new Map<string, string>();
  /** What this shop is configured with besides its store. */
  settings: Partial<ShopContext['env']> = {};
  /** The version of the platform's API that the shop is configured for. */
  apiVersion: '2025-04' | '2026-04' = '2026-04';

  constructor(
    readonly platform: LocalPlatform,
    /** The catalogue that the isolate remembers; null reads it anew for each request. */
    public snapshots: SnapshotMemory | null,
  ) {}

  /** Another browser in front of the same shop, as it is before anything is stored in it. */
  beside(): CartShopper {
    const other = new CartShopper(this.platform, this.snapshots);
    other.settings = this.settings;
    return other;
  }

  request(path: string, init: RequestInit = {}): Request {
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    return new Request(`https://shop.example${path}`, {...init, headers});
  }

  /** Posts the form of a change; `fields` are those that the shopper fills in. */
  post(change: CartChange, fields: Record<string, string> = {}): Promise<CartReply> {
    const body = new URLSearchParams({...toCartFields(change), ...fields});
    return this.visit(this.request('/cart', {method: 'POST', body}), changeCart);
  }

  load(): Promise<Shopper> {
    return this.visit(this.request('/api/shopper'), loadCart);
  }

  add(handle: string, quantity = 1, sellingPlanId: string | null = null): Promise<CartReply> {
    const line = {...requestOf(this.platform.variantId(handle), quantity), sellingPlanId};
    return this.post({kind: 'add', lines: [line]});
  }

  setQuantity(id: string, quantity: number): Promise<CartReply> {
    return this.post({kind: 'update', lines: [{id, quantity}]});
  }

  remove(id: string): Promise<CartReply> {
    return this.post({kind: 'remove', lineIds: [id]});
  }

  applyCode(code: string, current: string[] | null = []): Promise<CartReply> {
    return this.post({kind: 'apply-code', code, current});
  }

  /** Answers a request with the edge's own function and keeps the cookies; the platform's calls are counted from here. */
  async visit<Answer>(
    request: Request,
    answer: (request: Request, context: ShopContext) => Promise<Answer>,
  ): Promise<Answer> {
    this.platform.calls.length = 0;
    const context = this.open(request);
    const answered = await answer(request, context);
    for (const cookie of context.responseHeaders.getSetCookie()) this.keep(cookie);
    return answered;
  }

  open(request: Request): ShopContext {
    return createShopContext(request, {
      env: {
        PUBLIC_STORE_DOMAIN: 'https://platform.example',
        PUBLIC_STOREFRONT_API_TOKEN: 'b7100000000000000000000000000001',
        PRIVATE_STOREFRONT_API_TOKEN: 'shpat_b7100000000000000000000000000002',
        PUBLIC_STOREFRONT_API_VERSION: this.apiVersion,
        CACHE_SECONDS: 60,
        SNAPSHOT_PRODUCTS: 1_000,
        SHOP_PROMISES,
        ...SECRETS,
        ...this.settings,
      } as ShopContext['env'],
      snapshots: this.snapshots ?? undefined,
      waitUntil: () => undefined,
    });
  }

  private keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    // Told by its plain name, as the shop itself reads it under both.
    const name = pair.slice(0, pair.indexOf('=')).replace('__Host-', '');
    if (cookie.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(pair.indexOf('=') + 1));
  }
}

/** Signs a customer of the test's own in, as the sign-in page does once the platform has answered a token. */
export async function signIn(shopper: CartShopper): Promise<{email: string}> {
  const {email, token} = await shopper.platform.signedIn();
  await shopper.visit(shopper.request('/account/login', {method: 'POST'}), (request, context) =>
    enterAccount(request, context, token, {entry: 'password'}),
  );
  return {email};
}

/**
 * A fresh shopper for each test of a file, in front of a platform that has forgotten the one before; the isolate remembers the
 * seed's catalogue.
 */
export function useCartShopper(): () => CartShopper {
  let platform: LocalPlatform | null = null;
  let shopper: CartShopper | null = null;
  const snapshots = new SnapshotMemory(() => 0);
  beforeEach(() => {
    platform ??= new LocalPlatform();
    platform.startOver();
    shopper = new CartShopper(platform, snapshots);
    stubWorkerGlobals();
    vi.stubGlobal('fetch', platform.fetch);
    quiet();
  });
  afterAll(() => platform?.close());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return () => {
    if (!shopper) throw new Error('The shopper comes with each test');
    return shopper;
  };
}
