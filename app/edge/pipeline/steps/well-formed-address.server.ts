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

/**
 * Malformed percent-encoding is a 400 here, so that nothing behind it meets it; an address with a line break or another
 * control character in it is no page, and no pattern of a route would say so.
 */
export const wellFormedAddress: Step = {
  name: 'well-formed address',
  async run(request, context, next) {
    const {pathname} = new URL(request.url);
    const path = decoded(pathname);
    if (path === null) {
      const message = 'This address is not spelled correctly.';
      return refusePage(request, context, next, {status: 400, message});
    }
    if (!hasControlCharacter(path)) return next();
    const message = `Page Not Found: ${pathname}`;
    return refusePage(request, context, next, {status: 404, message});
  },
};
