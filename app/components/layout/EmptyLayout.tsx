import type {ReactNode} from 'react';

import type {LayoutData} from './DefaultLayout';
import {Logo} from './Logo';

/** spec §2: nothing but the page itself under the brand (maintenance, storefront password). */
export function EmptyLayout({data, children}: {data: LayoutData; children?: ReactNode}) {
  return (
    <main id="main" className="frame flex min-h-dvh flex-col py-10">
      <Logo name={data.brand.name} />
      <div className="flex grow flex-col justify-center py-12">{children}</div>
    </main>
  );
}
