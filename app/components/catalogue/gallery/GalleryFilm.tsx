import {Icon} from '~/components/ui/Icon';
import {Picture} from '~/components/ui/Picture';
import type {GalleryPicture} from '~/domain/catalogue/product';
import {imageUrl} from '~/domain/content/images';

/** A film of a product: the store's own plays here, silent until somebody wants to hear it; another's is a link to where it plays. */
export function GalleryFilm({
  picture,
  film,
}: {
  picture: GalleryPicture;
  film: NonNullable<GalleryPicture['film']>;
}) {
  if ('sources' in film)
    return (
      <video
        controls
        muted
        playsInline
        preload="none"
        poster={imageUrl('shopify', {src: picture.src, width: 1200})}
        aria-label={picture.alt}
        className="aspect-square w-full bg-ink object-contain"
      >
        {film.sources.map(({src, type}) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
    );
  return (
    <a href={film.link} target="_blank" rel="noopener noreferrer" className="relative block">
      <Picture
        image={picture}
        preset="gallery"
        sizes="xs:100vw lg:58vw xl:700px"
        className="aspect-square w-full object-cover"
      />
      <span className="absolute bottom-4 left-4 inline-flex min-h-11 items-center gap-2 rounded-full bg-white px-4.5 text-sm font-semibold shadow-float">
        Watch the film
        <span className="sr-only"> (opens in a new tab)</span>
        <Icon name="arrowRight" className="size-5" />
      </span>
    </a>
  );
}
