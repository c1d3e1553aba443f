import {
  BUNDLE_PARAMETER,
  type BundleState,
  type BundleView,
  isSlotFull,
} from '~/domain/catalogue/bundle-builder';
import {formatMoney} from '~/domain/values/money';

import {BundleSlot} from './BundleSlot';

/** On phones: what is in the bundle so far, and the way down to it. */
function BundleBar({state, summaryId}: {state: BundleState; summaryId: string}) {
  return (
    <p
      aria-hidden="true"
      data-bottom-bar=""
      className="sticky bottom-3 z-10 flex flex-wrap items-center justify-between gap-x-4 rounded-full bg-ink py-2 pr-2 pl-6 text-white shadow-float lg:hidden"
    >
      <span className="figures text-sm">
        {state.items.length} in it, {formatMoney(state.total)}
      </span>
      <a
        href={`#${summaryId}`}
        tabIndex={-1}
        className="inline-flex min-h-10 items-center rounded-full bg-white px-5 text-sm font-semibold text-ink"
      >
        {state.missing.length === 0 ? 'Finish' : 'See bundle'}
      </a>
    </p>
  );
}

/** The places of the bundle, as a form whose address holds the picks. */
export function BundlePicks({
  formId,
  path,
  summaryId,
  bundle,
  state,
  picks,
  onToggle,
}: {
  formId: string;
  path: string;
  /** Where the summary of the bundle stands on the page. */
  summaryId: string;
  bundle: BundleView;
  state: BundleState;
  picks: readonly string[];
  onToggle: (number: string) => void;
}) {
  return (
    <form id={formId} method="get" action={path} className="grid content-start gap-9">
      <input type="hidden" name={BUNDLE_PARAMETER} value={bundle.handle} />
      {bundle.slots.map((slot, index) => (
        <BundleSlot
          key={slot.title}
          slot={slot}
          index={index}
          count={state.counts[index] ?? 0}
          picks={picks}
          full={isSlotFull(bundle, state, index)}
          onToggle={onToggle}
        />
      ))}
      <BundleBar state={state} summaryId={summaryId} />
    </form>
  );
}
