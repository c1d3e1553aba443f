import {lazy, Suspense, useState} from 'react';

import {Picture} from '~/components/ui/Picture';
import type {GalleryPicture} from '~/domain/catalogue/product';
import {imageUrl} from '~/domain/content/images';

import {keyStep, steppedPicture} from './gallery-position';
import {GalleryFilm} from './GalleryFilm';
import {GallerySteps} from './GallerySteps';
import {GalleryThumbnails} from './GalleryThumbnails';
import {useGallery} from './use-gallery';

const GalleryDrag = lazy(() => import('./GalleryDrag.client'));
const GalleryZoom = lazy(() => import('./GalleryZoom.client'));

/** The pictures in a row; each is a link to its large form. */
function Pictures({
  images,
  onFocusPicture,
  onZoom,
}: {
  images: readonly GalleryPicture[];
  onFocusPicture: (index: number) => void;
  onZoom: (index: number) => void;
}) {
  return (
    <ul className="flex">
      {images.map((image, index) => (
        <li
          key={image.src}
          id={`picture-${index + 1}`}
          className="w-full shrink-0 grow-0 basis-full snap-center"
        >
          {image.film ? (
            <GalleryFilm picture={image} film={image.film} />
          ) : (
            <a
              href={imageUrl('shopify', {src: image.src, width: 1200})}
              draggable={false}
              className="block cursor-zoom-in"
              onKeyDown={(event) => {
                const step = keyStep(event.key);
                if (step === null) return;
                event.preventDefault();
                onFocusPicture(index + step);
              }}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                onZoom(index);
              }}
            >
              <Picture
                image={image}
                preset="gallery"
                sizes="xs:100vw lg:58vw xl:700px"
                priority={index === 0}
                className="pointer-events-none aspect-square w-full object-cover"
              />
              <span className="sr-only">, enlarge. Arrow keys show the others</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * The pictures of a product: a list that snaps while it scrolls, which touch, keyboard and a page without scripts
 * can do alone. A mouse brings dragging, a click the large picture; both are loaded when they are wanted.
 */
export function ProductGallery({
  title,
  images,
  backdrop,
}: {
  title: string;
  images: readonly GalleryPicture[];
  backdrop: string;
}) {
  const gallery = useGallery(images.length, images[0]?.src);
  const {viewport, shown, mover, move} = gallery;
  const [dragging, setDragging] = useState(false);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const hasMore = images.length > 1;

  if (!images.length) return <div className={`no-picture self-start rounded-xl ${backdrop}`} />;

  return (
    <section aria-label={`Pictures of ${title}`} className="lg:sticky lg:top-24">
      <div
        className="relative"
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse' && hasMore) setDragging(true);
        }}
      >
        <div
          ref={viewport}
          className={`relative rounded-xl [scrollbar-width:none] ${backdrop} ${mover ? 'cursor-grab overflow-hidden active:cursor-grabbing' : 'snap-x snap-mandatory overflow-x-auto overscroll-x-contain'}`}
        >
          <Pictures images={images} onFocusPicture={gallery.focusPicture} onZoom={setZoomed} />
        </div>
        {hasMore ? (
          <GallerySteps
            look="beside"
            shown={shown}
            count={images.length}
            onStep={(step) => move(shown + step)}
          />
        ) : null}
      </div>
      {hasMore ? <GalleryThumbnails images={images} shown={shown} onMove={move} /> : null}
      <Suspense fallback={null}>
        {dragging ? (
          <GalleryDrag
            viewport={viewport}
            start={shown}
            onReady={gallery.setMover}
            onShow={gallery.setShown}
          />
        ) : null}
        {zoomed !== null ? (
          <GalleryZoom
            images={images}
            title={title}
            shown={zoomed}
            steps={
              hasMore ? (
                <GallerySteps
                  look="below"
                  shown={zoomed}
                  count={images.length}
                  onStep={(step) => setZoomed(steppedPicture(zoomed, step, images.length))}
                />
              ) : null
            }
            onClose={() => setZoomed(null)}
          />
        ) : null}
      </Suspense>
    </section>
  );
}
