import type {Art} from '../../seed/format.ts';
import {INK, lit, mix, shaded, textOn} from '../color.ts';
import {fittingSize} from '../fonts.ts';
import {drawLabelText} from '../label.ts';
import {drawMotif} from '../motifs.ts';
import {
  group,
  line,
  path,
  rect,
  roundedRect,
  type Sketch,
  slantShade,
  text,
  type Thing,
} from '../sketch.ts';
import {wordmark} from '../wordmark.ts';

import {drawTube} from './tubes.ts';

interface CartonSize {
  width: number;
  height: number;
  depth: number;
}

/** A folding carton seen from the front left, a little from above. */
export function drawCarton(sketch: Sketch, art: Art, size: CartonSize): Thing {
  const {width: w, height: h, depth: d} = size;
  const rise = d * 0.42;
  const front = `M0 ${rise}H${w}V${h + rise}H0Z`;
  const side = `M${w} ${rise}L${w + d} 0V${h}L${w} ${h + rise}Z`;
  const top = `M0 ${rise}L${d} 0H${w + d}L${w} ${rise}Z`;
  const wide = w > h * 0.9;
  const label = drawLabelText(art, {
    x: w * 0.09,
    y: rise + h * 0.07,
    width: wide ? w * 0.42 : w * 0.74,
    height: h * 0.5,
  });
  const motif = wide
    ? {x: w * 0.5, y: rise + h * 0.16, width: w * 0.5, height: h * 0.84}
    : {
        x: 0,
        y: rise + Math.max(h * 0.07 + label.height + w * 0.08, h * 0.45),
        width: w,
        height: h - Math.max(h * 0.07 + label.height + w * 0.08, h * 0.45),
      };
  const svg =
    path(side, shaded(art.accent, 0.42)) +
    path(
      side,
      sketch.linear([
        [0, INK, 0.02],
        [1, INK, 0.2],
      ]),
    ) +
    path(top, lit(art.color, 0.35)) +
    path(top, INK, 'fill-opacity="0.04"') +
    path(front, art.color) +
    `<g ${sketch.clip(front)}>${drawMotif(sketch, art, motif)}</g>` +
    label.svg +
    path(front, slantShade(sketch, 0.2, 0.1, [0.45, 0.6])) +
    line(`M1.5 ${h + rise}V${rise}H${w}`, '#FFFFFF', 2.4, 'stroke-opacity="0.6"') +
    line(`M${w} ${rise}V${h + rise}`, '#FFFFFF', 1.6, 'stroke-opacity="0.28"');
  return {
    width: w + d,
    height: h + rise,
    svg,
    outline: `M0 ${rise}L${d} 0H${w + d}V${h}L${w} ${h + rise}H0Z`,
    foot: [0, w + d * 0.6],
  };
}

/** A foil sachet of whitening strips. */
export function drawSachet(sketch: Sketch, art: Art): Thing {
  const sachet = roundedRect(0, 0, 210, 330, 8);
  const foil = lit(art.color, 0.1);
  const words = fittingSize(art.label.name, 'display', 150, 34);
  const svg =
    path(sachet, foil) +
    path(
      sachet,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.5],
          [0.22, '#FFFFFF', 0.06],
          [0.42, '#FFFFFF', 0.3],
          [0.5, INK, 0.02],
          [0.8, INK, 0.16],
          [1, '#FFFFFF', 0.12],
        ],
        [0, 0],
        [1, 0.7],
      ),
    ) +
    Array.from({length: 25}, (_, index) =>
      line(
        `M${6 + index * 8.2} 4V26M${6 + index * 8.2} 304V326`,
        INK,
        1.6,
        'stroke-opacity="0.12"',
      ),
    ).join('') +
    wordmark(28, 84, {size: 22, fill: textOn(foil)}) +
    text(28, 128, art.label.name, {
      face: 'display',
      size: words,
      fill: textOn(foil),
      spacing: -0.6,
    }) +
    text(28, 156, 'One pair', {face: 'text', size: 18, fill: textOn(foil), opacity: 0.85}) +
    path('M46 240Q105 190 164 240L156 264Q105 226 54 264Z', textOn(foil), 'fill-opacity="0.28"');
  return {width: 210, height: 330, svg, outline: sachet, foot: [0, 210]};
}

/** A clear strip half peeled from its backing. */
export function drawStrip(sketch: Sketch, art: Art): Thing {
  const backing = roundedRect(0, 70, 760, 190, 34);
  const strip =
    'M40 110H520Q560 110 560 150V180Q560 220 520 220H40Q24 220 24 200V130Q24 110 40 110Z';
  const peel = 'M500 110C600 104 660 40 742 0Q770 -8 772 20V60C720 100 650 206 540 220L500 220Z';
  const svg =
    path(backing, '#FFFFFF') +
    path(
      backing,
      sketch.down([
        [0, '#FFFFFF', 0],
        [1, INK, 0.07],
      ]),
    ) +
    wordmark(596, 232, {size: 22, fill: mix('#FFFFFF', INK, 0.28)}) +
    path(strip, mix(art.color, '#FFFFFF', 0.62), 'fill-opacity="0.55"') +
    line('M46 126H500', '#FFFFFF', 5, 'stroke-opacity="0.9"') +
    path(
      'M520 214C620 210 690 150 756 84L772 60C730 110 640 226 530 220Z',
      INK,
      'fill-opacity="0.12"',
    ) +
    path(
      peel,
      sketch.linear(
        [
          [0, mix(art.color, '#FFFFFF', 0.6), 0.6],
          [0.45, '#FFFFFF', 0.95],
          [0.7, mix(art.color, '#FFFFFF', 0.5), 0.85],
          [1, mix(art.color, '#FFFFFF', 0.75), 0.8],
        ],
        [0, 1],
        [1, 0],
      ),
    ) +
    line('M560 130C640 110 690 50 752 14', '#FFFFFF', 6, 'stroke-opacity="0.9"');
  return {width: 780, height: 270, svg, outline: backing, foot: [0, 760]};
}

/** A cotton pouch with a zip and a woven label. */
export function drawGiftPouch(sketch: Sketch, art: Art, open: boolean): Thing {
  const pouch =
    'M34 150Q330 138 626 150C646 260 652 380 658 520Q660 562 616 568Q330 590 44 568Q0 562 2 520C8 380 14 260 34 150Z';
  const lip = open
    ? 'M34 152Q330 60 626 152Q330 214 34 152Z'
    : 'M34 150Q330 138 626 150Q330 162 34 150Z';
  const tube = open
    ? group(
        drawTube(sketch, {
          ...art,
          color: '#FFFFFF',
          motif: 'sun',
          label: {line: 'Total', name: 'Daily Care', note: '1 oz'},
        }).svg,
        'translate(306 -60) rotate(12) scale(0.62)',
      )
    : '';
  const weave = Array.from({length: 30}, (_, index) =>
    line(
      `M${30 + index * 21} 170L${12 + index * 22.4} 560`,
      '#FFFFFF',
      1.6,
      'stroke-opacity="0.07"',
    ),
  ).join('');
  const svg =
    path(lip, shaded(art.color, 0.62)) +
    tube +
    path(
      open
        ? 'M34 152Q330 226 626 152C646 260 652 380 658 520Q660 562 616 568Q330 590 44 568Q0 562 2 520C8 380 14 260 34 152Z'
        : pouch,
      art.color,
    ) +
    weave +
    path(pouch, slantShade(sketch, 0.26, 0.3, [0.35, 0.6], 0.9), open ? 'fill-opacity="0.7"' : '') +
    line(open ? 'M36 156Q330 228 624 156' : 'M36 156Q330 144 624 156', shaded(art.color, 0.5), 16) +
    line(
      open ? 'M36 156Q330 228 624 156' : 'M36 156Q330 144 624 156',
      '#E9DDC8',
      5,
      'stroke-dasharray="5 9"',
    ) +
    rect(556, open ? 166 : 150, 20, 64, '#D7B777', 10) +
    rect(226, 306, 210, 118, art.accent, 6) +
    line('M236 316H426M236 414H426', art.color, 3, 'stroke-dasharray="8 6" stroke-opacity="0.6"') +
    wordmark(331, 378, {
      size: 38,
      fill: art.color,
      anchor: 'middle',
      spacing: -0.8,
    });
  return {width: 660, height: 578, svg, outline: pouch, foot: [20, 640]};
}

/** A card or a leaflet with printed lines. */
export function drawCard(sketch: Sketch, title: string, accent: string): Thing {
  const sheet = roundedRect(0, 0, 260, 350, 10);
  const svg =
    path(sheet, '#FFFFFF') +
    path(sheet, slantShade(sketch, 0, 0.06, [])) +
    rect(0, 0, 260, 104, accent, 10) +
    rect(0, 60, 260, 44, accent) +
    text(26, 66, title, {
      face: 'display',
      size: fittingSize(title, 'display', 208, 34),
      fill: textOn(accent),
    }) +
    [0, 1, 2, 3, 4, 5]
      .map((row) =>
        rect(
          26,
          140 + row * 30,
          [208, 190, 200, 150, 204, 120][row] ?? 180,
          8,
          INK,
          4,
          'fill-opacity="0.13"',
        ),
      )
      .join('');
  return {width: 260, height: 350, svg, outline: sheet, foot: [0, 260]};
}

/** A shade guide: a card with a row of teeth from warm to white. */
export function drawShadeGuide(sketch: Sketch): Thing {
  const sheet = roundedRect(0, 0, 420, 190, 12);
  const shades = ['#E9D9B4', '#EFE3C6', '#F4ECD8', '#F8F3E7', '#FCFAF4', '#FFFFFF'];
  const svg =
    path(sheet, '#F2F5FA') +
    path(sheet, slantShade(sketch, 0.6, 0.07, [])) +
    text(26, 48, 'Shade guide', {face: 'display', size: 26}) +
    shades
      .map((shade, index) =>
        path(
          `M${30 + index * 62} 78Q${54 + index * 62} 68 ${78 + index * 62} 78L${74 + index * 62} 142Q${54 + index * 62} 164 ${34 + index * 62} 142Z`,
          shade,
          `stroke="${INK}" stroke-opacity="0.14" stroke-width="2"`,
        ),
      )
      .join('');
  return {width: 420, height: 190, svg, outline: sheet, foot: [0, 420]};
}
