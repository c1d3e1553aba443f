import {hasControlCharacter} from '~/domain/values/control-characters';
import type {Step} from '~/edge/request/step.server';

import {refusePage} from '../refused-page.server';

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Far above any link of ours or of a campaign, and below what browsers and hosts take in the header of a redirect. */
const LONGEST_ADDRESS = 8_000;

/**
 * Malformed percent-encoding is a 400 here, so that nothing behind it meets it; an address with a line break or another
 * control character in it is no page, and no pattern of a route would say so. Nor is one with a backslash, which some that resolve
 * addresses, the router among them, take for a slash, and two of them for the beginning of another site.
 */
export const wellFormedAddress: Step = {
  name: 'well-formed address',
  async run(request, context, next) {
    if (request.url.length > LONGEST_ADDRESS) {
      return refusePage(request, context, next, {
        status: 414,
        message: 'This address is too long.',
      });
    }
    const {pathname} = new URL(request.url);
    const path = decoded(pathname);
    if (path === null) {
      const message = 'This address is not spelled correctly.';
      return refusePage(request, context, next, {status: 400, message});
    }
    if (!hasControlCharacter(path) && !path.includes('\\')) return next();
    const message = `Page Not Found: ${pathname}`;
    return refusePage(request, context, next, {status: 404, message});
  },
};
