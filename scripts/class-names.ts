import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin, Rollup} from 'vite';

import {PROJECT_ROOT} from './environment';

const APP = path.join(PROJECT_ROOT, 'app/');
const SHEET = path.join(APP, 'styles/app.css');
/** The sheet as CSS; with `?url` it is a module that names the file. */
export const STYLES = /\/app\/styles\/app\.css(?!\?(?:.*&)?url\b)/;
const MODULE = /\.tsx?(?:\?|$)/;

/** Classes that are written where no module is read: in the HTML of content; and words that scripts give the browser. */
const KEPT = ['sr-only', 'ease-out'];

/** A class in a selector, with its escapes. */
const CLASS = /\.(?!\d)((?:\\[^a-f\d]|\\[a-f\d]{1,6} ?|[\w-]|[^\0-\x7f])+)/gi;

/** What stands before a block, or a statement of one, with the sign that ends it. */
const PART = /((?:\\[^]|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|[^{};\\"'])*)([{};]|$)/g;

const unescaped = (name: string) =>
  name.replace(/\\([a-f\d]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** A stylesheet with other names in its selectors; what has none keeps its own. */
export function renameSelectors(css: string, nameOf: (name: string) => string | undefined): string {
  return css.replace(/\/\*[^]*?\*\//g, '').replace(PART, (part, prelude: string, end: string) => {
    if (end !== '{' || prelude.trimStart().startsWith('@')) return part;
    const selector = prelude.replace(CLASS, (written, name: string) => {
      const other = nameOf(unescaped(name));
      return other === undefined ? written : `.${other}`;
    });
    return selector + end;
  });
}

function classesOf(css: string): Set<string> {
  const classes = new Set<string>();
  renameSelectors(css, (name) => void classes.add(name));
  return classes;
}

/** `a` to `z`, `aa` to `zz`, `aaa` and so on. */
function shortName(number: number): string {
  const before = Math.floor(number / 26) - 1;
  return (before < 0 ? '' : shortName(before)) + String.fromCharCode(97 + (number % 26));
}

/** The classes of a stylesheet. */
interface ClassNames {
  all: ReadonlySet<string>;
  /** By the name that the sources have. */
  short: ReadonlyMap<string, string>;
}

/**
 * Names the classes of a built stylesheet anew, in its order, which compresses as well as an order by use. Plain words keep
 * their names, as they may mean something else where they stand, and so do the classes of `kept`.
 */
export function nameClasses(css: string, kept: ReadonlySet<string>): ClassNames {
  const all = classesOf(css);
  const short = new Map<string, string>();
  let number = 0;
  for (const name of all) {
    if (/^[a-z]+$/i.test(name) || kept.has(name)) continue;
    let next = shortName(number++);
    while (all.has(next)) next = shortName(number++);
    short.set(name, next);
  }
  return {all, short};
}

type Node = Rollup.AstNode & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

interface Piece {
  start: number;
  end: number;
  text: string;
}

/** A string as it is written: a template has a piece between each two of its expressions. */
function piecesOf(node: Node, code: string): Piece[] {
  const toPiece = (start: number, end: number) => ({start, end, text: code.slice(start, end)});
  if (node.type === 'Literal' && typeof node['value'] === 'string')
    return [toPiece(node.start + 1, node.end - 1)];
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return [];
  return node['quasis'].filter(isNode).map(({start, end}) => toPiece(start, end));
}

const wordsOf = (pieces: readonly Piece[]) => pieces.flatMap(({text}) => text.match(/\S+/g) ?? []);

/** An expression stands at a word without a space between them, so that the word is a part of a name. */
const hasParts = (pieces: readonly Piece[]) =>
  pieces.some(
    ({text}, at) => (at > 0 && /^\S/.test(text)) || (at < pieces.length - 1 && /\S$/.test(text)),
  );

/**
 * A module with the short names in its strings (coverage: page-class-names): what is in a `className` word by word, any other string where each of its words
 * is a class. Throws where a name cannot be told: it is made of parts, or stands in a string beside what is no class.
 */
export function renameStrings(code: string, tree: unknown, {all, short}: ClassNames): string {
  const changes: Piece[] = [];
  const rename = (node: Node, isClassName: boolean) => {
    const pieces = piecesOf(node, code);
    const words = wordsOf(pieces);
    const hasName = words.some((word) => short.has(word));
    if (hasParts(pieces) && (isClassName || hasName))
      throw new Error(
        `A class is made of parts, write it as a whole: ${pieces.map(({text}) => text).join('…')}`,
      );
    if (!hasName) return;
    if (!isClassName && !words.every((word) => all.has(word)))
      throw new Error(`Classes beside what is none, outside of a className: ${words.join(' ')}`);
    for (const {text, ...place} of pieces)
      changes.push({...place, text: text.replace(/\S+/g, (word) => short.get(word) ?? word)});
  };
  const visit = (node: Node, isClassName: boolean) => {
    rename(node, isClassName);
    const key = node['key'];
    const holdsClass = node.type === 'Property' && isNode(key) && key['name'] === 'className';
    for (const child of Object.values(node).flat())
      if (isNode(child)) visit(child, isClassName || holdsClass);
  };
  if (isNode(tree)) visit(tree, false);
  let renamed = '';
  let at = 0;
  for (const {start, end, text} of changes.sort((one, other) => one.start - other.start)) {
    renamed += code.slice(at, start) + text;
    at = end;
  }
  return renamed + code.slice(at);
}

/**
 * Gives classes short names in the build's stylesheet and in the strings of the app's modules: the browser's and the server's
 * build have the same sheet and so the same names. The dev server and tests keep the names of the sources.
 */
export function shortClassNames(): Plugin {
  const kept = new Set([...KEPT, ...classesOf(readFileSync(SHEET, 'utf8'))]);
  let names: ClassNames | undefined;
  return {
    name: 'short-class-names',
    apply: 'build',
    // After Vite's own plugins, to which the sheet is CSS and a module JavaScript.
    async transform(code, id) {
      if (STYLES.test(id)) {
        const found = nameClasses(code, kept);
        names = found;
        return {code: renameSelectors(code, (name) => found.short.get(name)), map: null};
      }
      if (!id.startsWith(APP) || !MODULE.test(id)) return null;
      // Every module waits for the sheet; the browser's build needs it as a file only, and drops this one.
      await this.load({id: `${SHEET}?inline`});
      if (names === undefined) throw new Error('The stylesheet has no names.');
      return {code: renameStrings(code, this.parse(code), names), map: null};
    },
  };
}
