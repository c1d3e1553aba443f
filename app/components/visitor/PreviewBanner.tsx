import {PREVIEW_PATH} from '~/domain/content/preview';

/** Which branch and build a preview shows; null in the shop itself. */
export interface PreviewFacts {
  /** Empty where the build was not told. */
  branch: string;
  build: string;
  /** The instant that an editor looks at, for people; null where that is now. */
  asOf: string | null;
}

/**
 * Says that this is not the shop, or as of when an editor looks at it, and leads out then. It is never in the way: it stands in the
 * page's margin, where nothing is read or pressed.
 */
export function PreviewBanner({branch, build, asOf}: PreviewFacts) {
  return (
    <aside
      aria-label="Preview"
      className="pointer-events-none fixed top-1/2 left-0 z-20 max-h-[60dvh] -translate-y-1/2 rotate-180 truncate rounded-l-md bg-ink/90 px-[0.1875rem] py-3 text-xs leading-none text-white [writing-mode:vertical-rl] print:hidden"
    >
      {asOf === null ? (
        <>
          Preview{branch === '' ? '' : ` of ${branch}`}, build {build}
        </>
      ) : (
        <a href={PREVIEW_PATH} className="pointer-events-auto underline">
          Preview as of {asOf}
        </a>
      )}
    </aside>
  );
}
