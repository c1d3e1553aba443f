import {Link, useLocation} from '@remix-run/react';
import {type ReactNode, useEffect, useRef} from 'react';

import {renewPrivatePages, showCurrentEntry} from '~/browser/account/account-page.client';

import {DefaultLayout, type LayoutData} from './DefaultLayout';

const ENTRY =
  'flex min-h-11 items-center rounded-full px-4 text-sm md:max-lg:px-3 whitespace-nowrap transition-colors hover:bg-sand aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-white';

/** Pages below an entry belong to it; everything is below the account's own. */
const isWithin = (pathname: string, link: string) =>
  pathname === link || (link !== '/account' && pathname.startsWith(`${link}/`));

/** The page script does it for the first page of a document. */
function useCurrentInSight() {
  const list = useRef<HTMLElement>(null);
  const {pathname} = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) showCurrentEntry(list.current);
    shown.current = pathname;
  }, [pathname]);
  return list;
}

/** The layout of the pages of a customer who is signed in (coverage: page-layouts). */
export function AccountLayout({data, children}: {data: LayoutData; children?: ReactNode}) {
  useEffect(renewPrivatePages, []);
  const nav = useCurrentInSight();
  const {pathname} = useLocation();
  return (
    <DefaultLayout data={data}>
      <div className="frame grid gap-8 py-8 lg:grid-cols-[14rem_1fr] lg:gap-14 lg:py-14 print:block">
        <nav
          ref={nav}
          data-account-nav=""
          aria-label="Account"
          className="relative max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 print:hidden"
        >
          <ul className="flex gap-1 lg:flex-col">
            {data.navigation.account.map(({title, link}) => (
              <li key={link}>
                <Link
                  to={link}
                  aria-current={isWithin(pathname, link) ? 'page' : undefined}
                  className={ENTRY}
                >
                  {title}
                </Link>
              </li>
            ))}
            <li className="lg:mt-3 lg:border-t lg:border-gray200 lg:pt-3">
              {/* A whole new document afterwards: nothing of the customer stays in memory. */}
              <form method="post" action="/account/logout">
                <button type="submit" className={`${ENTRY} cursor-pointer lg:w-full`}>
                  Sign out
                </button>
              </form>
            </li>
          </ul>
        </nav>
        <div className="min-w-0">{children}</div>
      </div>
    </DefaultLayout>
  );
}
