import type {ReactNode} from 'react';

import {Link} from '~/components/ui/Link';
import {isExternalLink} from '~/domain/content/navigation';

/** A link of the content: inside the shop by the router, outside it in a new tab. */
export function NavigationAnchor({
  link,
  className,
  children,
}: {
  link: string;
  className?: string;
  children: ReactNode;
}) {
  if (!isExternalLink(link)) {
    return (
      <Link to={link} className={className}>
        {children}
      </Link>
    );
  }
  const opensTab = link.startsWith('http');
  return (
    <a
      href={link}
      className={className}
      {...(opensTab ? {target: '_blank', rel: 'noopener noreferrer'} : {})}
    >
      {children}
      {opensTab ? <span className="sr-only"> (opens in a new tab)</span> : null}
    </a>
  );
}
