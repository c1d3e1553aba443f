/** Which branch and build a preview shows; null in the shop itself. */
export interface PreviewFacts {
  /** Empty where the build was not told. */
  branch: string;
  build: string;
}

/** Says that this is not the shop. It is never in the way: it lies in a corner, and what is below it can be pressed. */
export function PreviewBanner({branch, build}: PreviewFacts) {
  return (
    <aside
      aria-label="Preview"
      className="pointer-events-none fixed bottom-3 left-3 z-20 max-w-[55vw] truncate rounded-full bg-ink/90 px-3.5 py-1.5 text-xs text-white print:hidden"
    >
      Preview{branch === '' ? '' : ` of ${branch}`}, build {build}
    </aside>
  );
}
