import {INK, lit, luminance, mix, readable, shaded} from '../color.ts';
import {
  circle,
  cylinderShade,
  group,
  line,
  number,
  path,
  rect,
  type Sketch,
  text,
  type Thing,
} from '../sketch.ts';
import {BRAND, nameSize, wordmark} from '../wordmark.ts';

/** Colours of the brushes in a pack of four. */
export const FAMILY_COLORS = ['#D3203B', '#2F6FC4', '#1F9E83', '#F2A93B'] as const;

/** Bristles seen from the side, standing to the left of `x`, from `top` down. */
function sideBristles(x: number, top: number, tufts: number, colors: readonly string[]): string {
  let drawn = '';
  for (let tuft = 0; tuft < tufts; tuft++) {
    const y = top + tuft * 15;
    const length = 50 + ([6, 0, 2, 4, 4, 4, 2, 0, 6][tuft % 9] ?? 0);
    const color = colors[tuft % colors.length] ?? '#FFFFFF';
    const edge = mix(color, INK, 0.2);
    drawn += path(
      `M${x} ${y}H${x - length + 5}Q${x - length} ${y} ${x - length} ${y + 6.5}Q${x - length} ${y + 13} ${x - length + 5} ${y + 13}H${x}Z`,
      color,
    );
    for (let strand = 1; strand < 5; strand++) {
      drawn += line(
        `M${x} ${number(y + strand * 2.7)}H${number(x - length + 2)}`,
        edge,
        0.7,
        'stroke-opacity="0.4"',
      );
    }
  }
  return drawn;
}

/** A ribbon of paste along bristles seen from the side, in the coordinates of `drawManualBrush`. */
function drawPaste(sketch: Sketch, color: string, stripe: string, x = 12): string {
  const ribbon = `M${x + 4} 148C${x - 34} 152 ${x - 52} 132 ${x - 38} 112C${x - 60} 102 ${x - 56} 76 ${x - 36} 68C${x - 54} 54 ${x - 46} 26 ${x - 24} 20C${x - 28} 4 ${x - 14} -12 ${x + 6} -24C${x} -6 ${x + 10} 0 ${x + 8} 16C${x + 12} 60 ${x + 10} 100 ${x + 4} 148Z`;
  return (
    path(ribbon, color) +
    path(
      ribbon,
      sketch.linear([
        [0, '#FFFFFF', 0.55],
        [0.3, '#FFFFFF', 0.1],
        [0.7, INK, 0.04],
        [1, INK, 0.2],
      ]),
    ) +
    line(
      `M${x - 28} 138C${x - 12} 134 ${x - 16} 114 ${x - 36} 114M${x - 44} 98C${x - 20} 92 ${x - 16} 74 ${x - 34} 70M${x - 38} 50C${x - 18} 48 ${x - 8} 30 ${x - 22} 22M${x - 16} 6C${x - 4} 2 ${x} -8 ${x + 2} -14`,
      stripe,
      8,
      'stroke-opacity="0.75"',
    ) +
    line(
      `M${x - 38} 128Q${x - 43} 120 ${x - 37} 116M${x - 49} 92Q${x - 51} 80 ${x - 41} 74M${x - 42} 44Q${x - 43} 32 ${x - 30} 25`,
      '#FFFFFF',
      5,
      'stroke-opacity="0.9"',
    )
  );
}

interface ManualBrushLook {
  color: string;
  accent: string;
  bristles?: readonly string[];
  name?: string;
  /** Paste and its stripe, where the brush is ready to use. */
  paste?: readonly [string, string];
  wood?: boolean;
}

/** A manual brush from the side, head up, bristles to the left. */
export function drawManualBrush(sketch: Sketch, look: ManualBrushLook): Thing {
  const {color, accent} = look;
  const name = look.name ?? BRAND;
  const handle =
    'M66 10Q66 0 78 0Q90 0 90 12C90 70 90 120 88 160C86 210 84 260 88 320C94 400 108 440 108 540C108 640 100 700 98 800C97 860 98 900 92 928Q86 944 76 940Q64 936 64 918C62 840 56 740 56 640C56 540 66 440 68 340C68 260 66 220 66 160Z';
  const grip =
    'M60 540C58 580 57 620 57 660C58 720 61 770 63 820C74 800 82 740 84 660C85 600 78 560 60 540Z';
  const bristles = look.bristles ?? ['#FFFFFF', lit(color, 0.45), '#FFFFFF'];
  const shade = sketch.linear([
    [0, '#FFFFFF', 0.15],
    [0.22, '#FFFFFF', 0.5],
    [0.42, '#FFFFFF', 0],
    [0.65, INK, 0.04],
    [1, INK, 0.3],
  ]);
  const svg =
    sideBristles(68, 10, 9, bristles) +
    rect(18, 8, 52, 138, INK, 4, 'fill-opacity="0.04"') +
    (look.paste === undefined ? '' : drawPaste(sketch, look.paste[0], look.paste[1])) +
    path(handle, color) +
    (look.wood === true
      ? [0, 1, 2, 3]
          .map((grain) =>
            line(
              `M${70 + grain * 7} ${360 + grain * 30}C${78 + grain * 6} 520 ${66 + grain * 8} 700 ${72 + grain * 5} ${900 - grain * 24}`,
              shaded(color, 0.5),
              1.6,
              'stroke-opacity="0.5"',
            ),
          )
          .join('') + circle(79, 890, 7, shaded(color, 0.8))
      : path(grip, accent) +
        [0, 1, 2, 3, 4, 5, 6]
          .map((rib) => line(`M62 ${590 + rib * 26}H76`, INK, 3, 'stroke-opacity="0.14"'))
          .join('')) +
    path(handle, shade) +
    line(
      'M74 20C74 90 73 150 73 220C74 330 70 400 65 500',
      '#FFFFFF',
      3.4,
      'stroke-opacity="0.5"',
    ) +
    group(
      text(0, 0, name, {
        face: 'display',
        size: nameSize(name, 25),
        fill: readable(luminance(color) > 0.4 ? INK : '#FFFFFF', color),
      }),
      'translate(86 480) rotate(88)',
    );
  return {
    width: 112,
    height: 944,
    svg,
    outline: `${handle}M68 10H14V146H68Z`,
    foot: [62, 98],
  };
}

/** A travel brush with its head swung half out of the handle. */
export function drawFoldBrush(
  sketch: Sketch,
  look: {color: string; accent: string; open: boolean},
): Thing {
  const {color, accent} = look;
  const shell = 'M120 420Q120 390 150 388H190Q222 390 222 420V884Q222 930 171 930T120 884Z';
  const shade = cylinderShade(sketch, 1, 0.8);
  const bar = 'M66 10Q66 0 78 0Q90 0 90 12V250L98 420H64L66 250Z';
  const armPlace = 'translate(89 15) rotate(-26 82 410)';
  const arm = group(
    sideBristles(68, 10, 9, ['#FFFFFF', lit(color, 0.5), '#FFFFFF']) +
      path(bar, accent) +
      path(bar, shade) +
      line('M78 20V240', '#FFFFFF', 4, 'stroke-opacity="0.7"'),
    armPlace,
  );
  const svg =
    (look.open ? arm : '') +
    path(shell, color) +
    [0, 1, 2, 3].map((slot) => rect(148, 480 + slot * 52, 46, 16, shaded(color, 0.5), 8)).join('') +
    path(shell, shade) +
    circle(171, 426, 19, shaded(color, 0.3)) +
    circle(171, 425, 15, lit(color, 0.25)) +
    group(
      wordmark(0, 0, {size: 32, fill: readable(accent, color)}),
      'translate(161 706) rotate(90)',
    );
  return {
    width: 240,
    height: 930,
    svg,
    outline: look.open
      ? [
          {d: `${bar}M14 10H68V146H14Z`, transform: armPlace},
          {d: shell, transform: ''},
        ]
      : shell,
    foot: [128, 214],
  };
}
