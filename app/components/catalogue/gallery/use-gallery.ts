import {type RefObject, useEffect, useRef, useState} from 'react';

import {hasPicture, shownPicture} from './gallery-position';

/** What moves the gallery: the browser's own scrolling, or the carousel where a mouse drags it. */
export interface GalleryMover {
  scrollTo: (index: number) => void;
}

interface Gallery {
  viewport: RefObject<HTMLDivElement>;
  /** The picture in view, from 0. */
  shown: number;
  setShown: (index: number) => void;
  /** The carousel, once it has taken over from the browser. */
  mover: GalleryMover | null;
  setMover: (mover: GalleryMover | null) => void;
  /** Brings a picture into view; does nothing for one that is not there. */
  move: (index: number) => void;
  /** The same, and takes the focus along. */
  focusPicture: (index: number) => void;
}

/** Which picture is in view, and the way to another. `firstSource` tells the pictures of one variant from another's. */
export function useGallery(count: number, firstSource: string | undefined): Gallery {
  const viewport = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [mover, setMover] = useState<GalleryMover | null>(null);

  const move = (index: number) => {
    if (!hasPicture(index, count)) return;
    if (mover) mover.scrollTo(index);
    else {
      const view = viewport.current;
      view?.scrollTo({left: index * view.clientWidth, behavior: 'smooth'});
    }
  };
  const focusPicture = (index: number) => {
    const links = viewport.current?.querySelectorAll('a');
    links?.[index]?.focus({preventScroll: true});
    move(index);
  };

  useEffect(() => {
    const view = viewport.current;
    if (!view || mover) return;
    const onScroll = () => setShown(shownPicture(view.scrollLeft, view.clientWidth));
    // It may have been moved before React was there.
    onScroll();
    view.addEventListener('scroll', onScroll, {passive: true});
    return () => view.removeEventListener('scroll', onScroll);
  }, [mover]);

  // Another variant shows its own first picture.
  const source = useRef(firstSource);
  useEffect(() => {
    if (source.current === firstSource) return;
    source.current = firstSource;
    if (mover) mover.scrollTo(0);
    else viewport.current?.scrollTo({left: 0});
  }, [firstSource, mover]);

  return {viewport, shown, setShown, mover, setMover, move, focusPicture};
}
