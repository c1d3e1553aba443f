import {readFileSync} from 'node:fs';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {z} from 'zod';

import {config} from '../../hydrogen.config.ts';

/** Where the seed is: `platform/seed/`. */
export const SEED = new URL('./', import.meta.url);

/** Something of the seed to mend, where it stands. */
export interface SeedProblem {
  /** From the project's root: `platform/seed/menus.yaml`. */
  file: string;
  /** 1-based. */
  line: number;
  message: string;
}

export const formatSeedProblem = ({file, line, message}: SeedProblem) =>
  `${file}:${String(line)}: ${message}`;

/** What the seed may name without repeating it, as content does: the values of hydrogen.config.ts. */
export function fillBrand(text: string): string {
  const {brand, links} = config;
  const values: Record<string, string> = {
    brand: brand.slug,
    brandName: brand.name,
    helpCenter: links.helpCenter,
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** One of its lists, with the text that it stands in. */
export interface SeedFile<T> {
  entries: T[];
  /**
   * The line of a word of the entry that `owner` names (its handle, title, code or path), that of the entry where the word is not in
   * it; null where there is no such entry.
   */
  place: (owner: string, word?: string) => Omit<SeedProblem, 'message'> | null;
}

const isWordOf = (line: string, word: string) =>
  fillBrand(line)
    .split(/[\s'",[\]{}]+/)
    .includes(word);

function placeIn(file: string, text: string): SeedFile<unknown>['place'] {
  const lines = text.split('\n');
  return (owner, word) => {
    const start = lines.findIndex((line) => {
      const [, value = ''] = /^(?:- | {2})\{?\w+: (.*)$/.exec(fillBrand(line)) ?? [];
      return value.replaceAll(/['"]/g, '').split(', ')[0] === owner;
    });
    if (start < 0) return null;
    const end = lines.findIndex((line, at) => at > start && line.startsWith('- '));
    const own = lines.slice(start, end < 0 ? undefined : end);
    const at = word === undefined ? -1 : own.findIndex((line) => isWordOf(line, word));
    return {file, line: start + Math.max(0, at) + 1};
  };
}

/** Reads a list of the seed. Throws with a line for each thing that is not of its form: `FILE:LINE: what`. */
export function readSeedFile<T>(
  name: string,
  schema: z.ZodType<T>,
  directory: URL = SEED,
): SeedFile<T> {
  const file = `platform/seed/${name}.yaml`;
  const text = readFileSync(new URL(`${name}.yaml`, directory), 'utf8');
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter});
  const problems: SeedProblem[] = document.errors.map(({pos, message}) => ({
    file,
    line: counter.linePos(pos[0]).line,
    message: message.split('\n')[0] ?? '',
  }));
  /** The line of what a path of keys leads to, or of the last of them that is there. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true);
    if (path.length === 0) return 1;
    const holder = document.getIn(path.slice(0, -1), true);
    const key = isMap(holder)
      ? holder.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1))?.key
      : node;
    return typeof key === 'object' && key !== null && 'range' in key && Array.isArray(key.range)
      ? counter.linePos(Number(key.range[0])).line
      : lineOf(path.slice(0, -1));
  };
  const filled: unknown = document.toJS({
    reviver: (_, value: unknown) => (typeof value === 'string' ? fillBrand(value) : value),
  });
  const list = z.array(schema).safeParse(filled);
  if (problems.length === 0 && list.success)
    return {entries: list.data, place: placeIn(file, text)};
  const wrong = list.success || problems.length > 0 ? [] : list.error.issues;
  problems.push(
    ...wrong.map(({path, message}) => ({
      file,
      line: lineOf(path),
      message: `${path.map(String).join('.')}: ${message}`,
    })),
  );
  throw new Error(problems.map(formatSeedProblem).join('\n'));
}
