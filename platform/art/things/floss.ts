import type {Art} from '../../seed/format.ts';
import {INK, lit, readable, textOn} from '../color.ts';
import {drawLabelText} from '../label.ts';
import {drawMotif} from '../motifs.ts';
import {
  circle,
  group,
  line,
  oval,
  path,
  rect,
  roundedRect,
  type Sketch,
  text,
  type Thing,
} from '../sketch.ts';
import {wordmark} from '../wordmark.ts';

/** A box of floss with its thread over the cutter. */
export function drawFloss(sketch: Sketch, art: Art): Thing {
  const box = roundedRect(0, 70, 320, 270, 46);
  const lid = 'M0 150V116Q0 70 46 70H274Q320 70 320 116V150Z';
  const svg =
    line('M206 96C220 20 300 -6 352 40C392 76 420 40 452 58', lit(art.accent, 0.45), 9) +
    line('M206 96C220 20 300 -6 352 40C392 76 420 40 452 58', '#FFFFFF', 4.4) +
    path(box, art.color) +
    `<g ${sketch.clip(box)}>${drawMotif(sketch, art, {x: 140, y: 210, width: 190, height: 132})}</g>` +
    path(lid, art.accent) +
    rect(184, 84, 44, 22, '#DDE3EC', 6) +
    rect(184, 84, 44, 8, '#FFFFFF', 4, 'fill-opacity="0.7"') +
    path('M190 106H222L206 116Z', '#9AA6B8') +
    wordmark(30, 136, {
      size: 32,
      fill: textOn(art.accent),
      spacing: -0.5,
    }) +
    text(30, 206, 'Woven', {
      face: 'display',
      size: 46,
      fill: readable(art.accent, art.color),
      spacing: -1,
    }) +
    text(30, 248, 'Floss', {
      face: 'display',
      size: 46,
      fill: readable(art.accent, art.color),
      spacing: -1,
    }) +
    text(30, 284, 'Mint · 50 yd', {face: 'text', size: 22, fill: INK}) +
    path(
      box,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.5],
          [0.35, '#FFFFFF', 0.05],
          [0.6, INK, 0],
          [1, INK, 0.22],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    line('M4 150H316', INK, 2.4, 'stroke-opacity="0.16"') +
    line('M10 118Q14 82 50 78', '#FFFFFF', 6, 'stroke-opacity="0.65"');
  return {width: 460, height: 340, svg, outline: box, foot: [20, 300]};
}

/** A floss pick, grip down. */
export function drawPick(sketch: Sketch, color: string): Thing {
  const grip = 'M44 92C40 150 34 220 40 262Q48 300 62 262C70 220 62 150 64 92Z';
  const bow =
    'M16 0Q28 0 28 14V56Q28 78 54 78Q80 78 80 56V14Q80 0 92 0L96 4V60Q96 98 54 98Q12 98 12 60V4Z';
  const svg =
    path(bow + grip, color) +
    path(
      bow + grip,
      sketch.linear([
        [0, '#FFFFFF', 0.35],
        [0.5, '#FFFFFF', 0],
        [1, INK, 0.18],
      ]),
    ) +
    line('M14 8H94', '#FFFFFF', 4) +
    line('M14 9.5H94', INK, 1, 'stroke-opacity="0.15"');
  return {width: 108, height: 290, svg, outline: bow + grip, foot: [40, 64]};
}

/** A resealable pouch of floss picks. */
export function drawPickPouch(sketch: Sketch, art: Art): Thing {
  const pouch =
    'M10 0H410Q420 0 419 12C412 200 412 360 424 540Q426 560 404 566Q210 590 16 566Q-6 560 -4 540C8 360 8 200 1 12Q0 0 10 0Z';
  const window = oval(210, 440, 120, 74);
  const words = drawLabelText(
    {...art, label: {...art.label, line: 'Kids'}},
    {
      x: 44,
      y: 104,
      width: 200,
      height: 200,
    },
  );
  const svg =
    path(pouch, art.color) +
    rect(170, 22, 80, 20, lit(art.color, 0.7), 10) +
    line('M20 66H402M20 74H402', INK, 2, 'stroke-opacity="0.16"') +
    circle(214, 560, 250, lit(art.color, 0.4), `fill-opacity="0.5" ${sketch.clip(pouch)}`) +
    path(window, lit(art.color, 0.86)) +
    `<g ${sketch.clip(window)}>${[
      [-24, 120, art.accent],
      [18, 190, '#F2B84B'],
      [-8, 246, art.color],
      [30, 300, art.accent],
    ]
      .map(([turn, x, color]) =>
        group(
          drawPick(sketch, String(color)).svg,
          `translate(${Number(x)} 372) rotate(${Number(turn)}) scale(0.62)`,
        ),
      )
      .join('')}</g>` +
    words.svg +
    `<g transform="translate(322 210)">${drawMotif(sketch, {...art, motif: 'none', accent: lit(art.color, 0.4)}, {x: -80, y: -60, width: 160, height: 150}).replace(/<path[^>]*\/>/, '')}</g>` +
    path(
      pouch,
      sketch.linear([
        [0, INK, 0.12],
        [0.08, '#FFFFFF', 0.3],
        [0.2, '#FFFFFF', 0.05],
        [0.5, '#FFFFFF', 0.12],
        [0.7, INK, 0],
        [1, INK, 0.2],
      ]),
    );
  return {width: 424, height: 580, svg, outline: pouch, foot: [10, 410]};
}
