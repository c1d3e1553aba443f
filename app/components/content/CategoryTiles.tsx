import {Icon} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import type {Image} from '~/domain/catalogue/product';

interface CategoryTile {
  title: string;
  text: string;
  link: string;
  image: Image | null;
  backdrop: string;
}

export function CategoryTiles({tiles}: {tiles: readonly CategoryTile[]}) {
  if (tiles.length === 0) return null;
  return (
    <section aria-label="Categories" className="frame pt-10 lg:pt-14">
      <ul className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
        {tiles.map(({title, text, link, image, backdrop}) => (
          <li key={link}>
            <Link
              to={link}
              className={`group flex h-full flex-col overflow-hidden rounded-lg ${backdrop}`}
            >
              <div className="flex items-start justify-between gap-3 p-4 pb-0 md:p-6 md:pb-0">
                <div>
                  <h2 className="text-xl">{title}</h2>
                  <p className="mt-1 text-sm text-ink/75">{text}</p>
                </div>
                <Icon
                  name="arrowRight"
                  className="mt-0.5 size-6 transition-transform group-hover:translate-x-1 max-md:hidden"
                />
              </div>
              {image ? (
                <Picture
                  image={image}
                  alt=""
                  preset="card"
                  sizes="xs:50vw lg:310px"
                  className="mt-auto aspect-square w-full object-cover mix-blend-multiply"
                />
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
