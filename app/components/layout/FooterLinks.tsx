import type {FooterGroup} from '~/domain/content/navigation';

import {NavigationAnchor} from './NavigationAnchor';

export function FooterLinks({groups}: {groups: readonly FooterGroup[]}) {
  return groups.map(({title, links}) => (
    <nav key={title} aria-label={title}>
      <h2 className="font-sans text-sm font-bold tracking-normal">{title}</h2>
      <ul className="mt-3">
        {links.map(({title: label, link}) => (
          <li key={link}>
            <NavigationAnchor
              link={link}
              className="inline-flex min-h-9 items-center text-sm text-slate underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </NavigationAnchor>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
