import {Picture} from '~/components/ui/Picture';
import type {Image} from '~/domain/catalogue/product';

/** The way to each picture: small pictures, or dots where there is no room for them. */
export function GalleryThumbnails({
  images,
  shown,
  onMove,
}: {
  images: readonly Image[];
  shown: number;
  onMove: (index: number) => void;
}) {
  return (
    <ol className="mt-3 flex gap-3 max-md:justify-center max-md:gap-0">
      {images.map((image, index) => (
        <li key={image.src}>
          <a
            href={`#picture-${index + 1}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onMove(index);
            }}
            className={`block overflow-hidden rounded-md max-md:p-2 md:size-20 ${
              index === shown ? 'md:ring-2 md:ring-ink' : 'md:opacity-75 md:hover:opacity-100'
            }`}
          >
            <span className="sr-only">Picture {index + 1}</span>
            <span
              className={`block size-2 rounded-full md:hidden ${index === shown ? 'bg-ink' : 'bg-gray400/60'}`}
            />
            <Picture
              image={image}
              preset="thumbnail"
              fixedWidth={80}
              alt=""
              className="hidden size-20 object-cover md:block"
            />
          </a>
        </li>
      ))}
    </ol>
  );
}
