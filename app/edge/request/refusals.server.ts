import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';

/** A page that does not exist (coverage: page-not-found). Thrown by loaders; `path` is the address as it was asked for. */
export function notFound(path: string): Response {
  return new Response(`Page Not Found: ${path}`, {
    status: 404,
    statusText: 'Not Found',
    headers: {'Cache-Control': 'no-store'},
  });
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

/**
 * The fields of a posted form. A body that no form of a browser makes (another type, cut off in the middle) is refused with a
 * thrown 400: it is the sender's fault, never a fault of the shop.
 */
export async function requireForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response('This form could not be read. Please go back and send it again.', {
      status: 400,
      statusText: 'Bad Request',
      headers: {'Cache-Control': 'no-store'},
    });
  }
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
