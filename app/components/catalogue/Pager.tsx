import {Icon, type IconName} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';
import type {ListingView} from '~/domain/catalogue/listing-view';

const SHAPE =
  'figures grid min-h-11 min-w-11 place-items-center rounded-full text-sm font-semibold';

function Step({href, label, icon}: {href: string | null; label: string; icon: IconName}) {
  if (href === null) return <span className={SHAPE} />;
  return (
    <Link to={href} className={`${SHAPE} ring-1 ring-ink/15 ring-inset hover:ring-ink/40`}>
      <span className="sr-only">{label}</span>
      <Icon name={icon} className="size-5" />
    </Link>
  );
}

/** The pages of a listing. */
export function Pager({view}: {view: Pick<ListingView, 'pager' | 'page' | 'previous' | 'next'>}) {
  if (view.pager.length === 0) return null;
  return (
    <nav aria-label="Pages" className="mt-14 flex flex-wrap items-center justify-center gap-1.5">
      <Step href={view.previous} label="Previous page" icon="chevronLeft" />
      <ol className="flex flex-wrap items-center justify-center gap-1">
        {view.pager.map((entry, index) =>
          entry === null ? (
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-slate">
              …
            </li>
          ) : (
            <li key={entry.page}>
              <Link
                to={entry.href}
                aria-current={entry.page === view.page ? 'page' : undefined}
                className={`${SHAPE} ${entry.page === view.page ? 'bg-ink text-white' : 'hover:bg-sand'}`}
              >
                <span className="sr-only">Page </span>
                {entry.page}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step href={view.next} label="Next page" icon="chevronRight" />
    </nav>
  );
}
