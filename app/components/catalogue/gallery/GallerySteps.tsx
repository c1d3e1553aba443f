import {Icon} from '~/components/ui/Icon';

import {hasPicture} from './gallery-position';

const BESIDE =
  'needs-script absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-white/90 shadow-float hover:bg-white disabled:opacity-0 md:grid';
const BELOW =
  'grid size-12 place-items-center rounded-full bg-white shadow-float hover:bg-sand disabled:opacity-40';

/** Over the picture's edges, or in a row below it. */
const LOOKS = {
  beside: {back: `${BESIDE} left-3`, on: `${BESIDE} right-3`, icon: 'size-5'},
  below: {back: BELOW, on: BELOW, icon: undefined},
} as const;

/** One picture back, one on. */
export function GallerySteps({
  look,
  shown,
  count,
  onStep,
}: {
  look: keyof typeof LOOKS;
  /** From 0. */
  shown: number;
  count: number;
  onStep: (step: -1 | 1) => void;
}) {
  const {back, on, icon} = LOOKS[look];
  return (
    <>
      <button
        type="button"
        className={back}
        disabled={!hasPicture(shown - 1, count)}
        onClick={() => onStep(-1)}
      >
        <span className="sr-only">Previous picture</span>
        <Icon name="chevronLeft" className={icon} />
      </button>
      <button
        type="button"
        className={on}
        disabled={!hasPicture(shown + 1, count)}
        onClick={() => onStep(1)}
      >
        <span className="sr-only">Next picture</span>
        <Icon name="chevronRight" className={icon} />
      </button>
    </>
  );
}
