import {INK, lit, RED, shaded} from '../color.ts';
import {
  circle,
  ellipse,
  group,
  line,
  oval,
  path,
  rect,
  roundedRect,
  type Sketch,
  slantShade,
  type Thing,
} from '../sketch.ts';
import {wordmark} from '../wordmark.ts';

import {drawTooth} from './teeth.ts';

export function drawIce(sketch: Sketch): Thing {
  const cube = roundedRect(0, 0, 190, 180, 34);
  const svg =
    path(cube, '#CFE8F7', 'fill-opacity="0.85"') +
    path(
      cube,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.9],
          [0.4, '#FFFFFF', 0.1],
          [0.6, '#6FA9D2', 0.02],
          [1, '#4C8BBB', 0.45],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    path(roundedRect(34, 32, 122, 112, 26), '#FFFFFF', 'fill-opacity="0.35"') +
    line('M24 60Q26 26 60 24', '#FFFFFF', 10, 'stroke-opacity="0.95"');
  return {width: 190, height: 180, svg, outline: cube, foot: [16, 174]};
}

/** An open parcel; `inside` is drawn between its back and its front. */
export function drawParcel(sketch: Sketch, inside: string): Thing {
  const kraft = '#D8B48A';
  const front = 'M0 260H560V620H0Z';
  const side = 'M560 260L700 190V550L560 620Z';
  const svg =
    path('M0 260L140 190H700L560 260Z', shaded(kraft, 0.62)) +
    path('M140 190L120 80H690L700 190Z', lit(kraft, 0.06)) +
    inside +
    path(side, shaded(kraft, 0.3)) +
    path(front, kraft) +
    path(front, slantShade(sketch, 0.28, 0.1)) +
    path('M0 260L-90 330L-60 372L10 300Z', lit(kraft, 0.16)) +
    path('M560 260L700 190L792 236L670 316Z', shaded(kraft, 0.14)) +
    rect(0, 404, 560, 62, RED) +
    wordmark(280, 446, {
      size: 38,
      fill: '#FFFFFF',
      anchor: 'middle',
      spacing: -0.8,
    });
  return {
    width: 700,
    height: 620,
    svg,
    outline: 'M0 260L120 80H690L700 190V550L560 620H0Z',
    foot: [0, 660],
  };
}

/** A face, arms and boots for a brush, in the coordinates of a manual brush of height 944. */
export function drawLostLimbs(sketch: Sketch): string {
  const eye = (x: number) =>
    circle(x, 330, 25, '#FFFFFF') + circle(x - 6, 324, 11, INK) + circle(x - 10, 319, 4, '#FFFFFF');
  const boot = (x: number) =>
    path(
      `M${x} 1000C${x - 4} 1030 ${x - 60} 1030 ${x - 62} 1056Q${x - 62} 1068 ${x - 50} 1068H${x + 30}V1000Z`,
      sketch.linear([
        [0, '#3C4A74'],
        [1, INK],
      ]),
    );
  return (
    line('M66 920C50 960 34 980 28 1010M92 920C104 960 118 980 122 1010', INK, 16) +
    boot(28) +
    boot(124) +
    line('M104 560C170 560 190 500 168 440', INK, 14) +
    line('M60 580C-10 620 -50 650 -64 720', INK, 14) +
    circle(168, 436, 18, INK) +
    eye(52) +
    eye(104) +
    line('M60 384Q78 368 98 386', INK, 7) +
    line('M34 290Q50 276 66 290M92 284Q106 274 122 288', INK, 6)
  );
}

/** A small suitcase. */
export function drawSuitcase(sketch: Sketch, color: string): Thing {
  const shell = roundedRect(0, 50, 240, 170, 30);
  const svg =
    line('M80 56V26Q80 10 96 10H144Q160 10 160 26V56', shaded(color, 0.5), 14) +
    path(shell, color) +
    path(shell, slantShade(sketch, 0.36, 0.26)) +
    rect(50, 50, 18, 170, shaded(color, 0.35)) +
    rect(172, 50, 18, 170, shaded(color, 0.35)) +
    circle(120, 136, 26, '#FFF1BF') +
    circle(120, 142, 13, RED);
  return {width: 240, height: 220, svg, outline: shell, foot: [20, 220]};
}

/** A stack of books. */
export function drawBooks(sketch: Sketch): Thing {
  const books = [
    ['#2F6FC4', 430, 74, 10],
    ['#F2B84B', 380, 62, 40],
    ['#D3203B', 410, 84, 18],
    ['#1F9E83', 350, 58, 52],
  ] as const;
  let y = 0;
  const total = books.reduce((sum, [, , h]) => sum + h, 0);
  let svg = '';
  for (const [color, width, height, x] of books) {
    svg +=
      rect(x, y, width, height, color, 8) +
      rect(x + width - 26, y + 8, 26, height - 16, '#FBF7EE', 3) +
      rect(x + 34, y + 8, 10, height - 16, '#FFFFFF', 2, 'fill-opacity="0.35"') +
      rect(
        x,
        y,
        width,
        height,
        sketch.down([
          [0, '#FFFFFF', 0.3],
          [0.4, '#FFFFFF', 0],
          [0.6, INK, 0],
          [1, INK, 0.2],
        ]),
        8,
      );
    y += height;
  }
  return {
    width: 450,
    height: total,
    svg,
    outline: roundedRect(16, 0, 410, total, 8),
    foot: [14, 436],
  };
}

export function drawMedal(sketch: Sketch): Thing {
  const svg =
    path('M70 0H130L190 210L140 240Z', '#2F6FC4') +
    path('M250 0H310L240 240L190 210Z', RED) +
    circle(190, 320, 116, '#E7B84C') +
    circle(190, 320, 116, slantShade(sketch, 0.6, 0.3, [0.45, 0.6])) +
    circle(190, 320, 90, 'none', 'stroke="#FFF1BF" stroke-width="6"') +
    group(drawTooth(sketch).svg, 'translate(136 250) scale(0.36)');
  return {width: 380, height: 440, svg, outline: oval(190, 320, 116, 116), foot: [90, 290]};
}

/** A tap from the right with a stream of water. */
export function drawTap(sketch: Sketch): Thing {
  const spout = 'M620 40H220Q90 40 90 170V230H190V180Q190 140 240 140H620Z';
  const steel = sketch.down([
    [0, '#F4F7FB'],
    [0.3, '#C8D1DE'],
    [0.6, '#EEF2F7'],
    [1, '#8E9BB0'],
  ]);
  const svg =
    path(
      'M106 226H174L168 700H112Z',
      sketch.linear([
        [0, '#CFE8F7', 0.9],
        [0.4, '#FFFFFF', 0.9],
        [1, '#9CCBE6', 0.85],
      ]),
    ) +
    path(spout, steel) +
    rect(80, 214, 120, 34, '#B4C0D0', 8) +
    rect(80, 214, 120, 12, '#FFFFFF', 6, 'fill-opacity="0.6"') +
    rect(330, 0, 120, 46, '#D5DDE8', 14) +
    ellipse(390, 4, 70, 14, '#EEF2F7');
  return {width: 620, height: 700, svg, outline: spout, foot: [90, 190]};
}
