import {Icon} from '~/components/ui/Icon';

import {hasPicture} from './gallery-position';

/** One picture back, one on. Where each stands is its caller's matter. */
export function GallerySteps({
  shown,
  count,
  onStep,
  classes: [back, on],
  iconClass,
}: {
  /** From 0. */
  shown: number;
  count: number;
  onStep: (step: -1 | 1) => void;
  classes: readonly [string, string];
  iconClass?: string;
}) {
  return (
    <>
      <button
        type="button"
        disabled={!hasPicture(shown - 1, count)}
        onClick={() => onStep(-1)}
        className={back}
      >
        <span className="sr-only">Previous picture</span>
        <Icon name="chevronLeft" className={iconClass} />
      </button>
      <button
        type="button"
        disabled={!hasPicture(shown + 1, count)}
        onClick={() => onStep(1)}
        className={on}
      >
        <span className="sr-only">Next picture</span>
        <Icon name="chevronRight" className={iconClass} />
      </button>
    </>
  );
}
