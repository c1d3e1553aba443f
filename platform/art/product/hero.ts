import type {Art} from '../../seed/format.ts';
import {disc, plinth, table, tiles, wall} from '../backdrops.ts';
import {lit} from '../color.ts';
import type {Scene} from '../scene.ts';
import {brushesInGlass, packBrushes, stillLife} from '../still-life.ts';
import {drawTongueCleaner, drawTravelCase} from '../things/accessories.ts';
import {drawFoldBrush} from '../things/brushes.ts';

import {bubbles, propOf} from './beside.ts';
import {bundleSet} from './bundle-set.ts';
import {fit, openStage, standCentred} from './staging.ts';
import type {Subject} from './subject.ts';

const LYING_FORMS: ReadonlySet<Art['form']> = new Set([
  'manual-brush',
  'bamboo-brush',
  'fold-brush',
  'travel-case',
  'tongue-cleaner',
]);

/** Things seen from above, aslant on a tinted table. */
function drawLyingHero(art: Art): Scene {
  const {scene, sketch, tint} = openStage(art);
  table(scene, tint);
  disc(scene, 800, 800, 590, lit(tint, 0.55));
  if (art.form === 'travel-case') {
    const open = drawTravelCase(sketch, {color: art.color, accent: art.accent, filled: true});
    scene.lay(open, {x: 800, y: 800, scale: 1.2, turn: 14}, 1.3);
    return scene;
  }
  if (art.form === 'fold-brush') {
    const brush = drawFoldBrush(sketch, {color: art.color, accent: art.accent, open: true});
    scene.lay(brush, {x: 790, y: 800, scale: 1.32, turn: 22});
    return scene;
  }
  const things =
    art.form === 'tongue-cleaner'
      ? [drawTongueCleaner(sketch, art.color), drawTongueCleaner(sketch, art.accent)]
      : packBrushes(sketch, art);
  if (things.length === 2) {
    const [first, second] = things;
    const scale = art.form === 'tongue-cleaner' ? 1.5 : 1.36;
    if (first !== undefined) scene.lay(first, {x: 690, y: 800, scale, turn: 24});
    if (second !== undefined) scene.lay(second, {x: 920, y: 800, scale, turn: -22}, 1.5);
    return scene;
  }
  things.forEach((thing, index) => {
    const shift = (index - (things.length - 1) / 2) * 232;
    scene.lay(thing, {
      x: 800 + shift,
      y: 800 + (index % 2 === 0 ? 54 : -54),
      scale: 1.28,
      turn: 18,
    });
  });
  return scene;
}

/** A product on its backdrop, the first picture of its gallery. */
export function drawHero({art, components}: Subject): Scene {
  if (LYING_FORMS.has(art.form)) return drawLyingHero(art);
  const {scene, sketch, tint} = openStage(art);
  if (art.form === 'bundle') {
    wall(scene, tint, {horizon: 1130, arch: [800, 560, 190]});
    plinth(scene, {x: 800, y: 1270, radius: 660, height: 110, color: lit(tint, 0.35)});
    const set = bundleSet(sketch, components);
    standCentred(scene, set, 800, 1300, fit(set, 1180, 1010, 1.5));
    return scene;
  }
  const thing = stillLife(sketch, art);
  switch (art.form) {
    case 'pen':
    case 'serum':
    case 'foam':
    case 'floss':
    case 'charger':
    case 'sunscreen':
    case 'heads': {
      wall(scene, tint, {horizon: 1060, arch: [800, 500, 150]});
      plinth(scene, {x: 800, y: 1230, radius: 500, height: 170, color: lit(tint, 0.3)});
      standCentred(
        scene,
        thing,
        art.form === 'charger' ? 840 : 800,
        1250,
        fit(thing, art.form === 'charger' ? 900 : 790, 960, art.form === 'floss' ? 1.9 : 1.7),
      );
      return scene;
    }
    case 'tube':
    case 'tube-trio': {
      wall(scene, tint, {horizon: 1180, arch: [800, 470, 150]});
      standCentred(scene, thing, 800, 1376, fit(thing, 1020, 1150, 1.44));
      const prop = art.character === undefined ? null : propOf(sketch, art);
      if (prop !== null) {
        scene.stand(prop.thing, {
          x: 1150,
          y: 1400,
          scale: prop.scale * 0.9,
          turn: art.prop === 'watermelon' ? -8 : 6,
        });
      }
      if (art.prop === 'bubbles') scene.over(bubbles(sketch, '#A493E6'));
      return scene;
    }
    case 'battery-brush': {
      tiles(scene, tint, 1330);
      const glass = brushesInGlass(sketch, [{thing, lean: 8, x: -40}]);
      standCentred(scene, glass, 800, 1384, 1.12);
      return scene;
    }
    default: {
      wall(scene, tint, {horizon: 1150, arch: [800, 500, 140]});
      standCentred(scene, thing, 800, 1370, fit(thing, 1080, 1150, 1.5));
      return scene;
    }
  }
}
