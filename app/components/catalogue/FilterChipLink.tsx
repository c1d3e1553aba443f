import {Link} from '~/components/ui/Link';
import {findBenefit} from '~/domain/catalogue/benefits';
import type {FilterChip} from '~/domain/catalogue/listing-view';

/** One filter as a link: works without scripts, and its state is its address. */
export function FilterChipLink({chip, facet}: {chip: FilterChip; facet: string}) {
  const tint = facet === 'benefit' ? findBenefit(chip.value)?.tint : undefined;
  const look = chip.selected
    ? 'border-ink bg-ink text-white'
    : `border-transparent ${tint ?? 'bg-white ring-1 ring-inset ring-ink/12'} hover:border-ink`;
  const shape =
    'inline-flex min-h-10 max-w-full flex-wrap items-center gap-x-1.5 rounded-full border px-4 text-sm font-semibold transition-colors';
  if (chip.count === 0 && !chip.selected) {
    return (
      <span className={`${shape} border-transparent bg-sand text-slate/70`} aria-disabled="true">
        {chip.label} <span className="figures font-normal">0</span>
      </span>
    );
  }
  return (
    <Link
      to={chip.href}
      preventScrollReset
      prefetch="none"
      rel="nofollow"
      data-filter={facet}
      data-filter-value={chip.value}
      aria-current={chip.selected ? 'true' : undefined}
      className={`${shape} ${look}`}
    >
      {chip.label}
      {chip.count === null ? null : (
        <span className={`figures font-normal ${chip.selected ? 'text-white/80' : 'text-slate'}`}>
          {chip.count}
          <span className="sr-only"> products</span>
        </span>
      )}
      {chip.selected ? <span className="sr-only">, selected. Remove this filter</span> : null}
    </Link>
  );
}
