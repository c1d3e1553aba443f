import {Icon} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';
import type {NavigationLink} from '~/domain/content/navigation';

import {NavigationAnchor} from './NavigationAnchor';

export function PhoneMenuList({links}: {links: readonly NavigationLink[]}) {
  return (
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
  );
}
