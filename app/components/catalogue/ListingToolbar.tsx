import {Icon} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';
import type {ListingView} from '~/domain/catalogue/listing-view';

import {FilterChipLink} from './FilterChipLink';
import {SortForm} from './SortForm';
import {toolbarFacets} from './toolbar-facets';

function AppliedFilters({view, clearLabel}: {view: ListingView; clearLabel: string}) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <ul className="flex flex-wrap gap-2" aria-label="Filters that are on">
        {view.applied.map(({label, href}) => (
          <li key={label}>
            <Link
              to={href}
              preventScrollReset
              prefetch="none"
              className="inline-flex min-h-9 items-center gap-1 rounded-full bg-gray200 pr-2.5 pl-3.5 font-semibold hover:bg-[#d9d5cb]"
            >
              {label}
              <Icon name="close" className="size-4" />
              <span className="sr-only">Remove this filter</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={view.clearHref}
        preventScrollReset
        prefetch="none"
        className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4 hover:text-red600"
      >
        {clearLabel}
      </Link>
    </div>
  );
}

/** Filters and order of a listing. Benefits stand open, the other facets behind one disclosure. */
export function ListingToolbar({
  path,
  view,
  clearLabel,
}: {
  path: string;
  view: ListingView;
  clearLabel: string;
}) {
  const {open: benefits, folded: others, chosenFolded: chosenBelow} = toolbarFacets(view.facets);
  return (
    <section aria-label="Filter and sort">
      {benefits.map(({name, label, chips}) => (
        <ul
          key={name}
          aria-label={label}
          className="relative -mx-5 mb-3 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
        >
          {chips.map((chip) => (
            <li key={chip.value} className="shrink-0 md:max-w-full md:shrink">
              <FilterChipLink chip={chip} facet={name} />
            </li>
          ))}
        </ul>
      ))}
      {/* The filters' panel stands below the row that holds their button and the order, which wraps where words are wide. */}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {others.length > 0 ? (
          <>
            <details open={chosenBelow > 0} className="group peer">
              <summary className="inline-flex min-h-10 list-none items-center gap-2 rounded-full bg-white px-4 text-sm font-semibold ring-1 ring-ink/15 ring-inset hover:ring-ink/40 [&::-webkit-details-marker]:hidden">
                More filters
                {chosenBelow > 0 ? (
                  <span className="figures grid size-5 place-items-center rounded-full bg-ink text-xs text-white">
                    {chosenBelow}
                  </span>
                ) : null}
                <Icon
                  name="chevronDown"
                  className="size-4 transition-transform group-open:rotate-180"
                />
              </summary>
            </details>
            <div className="order-last hidden w-full gap-x-12 gap-y-5 rounded-lg bg-sand px-5 pt-5 pb-6 *:min-w-0 peer-open:grid lg:grid-cols-[auto_auto_1fr]">
              {others.map(({name, label, chips}) => (
                <div key={name} className={name === 'form' ? 'lg:order-last' : ''}>
                  <h2 className="font-sans text-sm font-semibold tracking-normal text-slate">
                    {label}
                  </h2>
                  <ul className="mt-2 flex flex-wrap gap-2">
                    {chips.map((chip) => (
                      <li key={chip.value} className="max-w-full">
                        <FilterChipLink chip={chip} facet={name} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </>
        ) : null}
        <div className="flex min-w-0 grow basis-32 items-center justify-end gap-5">
          <p className="figures text-sm text-slate max-md:hidden">{view.total}</p>
          <SortForm path={path} view={view} />
        </div>
      </div>
      {view.applied.length > 0 ? <AppliedFilters view={view} clearLabel={clearLabel} /> : null}
      <p aria-live="polite" className="figures mt-4 text-sm text-slate md:sr-only">
        {view.total}
      </p>
    </section>
  );
}
