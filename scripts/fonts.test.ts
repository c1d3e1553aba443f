import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {PROJECT_ROOT} from './environment';
import {CUT_RANGES} from './fonts';

const faces = readFileSync(path.join(PROJECT_ROOT, 'app/styles/app.css'), 'utf8')
  .split('@font-face')
  .slice(1);

/** The faces whose file has a name like this. */
const facesOf = (file: RegExp) => faces.filter((face) => file.test(face));
const rangeOf = (face = '') =>
  /unicode-range:([^;]+);/.exec(face)?.[1]?.replace(/\s+/g, ' ').trim();

/** The code points of a `unicode-range`. */
const signsOf = (range = '') =>
  range.split(', ').flatMap((run) => {
    const [first = '', last = first] = run.replace('U+', '').split('-');
    const from = parseInt(first, 16);
    return Array.from({length: parseInt(last, 16) - from + 1}, (_, at) => from + at);
  });

describe.each(Object.entries(CUT_RANGES))('the cut %s', (name, range) => {
  const [cut] = facesOf(new RegExp(`@fonts/${name}`));
  const [rest] = facesOf(new RegExp(`@fontsource-variable/${name.replace('.woff2', '')}`));

  it('gives the stylesheet the signs that are in it', () => {
    expect(rangeOf(cut)).toBe(range);
  });

  it('moves no line when it comes late', () => {
    expect(cut).toContain('font-display: optional');
  });

  it('shares no sign with the rest of Latin, which would be fetched in its place where it is late', () => {
    const signs = new Set(signsOf(range));
    const others = signsOf(rangeOf(rest));
    expect(others).toContain(0xe9);
    expect(others.filter((sign) => signs.has(sign))).toEqual([]);
    // Together they are the basic signs, the Latin supplement and the punctuation.
    const all = new Set([...signs, ...others]);
    for (const [first, last] of [
      [0x00, 0xff],
      [0x2000, 0x206f],
    ] as const)
      for (let sign = first; sign <= last; sign += 1) expect(all).toContain(sign);
  });
});
