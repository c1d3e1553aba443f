import {useEffect, useRef, useState} from 'react';

import {Icon} from '~/components/ui/Icon';
import {Picture} from '~/components/ui/Picture';
import type {Image} from '~/domain/catalogue/product';

import {steppedPicture} from './gallery-position';
import {GallerySteps} from './GallerySteps';

const CONTROL =
  'grid size-12 place-items-center rounded-full bg-white shadow-float hover:bg-sand disabled:opacity-40';

/** The large picture over everything. Loaded when one is wanted. */
export default function GalleryZoom({
  images,
  title,
  start,
  onClose,
}: {
  images: readonly Image[];
  title: string;
  start: number;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(start);
  const [close, setClose] = useState(false);
  const image = images[shown];

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  if (!image) return null;
  const move = (step: number) => {
    setShown((now) => steppedPicture(now, step, images.length));
    setClose(false);
  };
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
          <button type="button" className={CONTROL} onClick={() => dialog.current?.close()}>
            <span className="sr-only">Close</span>
            <Icon name="close" />
          </button>
        </div>
        <div className="min-h-0 grow overflow-auto overscroll-contain text-center">
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
        </div>
        {images.length > 1 ? (
          <div className="flex justify-center gap-4 p-4">
            <GallerySteps
              shown={shown}
              count={images.length}
              onStep={move}
              classes={[CONTROL, CONTROL]}
            />
          </div>
        ) : null}
      </div>
    </dialog>
  );
}
