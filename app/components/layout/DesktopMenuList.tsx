import type {NavigationLink} from '~/domain/content/navigation';

import {NavigationAnchor} from './NavigationAnchor';

export function DesktopMenuList({links}: {links: readonly NavigationLink[]}) {
  return (
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
  );
}
