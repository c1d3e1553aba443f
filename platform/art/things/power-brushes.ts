import {INK, lit, luminance, mix, readable, shaded} from '../color.ts';
import {
  circle,
  cylinderShade,
  ellipse,
  group,
  line,
  oval,
  path,
  rect,
  silhouettes,
  type Sketch,
  slantShade,
  text,
  type Thing,
} from '../sketch.ts';

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
    path(shell, slantShade(sketch, 0.5, 0.25, [0.5])) +
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
