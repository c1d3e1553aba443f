import type {Sketch, Thing} from '../sketch.ts';
import {arrange, stillLife} from '../still-life.ts';

import type {Subject} from './subject.ts';

/** The components of a bundle as one group: tallest behind, small things in front. */
export function bundleSet(sketch: Sketch, components: Subject['components']): Thing {
  const things = components.flatMap(({art, quantity}) =>
    Array.from({length: Math.min(quantity, 2)}, () => stillLife(sketch, art)),
  );
  const factor = (thing: Thing) => (thing.width > 700 ? 0.86 : 1);
  const sorted = [...things].sort(
    (a, b) => b.height * factor(b) - a.height * factor(a) || b.width - a.width,
  );
  const back: Thing[] = [];
  const front: Thing[] = [];
  const tallest = sorted[0]?.height ?? 0;
  for (const thing of sorted) (thing.height < tallest * 0.48 ? front : back).push(thing);
  const ordered =
    back.length > 2
      ? [back[1], back[0], ...back.slice(2)].filter((thing) => thing !== undefined)
      : back;
  let x = 0;
  const parts = ordered.map((thing, index) => {
    const scale = factor(thing);
    const half = (thing.width * scale) / 2;
    if (index > 0) x += half * 0.94;
    const middle = ((thing.foot[0] + thing.foot[1]) / 2 - thing.width / 2) * scale;
    const part = {thing, x: x + middle, scale};
    x += half * 0.94;
    return part;
  });
  const fronts = front.map((thing, index) => ({
    thing,
    x:
      ordered.length > 1
        ? x * (front.length > 1 ? 0.3 + index * 0.4 : 0.62) + 40
        : x + thing.width * 0.5,
    scale: factor(thing),
  }));
  return arrange(sketch, [...parts, ...fronts]);
}
