import {Breadcrumbs, type Crumb} from '~/components/ui/Breadcrumbs';
import {Link} from '~/components/ui/Link';
import {Picture, type PictureProps} from '~/components/ui/Picture';

/** Title, one line, the merchant's picture where there is one, and the way to the neighbouring categories. */
export function CategoryHeader({
  heading,
  description,
  crumbs,
  neighbours,
  picture,
}: {
  heading: string;
  description: string | null;
  crumbs: readonly Crumb[];
  neighbours: readonly {title: string; link: string; current: boolean}[];
  picture: PictureProps['image'] | null;
}) {
  return (
    <header className="border-b border-gray200 bg-white">
      <div className="frame pt-5 lg:pt-7">
        <Breadcrumbs crumbs={crumbs} />
        <div className="flex items-end justify-between gap-10">
          <div>
            <h1 className="mt-6 text-3xl lg:mt-9">{heading}</h1>
            {description === null ? null : (
              <p className="mt-3 max-w-measure text-lg text-slate">{description}</p>
            )}
          </div>
          {picture ? (
            <Picture
              image={picture}
              alt=""
              fixedWidth={288}
              className="aspect-4/3 w-72 shrink-0 rounded-xl bg-sand object-cover max-md:hidden"
            />
          ) : null}
        </div>
        <nav aria-label="Categories" className="mt-7 lg:mt-9">
          <ul className="relative -mx-5 flex gap-7 overflow-x-auto px-5 [scrollbar-width:none] md:mx-0 md:px-0">
            {neighbours.map(({title, link, current}) => (
              <li key={link}>
                <Link
                  to={link}
                  aria-current={current ? 'page' : undefined}
                  className={`flex min-h-12 items-center border-b-2 text-sm font-semibold whitespace-nowrap ${
                    current
                      ? 'border-red500 text-ink'
                      : 'border-transparent text-slate hover:border-gray200 hover:text-ink'
                  }`}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
