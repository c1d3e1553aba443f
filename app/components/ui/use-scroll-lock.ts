import {useEffect} from 'react';

import {lockScroll} from '~/browser/request/scroll-lock.client';

/**
 * Keeps the page behind an open overlay from scrolling, by the one lock that all overlays share: each of them saving
 * and restoring the page's style for itself would leave it locked when they close out of order.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => (isLocked ? lockScroll() : undefined), [isLocked]);
}
