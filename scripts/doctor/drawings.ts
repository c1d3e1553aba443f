import {demo} from '../../demo/settings';
import type {CompiledContent} from '../content/compile';
import {EDITORIAL} from '../content/pictures/sources';

import {type Finding, ok, warning} from './finding';

/** Which pictures of the content are still the demo's drawings, which show the demo's goods under the demo's name. */
export function drawingFinding(
  {images}: Pick<CompiledContent['data'], 'images'>,
  store: string,
): Finding {
  const drawn = images.filter(({src}) => src.startsWith(EDITORIAL)).map(({id}) => id);
  if (drawn.length === 0 || store === demo.brand.name)
    return ok('drawings', 'no picture of the content shows the goods of another shop.');
  return warning('drawings', {
    text: `${drawn.length} of ${images.length} pictures of the content are drawings of the demo: ${drawn.join(', ')}.`,
    shopper: 'pictures of goods that the store does not sell.',
    mend: 'put your own into content/pictures, and name them as src in content/data/images.yaml.',
  });
}
