import {ATTRIBUTION_KEY} from '~/domain/visitor/attribution';

import {unitsInCookie} from './units.client';

/**
 * Brings the cart's attribution attribute in step with the cookie at once, in its turn with every other change of the
 * cart; without a cart there is nothing to do, and a later one takes it from the cookie at the edge.
 */
export function writeCartAttribution(value: string | null): void {
  if (unitsInCookie() === null) return;
  void import('./cart.client').then(({changeCart}) =>
    changeCart(
      {kind: 'attributes', changes: {[ATTRIBUTION_KEY]: value}},
      {openDrawer: false, ignoreHooks: true},
    ),
  );
}
