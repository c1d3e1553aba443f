import type {Heading} from '~/domain/content/content';

/** The sections of a long text; nothing when there are too few to need a list. */
export function TableOfContents({headings}: {headings: readonly Heading[]}) {
  const sections = headings.filter(({level}) => level === 2);
  if (sections.length < 3) return null;
  return (
    <nav aria-labelledby="contents-heading" className="text-sm">
      <h2 id="contents-heading" className="font-sans text-sm font-bold tracking-normal">
        On this page
      </h2>
      <ol className="mt-3 grid gap-0.5 border-l border-gray200">
        {sections.map(({id, text}) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l border-transparent py-1.5 pl-4 text-slate hover:border-ink hover:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
