import {Link} from '@remix-run/react';

import {Icon} from '~/components/ui/Icon';

/** The way to the cart. */
export function CartButton({className}: {className: string}) {
  return (
    <Link to="/cart" className={className}>
      <span className="sr-only">Cart</span>
      <Icon name="bag" />
    </Link>
  );
}
