import type {Art} from '../../seed/format.ts';
import {disc, table} from '../backdrops.ts';
import {lit} from '../color.ts';
import {type Placement, Scene, TINTS} from '../scene.ts';
import type {Sketch, Thing} from '../sketch.ts';
import {drawDropsOn} from '../things/drops.ts';

import {PRODUCT_PICTURE} from './subject.ts';

/** The scale at which a thing fills a box. */
export function fit(thing: Thing, width: number, height: number, largest = 4): number {
  return Math.min(width / thing.width, height / thing.height, largest);
}

/** Stands a thing with the middle of its box, not of its foot, at `x`. */
export function standCentred(
  scene: Scene,
  thing: Thing,
  x: number,
  y: number,
  scale: number,
): void {
  const middle = (thing.foot[0] + thing.foot[1]) / 2;
  scene.stand(thing, {x: x + (middle - thing.width / 2) * scale, y, scale});
}

/** A picture being composed, in the tint of its product. */
export interface Stage {
  scene: Scene;
  sketch: Sketch;
  tint: string;
}

export function openStage(art: Art): Stage {
  const tint = TINTS[art.tint];
  const scene = new Scene(PRODUCT_PICTURE.width, PRODUCT_PICTURE.height, tint);
  return {scene, sketch: scene.sketch, tint};
}

/** One thing very close, aslant, with drops of water. */
export function drawCloseView(
  {scene, sketch, tint}: Stage,
  thing: Thing,
  look: Placement & {drops?: boolean},
  behind?: (scene: Scene) => void,
): void {
  table(scene, tint);
  disc(scene, 1180, 420, 520, lit(tint, 0.5));
  behind?.(scene);
  scene.lay(thing, look, 2);
  if (look.drops !== false) {
    scene.over(
      drawDropsOn(sketch, [
        [210, 300, 30],
        [300, 390, 16],
        [1340, 1280, 34],
        [1250, 1380, 18],
        [1420, 1400, 22],
        [170, 1180, 20],
      ]),
    );
  }
}
