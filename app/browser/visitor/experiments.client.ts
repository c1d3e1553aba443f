import {track} from './data-layer.client';

/**
 * Exposes the visitor's arms on the window object (coverage: visitor-experiments-window) and reports each exposure once
 * per loaded document. The page was rendered with its arm, so nothing is changed here.
 */
export function exposeExperiments(experimentIds: readonly string[]): void {
  const known = window.experimentIds ?? [];
  window.experimentIds = experimentIds;
  for (const id of experimentIds) {
    if (known.includes(id)) continue;
    const cut = id.lastIndexOf('.');
    track({
      event: 'experiment_impression',
      experiment_id: id.slice(0, cut),
      variant_id: id.slice(cut + 1),
    });
  }
}
