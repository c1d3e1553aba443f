import {expect, it} from 'vitest';

import {signUp} from '../../../tests/support/account-visits';
import {useCartShopper} from '../../../tests/support/cart-shopper';

import {signOut} from './refresh.server';

const browser = useCartShopper();

it('signing out leaves no page of the account in the browser’s own cache', async () => {
  await signUp(browser(), 'ada-signs-out@example.com');
  const cleared = await browser().visit(
    browser().request('/account/logout', {method: 'POST', body: new URLSearchParams()}),
    async (request, context) => {
      await signOut(request, context);
      return context.responseHeaders.get('Clear-Site-Data');
    },
  );
  expect(cleared).toBe('"cache"');
});
