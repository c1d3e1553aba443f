import type {Art} from '../../seed/format.ts';
import {INK, lit, luminance, mix, readable, shaded, textOn} from '../color.ts';
import {fittingSize} from '../fonts.ts';
import {
  circle,
  cylinderShade,
  ellipse,
  group,
  line,
  oval,
  path,
  rect,
  roundedRect,
  type Sketch,
  slantShade,
  text,
  type Thing,
} from '../sketch.ts';
import {BRAND, nameSize, wordmark} from '../wordmark.ts';

/** A whitening pen standing, brush tip up. */
export function drawPen(sketch: Sketch, art: Art): Thing {
  const cx = 44;
  const body = 'M4 262H84V760Q84 778 66 778H22Q4 778 4 760Z';
  const nozzle = 'M27 132C26 180 12 200 10 240H78C76 200 62 180 61 132Z';
  const tip = 'M31 134C28 92 36 40 52 8C54 4 58 6 58 12C60 60 60 100 57 134Z';
  const print = textOn(art.color);
  const name = `${art.label.line} ${art.label.name}`.trim();
  const svg =
    path(tip, '#FDFDFB') +
    path(
      tip,
      sketch.linear([
        [0, '#FFFFFF', 0],
        [1, INK, 0.22],
      ]),
    ) +
    [36, 40, 44, 48, 52]
      .map((x, index) =>
        line(
          `M${x} 132Q${x - 1 + index} 70 ${52 + index} ${18 + index * 2}`,
          INK,
          0.8,
          'stroke-opacity="0.22"',
        ),
      )
      .join('') +
    path(nozzle, '#EEF1F6') +
    path(nozzle, cylinderShade(sketch, 1, 0.9)) +
    rect(27, 128, 34, 8, '#C9D1DD', 3) +
    path(body, art.color) +
    rect(4, 236, 80, 42, art.accent, 6) +
    rect(4, 690, 80, 3, INK, 0, 'fill-opacity="0.3"') +
    rect(4, 694, 80, 84, shaded(art.color, luminance(art.color) > 0.5 ? 0.1 : 0.25), 14) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((rib) => line(`M${12 + rib * 9.2} 706V768`, INK, 2, 'stroke-opacity="0.14"'))
      .join('') +
    group(
      wordmark(0, 0, {size: 29, fill: print, spacing: -0.6}) +
        text(158, 0, name, {
          face: 'strong',
          size: fittingSize(name, 'strong', 226, 21),
          fill: readable(art.accent, art.color, 2.4),
        }),
      'translate(35 296) rotate(90)',
    ) +
    path(body, cylinderShade(sketch, 1, 0.85)) +
    path(roundedRect(4, 236, 80, 42, 6), cylinderShade(sketch, 1, 0.9));
  return {
    width: 88,
    height: 778,
    svg,
    outline: `${body}${nozzle}${tip}M4 236H84V280H4Z`,
    foot: [cx - 36, cx + 36],
  };
}

/** The pen's cap, standing. */
export function drawPenCap(sketch: Sketch, art: Art): Thing {
  const cap = 'M4 60Q4 4 44 4T84 60V250Q84 258 76 258H12Q4 258 4 250Z';
  const svg =
    path(cap, art.color) +
    path(cap, cylinderShade(sketch, 1, 0.9)) +
    rect(66, 46, 12, 140, art.accent, 6) +
    rect(66, 46, 5, 140, '#FFFFFF', 3, 'fill-opacity="0.4"');
  return {width: 88, height: 258, svg, outline: cap, foot: [8, 80]};
}

/** The comfort-fit device: a soft lit mouthpiece on a small body. */
export function drawDevice(sketch: Sketch, art: Art): Thing {
  const band =
    'M24 66C10 60 8 26 40 22C130 8 380 8 470 22C502 26 500 60 486 66C496 110 470 196 424 214C396 224 366 212 356 190C330 208 180 208 154 190C144 212 114 224 86 214C40 196 14 110 24 66Z';
  const inner =
    'M70 70C140 54 370 54 440 70C446 110 428 160 404 172C388 178 374 168 366 150C320 166 190 166 144 150C136 168 122 178 106 172C82 160 64 110 70 70Z';
  const body = 'M172 196Q255 214 338 196L352 392Q354 436 312 440H198Q156 436 158 392Z';
  const lights = Array.from({length: 9}, (_, index) => {
    const x = 104 + index * 37.8;
    const y = 104 + Math.cos(((index - 4) / 4) * 1.2) * 14;
    return circle(x, y, 22, '#7CC4FF', 'fill-opacity="0.35"') + circle(x, y, 8, '#F3FAFF');
  }).join('');
  const svg =
    path(body, art.color) +
    path(body, cylinderShade(sketch, 0.9, 0.7)) +
    rect(172, 190, 168, 14, INK, 7, 'fill-opacity="0.16"') +
    path(band, mix(art.accent, '#FFFFFF', 0.62)) +
    path(
      band,
      sketch.down([
        [0, '#FFFFFF', 0.75],
        [0.4, '#FFFFFF', 0.1],
        [1, shaded(art.accent, 0.4), 0.5],
      ]),
    ) +
    path(
      inner,
      sketch.radial(
        [
          [0, '#EAF6FF'],
          [0.5, '#8CCBFF'],
          [1, '#3F8EE6'],
        ],
        [0.5, 0.4],
        0.62,
      ),
    ) +
    lights +
    line('M40 44C130 28 380 28 470 44', '#FFFFFF', 7, 'stroke-opacity="0.85"') +
    circle(255, 300, 34, INK, 'fill-opacity="0.07"') +
    circle(
      255,
      298,
      32,
      sketch.linear(
        [
          [0, shaded(art.color, 0.2)],
          [1, lit(art.color, 0.6)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    circle(255, 298, 26, lit(art.color, 0.3)) +
    circle(255, 298, 9, 'none', `stroke="${art.accent}" stroke-width="4"`) +
    wordmark(255, 396, {size: 27, anchor: 'middle', fill: INK});
  return {width: 510, height: 442, svg, outline: band + body, foot: [170, 340]};
}

/** The LED kit's tray: a bite tray with a small round light. */
export function drawTray(sketch: Sketch, art: Art): Thing {
  const tray =
    'M10 90C0 20 60 0 130 0H270C340 0 400 20 390 90C384 150 350 190 316 188C290 186 286 150 262 140H138C114 150 110 186 84 188C50 190 16 150 10 90Z';
  const svg =
    path(tray, '#E7F1FC', 'fill-opacity="0.95"') +
    path(
      tray,
      sketch.down([
        [0, '#FFFFFF', 0.8],
        [1, '#8FB8E6', 0.55],
      ]),
    ) +
    path(
      'M44 84C40 48 80 36 132 34H268C320 36 360 48 356 84C352 112 336 128 318 130C300 122 292 100 264 98H136C108 100 100 122 82 130C64 128 48 112 44 84Z',
      '#9CCBFF',
      'fill-opacity="0.6"',
    ) +
    line('M40 40C70 14 120 14 200 14', '#FFFFFF', 8, 'stroke-opacity="0.9"') +
    path(oval(200, 176, 104, 84), art.color) +
    path(oval(200, 176, 104, 84), slantShade(sketch, 0.45, 0.3, [0.5])) +
    ellipse(200, 160, 60, 34, art.accent, 'fill-opacity="0.35"') +
    [-40, -20, 0, 20, 40]
      .map(
        (x) =>
          circle(200 + x, 160, 7, '#F2F9FF') +
          circle(200 + x, 160, 14, '#9CD0FF', 'fill-opacity="0.4"'),
      )
      .join('') +
    wordmark(200, 222, {
      size: 24,
      fill: textOn(art.color),
      anchor: 'middle',
    });
  return {width: 400, height: 262, svg, outline: tray + oval(200, 176, 104, 84), foot: [110, 290]};
}

/** A gel syringe lying, needle cap to the right. */
export function drawSyringe(sketch: Sketch, art: Art): Thing {
  const barrel = roundedRect(120, 24, 300, 62, 10);
  const svg =
    rect(0, 14, 18, 82, '#EDF1F6', 6) +
    rect(14, 42, 120, 26, '#DDE3EC', 4) +
    rect(106, 4, 20, 102, '#EDF1F6', 8) +
    path(barrel, '#F4F8FD', 'fill-opacity="0.95"') +
    rect(220, 32, 192, 46, mix(art.accent, '#FFFFFF', 0.55), 6) +
    rect(208, 30, 16, 50, INK, 4, 'fill-opacity="0.65"') +
    rect(250, 24, 150, 62, art.color, 0) +
    text(325, 63, 'Whitening gel', {
      face: 'strong',
      size: 20,
      fill: textOn(art.color),
      anchor: 'middle',
    }) +
    path('M420 40L450 48V62L420 70Z', '#DDE3EC') +
    rect(446, 40, 70, 30, art.accent, 10) +
    path(
      `${barrel}M446 40H516V70H446Z`,
      sketch.down([
        [0, '#FFFFFF', 0.25],
        [0.25, '#FFFFFF', 0.6],
        [0.5, '#FFFFFF', 0],
        [1, INK, 0.22],
      ]),
    );
  return {
    width: 516,
    height: 110,
    svg,
    outline: `${barrel}M0 14H20V96H0ZM106 4H126V106H106ZM14 42H120V68H14ZM440 40H516V70H440Z`,
    foot: [0, 516],
  };
}

/** A lying storage case with rounded corners. */
export function drawCase(
  sketch: Sketch,
  color: string,
  width: number,
  height: number,
  name = BRAND,
): Thing {
  const shell = roundedRect(0, 0, width, height, Math.min(width, height) * 0.34);
  const svg =
    path(shell, color) +
    path(
      shell,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.42],
          [0.4, '#FFFFFF', 0.04],
          [0.7, INK, 0.02],
          [1, INK, 0.24],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    line(`M8 ${height * 0.62}H${width - 8}`, INK, 2.4, 'stroke-opacity="0.2"') +
    text(width / 2, height * 0.42, name, {
      face: 'display',
      size: nameSize(name, Math.min(34, width * 0.13)),
      fill: textOn(color),
      anchor: 'middle',
    });
  return {width, height, svg, outline: shell, foot: [20, width - 20]};
}

/** A USB-C cable in a loose coil, seen from above. */
export function drawCable(color: string): Thing {
  const coil =
    'M30 60C120 40 220 60 236 130C250 200 160 236 100 210C40 184 60 100 140 96C230 92 280 150 250 220C238 250 210 262 180 270';
  const svg =
    line(coil, shaded(color, 0.25), 15) +
    line(coil, color, 11) +
    line(coil, '#FFFFFF', 3, 'stroke-opacity="0.6"') +
    group(
      rect(-8, -14, 56, 28, color, 8) +
        rect(44, -9, 22, 18, '#B9C2D0', 4) +
        rect(-8, -14, 56, 11, '#FFFFFF', 6, 'fill-opacity="0.4"'),
      'translate(24 62) rotate(188)',
    ) +
    group(
      rect(-8, -14, 56, 28, color, 8) +
        rect(44, -9, 22, 18, '#B9C2D0', 4) +
        rect(-8, -14, 56, 11, '#FFFFFF', 6, 'fill-opacity="0.4"'),
      'translate(186 268) rotate(166)',
    );
  return {
    width: 290,
    height: 290,
    svg,
    outline: `${oval(140, 160, 112, 96)}M52 160A88 72 0 1 0 228 160A88 72 0 1 0 52 160Z`,
    foot: [30, 250],
  };
}
