import type {ReactNode} from 'react';

import {DefaultLayout, type LayoutData} from './DefaultLayout';

/** The layout of sign-in, registration and password pages (coverage: page-layouts). */
export function AccountGuestLayout({data, children}: {data: LayoutData; children?: ReactNode}) {
  return (
    <DefaultLayout data={data}>
      <div className="frame py-12 lg:py-20">
        <div className="mx-auto w-full max-w-xl rounded-xl bg-white px-6 py-10 ring-1 ring-ink/5 sm:px-12 sm:py-14">
          {children}
        </div>
      </div>
    </DefaultLayout>
  );
}
