import {INK, lit, mix, RED, shaded} from '../color.ts';
import {
  circle,
  cylinderShade,
  ellipse,
  group,
  line,
  number,
  oval,
  path,
  rect,
  roundedRect,
  type Sketch,
  text,
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

/** A mint leaf, stalk at the bottom. */
export function drawLeaf(sketch: Sketch, color: string, slim = false): Thing {
  const w = slim ? 70 : 130;
  const blade = `M${w / 2} 0C${w * 1.02} 40 ${w * 1.04} 150 ${w / 2} 220C${-w * 0.04} 150 ${-w * 0.02} 40 ${w / 2} 0Z`;
  const veins = [50, 90, 130, 170]
    .map(
      (y) =>
        line(
          `M${w / 2} ${y}Q${w * 0.72} ${y - 22} ${w * 0.84} ${y - 34}`,
          lit(color, 0.45),
          2.6,
          'stroke-opacity="0.7"',
        ) +
        line(
          `M${w / 2} ${y}Q${w * 0.28} ${y - 22} ${w * 0.16} ${y - 34}`,
          lit(color, 0.45),
          2.6,
          'stroke-opacity="0.7"',
        ),
    )
    .join('');
  const svg =
    path(
      blade,
      sketch.linear(
        [
          [0, lit(color, 0.35)],
          [0.5, color],
          [1, shaded(color, 0.45)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    path(`M${w / 2} 0C${w * 1.02} 40 ${w * 1.04} 150 ${w / 2} 220Z`, INK, 'fill-opacity="0.1"') +
    (slim ? '' : veins) +
    line(`M${w / 2} 14V258`, lit(color, 0.4), 4);
  return {width: w, height: 258, svg, outline: blade, foot: [w * 0.4, w * 0.6]};
}

/** A sprig of leaves. */
export function drawSprig(sketch: Sketch, color: string): Thing {
  const leaf = drawLeaf(sketch, color, true).svg;
  const svg =
    line('M150 520C146 380 150 200 156 60', shaded(color, 0.35), 6) +
    [
      [150, 430, -64],
      [150, 430, 64],
      [150, 330, -58],
      [150, 330, 58],
      [151, 230, -50],
      [151, 230, 50],
      [154, 140, -34],
      [154, 140, 34],
      [156, 80, 0],
    ]
      .map(([x = 0, y = 0, turn = 0], index) =>
        group(
          leaf,
          `translate(${x} ${y}) rotate(${turn}) scale(${number(0.74 - index * 0.03)}) translate(-35 -240)`,
        ),
      )
      .join('');
  return {width: 300, height: 520, svg, outline: oval(150, 240, 110, 230), foot: [140, 160]};
}

/** A strawberry. */
export function drawStrawberry(sketch: Sketch): Thing {
  const berry =
    'M110 40C180 20 226 80 210 150C196 220 150 270 110 280C70 270 24 220 10 150C-6 80 40 20 110 40Z';
  const seeds = [
    [60, 100],
    [110, 90],
    [160, 100],
    [40, 148],
    [86, 142],
    [134, 142],
    [180, 148],
    [66, 192],
    [110, 190],
    [154, 192],
    [92, 234],
    [128, 234],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x, y, 4.5, 7, '#FFD98A') + ellipse(x, y + 3, 4.5, 5, INK, 'fill-opacity="0.12"'),
    )
    .join('');
  const svg =
    path(
      berry,
      sketch.radial(
        [
          [0, '#FF8A83'],
          [0.45, '#E8404E'],
          [1, '#A91E38'],
        ],
        [0.34, 0.3],
        0.8,
      ),
    ) +
    seeds +
    ellipse(62, 76, 26, 14, '#FFFFFF', 'fill-opacity="0.45" transform="rotate(-28 62 76)"') +
    path(
      'M110 46C80 60 50 62 30 46C58 40 70 30 84 26C70 16 62 6 62 -4C84 2 98 10 108 22C112 8 118 -4 130 -14C136 2 134 14 130 24C148 20 170 22 190 44C166 62 138 60 110 46Z',
      sketch.linear(
        [
          [0, '#8CCB6A'],
          [1, '#3C8A45'],
        ],
        [0, 0],
        [1, 1],
      ),
    );
  return {width: 220, height: 282, svg, outline: berry, foot: [80, 140]};
}

/** A slice of watermelon lying on its rind. */
export function drawWatermelon(sketch: Sketch): Thing {
  const whole = 'M0 0H400C400 140 310 220 200 220S0 140 0 0Z';
  const pale = 'M18 0H382C380 126 298 200 200 200S20 126 18 0Z';
  const flesh = 'M34 0H366C362 116 286 182 200 182S38 116 34 0Z';
  const svg =
    path(whole, '#3F9A55') +
    path(pale, '#E6F5D8') +
    path(
      flesh,
      sketch.radial(
        [
          [0, '#FF8F92'],
          [0.7, '#F05562'],
          [1, '#E2404F'],
        ],
        [0.4, 0.1],
        0.8,
      ),
    ) +
    [
      [90, 40],
      [150, 66],
      [210, 44],
      [270, 70],
      [320, 36],
      [120, 112],
      [190, 126],
      [250, 118],
    ]
      .map(([x = 0, y = 0], index) =>
        ellipse(x, y, 7, 11, '#3A2230', `transform="rotate(${index * 23 - 40} ${x} ${y})"`),
      )
      .join('') +
    path(
      whole,
      sketch.linear([
        [0, '#FFFFFF', 0.22],
        [0.5, '#FFFFFF', 0],
        [1, INK, 0.2],
      ]),
    );
  return {width: 400, height: 220, svg, outline: whole, foot: [110, 290]};
}

/** A pear. */
export function drawPear(sketch: Sketch): Thing {
  const pear =
    'M120 40C160 40 170 90 176 130C186 180 236 200 236 270C236 340 180 370 120 370S4 340 4 270C4 200 54 180 64 130C70 90 80 40 120 40Z';
  const svg =
    line('M120 44C118 20 126 6 138 0', '#6B4A2B', 8) +
    group(drawLeaf(sketch, '#5FA64A', true).svg, 'translate(126 30) rotate(64) scale(0.42)') +
    path(
      pear,
      sketch.radial(
        [
          [0, '#F1F2A4'],
          [0.5, '#CBD662'],
          [1, '#7F9A35'],
        ],
        [0.34, 0.5],
        0.75,
      ),
    ) +
    ellipse(78, 230, 24, 48, '#FFFFFF', 'fill-opacity="0.4" transform="rotate(12 78 230)"');
  return {width: 240, height: 372, svg, outline: pear, foot: [60, 180]};
}

/** A round slice of citrus. */
export function drawCitrus(sketch: Sketch, color: string): Thing {
  const wedges = Array.from({length: 9}, (_, index) =>
    group(
      path('M0 -18C34 -60 34 -112 0 -128C-34 -112 -34 -60 0 -18Z', lit(color, 0.22)) +
        path(
          'M-6 -40C-18 -70 -18 -100 -4 -116',
          'none',
          `stroke="#FFFFFF" stroke-opacity="0.5" stroke-width="5" stroke-linecap="round"`,
        ),
      `translate(160 160) rotate(${index * 40}) scale(1 1.02)`,
    ),
  ).join('');
  const svg =
    circle(160, 160, 158, color) +
    circle(
      160,
      160,
      158,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.4],
          [1, INK, 0.2],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    circle(160, 160, 142, lit(color, 0.82)) +
    wedges;
  return {width: 320, height: 320, svg, outline: oval(160, 160, 158, 158), foot: [60, 260]};
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

/** A phone with the hum app: a mouth map, a timer, a score. */
export function drawPhone(sketch: Sketch, screen: 'map' | 'game', face = ''): Thing {
  const shell = roundedRect(0, 0, 420, 860, 62);
  const glass = roundedRect(14, 14, 392, 832, 50);
  const ground = screen === 'map' ? '#F2F8F5' : '#FFE9DC';
  const arc = (from: number, to: number, r: number) => {
    const p = (a: number) =>
      `${number(210 - Math.cos(a) * r)} ${number(400 - Math.sin(a) * r * 1.15)}`;
    return `M${p(from)}A${r} ${number(r * 1.15)} 0 0 1 ${p(to)}`;
  };
  const teeth = Array.from({length: 10}, (_, index) => {
    const step = Math.PI / 10;
    const color = [
      '#7FCFB0',
      '#7FCFB0',
      '#7FCFB0',
      '#F5C95E',
      '#7FCFB0',
      '#7FCFB0',
      '#7FCFB0',
      '#7FCFB0',
      '#F08A7A',
      '#F5C95E',
    ][index];
    return line(
      arc(index * step + 0.05, (index + 1) * step - 0.05, 120),
      color ?? '#7FCFB0',
      44,
      'stroke-linecap="butt"',
    ).replace('stroke-linecap="round" ', '');
  }).join('');
  const map =
    text(210, 116, 'This morning', {face: 'heading', size: 30, anchor: 'middle'}) +
    teeth +
    text(210, 392, '1:52', {face: 'display', size: 70, anchor: 'middle', spacing: -2}) +
    text(210, 430, 'eight seconds to go', {size: 22, anchor: 'middle', opacity: 0.7}) +
    rect(44, 500, 332, 118, '#FFFFFF', 26) +
    text(74, 550, 'Upper left', {face: 'strong', size: 26}) +
    text(74, 586, 'a little longer here', {size: 21, opacity: 0.65}) +
    rect(290, 536, 62, 40, '#F08A7A', 20) +
    text(321, 564, '62', {face: 'strong', size: 23, fill: INK, anchor: 'middle'}) +
    rect(44, 636, 332, 84, '#FFFFFF', 26) +
    text(74, 688, '420 points', {face: 'strong', size: 26}) +
    circle(330, 678, 20, '#F5C95E') +
    rect(44, 744, 332, 70, RED, 35) +
    text(210, 788, 'Done', {face: 'strong', size: 27, fill: '#FFFFFF', anchor: 'middle'});
  const game =
    circle(210, 380, 190, '#FFD3BC') +
    circle(210, 380, 140, '#FFC2A4') +
    group(face, 'translate(210 390)') +
    text(210, 116, 'Keep going', {face: 'display', size: 42, anchor: 'middle', spacing: -1}) +
    rect(54, 620, 312, 26, '#FFFFFF', 13) +
    rect(54, 620, 214, 26, '#FF7F6B', 13) +
    text(210, 700, '40 seconds', {face: 'heading', size: 36, anchor: 'middle'}) +
    [0, 1, 2, 3]
      .map((dot) => circle(132 + dot * 52, 762, 17, dot < 3 ? '#F5B94B' : '#FFFFFF'))
      .join('');
  const svg =
    path(shell, '#1B2238') +
    path(
      shell,
      sketch.linear([
        [0, '#FFFFFF', 0.4],
        [0.1, '#FFFFFF', 0],
        [0.9, '#FFFFFF', 0],
        [1, '#FFFFFF', 0.22],
      ]),
    ) +
    path(glass, ground) +
    (screen === 'map' ? map : game) +
    rect(150, 32, 120, 30, '#1B2238', 15) +
    path('M14 120V64Q14 14 64 14H300L14 560Z', '#FFFFFF', 'fill-opacity="0.16"');
  return {width: 420, height: 860, svg, outline: shell, foot: [20, 400]};
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
