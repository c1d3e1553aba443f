import {loadShopOffer} from '~/edge/catalogue/shop-offer.server';
import type {Step} from '~/edge/request/step.server';

/** The file is a promise that somebody reads what comes; it is renewed with every answer while the shop is run. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** `/.well-known/security.txt` (RFC 9116): where to write who has found a hole in the shop; not there before the shop has an address. */
export const securityText: Step = {
  name: 'security text',
  async run(request, context, next) {
    if (new URL(request.url).pathname !== '/.well-known/security.txt') return next();
    const {settings} = await loadShopOffer(context);
    if (settings.email === null) return next();
    const expires = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString();
    const lines = [
      `Contact: mailto:${settings.email}`,
      `Expires: ${expires.slice(0, 10)}T00:00:00.000Z`,
      'Preferred-Languages: en',
      `Canonical: ${context.siteOrigin}/.well-known/security.txt`,
      '',
    ];
    return new Response(lines.join('\n'), {
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'public, max-age=86400',
      },
    });
  },
};
