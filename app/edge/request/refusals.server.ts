import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';

import type {PageRefusal} from './context.server';

/** A page that does not exist (coverage: page-not-found). Thrown by loaders; `path` is the address as it was asked for. */
export function notFound(path: string): Response {
  return new Response(`Page Not Found: ${path}`, {
    status: 404,
    statusText: 'Not Found',
    headers: {'Cache-Control': 'no-store'},
  });
}

/** Thrown by loaders whose page has another address: for good (301), or for now (302). */
export function movedTo(location: string, status: 301 | 302): Response {
  return new Response(null, {
    status,
    headers: {Location: location, 'Cache-Control': 'no-store'},
  });
}

/** What the pipeline refused, for the catch-all route to say. */
export function refused({status, message}: PageRefusal): Response {
  return new Response(message, {status, headers: {'Cache-Control': 'no-store'}});
}

/** The platform does not answer: says so, and when to come back. Never a 404. */
export function unavailable(): Response {
  return new Response(
    'Our shop system is not answering at the moment. Your cart is safe. Please try again in a minute.',
    {
      status: 503,
      statusText: 'Service Unavailable',
      headers: {'Cache-Control': 'no-store', 'Retry-After': '60'},
    },
  );
}

/** Runs a read of the platform for a page; an outage becomes the 503 page, a bug stays a bug. */
export async function orUnavailable<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (fault) {
    if (fault instanceof PlatformUnavailable) {
      console.error(`The platform is unavailable: ${fault.message}`);
      throw unavailable();
    }
    throw fault;
  }
}
