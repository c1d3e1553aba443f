/** Stands in a rendered document where its styles come. */
export const STYLES_MARK = '/*styles*/';

/** A stylesheet as rules that can be left out one by one. */
export type StyleNode =
  /** A rule: it applies where an element has all classes of one of its selectors; none of them means everywhere. */
  | {kind: 'rule'; text: string; needs: readonly (readonly string[])[]}
  /** Rules under a condition or in a layer; it goes with the last of them. */
  | {kind: 'group'; prelude: string; children: readonly StyleNode[]}
  | {kind: 'other'; text: string};

const CLASS = /\.((?:\\[^a-f\d]|\\[a-f\d]{1,6} ?|[\w-]|[^\0-\x7f])+)/gi;

const unescaped = (name: string) =>
  name.replace(/\\([a-f\d]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** Text without what stands in the brackets of `:not()`, `:is()` and their like, where a class may be absent. */
function outsideBrackets(selector: string): string {
  let depth = 0;
  let text = '';
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector[at] ?? '';
    if (sign === '\\') {
      if (depth === 0) text += sign + (selector[at + 1] ?? '');
      at += 1;
    } else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 0) text += sign;
  }
  return text;
}

/** The classes of each selector of a list, those in brackets aside. */
function neededClasses(selectors: string): string[][] {
  return outsideBrackets(selectors)
    .split(/(?<!\\),/)
    .map((selector) => [...selector.matchAll(CLASS)].map(([, name]) => unescaped(name ?? '')));
}

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

/** Reads a minified stylesheet, without nested rules, as a build writes it. */
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
    if (/^@(layer|media|supports|container)\b/.test(head)) {
      nodes.push({kind: 'group', prelude: head, children: parseStyles(css.slice(mark + 1, end))});
    } else if (head.startsWith('@')) {
      nodes.push({kind: 'other', text: `${head}${css.slice(mark, end + 1)}`});
    } else {
      const text = `${head}${css.slice(mark, end + 1)}`;
      nodes.push({kind: 'rule', text, needs: neededClasses(head)});
    }
    at = end + 1;
  }
  return nodes;
}

const ATTRIBUTE = /\sclass="([^"]*)"/g;

/** The names of all classes in a page's markup. */
export function classesOf(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, value = ''] of html.matchAll(ATTRIBUTE)) {
    const names = value
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#x27;/g, "'")
      .replace(/&amp;/g, '&');
    for (const name of names.split(' ')) classes.add(name);
  }
  return classes;
}

/**
 * The part of a stylesheet that a page with these classes shows something of, in the sheet's order (coverage: page-styles).
 * A rule stays when it could apply; layers that are left empty keep their place.
 */
export function pickStyles(nodes: readonly StyleNode[], classes: ReadonlySet<string>): string {
  let text = '';
  for (const node of nodes) {
    if (node.kind === 'other') text += node.text;
    else if (node.kind === 'rule') {
      if (node.needs.some((names) => names.every((name) => classes.has(name)))) text += node.text;
    } else {
      const inner = pickStyles(node.children, classes);
      if (inner !== '') text += `${node.prelude}{${inner}}`;
      else if (node.prelude.startsWith('@layer')) text += `${node.prelude};`;
    }
  }
  return text;
}
