/**
 * What the framework wants to know of every page besides its data, as long as the build has these flags (vite.config.ts): a page
 * says it only where it differs, and React's own script knows the rest.
 */
export const USUAL_REACT_CONTEXT = {
  basename: '/',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
    unstable_optimizeDeps: false,
  },
  isSpaMode: false,
};
