import {vi} from 'vitest';

/** What edge code finds in a worker and not in Node: the build's id and a Cache API, here one that keeps nothing. */
export function stubWorkerGlobals(): void {
  const cache = {
    match: () => Promise.resolve(undefined),
    put: () => Promise.resolve(),
    delete: () => Promise.resolve(false),
  };
  vi.stubGlobal('__BUILD_ID__', 'test');
  vi.stubGlobal('__BUILD_BRANCH__', '');
  vi.stubGlobal('caches', {open: () => Promise.resolve(cache), default: cache});
}
