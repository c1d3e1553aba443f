import type {PlatformServices} from '../services.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An origin that a checkout may lead back to: the configured storefront, or one on this machine. */
function isAllowed(origin: string, services: PlatformServices): boolean {
  return (
    origin === new URL(services.storefrontOrigin).origin || LOOPBACK.has(new URL(origin).hostname)
  );
}

/**
 * The storefront that the shopper came from: what an earlier step of this checkout kept, else the
 * page that linked here, else the configured one.
 */
export function storefrontOf(
  services: PlatformServices,
  request: Request,
  kept: string | undefined,
): string {
  const own = new URL(request.url).origin;
  for (const text of [kept, request.headers.get('referer')]) {
    if (text === undefined || text === null || !URL.canParse(text)) continue;
    const {origin, protocol} = new URL(text);
    if (protocol.startsWith('http') && origin !== own && isAllowed(origin, services)) return origin;
  }
  return services.storefrontOrigin;
}
