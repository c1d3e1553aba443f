import type {Art} from '../../seed/format.ts';
import {wall} from '../backdrops.ts';
import {lit, mix, shaded} from '../color.ts';
import {group, silhouettes, type Thing} from '../sketch.ts';
import {drawManualBrush} from '../things/brushes.ts';
import {drawDropsOn} from '../things/drops.ts';
import {drawTube} from '../things/tubes.ts';

import {bubbles, propOf} from './beside.ts';
import type {Stage} from './staging.ts';
import type {Subject} from './subject.ts';

/** The colour of the paste in a tube. */
function pasteOf(art: Art): readonly [string, string] {
  switch (art.prop) {
    case 'strawberry':
      return ['#F9A9B2', '#E2475B'];
    case 'watermelon':
      return ['#CDEBC1', '#8CCB7A'];
    case 'bubbles':
      return ['#C3B5F0', '#8577CF'];
    case 'orange':
      return ['#FFF3E2', '#E9A15E'];
    case 'sage':
      return ['#EEF3EA', '#8FB08F'];
    case 'soda':
      return ['#FFFFFF', '#E6E3DA'];
    default:
  }
  if (art.label.name === 'Charcoal') return ['#41444C', '#23252B'];
  if (art.label.name === 'Fresh Burst') return [lit(art.color, 0.12), shaded(art.color, 0.3)];
  return ['#FFFFFF', mix('#FFFFFF', art.accent, 0.62)];
}

/** A thing as in a mirror; for things without print. */
function mirrored(thing: Thing): Thing {
  const turn = `translate(${thing.width} 0) scale(-1 1)`;
  return {...thing, svg: group(thing.svg, turn), outline: silhouettes(thing, turn)};
}

/** A stripe of paste on a large brush, the tube behind; from the left or, for every other name, from the right. */
export function drawPasteScene({scene, sketch, tint}: Stage, {art}: Subject): void {
  wall(scene, tint, {horizon: 1210});
  const letters = [...art.label.name].reduce(
    (sum, letter) => sum + (letter.codePointAt(0) ?? 0),
    0,
  );
  const fromRight = letters % 2 === 1;
  const across = (x: number) => (fromRight ? 1600 - x : x);
  const prop = propOf(sketch, art);
  scene.stand(drawTube(sketch, art), {
    x: across(1090),
    y: 1330,
    scale: 1.5,
    turn: fromRight ? -5 : 5,
  });
  if (prop !== null) {
    const low = prop.thing.height * prop.scale < 420;
    const leaf = art.prop === 'mint' || art.prop === 'sage';
    scene.stand(prop.thing, {
      x: across(low ? 400 : 350),
      y: 1340,
      scale: prop.scale * 1.05,
      turn: leaf ? (fromRight ? 48 : -48) : 0,
    });
  }
  if (art.prop === 'bubbles') scene.over(bubbles(sketch, '#A493E6'));
  const [paste, stripe] = pasteOf(art);
  const color = art.accent === '#FFFFFF' ? shaded(art.color, 0.35) : art.accent;
  const wood = art.motif === 'leaf';
  const brush = drawManualBrush(sketch, {
    color: wood ? '#D9B27C' : lit(color, 0.06),
    accent: lit(color, 0.6),
    bristles: ['#FFFFFF', lit(wood ? '#D9B27C' : color, 0.8), '#FFFFFF'],
    paste: [paste, stripe],
    wood,
  });
  scene.lay(
    fromRight ? mirrored(brush) : brush,
    {
      x: across(900),
      y: 1180,
      scale: 4.6,
      turn: fromRight ? -82 : 82,
      anchor: [fromRight ? brush.width - 60 : 60, 90],
    },
    1.2,
  );
  if (art.prop === 'drops' || art.prop === 'mint' || art.prop === 'glass') {
    scene.over(
      drawDropsOn(sketch, [
        [across(250), 1420, 24],
        [across(330), 1470, 14],
        [across(1330), 1450, 26],
        [across(1420), 1400, 15],
        [across(1240), 1500, 12],
      ]),
    );
  }
}
