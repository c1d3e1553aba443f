import {INK, lit, shaded} from '../color.ts';
import {
  circle,
  ellipse,
  group,
  line,
  number,
  oval,
  path,
  type Sketch,
  slantShade,
  type Thing,
} from '../sketch.ts';

/** The green of fresh mint. */
export const MINT_GREEN = '#5FB56A';

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
    circle(160, 160, 158, slantShade(sketch, 0.4, 0.2, [])) +
    circle(160, 160, 142, lit(color, 0.82)) +
    wedges;
  return {width: 320, height: 320, svg, outline: oval(160, 160, 158, 158), foot: [60, 260]};
}
