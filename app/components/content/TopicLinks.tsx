import {Link} from '~/components/ui/Link';

interface TopicLink {
  slug: string;
  label: string;
}

const CHIP =
  'inline-flex min-h-11 items-center rounded-full px-5 text-sm font-semibold ring-1 ring-inset transition-colors';

/** The topics as chips; the current one is marked for everyone. */
export function TopicLinks({
  topics,
  current,
}: {
  topics: readonly TopicLink[];
  current: string | null;
}) {
  const chips = [{slug: null, label: 'All articles'}, ...topics];
  return (
    <nav aria-label="Topics" className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {chips.map(({slug, label}) => (
          <li key={slug ?? 'all'}>
            <Link
              to={slug === null ? '/learn' : `/learn?topic=${encodeURIComponent(slug)}`}
              aria-current={slug === current ? 'page' : undefined}
              className={`${CHIP} ${
                slug === current
                  ? 'bg-ink text-white ring-ink'
                  : 'bg-white text-ink ring-ink/15 hover:ring-ink/40'
              }`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
