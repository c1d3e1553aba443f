import type {Art} from '../../seed/format.ts';
import {INK, lit, luminance, shaded} from '../color.ts';
import {drawLabelText} from '../label.ts';
import {drawMotif} from '../motifs.ts';
import {
  circle,
  cylinderShade,
  group,
  line,
  path,
  rect,
  roundedRect,
  type Sketch,
  type Stop,
  type Thing,
} from '../sketch.ts';

import {drawDrop} from './drops.ts';
import {capColor} from './tubes.ts';

/** The brushed metal of a collar. */
const METAL: readonly Stop[] = [
  [0, '#8F97A8'],
  [0.2, '#F5F7FA'],
  [0.35, '#C7CEDA'],
  [0.7, '#9AA3B5'],
  [1, '#6F788C'],
];

/** A bottle of mouthwash with its measuring cap. */
export function drawMouthwash(sketch: Sketch, art: Art): Thing {
  const body =
    'M150 176C150 220 40 226 34 318C28 420 44 470 44 540C44 620 28 690 32 880Q34 960 84 960H296Q346 960 348 880C352 690 336 620 336 540C336 470 352 420 346 318C340 226 230 220 230 176Z';
  const inside =
    'M52 336C46 424 60 474 60 540C60 620 46 692 50 874Q52 940 92 940H288Q328 940 330 874C334 692 320 620 320 540C320 474 334 424 328 336Q324 270 272 252H108Q56 270 52 336Z';
  const cap = 'M112 14Q112 0 128 0H252Q268 0 268 14L274 184Q274 196 260 196H120Q106 196 106 184Z';
  const clear = luminance(art.color) > 0.6;
  const label = {...art, color: '#FFFFFF'};
  const band =
    'M45 500Q44 520 44 540C44 610 32 680 32 840H348C348 680 336 610 336 540Q336 520 335 500Z';
  const words = drawLabelText(label, {x: 84, y: 522, width: 200, height: 240});
  const svg =
    path(body, lit(art.color, 0.45), 'fill-opacity="0.78"') +
    path(
      inside,
      sketch.down([
        [0, lit(art.color, clear ? 0.3 : 0.12)],
        [0.5, art.color],
        [1, shaded(art.color, 0.22)],
      ]),
    ) +
    path('M66 258H314L324 286H56Z', '#FFFFFF', 'fill-opacity="0.28"') +
    path(band, '#FFFFFF') +
    `<g ${sketch.clip(band)}>${drawMotif(sketch, {...label, motif: art.motif}, {x: 170, y: 690, width: 200, height: 150})}</g>` +
    words.svg +
    path(body, cylinderShade(sketch, 0.75, 0.72)) +
    line('M66 340C60 420 74 478 74 540', '#FFFFFF', 9, 'stroke-opacity="0.55"') +
    line('M312 876C314 800 312 720 308 660', '#FFFFFF', 5, 'stroke-opacity="0.25"') +
    path(cap, capColor(art) === '#FFFFFF' ? '#F7F8FB' : capColor(art)) +
    Array.from({length: 19}, (_, index) =>
      line(`M${122 + index * 7.6} 40V182`, INK, 1.8, 'stroke-opacity="0.11"'),
    ).join('') +
    path(cap, cylinderShade(sketch, 1, 0.8)) +
    rect(116, 12, 148, 4, '#FFFFFF', 2, 'fill-opacity="0.6"');
  return {width: 380, height: 960, svg, outline: body + cap, foot: [50, 332]};
}

/** An aluminium pump bottle of foam. */
export function drawFoamBottle(sketch: Sketch, art: Art): Thing {
  const body =
    'M20 330C20 262 80 250 92 226H168C180 250 240 262 240 330V800Q240 830 208 830H52Q20 830 20 800Z';
  const collar = roundedRect(88, 168, 84, 66, 8);
  const head =
    'M62 66Q62 44 84 44H182Q204 44 204 66V88Q204 104 188 104H150V170H110V104H66Q20 104 6 130L0 118Q14 74 62 74Z';
  const words = drawLabelText(art, {x: 48, y: 380, width: 168, height: 240});
  const svg =
    path(head, art.accent) +
    path(head, cylinderShade(sketch, 0.8, 0.8)) +
    path(collar, shaded(art.accent, 0.12)) +
    path(collar, cylinderShade(sketch, 1, 0.8)) +
    path(body, art.color) +
    `<g ${sketch.clip(body)}>${drawMotif(sketch, art, {x: 20, y: 600, width: 220, height: 232})}</g>` +
    words.svg +
    path(body, cylinderShade(sketch, 1.15, 0.95)) +
    path(
      body,
      sketch.down([
        [0, INK, 0.16],
        [0.1, '#FFFFFF', 0.14],
        [0.22, '#FFFFFF', 0],
        [0.95, INK, 0],
        [1, INK, 0.2],
      ]),
    );
  return {width: 250, height: 830, svg, outline: body + collar + head, foot: [28, 232]};
}

/** A glass dropper bottle. */
export function drawSerum(sketch: Sketch, art: Art): Thing {
  const bulb = 'M112 88Q106 0 150 0Q194 0 188 88V128H112Z';
  const collar = roundedRect(94, 120, 112, 92, 8);
  const body =
    'M20 330C20 256 96 264 104 226V206H196V226C204 264 280 256 280 330V640Q280 680 240 680H60Q20 680 20 640Z';
  const tag = roundedRect(44, 362, 212, 266, 10);
  const label = {...art, color: art.accent, accent: art.color};
  const words = drawLabelText(
    {...label, label: {...art.label, line: ''}},
    {
      x: 64,
      y: 378,
      width: 172,
      height: 200,
    },
  );
  const svg =
    path(bulb, '#2A2F45') +
    path(bulb, cylinderShade(sketch, 1, 0.7)) +
    path(collar, sketch.linear(METAL)) +
    path(
      body,
      sketch.linear([
        [0, shaded(art.color, 0.35)],
        [0.12, lit(art.color, 0.1)],
        [0.5, lit(art.color, 0.26)],
        [0.88, art.color],
        [1, shaded(art.color, 0.45)],
      ]),
    ) +
    path(
      'M36 430V640Q36 664 62 664H238Q264 664 264 640V430Z',
      shaded(art.color, 0.3),
      'fill-opacity="0.5"',
    ) +
    rect(146, 206, 8, 330, lit(art.color, 0.6), 4, 'fill-opacity="0.5"') +
    path(tag, art.accent) +
    words.svg +
    circle(214, 590, 20, art.color) +
    path(tag, cylinderShade(sketch, 0.6, 0.3)) +
    path(body, cylinderShade(sketch, 0.7, 0.4)) +
    line('M40 344V600', '#FFFFFF', 9, 'stroke-opacity="0.5"') +
    line('M48 318Q62 292 92 286', '#FFFFFF', 7, 'stroke-opacity="0.55"') +
    line('M264 360V620', '#FFFFFF', 4, 'stroke-opacity="0.28"');
  return {width: 300, height: 680, svg, outline: bulb + collar + body, foot: [32, 268]};
}

/** The glass dropper alone, with a drop. */
export function drawDropper(sketch: Sketch, art: Art): Thing {
  const bulb = 'M22 96Q14 0 62 0Q110 0 102 96V136H22Z';
  const collar = roundedRect(6, 128, 112, 92, 8);
  const pipe = 'M48 216H76V520L66 596Q62 604 58 596L48 520Z';
  const svg =
    path(pipe, '#DCE6F2', 'fill-opacity="0.75"') +
    path('M51 330H73V520L64 590Q62 594 60 590L51 520Z', art.color, 'fill-opacity="0.85"') +
    line('M54 230V520', '#FFFFFF', 3, 'stroke-opacity="0.8"') +
    path(bulb, '#2A2F45') +
    path(bulb, cylinderShade(sketch, 1, 0.7)) +
    path(collar, sketch.linear(METAL)) +
    group(drawDrop(sketch, art.color, 26), 'translate(62 640)');
  return {width: 124, height: 680, svg, outline: bulb + collar + pipe, foot: [40, 84]};
}
