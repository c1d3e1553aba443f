import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

import {CartButton} from '~/components/cart/CartButton';
import {SearchTrigger} from '~/components/search/SearchTrigger';
import {Icon} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';
import {useRenderFacts} from '~/components/ui/RenderContext';
import type {NavigationLink} from '~/domain/content/navigation';

import {DesktopMenuList} from './DesktopMenuList';
import {Logo} from './Logo';
import {PhoneMenuList} from './PhoneMenuList';
import {textOr} from './text-or';

const ICON_BUTTON =
  'relative grid size-11 place-items-center rounded-full text-ink transition-colors hover:bg-sand';

function DesktopMenu({links}: {links: readonly NavigationLink[]}) {
  const {shell} = useRenderFacts();
  return (
    <nav
      aria-label="Main"
      className="hidden lg:block print:hidden"
      {...textOr(shell?.menu, <DesktopMenuList links={links} />)}
    />
  );
}

/** A disclosure that needs no script; with script it closes again when the shopper goes somewhere. */
function PhoneMenu({links}: {links: readonly NavigationLink[]}) {
  const {shell} = useRenderFacts();
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
        {...textOr(shell?.phoneMenu, <PhoneMenuList links={links} />)}
      />
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
