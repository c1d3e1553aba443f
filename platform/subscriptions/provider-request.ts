import type {PlatformServices} from '../services.ts';
import type {PlatformContext} from '../transport/environment.ts';

import {findSignedCustomer} from './authorisation.ts';

/** Where the storefront's adapter finds the service; Ordergroove's paths follow behind it. */
export const BASE = '/ordergroove';

const LARGEST_PAGE = 100;

export const detail = (c: PlatformContext, status: 400 | 403 | 404, text: string) =>
  c.json({detail: text}, status);

export const notFound = (c: PlatformContext) => detail(c, 404, 'Not found.');

export async function readBody(c: PlatformContext): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Ordergroove's list: counted, with the addresses of the pages around it. */
export function page(c: PlatformContext, results: readonly unknown[]): Response {
  const url = new URL(c.req.url);
  const number = Math.max(1, Math.trunc(Number(c.req.query('page') ?? '1')) || 1);
  const size = Math.min(
    LARGEST_PAGE,
    Math.max(1, Math.trunc(Number(c.req.query('page_size') ?? '20')) || 20),
  );
  const to = (wanted: number) => {
    url.searchParams.set('page', String(wanted));
    return url.toString();
  };
  return c.json({
    count: results.length,
    next: number * size < results.length ? to(number + 1) : null,
    previous: number > 1 ? to(number - 1) : null,
    results: results.slice((number - 1) * size, number * size),
  });
}

/** The customer whose token signs the request; the guard before every route has let only such pass. */
export const customerOf = (services: PlatformServices, c: PlatformContext) =>
  findSignedCustomer(services, c.req.raw) ?? -1;

/** What belongs to somebody else is as unknown as what never was. */
export const own = <T extends {customerId: number}>(
  services: PlatformServices,
  c: PlatformContext,
  found: T | null,
) => (found?.customerId === customerOf(services, c) ? found : null);
