import {Link} from '~/components/ui/Link';

type SearchTab = 'products' | 'articles';

const LABELS: Record<SearchTab, string> = {products: 'Products', articles: 'Articles'};

/** Which of the two kinds is shown, as links with their counts: each is an address of its own. */
export function SearchTabs({
  query,
  tab,
  counts,
}: {
  query: string;
  tab: SearchTab;
  counts: Record<SearchTab, number>;
}) {
  return (
    <nav aria-label="Kinds of results" className="mt-8 border-b border-gray200">
      <ul className="flex flex-wrap gap-x-6">
        {(['products', 'articles'] as const).map((name) => (
          <li key={name}>
            <Link
              to={`/search?${new URLSearchParams({q: query, ...(name === 'articles' ? {tab: name} : {})})}`}
              preventScrollReset
              aria-current={name === tab ? 'page' : undefined}
              className={`-mb-px inline-flex min-h-12 items-center border-b-2 font-semibold ${
                name === tab
                  ? 'border-red500 text-ink'
                  : 'border-transparent text-slate hover:text-ink'
              }`}
            >
              {LABELS[name]} ({counts[name]})
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
