import {Link as RouterLink, type LinkProps} from '@remix-run/react';
import {forwardRef} from 'react';

/**
 * A link of the shop. In the browser it is the router's. On the server, where it is text, an address that is written out stands
 * as it is: the router's link works it out anew in five hooks, which is a tenth of what a page costs. The elements are the same.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  {to, prefetch, preventScrollReset, children, ...props},
  ref,
) {
  if (import.meta.env.SSR && typeof to === 'string' && to.startsWith('/'))
    return (
      <a {...props} href={to}>
        {children}
      </a>
    );
  const ofRouter = {prefetch, preventScrollReset};
  // The framework's mark is for routes that it has to look for; every page knows them all.
  return (
    <RouterLink {...props} {...ofRouter} discover="none" to={to} ref={ref}>
      {children}
    </RouterLink>
  );
});
