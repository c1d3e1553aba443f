import {INK, mix} from '../color.ts';
import {
  circle,
  cylinderShade,
  ellipse,
  line,
  number,
  oval,
  path,
  roundedRect,
  type Sketch,
  type Thing,
} from '../sketch.ts';

/** A tumbler of water; `back` is drawn behind what stands in it, `front` before it. */
export function drawGlass(sketch: Sketch, water = true): Thing & {back: string; front: string} {
  const outer = 'M0 24L30 470Q34 500 66 500H254Q286 500 290 470L320 24Z';
  const inner = 'M24 180L44 456Q46 476 68 476H252Q274 476 276 456L296 180Z';
  const back =
    ellipse(160, 24, 160, 24, '#FFFFFF', 'fill-opacity="0.28"') +
    path(outer, '#FFFFFF', 'fill-opacity="0.2"') +
    (water
      ? path(
          inner,
          sketch.down([
            [0, '#D5ECF8', 0.75],
            [1, '#9CCBE6', 0.7],
          ]),
        ) + ellipse(160, 180, 136, 18, '#EEF9FF', 'fill-opacity="0.95"')
      : '');
  const front =
    path(
      outer,
      sketch.linear([
        [0, INK, 0.16],
        [0.06, '#FFFFFF', 0.1],
        [0.14, '#FFFFFF', 0.55],
        [0.2, '#FFFFFF', 0.08],
        [0.6, '#FFFFFF', 0],
        [0.86, '#FFFFFF', 0.28],
        [0.94, INK, 0.05],
        [1, INK, 0.18],
      ]),
    ) +
    line('M42 60L62 420', '#FFFFFF', 10, 'stroke-opacity="0.75"') +
    line('M276 420L292 200', '#FFFFFF', 5, 'stroke-opacity="0.5"') +
    ellipse(160, 24, 160, 24, 'none', 'stroke="#FFFFFF" stroke-opacity="0.9" stroke-width="5"') +
    line('M40 486Q160 506 280 486', '#FFFFFF', 6, 'stroke-opacity="0.6"');
  return {width: 320, height: 500, svg: back + front, outline: outer, foot: [36, 284], back, front};
}

/** A stack of folded towels. */
export function drawTowels(sketch: Sketch, colors: readonly string[]): Thing {
  const layer = 92;
  const svg = colors
    .map((color, index) => {
      const y = index * layer;
      const fold = `M30 ${y}H470Q500 ${y} 500 ${y + 30}V${y + layer}H24Q0 ${y + layer} 0 ${y + layer / 2}T30 ${y}Z`;
      return (
        path(fold, color) +
        path(
          fold,
          sketch.down([
            [0, '#FFFFFF', 0.4],
            [0.3, '#FFFFFF', 0],
            [0.75, INK, 0.02],
            [1, INK, 0.2],
          ]),
        ) +
        line(
          `M26 ${y + layer / 2}Q240 ${y + layer / 2 + 8} 500 ${y + layer / 2 - 4}`,
          INK,
          2,
          'stroke-opacity="0.12"',
        ) +
        line(
          `M26 ${y + 14}Q8 ${y + layer / 2} 26 ${y + layer - 12}`,
          '#FFFFFF',
          4,
          'stroke-opacity="0.5"',
        )
      );
    })
    .join('');
  const height = colors.length * layer;
  return {width: 500, height, svg, outline: roundedRect(0, 0, 500, height, 30), foot: [10, 500]};
}

/** A cup on its saucer, from the side. */
export function drawCup(sketch: Sketch, drink: string, glass = false): Thing {
  const cup = 'M40 60H320C318 160 290 250 230 262H130C70 250 42 160 40 60Z';
  const china = glass ? '#FFFFFF' : '#FBFAF7';
  const svg =
    ellipse(180, 276, 190, 22, '#EDE9E1') +
    ellipse(180, 270, 190, 20, '#FBFAF7') +
    line('M318 90C400 84 396 190 292 190', glass ? '#E3EEF4' : '#F2EFE9', 24) +
    path(cup, china, glass ? 'fill-opacity="0.5"' : '') +
    (glass
      ? path(
          'M50 100H310C304 170 280 236 226 246H134C80 236 56 170 50 100Z',
          drink,
          'fill-opacity="0.88"',
        )
      : '') +
    path(cup, cylinderShade(sketch, 0.8, 0.6)) +
    ellipse(180, 60, 140, 22, glass ? '#FFFFFF' : '#EFEBE4', glass ? 'fill-opacity="0.4"' : '') +
    ellipse(180, 63, 126, 17, drink) +
    ellipse(150, 61, 60, 6, '#FFFFFF', 'fill-opacity="0.25"');
  return {width: 400, height: 298, svg, outline: cup + oval(180, 274, 190, 22), foot: [0, 360]};
}

/** A swirl of paste or cream lying flat. */
export function drawSwirl(sketch: Sketch, color: string, stripe: string): Thing {
  const blob =
    'M10 190C-10 130 60 100 90 120C80 70 150 40 190 74C200 20 270 0 310 40C360 10 420 60 396 120C440 150 410 220 350 214C300 250 90 260 10 190Z';
  const svg =
    path(blob, color) +
    path(
      blob,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.6],
          [0.45, '#FFFFFF', 0],
          [1, INK, 0.2],
        ],
        [0, 0],
        [0.6, 1],
      ),
    ) +
    line(
      'M60 190C110 190 130 160 104 132M150 196C214 190 226 120 196 92M250 196C330 188 346 110 312 62M330 196C380 190 396 160 384 130',
      stripe,
      13,
      'stroke-opacity="0.55"',
    ) +
    line(
      'M34 160Q50 132 84 140M118 112Q140 82 176 96M220 70Q246 40 288 58',
      '#FFFFFF',
      8,
      'stroke-opacity="0.9"',
    );
  return {width: 414, height: 244, svg, outline: blob, foot: [20, 400]};
}

/** A soap bubble, centred on (0, 0). */
export function drawBubble(sketch: Sketch, r: number, color: string): string {
  return (
    circle(
      0,
      0,
      r,
      sketch.radial([
        [0, '#FFFFFF', 0.05],
        [0.72, color, 0.12],
        [0.92, '#FFFFFF', 0.5],
        [1, color, 0.55],
      ]),
    ) +
    ellipse(
      -r * 0.4,
      -r * 0.44,
      r * 0.2,
      r * 0.12,
      '#FFFFFF',
      `fill-opacity="0.95" transform="rotate(-40 ${number(-r * 0.4)} ${number(-r * 0.44)})"`,
    )
  );
}

/** A small heap of powder. */
export function drawPowder(sketch: Sketch): Thing {
  const heap = 'M0 110C60 100 110 20 170 8C230 0 270 70 360 110C280 130 80 130 0 110Z';
  const svg =
    path(heap, '#FFFFFF') +
    path(
      heap,
      sketch.linear([
        [0, '#FFFFFF', 0],
        [0.5, INK, 0.02],
        [1, INK, 0.18],
      ]),
    ) +
    Array.from({length: 26}, (_, index) =>
      circle(((index * 137) % 380) - 10, 112 + ((index * 29) % 22), 1.6 + (index % 3), '#FFFFFF'),
    ).join('');
  return {width: 360, height: 128, svg, outline: heap, foot: [20, 340]};
}

/** A wound thread of floss. */
export function drawThread(color: string): Thing {
  const loops = [0, 1, 2, 3]
    .map((turn) =>
      line(
        `M${20 + turn * 10} ${120 - turn * 6}C${60 + turn * 8} ${-10 + turn * 14} ${260 - turn * 4} ${-14 + turn * 16} ${280 - turn * 10} ${110 + turn * 4}C${290 - turn * 12} ${230 - turn * 10} ${60 + turn * 10} ${240 - turn * 12} ${24 + turn * 12} ${126}`,
        mix(color, '#FFFFFF', 0.5 + turn * 0.12),
        8,
      ),
    )
    .join('');
  const svg = loops + line('M270 150C330 210 380 180 430 214', mix(color, '#FFFFFF', 0.6), 8);
  return {
    width: 440,
    height: 230,
    svg,
    outline: roundedRect(16, 30, 270, 170, 80),
    foot: [20, 300],
  };
}

/** A dollop of foam, its top at (0, 0). */
export function drawFoam(sketch: Sketch): string {
  const fill = sketch.radial(
    [
      [0, '#FFFFFF'],
      [0.7, '#F4F8FC'],
      [1, '#CBD9E8'],
    ],
    [0.36, 0.32],
    0.8,
  );
  return [
    [-96, 174, 92],
    [8, 194, 104],
    [104, 170, 84],
    [-52, 114, 74],
    [50, 102, 80],
    [-4, 50, 60],
  ]
    .map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`)
    .join('');
}
