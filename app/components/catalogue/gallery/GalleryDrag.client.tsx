import useEmblaCarousel from 'embla-carousel-react';
import {type RefObject, useEffect} from 'react';

import type {GalleryMover} from './use-gallery';

/** A pointer that moved this far was a drag. */
const DRAG_PIXELS = 6;

/** Puts dragging by mouse on the gallery's list, from where it stands. Loaded when a mouse comes near. */
export default function GalleryDrag({
  viewport,
  start,
  onReady,
  onShow,
}: {
  viewport: RefObject<HTMLDivElement | null>;
  start: number;
  onReady: (mover: GalleryMover | null) => void;
  onShow: (index: number) => void;
}) {
  const [attach, carousel] = useEmblaCarousel({startIndex: start, align: 'start'});

  useEffect(() => {
    const view = viewport.current;
    if (!view) return;
    view.scrollTo({left: 0, behavior: 'instant'});
    attach(view);
  }, [attach, viewport]);

  useEffect(() => {
    if (!carousel) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    onReady({scrollTo: (index) => carousel.scrollTo(index, still)});
    const show = () => onShow(carousel.selectedScrollSnap());
    carousel.on('select', show);
    // A drag that ends on a picture's link is no click on it.
    const view = carousel.rootNode();
    let pressedAt = 0;
    const press = (event: PointerEvent) => {
      pressedAt = event.clientX;
    };
    const swallow = (event: MouseEvent) => {
      // A click by keyboard has no position.
      if (event.detail === 0 || Math.abs(event.clientX - pressedAt) < DRAG_PIXELS) return;
      event.preventDefault();
      event.stopPropagation();
    };
    view.addEventListener('pointerdown', press);
    view.addEventListener('click', swallow, true);
    return () => {
      carousel.off('select', show);
      view.removeEventListener('pointerdown', press);
      view.removeEventListener('click', swallow, true);
      onReady(null);
    };
  }, [carousel, onReady, onShow]);

  return null;
}
