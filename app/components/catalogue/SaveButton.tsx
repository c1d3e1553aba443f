import {useSyncExternalStore} from 'react';

import {
  savedProducts,
  subscribeSavedProducts,
  toggleSavedProduct,
} from '~/browser/catalogue/saved-products.client';
import {Icon} from '~/components/ui/Icon';

/** The heart: keeps a product on this device. Only scripts can do that, so without them it is not shown. */
export function SaveButton({
  handle,
  title,
  className = '',
}: {
  handle: string;
  title: string;
  className?: string;
}) {
  const saved = useSyncExternalStore(
    (listener) => subscribeSavedProducts(listener),
    () => savedProducts().includes(handle),
    () => false,
  );
  return (
    <button
      type="button"
      aria-pressed={saved}
      data-save={saved ? 'saved' : ''}
      onClick={() => toggleSavedProduct(handle)}
      data-handle={handle}
      // Without React the hearts of saved products are shown by browser/catalogue/saved-hearts.
      suppressHydrationWarning
      className={`needs-script grid size-11 place-items-center rounded-full bg-white/85 transition-colors hover:bg-white hover:text-red600 aria-pressed:[&>svg]:fill-red500 aria-pressed:[&>svg]:text-red500 ${className}`}
    >
      <span className="sr-only">Save {title} for later</span>
      <Icon name="heart" className="size-5" />
    </button>
  );
}
