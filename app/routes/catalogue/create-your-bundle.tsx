import {
  Link,
  type MetaFunction,
  type ShouldRevalidateFunction,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';
import {useState} from 'react';

import {BundleSlot} from '~/components/catalogue/BundleSlot';
import {BundleSummary} from '~/components/catalogue/BundleSummary';
import {pageMeta} from '~/components/layout/page-meta';
import {Breadcrumbs} from '~/components/ui/Breadcrumbs';
import {Picture} from '~/components/ui/Picture';
import {
  BUNDLE_PARAMETER,
  bundleSearch,
  bundleState,
  isSlotFull,
  PICK_PARAMETER,
  togglePick,
} from '~/domain/catalogue/bundle-builder';
import type {RouteHandle} from '~/domain/request/route-handle';
import {dollars, formatMoney} from '~/domain/values/money';
import {loadBundlePage} from '~/edge/catalogue/bundle-page.server';

const FORM_ID = 'bundle';

export const handle: RouteHandle = {public: 'bundle', view: 'PLP'};

export function loader({request, context}: LoaderFunctionArgs) {
  return loadBundlePage(request, context);
}

/** Picks are worked out here; only another bundle is asked for. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl}) =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.searchParams.get(BUNDLE_PARAMETER) !== nextUrl.searchParams.get(BUNDLE_PARAMETER);

export const meta: MetaFunction<typeof loader> = ({data, matches, location}) =>
  data
    ? pageMeta(matches, {
        title: 'Create your bundle',
        description:
          'Pick a brush, a paste and the finishing touches. The bundle price comes off by itself.',
        path: data.path,
        image: data.image,
        noIndex: new URLSearchParams(location.search).has(PICK_PARAMETER),
      })
    : [];

/** The bundle builder: what is in the bundle stands in the address, so it can be shared and needs no scripts. */
export default function CreateYourBundle() {
  const {path, crumbs, bundle, image, choices, texts} = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  // The address follows the picks, and a quick second pick may come before it: what was picked here counts.
  const [picked, setPicked] = useState<{bundle: string; picks: string[]} | null>(null);
  const picks = picked?.bundle === bundle.handle ? picked.picks : parameters.getAll(PICK_PARAMETER);
  const state = bundleState(bundle, picks);
  const toggle = (number: string) => {
    const changed = togglePick(bundle, picks, number);
    setPicked({bundle: bundle.handle, picks: changed});
    navigate(
      {search: bundleSearch(bundle.handle, changed)},
      {replace: true, preventScrollReset: true},
    );
  };

  return (
    <div className="frame pt-5 pb-20 lg:pt-7 lg:pb-28">
      <Breadcrumbs crumbs={crumbs} />
      <header className="mt-5 grid overflow-hidden rounded-xl bg-sand md:grid-cols-2 lg:mt-7">
        <div className="flex flex-col justify-center p-6 md:p-10 lg:p-14">
          <h1 className="text-3xl">Create your bundle</h1>
          <p className="mt-4 max-w-md text-lg text-slate">
            {bundle.description} Take {bundle.percentage}% off from {bundle.minItems} things on.
          </p>
        </div>
        <Picture
          image={image}
          sizes="xs:100vw md:50vw xl:620px"
          priority
          className="aspect-[4/3] h-full w-full object-cover"
        />
      </header>
      <nav aria-label="Bundles" className="mt-8">
        <ul className="relative -mx-5 flex gap-2 overflow-x-auto px-5 [scrollbar-width:none] md:mx-0 md:px-0">
          {choices.map(({handle: choice, title}) => (
            <li key={choice}>
              <Link
                to={`${path}${bundleSearch(choice, [])}`}
                preventScrollReset
                aria-current={choice === bundle.handle ? 'page' : undefined}
                className={`inline-flex min-h-12 items-center rounded-full px-5 text-sm font-semibold whitespace-nowrap ${
                  choice === bundle.handle
                    ? 'bg-ink text-white'
                    : 'bg-white ring-1 ring-ink/15 ring-inset hover:ring-ink/40'
                }`}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_22rem] xl:grid-cols-[1fr_24rem] xl:gap-14">
        <form
          key={bundle.handle}
          id={FORM_ID}
          method="get"
          action={path}
          className="grid content-start gap-9"
        >
          <input type="hidden" name={BUNDLE_PARAMETER} value={bundle.handle} />
          {bundle.slots.map((slot, index) => (
            <BundleSlot
              key={slot.title}
              slot={slot}
              index={index}
              count={state.counts[index] ?? 0}
              picks={picks}
              full={isSlotFull(bundle, state, index)}
              onToggle={toggle}
            />
          ))}
          <p
            aria-hidden="true"
            data-bottom-bar=""
            className="sticky bottom-3 z-10 flex items-center justify-between gap-4 rounded-full bg-ink py-2 pr-2 pl-6 text-white shadow-float lg:hidden"
          >
            <span className="figures text-sm">
              {state.items.length} in it, {formatMoney(dollars(state.subtotal - state.saving))}
            </span>
            <a
              href="#your-bundle"
              tabIndex={-1}
              className="inline-flex min-h-10 items-center rounded-full bg-white px-5 text-sm font-semibold text-ink"
            >
              {state.missing.length === 0 ? 'Finish' : 'See bundle'}
            </a>
          </p>
        </form>
        <div id="your-bundle" className="scroll-mt-24 lg:sticky lg:top-24 lg:self-start">
          <BundleSummary bundle={bundle} state={state} formId={FORM_ID} texts={texts} />
        </div>
      </div>
    </div>
  );
}
