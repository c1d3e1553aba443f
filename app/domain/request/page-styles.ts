/** Stands in a rendered document where its styles come. */
export const STYLES_MARK = '/*styles*/';

/** When the whole sheet applies by itself: on paper, and where no script could bring it. */
export const WHOLE_SHEET_MEDIA = 'print,(scripting:none)';

/** A stylesheet as rules that can be left out one by one. */
export type StyleNode =
  /**
   * A rule: it applies where the document has all classes of one of its selectors, and all rare elements (`<table`); none of
   * them means everywhere.
   */
  | {
      kind: 'rule';
      text: string;
      needs: readonly (readonly string[])[];
      uses: readonly string[];
    }
  /** Values of custom properties; each goes with the last rule that uses it. */
  | {kind: 'values'; selector: string; values: readonly {name: string; text: string}[]}
  /** A movement; it goes with the last rule that uses it. */
  | {kind: 'movement'; name: string; text: string}
  /** A font, and what finds a sign that it draws beyond the plain ones; null for one that every page has. */
  | {kind: 'font'; text: string; signs: RegExp | null}
  /** Rules under a condition or in a layer; it goes with the last of them. */
  | {kind: 'group'; prelude: string; children: readonly StyleNode[]}
  | {kind: 'other'; text: string};

const CLASS = /\.((?:\\[^a-f\d]|\\[a-f\d]{1,6} ?|[\w-]|[^\0-\x7f])+)/gi;

/** Elements that a document may well be without; every other stands in most of them. */
const RARE_ELEMENTS =
  'blockquote|code|fieldset|h[4-6]|hr|iframe|input|legend|ol|pre|select|small|su[bp]|table|t[dhr]|textarea|video';
const RARE_ELEMENT = new RegExp(String.raw`(?<![\w\-.#:])(?:${RARE_ELEMENTS})(?![\w-])`, 'g');
const RARE_TAG = new RegExp(String.raw`<(?:${RARE_ELEMENTS})(?=[\s/>])`, 'g');
/** A choice between elements. */
const ELEMENT_CHOICE = /:(?:is|where)\(([a-z\d]+(?:,[a-z\d]+)+)\)/;

/** What is seen only where somebody points or goes with the keyboard. A press is answered at once, also before the whole sheet. */
const LATER =
  /:(?:hover|active|focus|focus-within)(?![\w-])|.:focus-visible|::(?:selection|file-selector-button|-webkit-(?!details|search|inner|outer))|:-moz-/;
/** Marks what has the focus by something around it. */
const LATER_AROUND = /:has\([^)]*:focus/;
/** What shows only as something changes, or under a pointer. */
const LATER_DECLARATION =
  /^(?:transition(?:-[\w-]+)?|cursor|--tw-(?:duration|ease)|-webkit-tap-highlight-color):/;
/** Conditions under which nobody sees a page arrive; on paper the whole sheet applies by itself. */
const LATER_CONDITION = /^@media ?(?:print|\(hover|\(forced-colors)/;

const unescaped = (name: string) =>
  name.replace(/\\([a-f\d]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** The bracket that closes the one at `open`. */
function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')' && (depth -= 1) === 0) return at;
  }
  return text.length;
}

/** Parts of a list, at the commas that stand in no bracket. */
function listParts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') at += 1;
    else if ('(['.includes(sign)) depth += 1;
    else if (')]'.includes(sign)) depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

/**
 * A selector without what need not be there: what stands in `:not()` and `:has()`, and in `:is()` and `:where()` where there is
 * a choice.
 */
function certain(selector: string): string {
  let text = '';
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector[at] ?? '';
    if (sign === '\\') {
      text += sign + (selector[at + 1] ?? '');
      at += 1;
    } else if (sign === '(') {
      const end = closingBracket(selector, at);
      const inside = selector.slice(at + 1, end);
      if (/:(?:is|where)$/.test(text) && listParts(inside).length === 1)
        text = `${text.replace(/:(?:is|where)$/, '')}${certain(inside)}`;
      at = end;
    } else text += sign;
  }
  return text;
}

/** What only fields for text have. */
const IN_FIELD = /^::(?:placeholder|-webkit-(?:search|inner|outer))/;

/** A selector for each element of the choices that it has. */
function eachOfChoice(selector: string): string[] {
  const [choice = '', elements] = ELEMENT_CHOICE.exec(selector) ?? [];
  if (elements === undefined) return [selector];
  return elements
    .split(',')
    .flatMap((element) => eachOfChoice(selector.replace(choice, () => element)));
}

/** The classes and rare elements that there have to be so that a selector can match something. */
function needsOf(selector: string): string[] {
  const needed = certain(selector);
  const elements = needed.replace(CLASS, '').replace(/\[[^\]]*\]/g, '');
  return [
    ...[...needed.matchAll(CLASS)].map(([, name = '']) => unescaped(name)),
    ...(elements.match(RARE_ELEMENT) ?? []).map((element) => `<${element}`),
    ...(IN_FIELD.test(selector) ? ['<input'] : []),
  ];
}

const VARIABLE = /var\((--[\w-]+)/g;
const ANIMATION = /animation(?:-name)?:([^;}]*)/g;

/** The names of the properties and movements that declarations use. */
const usesOf = (text: string) => [
  ...new Set([
    ...[...text.matchAll(VARIABLE)].map(([, name = '']) => name),
    ...[...text.matchAll(ANIMATION)].flatMap(
      ([, value = '']) => value.match(/[a-z][\w-]*/gi) ?? [],
    ),
  ]),
];

/** Where the block that opens at `open` ends. */
function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") {
      at += 1;
      while (at < css.length && css[at] !== sign) at += css[at] === '\\' ? 2 : 1;
    } else if (sign === '{') depth += 1;
    else if (sign === '}' && (depth -= 1) === 0) return at;
  }
  return css.length;
}

/** Where the next block opens, or the next statement ends. */
function nextMark(css: string, from: number): number {
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === '{' || css[at] === ';') return at;
  }
  return css.length;
}

const PLAIN = 0x80;
const BEYOND_PLAIN = /[^\0-\x7f]+/g;
/** Stands in every footer, and is drawn by the fonts that every page has. */
const COPYRIGHT = 0xa9;

type Range = readonly [from: number, to: number];

const without = (sign: number, [from, to]: Range): Range[] =>
  from <= sign && sign <= to
    ? [
        [from, sign - 1],
        [sign + 1, to],
      ]
    : [[from, to]];

/** Finds a sign beyond ASCII that a font draws; null where it draws capital letters, as every page has them. */
function signsOf(font: string): RegExp | null {
  const [, list = ''] = /unicode-range:([^;}]*)/.exec(font) ?? [];
  const ranges = [...list.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
    ([, from = '', to = from]): Range => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
  );
  const isPlain = ranges.some(([from, to]) => from <= 0x41 && 0x41 <= to);
  if (ranges.length === 0 || isPlain) return null;
  const hex = (sign: number) => `\\u${Math.min(sign, 0xffff).toString(16).padStart(4, '0')}`;
  const rare = ranges
    .map(([from, to]): Range => [Math.max(from, PLAIN), to])
    .filter(([from, to]) => from <= to)
    .flatMap((range) => without(COPYRIGHT, range))
    .map(([from, to]) => `${hex(from)}-${hex(to)}`);
  return new RegExp(`[${rare.join('')}]`);
}

/** A rule, or the values that it gives; null for one that nobody sees before the whole sheet is there. */
function toRule(head: string, block: string): StyleNode | null {
  const selectors = listParts(head).filter(
    (selector) => !LATER.test(certain(selector)) && !LATER_AROUND.test(selector),
  );
  const declarations = block
    .slice(1, -1)
    .split(/;(?![^(]*\))/)
    .filter((declaration) => !LATER_DECLARATION.test(declaration));
  if (selectors.length === 0 || declarations.length === 0) return null;
  if (/^(?:\*|:root),/.test(head) && declarations.every((one) => one.startsWith('--'))) {
    const values = declarations.map((one) => ({name: one.slice(0, one.indexOf(':')), text: one}));
    return {kind: 'values', selector: head, values};
  }
  const text = `${head}{${declarations.join(';')}}`;
  return {
    kind: 'rule',
    text,
    needs: selectors.flatMap(eachOfChoice).map(needsOf),
    uses: usesOf(text),
  };
}

/** A block behind an `@`; null for what comes with the whole sheet. */
function toGroup(head: string, inside: string): StyleNode | null {
  if (LATER_CONDITION.test(head) || head.startsWith('@property')) return null;
  const [, movement] = /^@keyframes (\S+)/.exec(head) ?? [];
  if (movement !== undefined) return {kind: 'movement', name: movement, text: `${head}{${inside}}`};
  if (head.startsWith('@font-face'))
    return {kind: 'font', text: `${head}{${inside}}`, signs: signsOf(inside)};
  if (!/^@(?:layer|media|supports|container)\b/.test(head))
    return {kind: 'other', text: `${head}{${inside}}`};
  const children = parseStyles(inside);
  // Registered properties come with the whole sheet: until then every browser has their values as old ones do.
  const isInitial = head === '@layer properties';
  return {
    kind: 'group',
    prelude: head,
    children: isInitial
      ? children.flatMap((child) => (child.kind === 'group' ? child.children : [child]))
      : children,
  };
}

/**
 * Reads a minified stylesheet, without nested rules, as a build writes it. Left out is what nobody sees while a page arrives:
 * what a pointer, the focus, paper or a reader's own colours change.
 */
export function parseStyles(css: string): StyleNode[] {
  const nodes: StyleNode[] = [];
  let at = 0;
  while (at < css.length) {
    const mark = nextMark(css, at);
    const prelude = css.slice(at, mark);
    if (css[mark] !== '{') {
      if (prelude.trim() !== '') nodes.push({kind: 'other', text: `${prelude};`});
      at = mark + 1;
      continue;
    }
    const end = closingBrace(css, mark);
    const head = prelude.replace(/\/\*[^]*?\*\//g, '').trim();
    const node = head.startsWith('@')
      ? toGroup(head, css.slice(mark + 1, end))
      : toRule(head, css.slice(mark, end + 1));
    if (node) nodes.push(node);
    at = end + 1;
  }
  return nodes;
}

const CLASS_ATTRIBUTE = ' class="';

/** The rare elements of a page, each once. */
export function rareElementsOf(html: string): Set<string> {
  return new Set(html.match(RARE_TAG));
}

/** The classes of a page's elements as they are written, each combination once. */
export function classValuesOf(html: string): Set<string> {
  const values = new Set<string>();
  let at = html.indexOf(CLASS_ATTRIBUTE);
  while (at !== -1) {
    const from = at + CLASS_ATTRIBUTE.length;
    const end = html.indexOf('"', from);
    values.add(html.slice(from, end === -1 ? undefined : end));
    at = html.indexOf(CLASS_ATTRIBUTE, from);
  }
  return values;
}

function namesIn(values: ReadonlySet<string>): Set<string> {
  const names = new Set<string>();
  for (const value of values) {
    const written = value.includes('&')
      ? value
          .replace(/&lt;/g, '<')
          .replace(/&gt;/g, '>')
          .replace(/&quot;/g, '"')
          .replace(/&#x27;/g, "'")
          .replace(/&amp;/g, '&')
      : value;
    for (const name of written.split(' ')) names.add(name);
  }
  return names;
}

const canMatch = (needs: readonly (readonly string[])[], classes: ReadonlySet<string>) =>
  needs.some((all) => all.every((name) => classes.has(name)));

function addUses(
  nodes: readonly StyleNode[],
  classes: ReadonlySet<string>,
  uses: Set<string>,
): void {
  for (const node of nodes) {
    if (node.kind === 'group') addUses(node.children, classes, uses);
    else if (node.kind === 'rule' && canMatch(node.needs, classes))
      for (const name of node.uses) uses.add(name);
  }
}

/** A value may use others; it stands before the rules, so that these are known only by another look. */
function addUsesOfValues(nodes: readonly StyleNode[], uses: Set<string>): void {
  for (const node of nodes) {
    if (node.kind === 'group') addUsesOfValues(node.children, uses);
    else if (node.kind === 'values')
      for (const {name, text} of node.values)
        if (uses.has(name)) for (const other of usesOf(text)) uses.add(other);
  }
}

function write(
  nodes: readonly StyleNode[],
  classes: ReadonlySet<string>,
  uses: ReadonlySet<string>,
): string {
  let text = '';
  for (const node of nodes) {
    if (node.kind === 'other') text += node.text;
    else if (node.kind === 'movement') {
      if (uses.has(node.name)) text += node.text;
    } else if (node.kind === 'values') {
      const used = node.values.filter(({name}) => uses.has(name));
      if (used.length > 0) text += `${node.selector}{${used.map((one) => one.text).join(';')}}`;
    } else if (node.kind === 'rule') {
      if (canMatch(node.needs, classes)) text += node.text;
    } else if (node.kind === 'group') {
      const inner = write(node.children, classes, uses);
      if (inner !== '') text += `${node.prelude}{${inner}}`;
      else if (node.prelude.startsWith('@layer')) text += `${node.prelude};`;
    }
  }
  return text;
}

/**
 * The part of a stylesheet that a document shows something of as it arrives, in the sheet's order (coverage: page-styles). A
 * rule stays when it could apply; layers that are left empty keep their place. Its fonts are apart (`pickFonts`).
 * @param values the classes of its elements (`classValuesOf`)
 * @param elements its rare elements (`rareElementsOf`)
 */
export function pickStyles(
  nodes: readonly StyleNode[],
  values: ReadonlySet<string>,
  elements: ReadonlySet<string>,
): string {
  const classes = namesIn(values);
  for (const element of elements) classes.add(element);
  const uses = new Set<string>();
  addUses(nodes, classes, uses);
  addUsesOfValues(nodes, uses);
  return write(nodes, classes, uses);
}

/**
 * The fonts that draw something of a document. Where it has plain signs alone these need no range: a sign that a file does not
 * have is drawn by the next font of the list all the same.
 */
export function pickFonts(nodes: readonly StyleNode[], html: string): string {
  const fonts = nodes.filter((node) => node.kind === 'font');
  // They are few, and to find them is a fraction of asking for each of many ranges at every sign.
  const beyond = html.match(BEYOND_PLAIN)?.join('') ?? '';
  const rare = fonts.filter(({signs}) => signs?.test(beyond));
  const plain = fonts.filter(({signs}) => signs === null);
  if (rare.length === 0)
    return plain.map(({text}) => text.replace(/;?unicode-range:[^;}]*/, '')).join('');
  return [...rare, ...plain].map(({text}) => text).join('');
}
