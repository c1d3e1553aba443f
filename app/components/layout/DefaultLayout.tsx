import type {ReactNode} from 'react';

import {Link} from '~/components/ui/Link';
import type {Navigation} from '~/domain/content/navigation';

import {Footer} from './Footer';
import {Header} from './Header';

export interface LayoutData {
  brand: {name: string; tagline: string | null};
  navigation: Navigation;
  footerNote: string;
  /** Null where there is nothing to announce. */
  announcement: {text: string; link: string} | null;
  year: number;
}

/** The layout of every page that names no other (coverage: page-layouts). */
export function DefaultLayout({data, children}: {data: LayoutData; children?: ReactNode}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {data.announcement ? (
        <aside
          aria-label="Announcement"
          className="bg-ink text-center text-sm text-white print:hidden"
        >
          <Link
            to={data.announcement.link}
            className="frame block py-2.5 underline-offset-4 hover:underline"
          >
            {data.announcement.text}
          </Link>
        </aside>
      ) : null}
      <Header brand={data.brand.name} links={data.navigation.header} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer
        brand={data.brand.name}
        tagline={data.brand.tagline}
        note={data.footerNote}
        groups={data.navigation.footer}
        year={data.year}
      />
    </div>
  );
}
