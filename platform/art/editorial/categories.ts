import {plinth, wall} from '../backdrops.ts';
import {lit} from '../color.ts';
import {TINTS} from '../scene.ts';
import {group} from '../sketch.ts';
import {brushesInGlass, packBrushes, stillLife} from '../still-life.ts';
import {FAMILY_COLORS} from '../things/brushes.ts';
import {drawCitrus} from '../things/plants.ts';
import {drawSwirl} from '../things/props.ts';

import {drawParcel} from './editorial-props.ts';
import {
  BURST,
  CALM,
  DAILY,
  EVERYDAY,
  EXPRESS,
  FLOSS,
  FOX,
  HUM,
  HUM_INK,
  RINSE,
  STRAWBERRY,
  STRIPS,
  TOTAL,
} from './goods.ts';
import {type Editorial, manual, standRow} from './staging.ts';

/** The main categories. */
export const CATEGORIES = {
  'category-whitening': {
    tint: TINTS.sky,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.sky, {horizon: 730, arch: [820, 460, 70]});
      plinth(scene, {x: 820, y: 850, radius: 620, height: 90, color: lit(TINTS.sky, 0.3)});
      standRow(scene, 868, [
        [stillLife(sketch, STRIPS), 1110, 0.76],
        [stillLife(sketch, DAILY), 560, 0.8],
        [stillLife(sketch, EXPRESS), 770, 0.76],
      ]);
    },
  },
  'category-toothbrushes': {
    tint: TINTS.mint,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.mint, {horizon: 730, arch: [800, 460, 60]});
      const glass = brushesInGlass(
        sketch,
        packBrushes(sketch, EVERYDAY).map((thing, index) => ({
          thing,
          lean: [-19, -7, 6, 18][index] ?? 0,
          x: (1.5 - index) * 26,
        })),
      );
      standRow(scene, 910, [
        [stillLife(sketch, HUM_INK), 760, 0.74],
        [stillLife(sketch, HUM), 960, 0.74],
        [glass, 460, 0.78],
        [stillLife(sketch, FOX), 1180, 0.74],
      ]);
    },
  },
  'category-toothpaste': {
    tint: TINTS.lilac,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.lilac, {horizon: 740, arch: [800, 480, 60]});
      standRow(scene, 880, [
        [stillLife(sketch, CALM), 420, 0.82],
        [stillLife(sketch, STRAWBERRY), 1180, 0.82],
        [stillLife(sketch, BURST), 670, 0.86],
        [stillLife(sketch, TOTAL), 930, 0.86],
      ]);
      scene.lay(drawSwirl(sketch, '#FFFFFF', '#E58A94'), {x: 1390, y: 900, scale: 0.5}, 0.5);
    },
  },
  'category-bundles': {
    tint: TINTS.lemon,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.lemon, {horizon: 730, arch: [800, 440, 70]});
      const inside =
        group(stillLife(sketch, RINSE).svg, 'translate(110 -250) scale(0.62)') +
        group(stillLife(sketch, BURST).svg, 'translate(330 -200) rotate(5) scale(0.72)') +
        group(manual(scene, FAMILY_COLORS[0]).svg, 'translate(530 -190) rotate(8) scale(0.7)') +
        group(manual(scene, FAMILY_COLORS[1]).svg, 'translate(600 -160) rotate(14) scale(0.7)');
      scene.stand(drawParcel(sketch, inside), {x: 770, y: 900, scale: 1.04});
      scene.stand(stillLife(sketch, FLOSS), {x: 1290, y: 920, scale: 0.7});
      scene.stand(drawCitrus(sketch, '#9CC53B'), {x: 300, y: 920, scale: 0.62});
    },
  },
} as const satisfies Readonly<Record<string, Editorial>>;
