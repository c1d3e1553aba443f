import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {PlatformUnavailable} from './platform-fault.server';
import {createStorefront} from './storefront.server';

const addresses: string[] = [];
/** What the platform does for the first calls; afterwards it answers. */
let faults: (() => Promise<Response>)[] = [];

const SHOP = {shop: {name: 'Brightwell'}};
const breaks = () => Promise.reject(new TypeError('fetch failed'));
const staysSilent = () => new Promise<Response>(() => undefined);
const isThrottled = () =>
  Promise.resolve(
    Response.json({errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]}),
  );

beforeEach(() => {
  addresses.length = 0;
  faults = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    addresses.push(String(input instanceof Request ? input.url : input));
    return faults.shift()?.() ?? Promise.resolve(Response.json({data: SHOP}));
  });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function storefrontOf(version: string) {
  return createStorefront({
    request: new Request('https://shop.example/'),
    env: {
      PUBLIC_STORE_DOMAIN: 'shop.example.com',
      PUBLIC_STOREFRONT_API_TOKEN: 'public',
      PUBLIC_STOREFRONT_API_VERSION: version,
    },
    waitUntil: () => undefined,
    requestId: 'r',
    buyerIp: null,
  });
}

describe('a call of the platform', () => {
  it.each(['2025-04', '2026-04'])(
    'goes to the address of the configured version %s',
    async (version) => {
      const storefront = storefrontOf(version);
      await storefront.query('#graphql\n query { shop { name } }');
      await storefront.mutate('#graphql\n mutation { cartCreate { cart { id } } }');
      const address = `https://shop.example.com/api/${version}/graphql.json`;
      expect(addresses).toEqual([address, address]);
    },
  );
});

const QUERY = '#graphql\n query { shop { name } }';
const MUTATION = '#graphql\n mutation { cartCreate { cart { id } } }';

/** What a call comes to once `milliseconds` have passed: what it answers, `unavailable`, or `waiting`. */
async function outcome(call: Promise<unknown>, milliseconds: number): Promise<unknown> {
  let result: unknown = 'waiting';
  void call.then(
    (answer) => (result = answer),
    (fault: unknown) => (result = fault instanceof PlatformUnavailable ? 'unavailable' : fault),
  );
  await vi.advanceTimersByTimeAsync(milliseconds);
  return result;
}

describe('a read', () => {
  it('whose connection broke is asked once more at once, and not a third time', async () => {
    faults = [breaks];
    expect(await outcome(storefrontOf('2025-04').query(QUERY), 0)).toMatchObject(SHOP);
    faults = [breaks, breaks];
    expect(await outcome(storefrontOf('2025-04').query(QUERY), 0)).toBe('unavailable');
    expect(addresses).toHaveLength(4);
  });

  it('that was not answered in three seconds is given up', async () => {
    faults = [staysSilent];
    const call = storefrontOf('2025-04').query(QUERY);
    expect(await outcome(call, 2_999)).toBe('waiting');
    expect(await outcome(call, 1)).toBe('unavailable');
    expect(addresses).toHaveLength(1);
  });

  it('that is refused for too many calls keeps its refusal', async () => {
    faults = [isThrottled];
    const answer = await outcome(storefrontOf('2025-04').query(QUERY), 0);
    expect(answer).toHaveProperty('errors');
    expect(addresses).toHaveLength(1);
  });
});

describe('a patient read', () => {
  it.each([
    ['whose connection broke', breaks, 0],
    ['that was not answered in three seconds', staysSilent, 3_000],
    ['that was refused for too many calls', isThrottled, 0],
  ])('%s is asked once more after a pause', async (_, fault, failsAfter) => {
    faults = [fault];
    const call = storefrontOf('2025-04').queryPatiently(QUERY);
    expect(await outcome(call, failsAfter + 399)).toBe('waiting');
    expect(await outcome(call, 1)).toMatchObject(SHOP);
    expect(addresses).toHaveLength(2);
  });

  it('is not asked a third time', async () => {
    faults = [breaks, breaks];
    expect(await outcome(storefrontOf('2025-04').queryPatiently(QUERY), 400)).toBe('unavailable');
    expect(addresses).toHaveLength(2);
  });
});

describe('a change', () => {
  it('is never repeated, for it may have been made', async () => {
    faults = [breaks];
    expect(await outcome(storefrontOf('2025-04').mutate(MUTATION), 1_000)).toBe('unavailable');
    expect(addresses).toHaveLength(1);
  });
});
