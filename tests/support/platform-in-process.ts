import {afterAll, afterEach, beforeEach, vi} from 'vitest';

import {LocalPlatform} from './local-platform';
import {quiet} from './quiet';
import {stubWorkerGlobals} from './worker-globals';

/** A platform for a file of tests whose workers run in this process: each test begins with it as it was, and reaches nothing else. */
export function usePlatformInProcess(
  ...options: ConstructorParameters<typeof LocalPlatform>
): LocalPlatform {
  const platform = new LocalPlatform(...options);
  afterAll(() => platform.close());
  beforeEach(() => {
    quiet();
    platform.startOver();
    stubWorkerGlobals();
    vi.stubGlobal('fetch', platform.fetch);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return platform;
}
