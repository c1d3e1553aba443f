import type {ReactNode} from 'react';

import type {LayoutData} from './DefaultLayout';
import {Logo} from './Logo';

/** Nothing but the page itself under the brand (maintenance, storefront password; coverage: page-layouts). */
export function EmptyLayout({data, children}: {data: LayoutData; children?: ReactNode}) {
  return (
    <main id="main" className="frame flex min-h-dvh flex-col py-10">
      <Logo name={data.brand.name} />
      <div className="flex grow flex-col justify-center py-12">{children}</div>
    </main>
  );
}
