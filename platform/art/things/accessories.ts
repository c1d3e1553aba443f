import {INK, lit, readable, shaded, textOn} from '../color.ts';
import {
  circle,
  cylinderShade,
  ellipse,
  group,
  line,
  path,
  rect,
  roundedRect,
  type Sketch,
  slantShade,
  type Stop,
  text,
  type Thing,
} from '../sketch.ts';
import {wordmark} from '../wordmark.ts';

import {drawHead} from './power-brushes.ts';

/** The charging base with its pin and a loop of cord. */
export function drawCharger(sketch: Sketch, look: {color: string; accent: string}): Thing {
  const {color, accent} = look;
  const puck =
    'M20 190C20 150 110 124 250 124S480 150 480 190V286C480 334 376 360 250 360S20 334 20 286Z';
  const pin = 'M222 40Q222 18 250 18T278 40V164H222Z';
  const cord = 'M470 290C560 300 620 340 640 292C662 236 580 200 552 262C528 320 640 372 740 330';
  const svg =
    line(cord, shaded(color, 0.22), 17) +
    line(cord, color, 13) +
    line(cord, '#FFFFFF', 4, 'stroke-opacity="0.6"') +
    group(
      rect(0, -20, 70, 40, color, 9) +
        rect(66, -13, 34, 26, '#B9C2D0', 4) +
        rect(0, -20, 70, 14, '#FFFFFF', 8, 'fill-opacity="0.5"'),
      'translate(728 334) rotate(-20)',
    ) +
    path(puck, color) +
    path(puck, cylinderShade(sketch, 0.9, 0.7)) +
    ellipse(250, 190, 230, 66, lit(color, 0.5)) +
    ellipse(250, 190, 230, 66, slantShade(sketch, 0.7, 0.14, [0.6])) +
    ellipse(250, 190, 132, 36, shaded(color, 0.16)) +
    ellipse(250, 192, 124, 32, lit(color, 0.2)) +
    ellipse(256, 172, 44, 13, INK, 'fill-opacity="0.16"') +
    path(pin, color) +
    path(pin, cylinderShade(sketch, 1, 0.9)) +
    text(250, 318, 'hum', {
      face: 'display',
      size: 52,
      fill: readable(accent, color),
      anchor: 'middle',
      spacing: -1.4,
    }) +
    circle(250, 346, 5, accent);
  return {width: 830, height: 362, svg, outline: puck + pin, foot: [40, 460]};
}

/** The travel case lying open: brush hollows to the left, lid to the right; or one half with its lining. */
export function drawTravelCase(
  sketch: Sketch,
  look: {color: string; accent: string; filled: boolean},
): Thing {
  const {color, accent} = look;
  const half = (x: number) => roundedRect(x, 0, 260, 1000, 92);
  const hollow = (x: number) => roundedRect(x + 20, 20, 220, 960, 76);
  const shell = (x: number) =>
    path(half(x), color) + path(half(x), slantShade(sketch, 0.5, 0.24, [0.3, 0.7], 0.4));
  const sunken = (outline: string, shade: {edge: number; fades: Stop; light: number}) =>
    path(
      outline,
      sketch.linear(
        [[0, INK, shade.edge], shade.fades, [0.5, INK, 0], [1, '#FFFFFF', shade.light]],
        [0, 0],
        [1, 0.35],
      ),
    );
  const hum = look.filled
    ? group(
        path(roundedRect(66, 260, 100, 660, 50), '#F6F7F9') +
          path(roundedRect(66, 260, 100, 660, 50), cylinderShade(sketch, 0.9, 0.8)) +
          circle(116, 360, 24, '#E7EBF1') +
          circle(116, 360, 8, 'none', `stroke="${accent}" stroke-width="4"`) +
          text(116, 640, 'hum', {face: 'display', size: 42, fill: accent, anchor: 'middle'}) +
          group(drawHead(sketch, '#F7F8FA', accent).svg, 'translate(84 20)'),
        'translate(14 26)',
      ) + group(drawHead(sketch, '#F7F8FA', '#5B9BE0').svg, 'translate(176 700) scale(0.9)')
    : path(roundedRect(80, 90, 100, 820, 50), INK, 'fill-opacity="0.1"');
  const svg =
    rect(248, 300, 34, 120, shaded(color, 0.3), 8) +
    rect(248, 600, 34, 120, shaded(color, 0.3), 8) +
    shell(0) +
    path(hollow(0), '#F3EFE7') +
    sunken(hollow(0), {edge: 0.28, fades: [0.12, INK, 0.06], light: 0.4}) +
    hum +
    shell(270) +
    path(hollow(270), shaded(color, 0.2)) +
    sunken(hollow(270), {edge: 0.3, fades: [0.14, INK, 0.08], light: 0.3}) +
    [0, 1, 2, 3, 4]
      .map((slot) => rect(350, 150 + slot * 34, 100, 12, shaded(color, 0.55), 6))
      .join('') +
    group(
      text(0, 0, 'hum', {
        face: 'display',
        size: 64,
        fill: textOn(shaded(color, 0.2)),
        anchor: 'middle',
      }),
      'translate(400 620)',
    );
  return {width: 530, height: 1000, svg, outline: half(0) + half(270), foot: [20, 510]};
}

/** A tongue cleaner: a bow on a slim handle. */
export function drawTongueCleaner(sketch: Sketch, color: string): Thing {
  const bow =
    'M100 300C30 300 0 220 10 130C20 40 60 0 100 0S180 40 190 130C200 220 170 300 100 300ZM100 266C150 266 166 204 158 136C150 66 126 36 100 36S50 66 42 136C34 204 50 266 100 266Z';
  const handle =
    'M84 292H116C118 340 112 380 114 440C118 520 128 580 126 680C126 740 116 770 100 770S74 740 74 680C72 580 82 520 86 440C88 380 82 340 84 292Z';
  const shade = cylinderShade(sketch, 1, 0.8);
  const svg =
    path(handle, color) +
    path(handle, shade) +
    path(bow, color, 'fill-rule="evenodd"') +
    path(bow, slantShade(sketch, 0.55, 0.28, [0.4]), 'fill-rule="evenodd"') +
    line('M40 118C50 62 74 34 100 34S150 62 160 118', lit(color, 0.65), 9) +
    Array.from({length: 15}, (_, index) => {
      const angle = Math.PI * (0.14 + (index / 14) * 0.72);
      const x = 100 - Math.cos(angle) * 88;
      const y = 118 - Math.sin(angle) * 106;
      return circle(x, y, 3.4, lit(color, 0.7));
    }).join('') +
    ellipse(100, 734, 9, 14, shaded(color, 0.5)) +
    group(
      wordmark(0, 0, {size: 25, fill: readable('#FFFFFF', color)}),
      'translate(92 500) rotate(90)',
    );
  return {width: 200, height: 772, svg, outline: bow + handle, foot: [76, 124]};
}

/** A paper tray for brushes lying in it. */
export function drawPaperTray(sketch: Sketch, width: number, height: number): Thing {
  const tray = roundedRect(0, 0, width, height, 26);
  const inside = roundedRect(18, 18, width - 36, height - 36, 16);
  const svg =
    path(tray, '#FFFFFF') +
    path(inside, '#EFEBE3') +
    path(
      inside,
      sketch.linear(
        [
          [0, INK, 0.14],
          [0.06, INK, 0.03],
          [0.9, INK, 0],
          [1, '#FFFFFF', 0.5],
        ],
        [0, 0],
        [1, 1],
      ),
    );
  return {width, height, svg, outline: tray, foot: [10, width - 10]};
}

/** An AA or AAA cell, standing. */
export function drawCell(sketch: Sketch): Thing {
  const body = roundedRect(0, 14, 58, 236, 8);
  const svg =
    rect(18, 0, 22, 18, '#C6CDD8', 4) +
    path(body, '#2B3350') +
    rect(0, 14, 58, 60, '#D9B25F', 8) +
    group(wordmark(0, 0, {size: 22, fill: '#FFFFFF'}), 'translate(22 96) rotate(90)') +
    path(body, cylinderShade(sketch, 1, 0.9));
  return {width: 58, height: 250, svg, outline: `${body}M18 0H40V16H18Z`, foot: [2, 56]};
}

/** A hygiene cap for a brush head. */
export function drawHygieneCap(sketch: Sketch): Thing {
  const cap = 'M4 70C4 20 20 2 46 2S88 20 88 70V150Q88 164 74 164H18Q4 164 4 150Z';
  const svg =
    path(cap, '#DCEBF8', 'fill-opacity="0.72"') +
    path(cap, cylinderShade(sketch, 0.8, 1)) +
    line('M22 60C24 34 34 20 50 18', '#FFFFFF', 6, 'stroke-opacity="0.8"');
  return {width: 92, height: 164, svg, outline: cap, foot: [8, 84]};
}

/** A sheet of stickers. */
export function drawStickers(sketch: Sketch, faces: readonly string[]): Thing {
  const sheet = roundedRect(0, 0, 300, 380, 14);
  const svg =
    path(sheet, '#FFFFFF') +
    path(sheet, slantShade(sketch, 0, 0.06, [])) +
    faces
      .map((face, index) =>
        group(
          circle(0, 4, 62, INK, 'fill-opacity="0.1"') + circle(0, 0, 62, '#FFF7EC') + face,
          `translate(${82 + (index % 2) * 138} ${92 + Math.floor(index / 2) * 148})`,
        ),
      )
      .join('') +
    rect(50, 322, 200, 10, INK, 5, 'fill-opacity="0.1"');
  return {width: 300, height: 380, svg, outline: sheet, foot: [0, 300]};
}
