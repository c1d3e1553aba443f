import {NavLink, useLocation} from '@remix-run/react';
import {type ReactNode, useEffect, useRef} from 'react';

import {DefaultLayout, type LayoutData} from './DefaultLayout';

const ENTRY =
  'flex min-h-11 items-center rounded-full px-4 text-sm md:max-lg:px-3 whitespace-nowrap transition-colors hover:bg-sand aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-white';

/** A page that the browser kept aside shows a customer who may have left: it is loaded anew. */
function useFreshPage() {
  useEffect(() => {
    const renew = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', renew);
    return () => {
      window.removeEventListener('pageshow', renew);
    };
  }, []);
}

/** On a narrow screen the entries scroll sideways: the page that one is on is brought into sight. */
function useCurrentInSight() {
  const list = useRef<HTMLElement>(null);
  const {pathname} = useLocation();
  useEffect(() => {
    const nav = list.current;
    const current = nav?.querySelector<HTMLElement>('[aria-current]');
    if (!nav || !current) return;
    nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return list;
}

/** The layout of the pages of a customer who is signed in (coverage: page-layouts). */
export function AccountLayout({data, children}: {data: LayoutData; children?: ReactNode}) {
  useFreshPage();
  const nav = useCurrentInSight();
  return (
    <DefaultLayout data={data}>
      <div className="frame grid gap-8 py-8 lg:grid-cols-[14rem_1fr] lg:gap-14 lg:py-14 print:block">
        <nav
          ref={nav}
          aria-label="Account"
          className="relative max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 print:hidden"
        >
          <ul className="flex gap-1 lg:flex-col">
            {data.navigation.account.map(({title, link}) => (
              <li key={link}>
                <NavLink to={link} end={link === '/account'} className={ENTRY}>
                  {title}
                </NavLink>
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
