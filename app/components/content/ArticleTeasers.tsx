import {Link} from '~/components/ui/Link';
import {Picture, type PictureProps} from '~/components/ui/Picture';

interface ArticleTeaser {
  path: string;
  title: string;
  summary: string;
  /** "4 min read", or the day on which it was published. */
  note: string;
  image: PictureProps['image'] | null;
}

export function ArticleTeasers({
  articles,
  headingLevel = 3,
  firstIsPriority = false,
}: {
  articles: readonly ArticleTeaser[];
  headingLevel?: 2 | 3;
  /** True where the first picture is the page's largest paint. */
  firstIsPriority?: boolean;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul
      className={`grid gap-x-6 gap-y-12 lg:grid-cols-3 ${
        // Three in a row already on tablets where they come out even, rather than one alone in the last row.
        articles.length % 3 ? 'md:grid-cols-2' : 'md:grid-cols-3'
      }`}
    >
      {articles.map(({path, title, summary, note, image}, position) => (
        <li key={path}>
          <Link to={path} className="group block">
            {image && (
              <div className="overflow-hidden rounded-lg bg-sand">
                <Picture
                  image={image}
                  alt=""
                  sizes="xs:100vw md:50vw lg:400px"
                  priority={firstIsPriority && !position}
                  className="aspect-8/5 w-full object-cover transition-transform duration-300 group-hover:scale-[1.03]"
                />
              </div>
            )}
            <Heading className="mt-5 text-xl group-hover:underline group-hover:underline-offset-4">
              {title}
            </Heading>
            <p className="mt-2 text-slate">{summary}</p>
            <p className="mt-3 text-sm text-slate">{note}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
