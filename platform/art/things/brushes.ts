import type {ArtCharacter} from '../../seed/format.ts';
import {COATS, drawFace, faceOutline} from '../characters.ts';
import {INK, lit, luminance, mix, readable, shaded} from '../color.ts';
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
  silhouettes,
  type Sketch,
  text,
  type Thing,
} from '../sketch.ts';

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
export function drawPaste(sketch: Sketch, color: string, stripe: string, x = 12): string {
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

export interface ManualBrushLook {
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
      text(0, 0, look.name ?? 'Brightwell', {
        face: 'display',
        size: 25,
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

/** A brush head from the front: an oval of tufts on a neck, 64 wide and 250 high. */
export function drawHead(sketch: Sketch, color: string, stripe: string, small = false): Thing {
  const w = 64;
  const headH = small ? 92 : 122;
  const cy = headH / 2 + 2;
  const shell = oval(w / 2, cy, 31, headH / 2);
  const neck = `M${w / 2 - 15} ${headH - 14}C${w / 2 - 12} ${headH + 40} ${w / 2 - 17} 190 ${w / 2 - 23} 236Q${w / 2 - 23} 250 ${w / 2 - 14} 250H${w / 2 + 14}Q${w / 2 + 23} 250 ${w / 2 + 23} 236C${w / 2 + 17} 190 ${w / 2 + 12} ${headH + 40} ${w / 2 + 15} ${headH - 14}Z`;
  let tufts = '';
  const rows = small ? 6 : 8;
  for (let row = 0; row < rows; row++) {
    const y = 14 + (row * (headH - 24)) / (rows - 1);
    const share = 1 - ((y - cy) / (headH / 2)) ** 2;
    const count = share > 0.55 ? 4 : share > 0.2 ? 3 : 2;
    for (let column = 0; column < count; column++) {
      const x = w / 2 + (column - (count - 1) / 2) * 12.4;
      const middle = row > rows / 2 - 2 && row < rows / 2 + 1;
      const tint = middle ? stripe : '#FDFEFF';
      tufts +=
        circle(x + 1.2, y + 2, 5.6, INK, 'fill-opacity="0.16"') +
        circle(
          x,
          y,
          5.5,
          sketch.radial(
            [
              [0, lit(tint, 0.6)],
              [1, mix(tint, INK, 0.14)],
            ],
            [0.35, 0.3],
            0.8,
          ),
        );
    }
  }
  const svg =
    path(neck, color) +
    path(neck, cylinderShade(sketch, 1, 0.8)) +
    rect(w / 2 - 23, 222, 46, 8, stripe, 2, 'fill-opacity="0.9"') +
    path(shell, shaded(color, 0.1)) +
    path(
      shell,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.5],
          [0.5, '#FFFFFF', 0],
          [1, INK, 0.25],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    ellipse(w / 2, cy, 27, headH / 2 - 4, lit(color, 0.35), 'fill-opacity="0.85"') +
    tufts;
  return {width: w, height: 250, svg, outline: shell + neck, foot: [w / 2 - 22, w / 2 + 22]};
}

/** The inductive base: a low puck; `width` 250. */
export function drawBase(sketch: Sketch, color: string, light: string): Thing {
  const puck = 'M6 34C6 14 56 4 125 4S244 14 244 34V76C244 98 190 110 125 110S6 98 6 76Z';
  const svg =
    path(puck, shaded(color, 0.06)) +
    path(puck, cylinderShade(sketch, 1, 0.7)) +
    ellipse(125, 34, 119, 30, lit(color, 0.35)) +
    ellipse(
      125,
      34,
      119,
      30,
      sketch.linear([
        [0, '#FFFFFF', 0.5],
        [0.6, '#FFFFFF', 0],
        [1, INK, 0.12],
      ]),
    ) +
    ellipse(125, 33, 66, 15, shaded(color, 0.24), 'fill-opacity="0.55"') +
    circle(125, 88, 5, light) +
    circle(125, 88, 11, light, 'fill-opacity="0.25"');
  return {width: 250, height: 112, svg, outline: puck, foot: [10, 240]};
}

/** A powered brush from the front; with a base it stands on it. */
export function drawSmartBrush(
  sketch: Sketch,
  look: {color: string; accent: string; name: string; base: boolean; slim?: boolean},
): Thing {
  const {color, accent} = look;
  const half = look.slim === true ? 43 : 53;
  const cx = 125;
  const left = cx - half;
  const right = cx + half;
  const handle = `M${cx - 26} 262C${cx - 30} 300 ${left} 304 ${left} 372C${left - 4} 560 ${left - 2} 800 ${left + 7} 1040Q${left + 9} 1086 ${cx} 1086Q${right - 9} 1086 ${right - 7} 1040C${right + 2} 800 ${right + 4} 560 ${right} 372C${right} 304 ${cx + 30} 300 ${cx + 26} 262Z`;
  const head = drawHead(sketch, '#F7F8FA', accent === '#FFFFFF' ? '#8E7CC3' : accent);
  const print = readable(accent, color, 2);
  const base = look.base ? drawBase(sketch, '#F7F8FA', accent) : null;
  const svg =
    (base === null ? '' : group(base.svg, 'translate(0 1046)')) +
    (base === null ? '' : ellipse(cx, 1078, half + 10, 12, INK, 'fill-opacity="0.2"')) +
    group(head.svg, `translate(${cx - 32} 20)`) +
    path(handle, color) +
    path(handle, cylinderShade(sketch, luminance(color) > 0.7 ? 0.8 : 1, 0.8)) +
    rect(cx - 27, 258, 54, 10, print, 3) +
    circle(cx, 452, 29, INK, 'fill-opacity="0.1"') +
    circle(
      cx,
      450,
      28,
      sketch.linear(
        [
          [0, shaded(color, 0.22)],
          [1, lit(color, 0.4)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    circle(
      cx,
      450,
      23,
      sketch.linear(
        [
          [0, lit(color, 0.3)],
          [1, shaded(color, 0.16)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    circle(cx, 450, 7, 'none', `stroke="${print}" stroke-width="3.6"`) +
    line(`M${cx} 438V447`, print, 3.6) +
    [0, 1, 2]
      .map((dot) => circle(cx, 524 + dot * 22, 4.4, print, `fill-opacity="${1 - dot * 0.3}"`))
      .join('') +
    text(cx, 760, look.name, {
      face: 'display',
      size: 46,
      fill: print,
      anchor: 'middle',
      spacing: -1.4,
    }) +
    (look.slim === true
      ? line(`M${left + 2} 900Q${cx} 914 ${right - 2} 900`, INK, 2.4, 'stroke-opacity="0.25"')
      : line(`M${left + 6} 1000Q${cx} 1014 ${right - 6} 1000`, INK, 2, 'stroke-opacity="0.14"'));
  return {
    width: 250,
    height: look.base ? 1158 : 1088,
    svg,
    outline: [
      ...silhouettes(head, `translate(${cx - 32} 20)`),
      {d: handle, transform: ''},
      ...(base === null ? [] : silhouettes(base, 'translate(0 1046)')),
    ],
    foot: look.base ? [8, 242] : [left + 12, right - 12],
  };
}

/** A child's manual brush: a friend's head in the middle, a suction foot below. */
export function drawKidsBrush(
  sketch: Sketch,
  look: {character: ArtCharacter; color: string; ring?: boolean},
): Thing {
  const cx = 100;
  const {color} = look;
  const coat = COATS[look.character];
  const stem =
    'M69 206Q70 190 86 190H114Q130 190 131 206C130 240 126 280 124 320H76C74 280 70 240 69 206Z';
  const handle = `M72 420C66 520 78 580 76 650Q74 690 60 700H140Q126 690 124 650C122 580 134 520 128 420Z`;
  const cup = 'M40 716Q44 692 100 692T160 716Q162 728 148 728H52Q38 728 40 716Z';
  const head = drawHead(sketch, '#FFFFFF', color, true);
  const ring =
    'M100 402C172 402 178 470 178 530C178 620 150 664 100 664C50 664 22 620 22 530C22 470 28 402 100 402ZM100 470C72 470 66 500 66 534C66 586 78 606 100 606C122 606 134 586 134 534C134 500 128 470 100 470Z';
  const svg =
    group(head.svg, `translate(${cx - 38} 0) scale(1.18 0.9)`) +
    path(stem, color) +
    path(stem, cylinderShade(sketch, 0.9, 0.7)) +
    (look.ring === true
      ? path(ring, color, 'fill-rule="evenodd"') +
        path(ring, cylinderShade(sketch, 0.8, 0.6), 'fill-rule="evenodd"')
      : path(cup, lit(color, 0.4), 'fill-opacity="0.9"') +
        path(cup, cylinderShade(sketch, 0.8, 0.8)) +
        path(handle, color) +
        ellipse(cx, 540, 20, 66, coat.pale, 'fill-opacity="0.75"') +
        path(handle, cylinderShade(sketch, 0.9, 0.7))) +
    ellipse(cx + 6, 428, 62, 18, INK, 'fill-opacity="0.14"') +
    group(drawFace(sketch, look.character, 86), `translate(${cx} 356)`);
  return {
    width: 200,
    height: look.ring === true ? 666 : 728,
    svg,
    outline: [
      ...silhouettes(head, `translate(${cx - 38} 0) scale(1.18 0.9)`),
      {d: stem, transform: ''},
      {d: look.ring === true ? oval(cx, 532, 78, 132) : handle + cup, transform: ''},
      {d: faceOutline(look.character, 86), transform: `translate(${cx} 356)`},
    ],
    foot: look.ring === true ? [60, 140] : [42, 158],
  };
}

/** A child's powered brush: the friend is the handle. */
export function drawKidsPowerBrush(
  sketch: Sketch,
  look: {character: ArtCharacter; color: string; accent: string; name: string},
): Thing {
  const cx = 120;
  const {color, accent} = look;
  const coat = COATS[look.character];
  const body =
    'M54 470C40 560 36 700 46 800Q50 850 84 856H156Q190 850 194 800C204 700 200 560 186 470Z';
  const neck = 'M96 236H144C146 280 158 300 164 340H76C82 300 94 280 96 236Z';
  const head = drawHead(sketch, '#FFFFFF', color, true);
  const svg =
    group(head.svg, `translate(${cx - 40} 0) scale(1.25 0.98)`) +
    path(neck, accent) +
    path(neck, cylinderShade(sketch, 0.9, 0.7)) +
    ellipse(84, 860, 34, 16, coat.fur) +
    ellipse(156, 860, 34, 16, coat.fur) +
    path(body, color) +
    ellipse(cx, 670, 50, 122, coat.pale, 'fill-opacity="0.82"') +
    text(cx, 690, look.name, {
      face: 'display',
      size: 34,
      fill: readable(color, coat.pale, 2.2),
      anchor: 'middle',
      spacing: -0.8,
    }) +
    circle(cx, 606, 17, color) +
    circle(cx, 605, 11, lit(color, 0.4)) +
    path(body, cylinderShade(sketch, 0.9, 0.6)) +
    ellipse(cx + 6, 500, 82, 24, INK, 'fill-opacity="0.16"') +
    group(drawFace(sketch, look.character, 118), `translate(${cx} 412)`);
  return {
    width: 240,
    height: 876,
    svg,
    outline: [
      ...silhouettes(head, `translate(${cx - 40} 0) scale(1.25 0.98)`),
      {d: neck + body, transform: ''},
      {d: faceOutline(look.character, 118), transform: `translate(${cx} 412)`},
    ],
    foot: [48, 192],
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
      text(0, 0, 'Brightwell', {face: 'display', size: 32, fill: readable(accent, color)}),
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

/** The light that a bristle tip catches: used in close views to set drops on a handle. */
export function drawDropsOn(
  sketch: Sketch,
  at: readonly (readonly [number, number, number])[],
): string {
  return at
    .map(
      ([x, y, r]) =>
        ellipse(x + r * 0.25, y + r * 0.4, r, r * 0.95, INK, 'fill-opacity="0.16"') +
        ellipse(
          x,
          y,
          r,
          r * 0.94,
          sketch.radial(
            [
              [0, '#FFFFFF', 0.12],
              [0.65, '#FFFFFF', 0.2],
              [0.9, '#FFFFFF', 0.55],
              [1, '#FFFFFF', 0.2],
            ],
            [0.5, 0.42],
            0.56,
          ),
        ) +
        ellipse(x - r * 0.36, y - r * 0.4, r * 0.22, r * 0.15, '#FFFFFF', 'fill-opacity="0.95"'),
    )
    .join('');
}
