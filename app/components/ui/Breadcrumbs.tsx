import {Link} from './Link';

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  to?: string;
}

export function Breadcrumbs({crumbs}: {crumbs: readonly Crumb[]}) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-slate">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {crumbs.map(({label, to}, position) => (
          <li key={label} className="flex max-w-full items-center gap-x-2">
            {position > 0 ? <span aria-hidden="true">/</span> : null}
            {to === undefined ? (
              <span aria-current="page" dir="auto" className="truncate text-ink">
                {label}
              </span>
            ) : (
              <Link
                to={to}
                prefetch="none"
                className="underline-offset-4 hover:text-ink hover:underline"
              >
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
