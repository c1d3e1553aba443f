import {type MetaFunction, type ShouldRevalidateFunction, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {BundleHero, BundleTabs} from '~/components/catalogue/bundle/BundleIntro';
import {BundlePicks} from '~/components/catalogue/bundle/BundlePicks';
import {BundleSummary} from '~/components/catalogue/bundle/BundleSummary';
import {useBundlePicks} from '~/components/catalogue/bundle/use-bundle-picks';
import {pageMeta} from '~/components/layout/page-meta';
import {Breadcrumbs} from '~/components/ui/Breadcrumbs';
import {BUNDLE_PARAMETER, bundleState, PICK_PARAMETER} from '~/domain/catalogue/bundle-builder';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadBundlePage} from '~/edge/catalogue/bundle-page.server';

const FORM_ID = 'bundle';
const SUMMARY_ID = 'your-bundle';

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
        description: data.texts.description || data.bundle.description,
        path: data.path,
        image: data.image,
        noIndex: new URLSearchParams(location.search).has(PICK_PARAMETER),
      })
    : [];

/** The bundle builder: what is in the bundle stands in the address, so it can be shared and needs no scripts. */
export default function CreateYourBundle() {
  const {path, crumbs, bundle, image, choices, texts} = useLoaderData<typeof loader>();
  const {picks, toggle} = useBundlePicks(bundle);
  const state = bundleState(bundle, picks);

  return (
    <div className="frame pt-5 pb-20 lg:pt-7 lg:pb-28">
      <Breadcrumbs crumbs={crumbs} />
      <BundleHero bundle={bundle} image={image} />
      <BundleTabs path={path} choices={choices} current={bundle.handle} />
      <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_22rem] xl:grid-cols-[1fr_24rem] xl:gap-14">
        <BundlePicks
          key={bundle.handle}
          formId={FORM_ID}
          path={path}
          summaryId={SUMMARY_ID}
          bundle={bundle}
          state={state}
          picks={picks}
          onToggle={toggle}
        />
        <div id={SUMMARY_ID} className="scroll-mt-24 lg:sticky lg:top-24 lg:self-start">
          <BundleSummary bundle={bundle} state={state} formId={FORM_ID} texts={texts} />
        </div>
      </div>
    </div>
  );
}
