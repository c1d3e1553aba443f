import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type {Plugin} from 'vite';

import {PROJECT_ROOT} from './environment';

/** Signs that running text is set in; the rest of Latin is in a file that is fetched when a page needs it (app.css). */
const TEXT = [
  ...Array.from({length: 0x7e - 0x20}, (_, at) => String.fromCharCode(0x20 + at)),
  ...'\u00a0©®·×–—‘’“”•…™',
].filter((sign) => !'\\^`{|}~'.includes(sign));

/** Headings have fewer. */
const HEADINGS = TEXT.filter((sign) => !'<>[]_@#*=\u00a0©®·×•™'.includes(sign));

/** The cuts that pages start with: only the weights and the signs in use. */
const CUTS = {
  'figtree.woff2': {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    signs: TEXT,
    weight: {min: 400, max: 700},
  },
  'bricolage.woff2': {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    signs: HEADINGS,
    weight: 700,
  },
} as const;

const FOLDER = path.join(PROJECT_ROOT, 'node_modules/.cache/fonts');

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

/** Signs as a stylesheet's `unicode-range` names them. */
function unicodeRange(signs: readonly string[]): string {
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && code === run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`)
    .join(', ');
}

/** The ranges that the stylesheet has to name for each cut. */
export const CUT_RANGES = Object.fromEntries(
  Object.entries(CUTS).map(([name, {signs}]) => [name, unicodeRange(signs)]),
);

/** A face that a page does not change to once it is drawn (app.css). */
const CUT_FACE = /@font-face\{[^}]*font-display:optional[^}]*\}/g;

/**
 * Cuts the fonts when a build or the dev server starts; `@fonts/figtree.woff2` and `@fonts/bricolage.woff2` are their files. A
 * build's documents name the cuts themselves: named again by the whole sheet, which comes later, they would begin anew, and words
 * that were drawn without them would move (browser/request/whole-styles).
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config() {
      mkdirSync(FOLDER, {recursive: true});
      for (const [name, {source, signs, weight}] of Object.entries(CUTS)) {
        const whole = readFileSync(path.join(PROJECT_ROOT, 'node_modules', source));
        const cut = await subsetFont(whole, signs.join(''), {
          targetFormat: 'woff2',
          variationAxes: {wght: weight},
        });
        writeFileSync(path.join(FOLDER, name), cut);
      }
      return {resolve: {alias: {'@fonts': FOLDER}}};
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source).replace(CUT_FACE, '');
    },
  };
}
