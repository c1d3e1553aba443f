import fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {z} from 'zod';

import {cookieHeader, keepCookies, openBrowser, type Send} from '../support/browser-tabs';
import {arbCommands, type Ware} from '../support/cart-wishes';
import {quiet} from '../support/quiet';
import {shop} from '../support/random-shopper';
import {seeded} from '../support/random-tours';
import {BROWSER_AGENT, useShop} from '../support/shop';
import type {HeldLine} from '../support/unit-ledger';

const HANDLES = [
  'total-daily-care-toothpaste',
  'everyday-manual-toothbrush-4-pack',
  'optic-white-comfort-fit-teeth-whitening-device-and-kit',
];
/** What strikes the calls about the cart; the catalogue, read once a minute, is no part of this. */
const CART_CALLS = ['mutation', 'cart'];
const RULES = [
  {kind: 'latency', probability: 0.3, milliseconds: 50},
  {kind: 'latency', probability: 0.01, milliseconds: 2_000},
  {kind: 'server-error', probability: 0.1},
  {kind: 'lost-reply', probability: 0.05},
  {kind: 'reordered', probability: 0.05, milliseconds: 200},
];
/** No further cart is begun after this time, however many there have been. */
const TIME_LIMIT_MS = 10_000;

const productSchema = z.object({
  product: z.object({
    sellingPlanGroups: z.object({
      nodes: z.array(
        z.object({sellingPlans: z.object({nodes: z.array(z.object({id: z.string()}))})}),
      ),
    }),
  }),
});
/** As long as the edge waits for a call. */
const CALL_DEADLINE_MS = 3_000;
/** The cart as a node: the faults strike queries of `cart`, and this one is no part of the shop. */
const HELD_LINES = `query ($id: ID!) { node(id: $id) { ... on Cart { lines(first: 100) { nodes {
  id quantity merchandise { ... on ProductVariant { id } } sellingPlanAllocation { sellingPlan { id } } } } } } }`;
const heldSchema = z.object({
  node: z.object({
    lines: z.object({
      nodes: z.array(
        z.object({
          id: z.string(),
          quantity: z.number(),
          merchandise: z.object({id: z.string()}),
          sellingPlanAllocation: z.object({sellingPlan: z.object({id: z.string()})}).nullable(),
        }),
      ),
    }),
  }),
});

const realFetch = fetch;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a random shopper with two tabs, in front of the built worker and the local platform', () => {
  const running = useShop();

  async function loadWares(): Promise<Ware[]> {
    const {api} = running();
    return Promise.all(
      HANDLES.map(async (handle) => {
        const {product} = productSchema.parse(
          await api.query(
            `query ($handle: String!) { product(handle: $handle) {
              sellingPlanGroups(first: 1) { nodes { sellingPlans(first: 1) { nodes { id } } } } } }`,
            {handle},
          ),
        );
        return {
          merchandiseId: await api.variantId(handle),
          planId: product.sellingPlanGroups.nodes[0]?.sellingPlans.nodes[0]?.id ?? null,
        };
      }),
    );
  }

  const setFaults = (rules: readonly Record<string, unknown>[], seed: number) =>
    realFetch(`${running().platform.url}/_test/faults`, {
      method: 'POST',
      body: JSON.stringify({rules, seed}),
    });

  const send: Send = async (path, init, cookies) => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookieHeader(cookies));
    headers.set('User-Agent', BROWSER_AGENT);
    const response = await realFetch(`${running().url}${path}`, {...init, headers});
    keepCookies(cookies, response.headers.getSetCookie());
    return response;
  };

  async function heldLines(cookies: ReadonlyMap<string, string>): Promise<HeldLine[]> {
    const token = cookies.get('cart');
    if (token === undefined) return [];
    const id = `gid://shopify/Cart/${decodeURIComponent(token)}`;
    const {node} = heldSchema.parse(await running().api.query(HELD_LINES, {id}));
    return node.lines.nodes.map(({merchandise, sellingPlanAllocation, ...line}) => ({
      ...line,
      merchandiseId: merchandise.id,
      sellingPlanId: sellingPlanAllocation?.sellingPlan.id ?? null,
    }));
  }

  it('ends with the platform’s cart on both screens, nothing lost that was confirmed, nothing doubled, through delays, refusals, lost and overtaken replies', async () => {
    quiet();
    const wares = await loadWares();
    expect(wares.map(({planId}) => planId !== null)).toContain(true);
    const end = performance.now() + TIME_LIMIT_MS;
    let carts = 0;
    await fc.assert(
      fc.asyncProperty(arbCommands, fc.nat(), fc.boolean(), async (commands, seed, tells) => {
        if (performance.now() > end) return;
        const random = seeded(seed);
        const browser = openBrowser(send, () => random() < 0.03, realFetch, tells);
        await setFaults(
          CART_CALLS.flatMap((operation) => RULES.map((rule) => ({...rule, operation}))),
          seed,
        );
        await shop(browser, wares, commands, {
          isFine: false,
          heal: async () => {
            await setFaults([], seed);
          },
          lines: () => heldLines(browser.cookies),
          lateAfterMs: CALL_DEADLINE_MS,
        });
        carts += 1;
      }),
      // A failure costs real time: it is told as it was found, with its seed, and not shrunk.
      {numRuns: 50, endOnFailure: true},
    );
    expect(carts).toBeGreaterThan(0);
  }, 60_000);
});
