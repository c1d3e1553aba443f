import {ButtonLink} from '~/components/ui/Button';
import {Link} from '~/components/ui/Link';
import type {ListingView} from '~/domain/catalogue/listing-view';

/** No product fits all filters: take one away, or start over. */
export function EmptyListing({
  view,
  heading,
  text,
  clearLabel,
}: {
  view: Pick<ListingView, 'applied' | 'clearHref'>;
  heading: string;
  text: string;
  clearLabel: string;
}) {
  return (
    <div className="mx-auto max-w-xl rounded-xl bg-sand px-6 py-14 text-center">
      <h2 className="text-2xl">{heading}</h2>
      <p className="mt-3 text-slate">{text}</p>
      {view.applied.length > 1 ? (
        <ul className="mt-6 flex flex-wrap justify-center gap-2">
          {view.applied.map(({label, href}) => (
            <li key={label}>
              <Link
                to={href}
                preventScrollReset
                className="inline-flex min-h-10 items-center rounded-full bg-white px-4 text-sm font-semibold ring-1 ring-ink/15 ring-inset hover:ring-ink/40"
              >
                Without {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <ButtonLink to={view.clearHref} className="mt-7">
        {clearLabel}
      </ButtonLink>
    </div>
  );
}
