import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {stubWorkerGlobals} from '../../../tests/support/worker-globals';

import {findWait, forgetTries, type Limited, waitText} from './limits.server';

const visitor = (buyerIp: string | null) => ({buyerIp, responseHeaders: new Headers()});

beforeAll(stubWorkerGlobals);
afterAll(() => {
  vi.unstubAllGlobals();
});

/** How many of so many tries at once pass. */
async function passing(
  tries: number,
  kind: Limited,
  who: (n: number) => {address: string | null; account?: string},
): Promise<number> {
  const waits = await Promise.all(
    Array.from({length: tries}, (_, n) => {
      const {address, account} = who(n);
      return findWait(visitor(address), kind, account);
    }),
  );
  return waits.filter((wait) => wait === null).length;
}

describe('tries of one visitor, all at once', () => {
  it.each([
    ['sign-in', 30],
    ['registration', 15],
    ['reset', 15],
    ['discount-code', 30],
    ['contact', 5],
    ['storefront-password', 10],
  ] as const)('of %s pass %i times', async (kind, most) => {
    const address = `203.0.113.${most}`;
    expect(await passing(360, kind, (n) => ({address, account: `${kind}-${n}@b.example`}))).toBe(
      most,
    );
  });
});

describe('tries of one account', () => {
  it.each([
    ['sign-in', 20],
    ['registration', 5],
    ['reset', 5],
  ] as const)('from any number of addresses pass so often: %s, %i times', async (kind, most) => {
    const who = (n: number) => ({
      address: `198.51.100.${n}`,
      account: n % 2 === 0 ? `One-${kind}@b.example` : ` one-${kind}@B.example`,
    });
    expect(await passing(100, kind, who)).toBe(most);
  });

  it('begin anew with the right password', async () => {
    const account = 'right@b.example';
    expect(await passing(30, 'sign-in', () => ({address: null, account}))).toBe(20);
    await forgetTries('sign-in', account);
    expect(await findWait(visitor(null), 'sign-in', account)).toBeNull();
  });
});

it('visitors whose address nobody knows are not counted together: none can close the door for the others', async () => {
  expect(await passing(500, 'storefront-password', () => ({address: null}))).toBe(500);
});

it('one connection of version 6 is one visitor, whatever addresses it takes', async () => {
  const who = (n: number) => ({address: `2001:db8:7:7::${n.toString(16)}`});
  expect(await passing(100, 'contact', who)).toBe(5);
});

it('who has to wait is told for how long, in words and in a header', async () => {
  await passing(10, 'contact', () => ({address: '192.0.2.1'}));
  const late = visitor('192.0.2.1');
  const minutes = await findWait(late, 'contact');
  expect(minutes).toBeGreaterThan(0);
  const seconds = Number(late.responseHeaders.get('Retry-After'));
  expect(Math.ceil(seconds / 60)).toBe(minutes);
  expect(waitText(1)).toContain('wait a minute');
  expect(waitText(7)).toContain('wait 7 minutes');
});
