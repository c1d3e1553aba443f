import type {ArtCharacter} from '../../seed/format.ts';
import {COATS, drawFace, faceOutline} from '../characters.ts';
import {INK, lit, readable} from '../color.ts';
import {
  circle,
  cylinderShade,
  ellipse,
  group,
  oval,
  path,
  silhouettes,
  type Sketch,
  text,
  type Thing,
} from '../sketch.ts';

import {drawHead} from './power-brushes.ts';

/** A child's manual brush: a friend's head in the middle, a suction foot below. */
export function drawKidsBrush(
  sketch: Sketch,
  look: {character: ArtCharacter; color: string; ring?: boolean},
): Thing {
  const cx = 100;
  const {color} = look;
  const coat = COATS[look.character];
  const stem =
    'M69 206Q70 190 86 190H114Q130 190 131 206C130 240 126 280 124 320H76C74 280 70 240 69 206Z';
  const handle = `M72 420C66 520 78 580 76 650Q74 690 60 700H140Q126 690 124 650C122 580 134 520 128 420Z`;
  const cup = 'M40 716Q44 692 100 692T160 716Q162 728 148 728H52Q38 728 40 716Z';
  const head = drawHead(sketch, '#FFFFFF', color, true);
  const ring =
    'M100 402C172 402 178 470 178 530C178 620 150 664 100 664C50 664 22 620 22 530C22 470 28 402 100 402ZM100 470C72 470 66 500 66 534C66 586 78 606 100 606C122 606 134 586 134 534C134 500 128 470 100 470Z';
  const svg =
    group(head.svg, `translate(${cx - 38} 0) scale(1.18 0.9)`) +
    path(stem, color) +
    path(stem, cylinderShade(sketch, 0.9, 0.7)) +
    (look.ring === true
      ? path(ring, color, 'fill-rule="evenodd"') +
        path(ring, cylinderShade(sketch, 0.8, 0.6), 'fill-rule="evenodd"')
      : path(cup, lit(color, 0.4), 'fill-opacity="0.9"') +
        path(cup, cylinderShade(sketch, 0.8, 0.8)) +
        path(handle, color) +
        ellipse(cx, 540, 20, 66, coat.pale, 'fill-opacity="0.75"') +
        path(handle, cylinderShade(sketch, 0.9, 0.7))) +
    ellipse(cx + 6, 428, 62, 18, INK, 'fill-opacity="0.14"') +
    group(drawFace(sketch, look.character, 86), `translate(${cx} 356)`);
  return {
    width: 200,
    height: look.ring === true ? 666 : 728,
    svg,
    outline: [
      ...silhouettes(head, `translate(${cx - 38} 0) scale(1.18 0.9)`),
      {d: stem, transform: ''},
      {d: look.ring === true ? oval(cx, 532, 78, 132) : handle + cup, transform: ''},
      {d: faceOutline(look.character, 86), transform: `translate(${cx} 356)`},
    ],
    foot: look.ring === true ? [60, 140] : [42, 158],
  };
}

/** A child's powered brush: the friend is the handle. */
export function drawKidsPowerBrush(
  sketch: Sketch,
  look: {character: ArtCharacter; color: string; accent: string; name: string},
): Thing {
  const cx = 120;
  const {color, accent} = look;
  const coat = COATS[look.character];
  const body =
    'M54 470C40 560 36 700 46 800Q50 850 84 856H156Q190 850 194 800C204 700 200 560 186 470Z';
  const neck = 'M96 236H144C146 280 158 300 164 340H76C82 300 94 280 96 236Z';
  const head = drawHead(sketch, '#FFFFFF', color, true);
  const svg =
    group(head.svg, `translate(${cx - 40} 0) scale(1.25 0.98)`) +
    path(neck, accent) +
    path(neck, cylinderShade(sketch, 0.9, 0.7)) +
    ellipse(84, 860, 34, 16, coat.fur) +
    ellipse(156, 860, 34, 16, coat.fur) +
    path(body, color) +
    ellipse(cx, 670, 50, 122, coat.pale, 'fill-opacity="0.82"') +
    text(cx, 690, look.name, {
      face: 'display',
      size: 34,
      fill: readable(color, coat.pale, 2.2),
      anchor: 'middle',
      spacing: -0.8,
    }) +
    circle(cx, 606, 17, color) +
    circle(cx, 605, 11, lit(color, 0.4)) +
    path(body, cylinderShade(sketch, 0.9, 0.6)) +
    ellipse(cx + 6, 500, 82, 24, INK, 'fill-opacity="0.16"') +
    group(drawFace(sketch, look.character, 118), `translate(${cx} 412)`);
  return {
    width: 240,
    height: 876,
    svg,
    outline: [
      ...silhouettes(head, `translate(${cx - 40} 0) scale(1.25 0.98)`),
      {d: neck + body, transform: ''},
      {d: faceOutline(look.character, 118), transform: `translate(${cx} 412)`},
    ],
    foot: [48, 192],
  };
}
