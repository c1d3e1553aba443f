import {Link} from '@remix-run/react';

import {Icon} from '~/components/ui/Icon';

/** The way to the search. */
export function SearchTrigger({className}: {className: string}) {
  return (
    <Link to="/search" className={className}>
      <span className="sr-only">Search</span>
      <Icon name="search" />
    </Link>
  );
}
