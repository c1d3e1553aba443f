import type {Art} from '../seed/format.ts';

import {readable, textOn} from './color.ts';
import {breakLines, fittingSize, textWidth} from './fonts.ts';
import type {Area} from './motifs.ts';
import {text} from './sketch.ts';
import {BRAND, wordmark} from './wordmark.ts';

/** Brand, range, name and note, set ranged left from the top of an area; returns the height used. */
export function drawLabelText(art: Art, area: Area): {svg: string; height: number} {
  const {x, y, width} = area;
  const ground = art.color;
  const quiet = textOn(ground);
  const strong = readable(art.accent, ground, 2.6);
  const unit = width / 190;
  let cursor = y + 24 * unit;
  let svg = wordmark(x, cursor, {
    size: 27 * unit,
    fill: quiet,
    spacing: -0.5 * unit,
  });
  const range = art.label.line === BRAND ? '' : art.label.line;
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
