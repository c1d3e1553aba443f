import {lit} from '../color.ts';
import type {Scene} from '../scene.ts';
import type {Thing} from '../sketch.ts';
import {drawManualBrush} from '../things/brushes.ts';

export interface Size {
  width: number;
  height: number;
}

/** An illustration for content: what it stands on, and how it is drawn. */
export interface Editorial {
  /** Where it is not the landscape of most. */
  size?: Size;
  tint: string;
  draw: (scene: Scene) => void;
}

/** Stands things in a row around a middle, their feet on one line. */
export function standRow(
  scene: Scene,
  y: number,
  items: readonly (readonly [thing: Thing, x: number, scale: number, turn?: number])[],
): void {
  for (const [thing, x, scale, turn = 0] of items) {
    const middle = ((thing.foot[0] + thing.foot[1]) / 2 - thing.width / 2) * scale;
    scene.stand(thing, {x: x + (turn === 0 ? middle : 0), y, scale, turn});
  }
}

/** A manual brush in one colour, with paste on it where paste is named. */
export function manual(scene: Scene, color: string, paste?: readonly [string, string]): Thing {
  return drawManualBrush(scene.sketch, {
    color,
    accent: lit(color, 0.75),
    bristles: ['#FFFFFF', lit(color, 0.5), '#FFFFFF'],
    ...(paste === undefined ? {} : {paste}),
  });
}
