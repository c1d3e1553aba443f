import type {Art} from '../../seed/format.ts';
import {INK, lit, luminance, mix, shaded} from '../color.ts';
import {drawLabelText} from '../label.ts';
import {drawMotif} from '../motifs.ts';
import {
  circle,
  cylinderShade,
  line,
  path,
  rect,
  roundedRect,
  type Sketch,
  text,
  type Thing,
} from '../sketch.ts';
import {wordmark} from '../wordmark.ts';

/** The colour of a cap that goes with a pack: the accent, or white on a dark pack with a dark accent. */
export function capColor(art: Art): string {
  return luminance(art.color) < 0.16 && luminance(art.accent) < 0.2 ? '#F4F6FA' : art.accent;
}

/** A toothpaste tube standing on its cap. */
export function drawTube(sketch: Sketch, art: Art): Thing {
  const width = 270;
  const height = 800;
  const body =
    'M2 40C6 270 10 470 17 610Q21 674 66 688H204Q249 674 253 610C260 470 264 270 268 40Z';
  const crimp = roundedRect(0, 0, 270, 46, 5);
  const cap = 'M56 684H214L209 786Q208 800 194 800H76Q62 800 61 786Z';
  const capInk = capColor(art);
  const label = drawLabelText(art, {x: 38, y: 84, width: 190, height: 280});
  const motifTop = Math.max(84 + label.height + 26, 350);
  const ribs = Array.from({length: 17}, (_, index) => {
    const at = 66 + index * 8.6;
    return line(`M${at} 702L${at + (135 - at) * 0.03} 784`, INK, 2, 'stroke-opacity="0.13"');
  }).join('');
  const teeth = Array.from({length: 33}, (_, index) =>
    line(`M${7 + index * 8} 7V38`, INK, 1.6, 'stroke-opacity="0.1"'),
  ).join('');
  const svg =
    path(cap, capInk) +
    ribs +
    path(cap, cylinderShade(sketch, 1, 0.75)) +
    rect(60, 684, 150, 9, INK, 0, 'fill-opacity="0.2"') +
    path(body, art.color) +
    `<g ${sketch.clip(body)}>${drawMotif(sketch, art, {x: 6, y: motifTop, width: 258, height: 690 - motifTop})}</g>` +
    label.svg +
    path(body, cylinderShade(sketch, 0.85, 0.62)) +
    path(
      body,
      sketch.down([
        [0, '#FFFFFF', 0.22],
        [0.12, '#FFFFFF', 0],
        [0.86, INK, 0],
        [0.96, INK, 0.13],
        [1, INK, 0.22],
      ]),
    ) +
    path('M4 46L92 46Q40 240 12 470Z', '#FFFFFF', 'fill-opacity="0.13"') +
    path('M266 46L196 46Q240 250 258 480Z', INK, 'fill-opacity="0.045"') +
    path(crimp, mix(art.color, '#FFFFFF', 0.12)) +
    path(
      crimp,
      sketch.down([
        [0, '#FFFFFF', 0.5],
        [0.2, '#FFFFFF', 0],
        [0.8, INK, 0.03],
        [1, INK, 0.16],
      ]),
    ) +
    path(
      crimp,
      sketch.linear([
        [0, INK, 0.04],
        [0.2, '#FFFFFF', 0.2],
        [0.6, INK, 0],
        [1, INK, 0.16],
      ]),
    ) +
    teeth;
  return {
    width,
    height,
    svg,
    outline: `${crimp}${body}${cap}`,
    foot: [62, 208],
  };
}

/** A small sun-cream tube: round shoulders, oval cap. */
export function drawSunscreen(sketch: Sketch, art: Art): Thing {
  const body = 'M10 30C8 150 14 300 24 392H176C186 300 192 150 190 30Q190 4 160 2H40Q10 4 10 30Z';
  const cap = 'M30 384H170L166 476Q164 492 146 492H54Q36 492 34 476Z';
  const svg =
    path(cap, art.accent) +
    path(cap, cylinderShade(sketch, 1, 0.9)) +
    path(body, art.color) +
    `<g ${sketch.clip(body)}>` +
    circle(100, 392, 128, lit(art.accent, 0.35), 'fill-opacity="0.45"') +
    circle(100, 392, 96, lit(art.accent, 0.2), 'fill-opacity="0.7"') +
    circle(100, 392, 64, art.accent) +
    '</g>' +
    wordmark(34, 62, {size: 20, fill: INK}) +
    text(34, 112, 'UV', {face: 'display', size: 48, fill: shaded(art.accent, 0.35), spacing: -1}) +
    text(34, 150, 'Restore', {
      face: 'display',
      size: 36,
      fill: shaded(art.accent, 0.35),
      spacing: -1,
    }) +
    text(34, 182, 'Mini · SPF 30', {face: 'strong', size: 18, fill: INK}) +
    path(body, cylinderShade(sketch, 0.8, 0.7)) +
    path(roundedRect(16, 0, 168, 22, 8), mix(art.color, '#FFFFFF', 0.3)) +
    rect(30, 384, 140, 8, INK, 0, 'fill-opacity="0.18"');
  return {width: 200, height: 492, svg, outline: body + cap, foot: [36, 164]};
}
