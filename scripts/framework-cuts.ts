/**
 * What of the framework's code no page of this shop can reach, file by file: what its settings (vite.config.ts) have decided, what
 * only the server or the development server runs, and services that the shop does not use (no fetchers, no deferred data, no
 * loaders in the browser, no view transitions of the router, no stylesheets of single routes, no reading of routes in parts).
 */
export interface Cuts {
  /** Functions by name, and what is left of their bodies. */
  bodies?: Readonly<Record<string, string>>;
  /** Statements by how they begin, and what stands in their place. */
  statements?: Readonly<Record<string, string>>;
  /** Expressions by their whole text, and what they are here. */
  expressions?: Readonly<Record<string, string>>;
  /** Functions whose calls carry words for developers behind the first argument. */
  messages?: readonly string[];
}

const NOTHING = '';

const ROUTER: Cuts = {
  bodies: {
    warning: NOTHING,
    // All routes are known from the start (`v3_lazyRouteDiscovery` is off).
    checkFogOfWar: 'return {active: false, matches: null};',
    patchRoutes: NOTHING,
    // Called by the development server alone.
    _internalSetRoutes: NOTHING,
    dispose: NOTHING,
    revalidate: NOTHING,
    // No address in the table has parts that may be left out (scripts/framework-parts.test.ts).
    explodeOptionalSegments: 'return [path];',
    // No loader defers.
    isDeferredData: 'return false;',
    isDeferredResult: 'return false;',
    cancelActiveDeferreds: 'return [];',
    // No component has a fetcher.
    fetch: NOTHING,
    getFetcher: NOTHING,
    deleteFetcherAndUpdateState: NOTHING,
    markFetchRedirectsDone: 'return false;',
    abortStaleFetchLoads: 'return false;',
    getUpdatedRevalidatingFetchers: NOTHING,
    interruptActiveLoads: 'isRevalidationRequired = true;',
    callLoadersAndMaybeResolveData:
      'return {loaderResults: await callDataStrategy("loader", state, request, matchesToLoad, matches, null), fetcherResults: {}};',
    restoreAppliedTransitions: NOTHING,
    persistAppliedTransitions: NOTHING,
    // Answers of a status keep it, and its name where a page may ask for it.
    getInternalRouterError: `let {pathname} = _temp5 || {};
      return new ErrorResponseImpl(status || 500, status === 404 ? 'Not Found' : '', new Error(pathname), true);`,
  },
  statements: {
    'let patchRoutesOnNavigationImpl =': 'const patchRoutesOnNavigationImpl = undefined;',
    'if (isFogOfWar) {': NOTHING,
    'if (fogOfWar.active': NOTHING,
    'fogOfWar.active = false': NOTHING,
    'if (isBrowser) {\n      // FIXME': NOTHING,
    'if (future.v7_fetcherPersist) {': NOTHING,
    'deletedFetchers.forEach(key =>': NOTHING,
    'if (pendingAction === Action.Pop) {\n      // Forward takes': NOTHING,
    'if (redirect) {\n      // If this redirect came from a fetcher': NOTHING,
    'if (blockerKey && delta != null) {': NOTHING,
    'if (blockerKey) {': 'if (blockerKey) return;',
    'if (revalidatingFetchers.length > 0) {': NOTHING,
    'revalidatingFetchers.forEach(': NOTHING,
    'let abortPendingFetchRevalidations =': NOTHING,
    'if (pendingNavigationController) {': NOTHING,
    'redirect = findRedirect(fetcherResults)': NOTHING,
    'activeDeferreds.forEach((deferredData': NOTHING,
    'fetchLoadMatches.forEach((f, key)': NOTHING,
    // Loaders and actions answer with data; redirects have been followed before.
    'if (isResponse(result)) {': NOTHING,
    // Forms of pages send fields.
    'if (opts.body !== undefined) {': NOTHING,
  },
  expressions: {
    'fogOfWar.active': 'false',
    '!isFogOfWar': 'true',
    'isDeferredResult(result)': 'false',
  },
  messages: ['invariant'],
};

const HOOKS: Cuts = {
  bodies: {
    // The root has an error page of its own, which is the last.
    DefaultErrorComponent: 'return null;',
    logV6DeprecationWarnings: NOTHING,
    useNavigateUnstable: NOTHING,
  },
  statements: {'class AwaitErrorBoundary': NOTHING, 'function Await(': 'function Await() {}'},
  expressions: {'isDataRoute ? useNavigateStable() : useNavigateUnstable()': 'useNavigateStable()'},
  messages: ['UNSAFE_invariant'],
};

/** What is left of the effects that follow the router: it tells of its states, and they are drawn when there is time. */
const DRAW_STATES = `React.useCallback((newState, {flushSync}) => {
  if (flushSync) flushSyncSafe(() => setStateImpl(newState));
  else optInStartTransition(() => setStateImpl(newState));
}, [optInStartTransition])`;

const COMPONENTS: Cuts = {
  bodies: {useViewTransitionState: 'return false;'},
  statements: {
    'let [pendingState,': NOTHING,
    'let [renderDfd,': NOTHING,
    'let [transition,': NOTHING,
    'let [interruption,': NOTHING,
    'let setState =': `let setState = ${DRAW_STATES};`,
    'React.useEffect(() => {\n    if (vtContext.isTransitioning': NOTHING,
    'React.useEffect(() => {\n    if (renderDfd': NOTHING,
    'React.useEffect(() => {\n    if (!vtContext': NOTHING,
    'React.useEffect(() => UNSAFE_logV6DeprecationWarnings': NOTHING,
    'if (options.navigate === false) {': `router.navigate(options.action || action, {
      preventScrollReset: options.preventScrollReset, formData, body, formMethod: options.method || method,
      formEncType: options.encType || encType, replace: options.replace, state: options.state,
      fromRouteId: currentRouteId, flushSync: options.flushSync});`,
  },
  // Written so for bundlers that look for names that an older React does not have; by its name alone the rest is left out.
  expressions: {
    'React[START_TRANSITION]': 'React.startTransition',
    'ReactDOM[FLUSH_SYNC]': 'ReactDOM.flushSync',
  },
};

const START: Cuts = {
  statements: {
    'router.createRoutesForHMR =': NOTHING,
    'useFogOFWarDiscovery(': NOTHING,
    'if (hmrRouterReadyResolve)': NOTHING,
    'let hmrRouterReadyPromise =': NOTHING,
  },
  expressions: {
    'window.__remixContext.future.v3_singleFetch': 'true',
    'window.__remixContext.isSpaMode': 'false',
    'getPatchRoutesOnNavigationFunction(window.__remixManifest, window.__remixRouteModules, window.__remixContext.future, window.__remixContext.isSpaMode, window.__remixContext.basename)':
      'undefined',
    // Pages of errors have no React (root.tsx).
    'deserializeErrors(hydrationData.errors)': 'null',
    // No route loads in the browser before it is drawn.
    'route && shouldHydrateRouteLoader(manifestRoute, route, window.__remixContext.isSpaMode) && (route.HydrateFallback || !manifestRoute.hasLoader)':
      'false',
  },
};

const ROUTES: Cuts = {
  bodies: {
    // The root has a layout and an error page; no route has anything to show while it loads.
    getRouteComponents: `let Component = getRouteModuleComponent(routeModule);
      let {ErrorBoundary, Layout} = routeModule;
      if (route.id !== 'root') return {Component, ErrorBoundary};
      return {
        element: React.createElement(Layout, null, React.createElement(Component, null)),
        errorElement: React.createElement(Layout, null, React.createElement(ErrorBoundary, null)),
      };`,
    fetchServerHandlerAndMaybeUnwrap: 'return singleFetch();',
    prefetchStylesAndCallHandler: 'return handler();',
    preventInvalidServerHandlerCall: NOTHING,
    getShouldRevalidateFunction: `let fn = route.shouldRevalidate;
      return fn && (opts => fn({...opts, defaultShouldRevalidate: true}));`,
    shouldHydrateRouteLoader: 'return false;',
  },
  statements: {
    'await prefetchStyleLinks(': NOTHING,
    'if (!routeModule.clientLoader) {': 'return fetchServerLoader(request, false, singleFetch);',
    'return routeModule.clientLoader(': NOTHING,
    'if (!routeModule.clientAction) {': 'return fetchServerAction(request, false, singleFetch);',
    'return routeModule.clientAction(': NOTHING,
    'if (mod.clientLoader) {': NOTHING,
    'if (mod.clientAction) {': NOTHING,
    'if (isSpaMode)': NOTHING,
  },
  expressions: {
    '!route.hasClientLoader': 'true',
    '!route.hasClientAction': 'true',
  },
  messages: ['invariant'],
};

const ELEMENTS: Cuts = {
  bodies: {
    // Links prepare nothing by themselves: the page does (browser/request/prefetch).
    usePrefetchBehavior: 'return [false];',
    // Of a link's two only the one it was given is there.
    mergeRefs: 'return refs[0];',
    // No route links to a sheet of its own; its script is fetched ahead, and runs when its page is opened.
    useKeyedPrefetchLinks: 'return [];',
  },
  statements: {
    'let href = useHref(to)': 'let href;',
    'if (!future.v3_singleFetch) {': NOTHING,
    'if (isSpaMode && !isHydrated) {': NOTHING,
    // What pages say of themselves is a title, or the attributes of a `meta` or a `link` (domain/content/seo).
    'if (!Array.isArray(routeMeta)) {': NOTHING,
    'if (!isValidMetaTag(tagName)) {': NOTHING,
    'if ("charset" in metaProps) {': NOTHING,
    'if ("charSet" in metaProps': NOTHING,
    'if ("script:ld+json" in metaProps) {': NOTHING,
  },
  messages: ['invariant'],
};

const SINGLE_FETCH: Cuts = {
  statements: {
    'if (fetcherKey) {': NOTHING,
    'if (manifest.routes[m.route.id].hasClientLoader) {': NOTHING,
  },
  expressions: {'window.__remixHdrActive': 'false'},
  messages: ['invariant'],
};

/** Where everything else has failed: the same words as the framework's, and what failed in the console. */
const ERRORS: Cuts = {
  bodies: {
    RemixRootDefaultErrorBoundary: `console.error(error);
      return React.createElement('html', {lang: 'en'}, React.createElement('body', null,
        React.createElement('h1', null, 'Application Error')));`,
  },
};

/** The script stands in the document already, and is not written a second time. */
const SCROLL: Cuts = {
  statements: {
    'let restoreScroll =': NOTHING,
    'if (isSpaMode) {': NOTHING,
    'let key = React.useMemo': NOTHING,
  },
  expressions: {
    '`(${restoreScroll})(${escapeHtml(JSON.stringify(STORAGE_KEY))}, ${escapeHtml(JSON.stringify(key))})`':
      "''",
  },
};

const left = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`exports.${name}=`, NOTHING]));

/** The ways in and out of React before its version 18, and those of its test tools and of a browser's developer tools. */
const DOM: Cuts = {
  statements: {
    ...left(
      '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED',
      'findDOMNode',
      'hydrate',
      'render',
    ),
    ...left('unmountComponentAtNode', 'unstable_batchedUpdates', 'version'),
    ...left('unstable_renderSubtreeIntoContainer', 'createRoot'),
    'if("undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': NOTHING,
  },
};

const REACT: Cuts = {
  statements: left('act', 'createFactory', 'unstable_act', 'PureComponent', 'Profiler', 'version'),
};

const SCHEDULER: Cuts = {
  statements: {
    ...left('unstable_Profiling', 'unstable_continueExecution', 'unstable_forceFrameRate'),
    ...left('unstable_getFirstCallbackNode', 'unstable_next', 'unstable_pauseExecution'),
    ...left('unstable_runWithPriority', 'unstable_wrapCallback'),
  },
};

/** The module that Vite loads chunks with. */
export const CHUNK_LOADER_ID = '\0vite/preload-helper.js';

/** No chunk has a stylesheet (framework-parts), and scripts from the shop's own address need no nonce. */
export const CHUNK_LOADER: Cuts = {
  statements: {
    'let promise =': NOTHING,
    'let allSettled2 =': NOTHING,
    'const links =': NOTHING,
    'const cspNonceMeta =': NOTHING,
    'const cspNonce =': NOTHING,
    'promise = allSettled2(': `for (const dep of deps) {
      if (seen[dep]) continue;
      seen[dep] = true;
      document.head.append(Object.assign(document.createElement('link'),
        {rel: scriptRel, as: 'script', crossOrigin: '', href: assetsURL(dep)}));
    }`,
    'return promise.then(': 'return baseModule().catch(handlePreloadError);',
  },
};

/**
 * A loader gets the request itself where its address has nothing of the framework's in it; copies, two for each loader, are made of
 * the others alone. No loader reads a body.
 */
const LOADERS: Cuts = {
  statements: {
    'let result = await loader(': `let result = await loader({
      request: /[?&](?:index|_routes)(?![^=&#])/.test(request.url)
        ? stripRoutesParam(stripIndexParam(request)) : request,
      context: loadContext, params});`,
  },
};

/** What the worker's build leaves out, by the file in `node_modules`. */
export const SERVER_CUTS: Readonly<Record<string, Cuts>> = {
  '@remix-run/server-runtime/dist/esm/data.js': LOADERS,
};

/** What the browser's build leaves out, by the file in `node_modules`. */
export const CUTS: Readonly<Record<string, Cuts>> = {
  '@remix-run/router/dist/router.js': ROUTER,
  'react/cjs/react.production.min.js': REACT,
  'react-dom/cjs/react-dom.production.min.js': DOM,
  'scheduler/cjs/scheduler.production.min.js': SCHEDULER,
  'react-router/dist/index.js': HOOKS,
  'react-router-dom/dist/index.js': COMPONENTS,
  '@remix-run/react/dist/esm/browser.js': START,
  '@remix-run/react/dist/esm/components.js': ELEMENTS,
  '@remix-run/react/dist/esm/errorBoundaries.js': ERRORS,
  '@remix-run/react/dist/esm/routes.js': ROUTES,
  '@remix-run/react/dist/esm/scroll-restoration.js': SCROLL,
  '@remix-run/react/dist/esm/single-fetch.js': SINGLE_FETCH,
};
