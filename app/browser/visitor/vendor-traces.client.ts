import {removeStored, storedKeys} from '~/browser/request/browser-storage.client';
import {TAG_ITEMS} from '~/domain/visitor/vendor-items';
import type {VendorPurpose} from '~/domain/visitor/vendor-purposes';

import {cookieNames, removeVendorCookie} from './vendor-cookies.client';

/** Removes the cookies and keys that tags of these vendors are known to leave for a purpose that is denied. */
export function removeVendorTraces(isDenied: (purpose: VendorPurpose) => boolean): void {
  const isOfTags = (name: string) =>
    TAG_ITEMS.some(({pattern, purpose}) => isDenied(purpose) && pattern.test(name));
  for (const name of cookieNames()) if (isOfTags(name)) removeVendorCookie(name);
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    for (const key of storedKeys(kind)) if (isOfTags(key)) removeStored(kind, key);
  }
}
