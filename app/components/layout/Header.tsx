import {Link, useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

import {CartButton} from '~/components/cart/CartButton';
import {SearchTrigger} from '~/components/search/SearchTrigger';
import {Icon} from '~/components/ui/Icon';
import type {NavigationLink} from '~/domain/content/navigation';

import {Logo} from './Logo';
import {NavigationAnchor} from './NavigationAnchor';

const ICON_BUTTON =
  'relative grid size-11 place-items-center rounded-full text-ink transition-colors hover:bg-sand';

function DesktopMenu({links}: {links: readonly NavigationLink[]}) {
  return (
    <nav aria-label="Main" className="hidden lg:block print:hidden">
      <ul className="flex items-center gap-1">
        {links.map(({title, link, subCategories = []}) => (
          <li key={link} className="group relative">
            <NavigationAnchor
              link={link}
              className="flex min-h-11 items-center rounded-full px-3.5 text-sm font-semibold transition-colors group-hover:bg-sand group-focus-within:bg-sand"
            >
              {title}
            </NavigationAnchor>
            {subCategories.length > 0 ? (
              <div className="invisible absolute top-full left-0 z-40 pt-2 opacity-0 transition-opacity group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100">
                <ul className="min-w-64 rounded-lg bg-white p-2 shadow-float ring-1 ring-ink/5">
                  {subCategories.map((sub) => (
                    <li key={sub.link}>
                      <NavigationAnchor
                        link={sub.link}
                        className="block rounded-md px-3.5 py-2.5 text-sm hover:bg-sand"
                      >
                        {sub.title}
                      </NavigationAnchor>
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A disclosure that needs no script; with script it closes again when the shopper goes somewhere. */
function PhoneMenu({links}: {links: readonly NavigationLink[]}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const {pathname} = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // Not where React has only just come: the menu may have been opened before it.
    if (menu.current && shown.current !== pathname) menu.current.open = false;
    shown.current = pathname;
  }, [pathname]);
  return (
    <details ref={menu} className="group lg:hidden print:hidden" name="phone-menu">
      <summary className={`${ICON_BUTTON} list-none [&::-webkit-details-marker]:hidden`}>
        <span className="sr-only">Menu</span>
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-t border-gray200 bg-paper pb-10 shadow-float"
      >
        <ul className="frame divide-y divide-gray200">
          {links.map(({title, link, subCategories = []}) => (
            <li key={link} className="py-4">
              <NavigationAnchor link={link} className="font-display text-xl font-bold">
                {title}
              </NavigationAnchor>
              {subCategories.length > 0 ? (
                <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
                  {subCategories.map((sub) => (
                    <li key={sub.link}>
                      <NavigationAnchor
                        link={sub.link}
                        className="flex min-h-11 items-center text-slate hover:text-ink"
                      >
                        {sub.title}
                      </NavigationAnchor>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
          <li className="py-4">
            <Link to="/account" className="flex min-h-11 items-center gap-3 font-semibold">
              <Icon name="account" /> My account
            </Link>
            <Link to="/contact-us" className="flex min-h-11 items-center gap-3 font-semibold">
              <Icon name="chat" /> Contact us
            </Link>
          </li>
        </ul>
      </nav>
    </details>
  );
}

export function Header({brand, links}: {brand: string; links: readonly NavigationLink[]}) {
  return (
    <header className="sticky top-0 z-30 border-b border-gray200 bg-paper print:static">
      <div className="frame flex min-h-16 flex-wrap items-center justify-between gap-x-1 lg:min-h-18 lg:gap-x-3">
        <div className="flex items-center gap-1 max-lg:-ml-2.5">
          <PhoneMenu links={links} />
          <Link to="/" aria-label={`${brand}, home`} className="flex rounded-md">
            <Logo name={brand} />
          </Link>
        </div>
        <DesktopMenu links={links} />
        <div className="-mr-2.5 ml-auto flex items-center print:hidden">
          <SearchTrigger className={ICON_BUTTON} />
          <Link to="/account" className={`${ICON_BUTTON} max-sm:hidden`}>
            <span className="sr-only">My account</span>
            <Icon name="account" />
          </Link>
          <CartButton className={ICON_BUTTON} />
        </div>
      </div>
    </header>
  );
}
