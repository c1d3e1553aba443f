import {lazy, Suspense, useEffect, useRef, useState} from 'react';

import {Icon} from '~/components/ui/Icon';
import {Picture} from '~/components/ui/Picture';
import type {Image} from '~/domain/catalogue/product';
import {imageUrl} from '~/domain/content/images';

const GalleryDrag = lazy(() => import('./GalleryDrag'));
const GalleryZoom = lazy(() => import('./GalleryZoom'));

/** What moves the gallery: the browser's own scrolling, or the carousel where a mouse drags it. */
export interface GalleryMover {
  scrollTo: (index: number) => void;
}

const STEP =
  'needs-script absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-white/90 shadow-float hover:bg-white disabled:opacity-0 md:grid';

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
  images: readonly Image[];
  backdrop: string;
}) {
  const viewport = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [dragging, setDragging] = useState(false);
  const [mover, setMover] = useState<GalleryMover | null>(null);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const firstSource = images[0]?.src;

  const move = (index: number) => {
    if (index < 0 || index >= images.length) return;
    if (mover) mover.scrollTo(index);
    else {
      const view = viewport.current;
      view?.scrollTo({left: index * view.clientWidth, behavior: 'smooth'});
    }
  };

  /** Arrow keys go from picture to picture, and the focus with them. */
  const focusPicture = (index: number) => {
    const links = viewport.current?.querySelectorAll('a');
    links?.[index]?.focus({preventScroll: true});
    move(index);
  };

  useEffect(() => {
    const view = viewport.current;
    if (!view || mover) return;
    const onScroll = () => setShown(Math.round(view.scrollLeft / Math.max(1, view.clientWidth)));
    view.addEventListener('scroll', onScroll, {passive: true});
    return () => view.removeEventListener('scroll', onScroll);
  }, [mover]);

  // Another variant shows its own first picture.
  useEffect(() => {
    if (mover) mover.scrollTo(0);
    else viewport.current?.scrollTo({left: 0});
  }, [firstSource, mover]);

  return (
    <section aria-label={`Pictures of ${title}`} className="lg:sticky lg:top-24">
      <div
        className="relative"
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse' && images.length > 1) setDragging(true);
        }}
      >
        <div
          ref={viewport}
          className={`relative rounded-xl [scrollbar-width:none] ${backdrop} ${mover ? 'cursor-grab overflow-hidden active:cursor-grabbing' : 'snap-x snap-mandatory overflow-x-auto overscroll-x-contain'}`}
        >
          <ul className="flex">
            {images.map((image, index) => (
              <li
                key={image.src}
                id={`picture-${index + 1}`}
                className="w-full shrink-0 grow-0 basis-full snap-center"
              >
                <a
                  href={imageUrl('shopify', {src: image.src, width: 1200})}
                  draggable={false}
                  className="block cursor-zoom-in"
                  onKeyDown={(event) => {
                    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
                    event.preventDefault();
                    focusPicture(index + (event.key === 'ArrowRight' ? 1 : -1));
                  }}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey) return;
                    event.preventDefault();
                    setZoomed(index);
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
              </li>
            ))}
          </ul>
        </div>
        {images.length > 1 ? (
          <>
            <button
              type="button"
              disabled={shown === 0}
              onClick={() => move(shown - 1)}
              className={`${STEP} left-3`}
            >
              <span className="sr-only">Previous picture</span>
              <Icon name="chevronLeft" className="size-5" />
            </button>
            <button
              type="button"
              disabled={shown === images.length - 1}
              onClick={() => move(shown + 1)}
              className={`${STEP} right-3`}
            >
              <span className="sr-only">Next picture</span>
              <Icon name="chevronRight" className="size-5" />
            </button>
          </>
        ) : null}
      </div>
      {images.length > 1 ? (
        <ol className="mt-3 flex gap-3 max-md:justify-center max-md:gap-0">
          {images.map((image, index) => (
            <li key={image.src}>
              <a
                href={`#picture-${index + 1}`}
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  move(index);
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
      ) : null}
      <Suspense fallback={null}>
        {dragging ? (
          <GalleryDrag viewport={viewport} start={shown} onReady={setMover} onShow={setShown} />
        ) : null}
        {zoomed !== null ? (
          <GalleryZoom
            images={images}
            title={title}
            start={zoomed}
            onClose={() => setZoomed(null)}
          />
        ) : null}
      </Suspense>
    </section>
  );
}
