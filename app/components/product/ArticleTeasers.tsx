import {Link} from '@remix-run/react';

import {Picture} from '~/components/ui/Picture';
import type {ContentImage} from '~/domain/content';

export interface ArticleTeaser {
  slug: string;
  title: string;
  readingTime: string;
  image: ContentImage;
}

/** Articles that speak about a product. */
export function ArticleTeasers({
  heading,
  articles,
}: {
  heading: string;
  articles: readonly ArticleTeaser[];
}) {
  return (
    <section aria-labelledby="articles-about" className="frame py-14 lg:py-20">
      <h2 id="articles-about" className="text-2xl">
        {heading}
      </h2>
      <ul
        className={`mt-8 grid gap-x-6 gap-y-10 ${articles.length > 2 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}
      >
        {articles.map(({slug, title, readingTime, image}) => (
          <li key={slug}>
            <Link to={`/learn/${encodeURIComponent(slug)}`} reloadDocument className="group block">
              <Picture
                image={image}
                sizes="xs:92vw md:30vw xl:400px"
                alt=""
                className="aspect-[8/5] w-full rounded-lg object-cover"
              />
              <span className="mt-4 block font-display text-xl leading-tight font-bold tracking-[-0.02em] group-hover:underline group-hover:underline-offset-4">
                {title}
              </span>
              <span className="mt-1.5 block text-sm text-slate">{readingTime}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
