import {PREVIEW_PATH} from '~/domain/content/preview';

/** Which branch and build a preview shows; null in the shop itself. */
export interface PreviewFacts {
  /** Empty where the build was not told. */
  branch: string;
  build: string;
  /** The instant that an editor looks at, for people; null where that is now. */
  asOf: string | null;
}

/** Says as of when an editor looks at the shop, and leads out of it. */
function AsOfBar({asOf}: {asOf: string}) {
  return (
    <aside
      aria-label="Preview as of another day"
      className="sticky bottom-0 z-30 bg-ink px-5 py-2 text-center text-sm text-white print:hidden"
    >
      Preview: the shop as of {asOf}.{' '}
      <a href={PREVIEW_PATH} className="font-semibold underline">
        Change or leave
      </a>
    </aside>
  );
}

/** Says that this is not the shop. It is never in the way: it stands in the page's margin, where nothing is read or pressed. */
export function PreviewBanner({branch, build, asOf}: PreviewFacts) {
  if (asOf !== null) return <AsOfBar asOf={asOf} />;
  return (
    <aside
      aria-label="Preview"
      className="pointer-events-none fixed top-1/2 left-0 z-20 max-h-[60dvh] -translate-y-1/2 rotate-180 truncate rounded-l-md bg-ink/90 px-[0.1875rem] py-3 text-xs leading-none text-white [writing-mode:vertical-rl] print:hidden"
    >
      Preview{branch === '' ? '' : ` of ${branch}`}, build {build}
    </aside>
  );
}
