import type {Art} from '../seed/format.ts';

import {drawFace} from './characters.ts';
import {lit, mix, shaded} from './color.ts';
import {circle, group, line, number, path, rect, type Sketch} from './sketch.ts';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The ground of a motif: the area, its middle and bottom, and the colours between the pack and its accent. */
interface Ground {
  x: number;
  y: number;
  w: number;
  h: number;
  cx: number;
  bottom: number;
  color: string;
  accent: string;
  soft: string;
  /** The accent as a paint that fades. */
  fade: string;
}

const MOTIFS: Readonly<Record<Art['motif'], (ground: Ground) => string>> = {
  sun: ({w, h, cx, bottom, soft, fade}) =>
    circle(cx, bottom, Math.min(w * 0.86, h), soft, 'fill-opacity="0.35"') +
    circle(cx, bottom, Math.min(w * 0.68, h * 0.8), soft, 'fill-opacity="0.6"') +
    circle(cx, bottom, Math.min(w * 0.5, h * 0.6), fade),
  arches: ({w, cx, bottom, color, accent, soft}) =>
    [0.62, 0.48, 0.34, 0.2]
      .map((share, index) =>
        circle(cx, bottom, w * share, [soft, color, accent, lit(accent, 0.55)][index] ?? accent),
      )
      .join(''),
  waves: ({x, y, w, h, bottom, color, accent, fade}) =>
    [0.12, 0.36, 0.6]
      .map((share, index) => {
        const top = y + h * share;
        const swing = h * 0.13;
        return path(
          `M${x} ${top + swing}C${x + w * 0.3} ${top - swing} ${x + w * 0.55} ${top + swing * 2.2} ${x + w} ${top}V${bottom}H${x}Z`,
          [mix(color, accent, 0.3), mix(color, accent, 0.65), fade][index] ?? accent,
        );
      })
      .join(''),
  burst: ({h, cx, bottom, accent}) => {
    const rays = Array.from({length: 15}, (_, index) => {
      const angle = Math.PI * (index / 14);
      const spread = 0.058;
      const reach = h * (index % 2 === 0 ? 1 : 0.74);
      const tip = (a: number) =>
        `${number(cx - Math.cos(a) * reach)} ${number(bottom - Math.sin(a) * reach)}`;
      return `M${cx} ${bottom}L${tip(angle - spread)}L${tip(angle + spread)}Z`;
    }).join('');
    return path(rays, accent) + circle(cx, bottom, h * 0.34, lit(accent, 0.25));
  },
  leaf: ({y, w, h, cx, bottom, color, accent, fade}) => {
    const leaf = (size: number) =>
      `M0 0C${size * 0.5} ${-size * 0.2} ${size * 0.55} ${-size * 0.8} 0 ${-size}C${-size * 0.55} ${-size * 0.8} ${-size * 0.5} ${-size * 0.2} 0 0Z`;
    const stem = [
      [0, 0.02, 0, 0.42],
      [-58, 0.2, -0.02, 0.34],
      [58, 0.2, 0.02, 0.34],
      [-64, 0.5, -0.02, 0.28],
      [64, 0.5, 0.02, 0.28],
    ] as const;
    return (
      line(`M${cx} ${bottom}V${y + h * 0.3}`, accent, w * 0.022) +
      stem
        .map(([turn, at, shift, size], index) =>
          group(
            path(leaf(h * size), index % 2 === 0 ? fade : mix(color, accent, 0.72)),
            `translate(${number(cx + w * shift)} ${number(index === 0 ? y + h * 0.48 : bottom - h * at)}) rotate(${turn})`,
          ),
        )
        .join('')
    );
  },
  dots: ({x, y, w, h, color, accent}) => {
    let dots = '';
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 6; column++) {
        const r = (w / 6) * (0.1 + row * 0.062);
        dots += circle(
          x + (w / 6) * (column + 0.5 + (row % 2 === 0 ? 0 : 0.5)) - w / 24,
          y + (h / 6) * (row + 0.5),
          r,
          row > 3 ? accent : mix(color, accent, 0.45 + row * 0.15),
        );
      }
    }
    return dots;
  },
  ring: ({y, w, h, cx, accent, soft}) =>
    circle(cx, y + h * 0.62, w * 0.3, 'none', `stroke="${accent}" stroke-width="${w * 0.07}"`) +
    circle(cx, y + h * 0.62, w * 0.44, 'none', `stroke="${soft}" stroke-width="${w * 0.018}"`),
  bars: ({x, y, w, h, color, accent, fade}) =>
    [0, 1, 2, 3, 4]
      .map((index) =>
        rect(
          x + (w / 5) * index + w * 0.03,
          y + h * (0.62 - index * 0.13),
          w / 5 - w * 0.05,
          h,
          index === 4 ? fade : mix(color, accent, 0.25 + index * 0.16),
          w * 0.05,
        ),
      )
      .join(''),
  none: () => '',
};

/** The printed figure of a range, filling the lower part of its label. */
export function drawMotif(sketch: Sketch, art: Art, area: Area): string {
  const {x, y, width: w, height: h} = area;
  const {accent, color} = art;
  const cx = x + w / 2;
  const bottom = y + h;
  const soft = mix(color, accent, 0.35);
  const fade = sketch.linear(
    [
      [0, lit(accent, 0.28)],
      [0.55, accent],
      [1, shaded(accent, 0.18)],
    ],
    [0, 0],
    [1, 1],
  );
  if (art.character !== undefined) {
    const r = Math.min(w * 0.36, h * 0.36);
    return (
      path(
        `M${x} ${y + h * 0.42}Q${cx} ${y + h * 0.22} ${x + w} ${y + h * 0.42}V${bottom}H${x}Z`,
        fade,
      ) + group(drawFace(sketch, art.character, r), `translate(${cx} ${y + h * 0.46})`)
    );
  }
  return MOTIFS[art.motif]({x, y, w, h, cx, bottom, color, accent, soft, fade});
}
