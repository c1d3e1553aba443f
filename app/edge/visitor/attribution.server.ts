import {
  ATTRIBUTION_KEY,
  type AttributionRecord,
  parseAttribution,
} from '~/domain/visitor/attribution';
import {findCookies} from '~/edge/request/cookies.server';

/**
 * The attribution that came with a request; null without one. The cookie exists only while the visitor allows
 * advertising, so the cart action may put it on whatever cart it writes (coverage: cart-attribution).
 */
export function findAttribution(request: Request, now: Date): AttributionRecord | null {
  for (const text of findCookies(request, ATTRIBUTION_KEY)) {
    const record = parseAttribution(text, now);
    if (record !== null) return record;
  }
  return null;
}
