import type {ReactNode} from 'react';

import {Logo} from './Logo';

/** spec §2: nothing but the page itself under the brand (maintenance, storefront password). */
export function EmptyLayout({brand, children}: {brand: string; children: ReactNode}) {
  return (
    <main id="main" className="frame flex min-h-dvh flex-col py-10">
      <Logo name={brand} />
      <div className="flex grow flex-col justify-center py-12">{children}</div>
    </main>
  );
}
