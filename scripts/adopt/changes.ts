import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createTwoFilesPatch} from 'diff';
import {z} from 'zod';

/** Where the command remembers what it wrote: by that it knows what somebody has edited since. */
const RECORD = 'content/adopted.json';

const recordSchema = z.object({
  /** The store that the content was made of. */
  store: z.string(),
  /** SHA-256 of every file as it was written, by its path from the project's root. */
  files: z.record(z.string(), z.string()),
});

export type AdoptionRecord = z.output<typeof recordSchema>;

/** `own`: as it was written last, or of the project; `edited`: somebody's. */
export interface FileChange {
  /** From the project's root. */
  file: string;
  kind: 'new' | 'own' | 'edited' | 'gone';
  before: string;
  /** Empty for a file that goes. */
  after: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** What the command wrote the last time; null where it never did. */
export function readRecord(root: string): AdoptionRecord | null {
  const file = path.join(root, RECORD);
  if (!existsSync(file)) return null;
  return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const textOf = (root: string, file: string) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null;

/**
 * What would change in the project if it held these files: new ones, those that nobody has touched since they were written, those
 * that somebody has edited, and those that were written and are of no use any more. A file that would stay as it is, is none.
 * `untouched` names files that count as the project's own before the first time.
 */
export function changesOf(
  root: string,
  planned: ReadonlyMap<string, string>,
  record: AdoptionRecord | null,
  untouched: readonly string[] = [],
): FileChange[] {
  const isOwn = (file: string, text: string) => {
    const written = record?.files[file];
    return written === undefined ? untouched.includes(file) : written === digest(text);
  };
  const changes = [...planned].flatMap(([file, after]): FileChange[] => {
    const before = textOf(root, file);
    if (before === after) return [];
    if (before === null) return [{file, kind: 'new', before: '', after}];
    return [{file, kind: isOwn(file, before) ? 'own' : 'edited', before, after}];
  });
  const gone = Object.keys(record?.files ?? {})
    .filter((file) => !planned.has(file))
    .flatMap((file): FileChange[] => {
      const before = textOf(root, file);
      return before !== null && isOwn(file, before)
        ? [{file, kind: 'gone', before, after: ''}]
        : [];
    });
  return [...changes, ...gone];
}

/** The files that are as the command wrote them: nobody has edited them since. */
export function untouchedFiles(root: string, {files}: AdoptionRecord): string[] {
  return Object.entries(files).flatMap(([file, written]) => {
    const text = textOf(root, file);
    return text !== null && digest(text) === written ? [file] : [];
  });
}

/** So many lines of a new file are shown: what it is is seen by then. Lists that no shop changes are known. */
const NEW_LINES = 40;
const KNOWN_LINES = 3;
const KNOWN = /\/(countries|states|chat-hours|experiments|strings)\.yaml$/;

/** A change as it is shown before it is made. */
export function showChange({file, kind, before, after}: FileChange): string {
  if (kind === 'new') {
    const lines = after.replace(/\n$/, '').split('\n');
    const shown = KNOWN.test(file) ? KNOWN_LINES : NEW_LINES;
    const more = lines.length - shown;
    return [
      `new      ${file} (${lines.length} lines)`,
      ...lines.slice(0, shown).map((line) => `  + ${line}`),
      ...(more > 0 ? [`  + … and ${more} more lines`] : []),
    ].join('\n');
  }
  const said = {own: 'changed', edited: 'EDITED', gone: 'removed'}[kind];
  const patch = createTwoFilesPatch(file, file, before, after, '', '', {context: 2});
  return `${said.padEnd(8)} ${file}\n${patch.split('\n').slice(4).join('\n').trimEnd()}`;
}

/** Makes the changes and remembers every planned file that now is as planned. */
export async function writeChanges(
  root: string,
  changes: readonly FileChange[],
  planned: ReadonlyMap<string, string>,
  store: string,
): Promise<void> {
  for (const {file, kind, after} of changes) {
    const target = path.join(root, file);
    if (kind === 'gone') await rm(target);
    else {
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, after);
    }
  }
  const files = Object.fromEntries(
    [...planned].flatMap(([file, text]) =>
      textOf(root, file) === text ? [[file, digest(text)]] : [],
    ),
  );
  await writeFile(path.join(root, RECORD), `${JSON.stringify({store, files}, null, 2)}\n`);
}
