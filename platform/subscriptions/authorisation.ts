import {createHmac, timingSafeEqual} from 'node:crypto';
import {z} from 'zod';

import type {PlatformServices} from '../services.ts';

/** The storefront keeps its cookie for two hours: a signature is good for as long. */
const SIGNATURE_LIFE_SECONDS = 7_200;
/** How far the clock of whoever signed may be ahead. */
const CLOCK_SKEW_SECONDS = 300;

const headerSchema = z.object({
  sig_field: z.union([z.string(), z.number()]).transform(String),
  ts: z.union([z.string(), z.number()]).transform(Number),
  sig: z.string(),
});

/** HMAC-SHA256 in base64 over `customerId|timestamp` (decisions "og-cookie value"). */
function sign(key: string, customerId: string, timestamp: number): string {
  return createHmac('sha256', key).update(`${customerId}|${timestamp}`).digest('base64');
}

interface Claim {
  customerId: string;
  timestamp: number;
  signature: string;
}

function parseBar(text: string): Claim | null {
  let decoded = text;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    // A value with a bare percent sign was not encoded.
  }
  const match = /^(\d{1,15})\|(\d{9,11})\|([A-Za-z0-9+/=]+)$/.exec(decoded);
  if (match === null) return null;
  const [, customerId = '', timestamp = '', signature = ''] = match;
  return {customerId, timestamp: Number(timestamp), signature};
}

/** Ordergroove's header is JSON; `customerId|timestamp|signature` is taken as well, and its cookie. */
function readClaim(request: Request): Claim | null {
  const header = request.headers.get('authorization');
  if (header !== null) {
    if (!header.trimStart().startsWith('{')) return parseBar(header);
    try {
      const parsed = headerSchema.safeParse(JSON.parse(header));
      if (!parsed.success) return null;
      const {sig_field: customerId, ts: timestamp, sig: signature} = parsed.data;
      return {customerId, timestamp, signature};
    } catch {
      return null;
    }
  }
  const cookie = /(?:^|;\s*)og_auth=([^;]+)/.exec(request.headers.get('cookie') ?? '');
  return cookie?.[1] === undefined ? null : parseBar(cookie[1]);
}

/** The number of the customer for whom a request is signed; null for a wrong or aged signature. */
export function findSignedCustomer(services: PlatformServices, request: Request): number | null {
  const claim = readClaim(request);
  if (claim === null) return null;
  const expected = Buffer.from(
    sign(services.keys.subscriptions, claim.customerId, claim.timestamp),
  );
  const given = Buffer.from(claim.signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const age = services.clock.now().getTime() / 1000 - claim.timestamp;
  if (age > SIGNATURE_LIFE_SECONDS || age < -CLOCK_SKEW_SECONDS) return null;
  return Number(claim.customerId);
}
