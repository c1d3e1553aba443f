import {build, type BuildTarget, isBuilt} from '../../scripts/build';

/** A build whose files lie on another origin than the shop, as Oxygen serves them. Nobody answers there: tests do, from its folder. */
export const SECOND_ORIGIN: BuildTarget = {
  folder: 'dist/second-origin',
  base: 'https://files.example/builds/7/',
  shop: 'demo',
};

/** Builds it where it is not there yet, which takes half a minute. */
export function buildForSecondOrigin(): void {
  if (!isBuilt(SECOND_ORIGIN)) build('pipe', SECOND_ORIGIN);
}
