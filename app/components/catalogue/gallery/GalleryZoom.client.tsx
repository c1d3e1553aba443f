import {type ReactNode, useEffect, useRef, useState} from 'react';

import {Icon} from '~/components/ui/Icon';
import {Picture} from '~/components/ui/Picture';
import type {Image} from '~/domain/catalogue/product';

/** The whole picture; a press shows it larger than the screen. */
function LargePicture({image}: {image: Image}) {
  const [close, setClose] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={close}
      onClick={() => setClose(!close)}
      className={`inline-block ${close ? 'cursor-zoom-out' : 'h-full cursor-zoom-in'}`}
    >
      <span className="sr-only">{close ? 'Show the whole picture' : 'Look closer'}</span>
      <Picture
        image={image}
        sizes={close ? '1600px' : '100vw'}
        className={
          close
            ? 'w-[max(200vw,1600px)] max-w-none'
            : 'h-full max-h-full w-auto max-w-full object-contain'
        }
      />
    </button>
  );
}

/** The large picture over everything. Loaded when one is wanted. */
export default function GalleryZoom({
  images,
  title,
  shown,
  steps,
  onClose,
}: {
  images: readonly Image[];
  title: string;
  /** From 0. */
  shown: number;
  /**
   * The way to the other pictures; null where there are none. Given, not imported: what this shared with the gallery would make
   * two scripts of the page's one.
   */
  steps: ReactNode;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const image = images[shown];

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${title}, enlarged`}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none overscroll-contain bg-paper p-0 backdrop:bg-ink/40"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between p-4">
          <p className="figures text-sm text-slate" aria-live="polite">
            Picture {shown + 1} of {images.length}
          </p>
          <button
            type="button"
            className="grid size-12 place-items-center rounded-full bg-white shadow-float hover:bg-sand"
            onClick={() => dialog.current?.close()}
          >
            <span className="sr-only">Close</span>
            <Icon name="close" />
          </button>
        </div>
        <div className="min-h-0 grow overflow-auto overscroll-contain text-center">
          <LargePicture key={shown} image={image} />
        </div>
        {steps ? <div className="flex justify-center gap-4 p-4">{steps}</div> : null}
      </div>
    </dialog>
  );
}
