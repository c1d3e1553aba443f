import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);

/** The label fonts: files from npm, so that every machine draws the same pixels. */
const FACES = {
  display: {
    family: 'Bricolage Grotesque',
    weight: 800,
    file: require.resolve('@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf'),
  },
  heading: {
    family: 'Bricolage Grotesque',
    weight: 600,
    file: require.resolve('@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf'),
  },
  text: {
    family: 'Figtree',
    weight: 500,
    file: require.resolve('@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf'),
  },
  strong: {
    family: 'Figtree',
    weight: 700,
    file: require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
  },
} as const;

export type Face = keyof typeof FACES;

export const FONT_FILES: readonly string[] = Object.values(FACES).map(({file}) => file);

export function faceAttributes(face: Face): string {
  const {family, weight} = FACES[face];
  return `font-family="${family}" font-weight="${weight}"`;
}

interface Metrics {
  unitsPerEm: number;
  advanceOf: (codePoint: number) => number;
}

/** Reads the advance widths of a TrueType file (tables head, hhea, hmtx, cmap format 4). */
function readMetrics(file: string): Metrics {
  const data = readFileSync(file);
  const tables = new Map<string, number>();
  for (let index = 0; index < data.readUInt16BE(4); index++) {
    const record = 12 + index * 16;
    tables.set(data.toString('latin1', record, record + 4), data.readUInt32BE(record + 8));
  }
  const table = (name: string): number => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`${file} has no table ${name}`);
    return offset;
  };
  const unitsPerEm = data.readUInt16BE(table('head') + 18);
  const lastMetric = data.readUInt16BE(table('hhea') + 34) - 1;
  const hmtx = table('hmtx');
  const cmap = table('cmap');
  let format4 = -1;
  for (let index = 0; index < data.readUInt16BE(cmap + 2); index++) {
    const offset = cmap + data.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (data.readUInt16BE(offset) === 4) format4 = offset;
  }
  if (format4 < 0) throw new Error(`${file} has no character map of format 4`);
  const segments = data.readUInt16BE(format4 + 6) / 2;
  const glyphOf = (code: number): number => {
    for (let segment = 0; segment < segments; segment++) {
      const endAt = format4 + 14 + segment * 2;
      if (data.readUInt16BE(endAt) < code) continue;
      const startAt = endAt + 2 + segments * 2;
      const start = data.readUInt16BE(startAt);
      if (start > code) return 0;
      const delta = data.readUInt16BE(startAt + segments * 2);
      const rangeAt = startAt + segments * 4;
      const range = data.readUInt16BE(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = data.readUInt16BE(rangeAt + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
  return {
    unitsPerEm,
    advanceOf: (code) => data.readUInt16BE(hmtx + Math.min(glyphOf(code), lastMetric) * 4),
  };
}

const metrics = new Map<Face, Metrics>();

/** Width in px of a line of text at a size, with its letter spacing. */
export function textWidth(content: string, face: Face, size: number, spacing = 0): number {
  let found = metrics.get(face);
  if (found === undefined) {
    found = readMetrics(FACES[face].file);
    metrics.set(face, found);
  }
  let units = 0;
  let letters = 0;
  for (const letter of content) {
    units += found.advanceOf(letter.codePointAt(0) ?? 32);
    letters += 1;
  }
  return (units / found.unitsPerEm) * size + spacing * Math.max(letters - 1, 0);
}

/** The largest size up to `largest` at which the text is no wider than `width`. */
export function fittingSize(content: string, face: Face, width: number, largest: number): number {
  const natural = textWidth(content, face, 100);
  return natural === 0 ? largest : Math.min(largest, (width / natural) * 100);
}

/** Breaks a name into lines: each word its own line where that lets the type be largest. */
export function breakLines(content: string, face: Face, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of content.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, face, size) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
