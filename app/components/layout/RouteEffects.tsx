import {
  PrefetchPageLinks,
  useBlocker,
  useLocation,
  useMatches,
  useNavigation,
} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

import {cartState} from '~/browser/cart/store.client';
import {goingTo, loadedAnew, loadedInstead} from '~/browser/request/build-refresh.client';
import {
  cancelPrefetches,
  onPrefetch,
  prefetchedPaths,
} from '~/browser/request/prefetched-paths.client';
import {pageViewed} from '~/browser/visitor/data-layer.client';
import {toRouteHandle} from '~/domain/request/route-handle';
import type {ViewLabel} from '~/domain/visitor/view-label';

/** The label of the page that is shown: the innermost route that names one (coverage: page-view-labels). */
export function useViewLabel(): ViewLabel {
  return useMatches().reduce<ViewLabel>((label, {handle, data}) => {
    const {view} = toRouteHandle(handle);
    if (view === undefined) return label;
    return typeof view === 'function' ? view(data) : view;
  }, 'default');
}

const PAGE_FADE_MS = 160;

/** A page comes in softly: nothing waits for it, and nothing moves where motion is not wanted. */
function fadeIn(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document
    .getElementById('main')
    ?.animate([{opacity: 0}, {opacity: 1}], {duration: PAGE_FADE_MS, easing: 'ease-out'});
}

/** Up to four pages that the shopper seems to be about to open (coverage: page-prefetch). */
function Prefetches() {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => onPrefetch(() => setPaths(prefetchedPaths())), []);
  return paths.map((path) => <PrefetchPageLinks key={path} page={path} />);
}

/** What happens around each route change: page views, fresh builds, prefetches, the page's entrance. */
export function RouteEffects() {
  const {pathname} = useLocation();
  const label = useViewLabel();
  const navigation = useNavigation();
  const target = navigation.state === 'loading' ? navigation.location : undefined;
  const address = target ? `${target.pathname}${target.search}${target.hash}` : null;

  useBlocker(
    ({nextLocation: {pathname: next, search, hash}, historyAction}) =>
      historyAction !== 'POP' &&
      loadedInstead(`${next}${search}${hash}`, cartState().changes.length),
  );

  useEffect(() => {
    goingTo(address);
    if (address === null) return;
    cancelPrefetches();
    loadedAnew(address, cartState().changes.length);
  }, [address]);

  useEffect(() => {
    pageViewed(label);
  }, [pathname, label]);

  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) fadeIn();
    shown.current = pathname;
  }, [pathname]);

  return <Prefetches />;
}
