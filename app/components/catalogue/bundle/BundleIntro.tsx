import {Link} from '~/components/ui/Link';
import {Picture, type PictureProps} from '~/components/ui/Picture';
import {bundleSearch, type BundleView} from '~/domain/catalogue/bundle-builder';

/** What a bundle is, beside its picture. */
export function BundleHero({
  bundle,
  image,
}: {
  bundle: Pick<BundleView, 'description' | 'percentage' | 'minItems'>;
  image: PictureProps['image'];
}) {
  return (
    <header className="mt-5 grid overflow-hidden rounded-xl bg-sand md:grid-cols-2 lg:mt-7">
      <div className="flex flex-col justify-center p-6 md:p-10 lg:p-14">
        <h1 className="text-3xl">Create your bundle</h1>
        <p className="mt-4 max-w-md text-lg text-slate">
          {bundle.description} Take {bundle.percentage}% off from {bundle.minItems} things on.
        </p>
      </div>
      <Picture
        image={image}
        sizes="xs:100vw md:50vw xl:620px"
        priority
        className="aspect-[4/3] h-full w-full object-cover"
      />
    </header>
  );
}

/** The bundles there are, each a page of its own. */
export function BundleTabs({
  path,
  choices,
  current,
}: {
  path: string;
  choices: readonly {handle: string; title: string}[];
  /** Handle of the one that is shown. */
  current: string;
}) {
  return (
    <nav aria-label="Bundles" className="mt-8">
      <ul className="relative -mx-5 flex gap-2 overflow-x-auto px-5 [scrollbar-width:none] md:mx-0 md:px-0">
        {choices.map(({handle, title}) => (
          <li key={handle}>
            <Link
              to={`${path}${bundleSearch(handle, [])}`}
              preventScrollReset
              aria-current={handle === current ? 'page' : undefined}
              className={`inline-flex min-h-12 items-center rounded-full px-5 text-sm font-semibold whitespace-nowrap ${
                handle === current
                  ? 'bg-ink text-white'
                  : 'bg-white ring-1 ring-ink/15 ring-inset hover:ring-ink/40'
              }`}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
