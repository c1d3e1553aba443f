import type {Art} from '../seed/format.ts';

import {drawFace} from './characters.ts';
import {lit, mix, readable, shaded, textOn} from './color.ts';
import {breakLines, fittingSize, textWidth} from './fonts.ts';
import {circle, group, line, number, path, rect, type Sketch, text} from './sketch.ts';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

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
  switch (art.motif) {
    case 'sun':
      return (
        circle(cx, bottom, Math.min(w * 0.86, h), soft, 'fill-opacity="0.35"') +
        circle(cx, bottom, Math.min(w * 0.68, h * 0.8), soft, 'fill-opacity="0.6"') +
        circle(cx, bottom, Math.min(w * 0.5, h * 0.6), fade)
      );
    case 'arches':
      return [0.62, 0.48, 0.34, 0.2]
        .map((share, index) =>
          circle(cx, bottom, w * share, [soft, color, accent, lit(accent, 0.55)][index] ?? accent),
        )
        .join('');
    case 'waves':
      return [0.12, 0.36, 0.6]
        .map((share, index) => {
          const top = y + h * share;
          const swing = h * 0.13;
          return path(
            `M${x} ${top + swing}C${x + w * 0.3} ${top - swing} ${x + w * 0.55} ${top + swing * 2.2} ${x + w} ${top}V${bottom}H${x}Z`,
            [mix(color, accent, 0.3), mix(color, accent, 0.65), fade][index] ?? accent,
          );
        })
        .join('');
    case 'burst': {
      const rays = Array.from({length: 15}, (_, index) => {
        const angle = Math.PI * (index / 14);
        const spread = 0.058;
        const reach = h * (index % 2 === 0 ? 1 : 0.74);
        const tip = (a: number) =>
          `${number(cx - Math.cos(a) * reach)} ${number(bottom - Math.sin(a) * reach)}`;
        return `M${cx} ${bottom}L${tip(angle - spread)}L${tip(angle + spread)}Z`;
      }).join('');
      return path(rays, accent) + circle(cx, bottom, h * 0.34, lit(accent, 0.25));
    }
    case 'leaf': {
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
    }
    case 'dots': {
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
    }
    case 'ring':
      return (
        circle(cx, y + h * 0.62, w * 0.3, 'none', `stroke="${accent}" stroke-width="${w * 0.07}"`) +
        circle(cx, y + h * 0.62, w * 0.44, 'none', `stroke="${soft}" stroke-width="${w * 0.018}"`)
      );
    case 'bars':
      return [0, 1, 2, 3, 4]
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
        .join('');
    case 'none':
      return '';
  }
}

/** Brand, range, name and note, set ranged left from the top of an area; returns the height used. */
export function drawLabelText(art: Art, area: Area): {svg: string; height: number} {
  const {x, y, width} = area;
  const ground = art.color;
  const quiet = textOn(ground);
  const strong = readable(art.accent, ground, 2.6);
  const unit = width / 190;
  let cursor = y + 24 * unit;
  let svg = text(x, cursor, 'Brightwell', {
    face: 'display',
    size: 27 * unit,
    fill: quiet,
    spacing: -0.5 * unit,
  });
  const range = art.label.line === 'Brightwell' ? '' : art.label.line;
  if (range !== '') {
    cursor += 33 * unit;
    svg += text(x, cursor, range, {
      face: 'strong',
      size: fittingSize(range, 'strong', width, 18 * unit),
      fill: quiet,
      opacity: 0.78,
    });
  }
  const longest = art.label.name
    .split(' ')
    .reduce((found, word) =>
      textWidth(word, 'display', 10) > textWidth(found, 'display', 10) ? word : found,
    );
  const size = fittingSize(longest, 'display', width, 62 * unit);
  cursor += 18 * unit;
  for (const words of breakLines(art.label.name, 'display', width, size)) {
    cursor += size * 0.96;
    svg += text(x, cursor, words, {face: 'display', size, fill: strong, spacing: -size * 0.02});
  }
  if (art.label.note !== '') {
    cursor += 32 * unit;
    svg += text(x, cursor, art.label.note, {
      face: 'text',
      size: fittingSize(art.label.note, 'text', width, 19 * unit),
      fill: quiet,
      opacity: 0.85,
    });
  }
  return {svg, height: cursor - y};
}
