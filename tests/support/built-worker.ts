import {build, isBuilt} from '../../scripts/build';

/** Vitest's global setup of the edge project: the tests run against the build of today's sources. */
export default function setup(): void {
  if (!isBuilt()) build('pipe');
}
