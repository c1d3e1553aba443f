import {
  classValuesOf,
  parseStyles,
  pickFonts,
  pickStyles,
  rareElementsOf,
  type StyleNode,
  STYLES_MARK,
} from '~/domain/request/page-styles';

import sheet from '../../styles/app.css?inline';

/** The build's stylesheet as rules: the same for everybody, read with the first page and not while the worker starts. */
let rules: readonly StyleNode[] | null = null;

/** By the classes and rare elements of a page: pages of one kind have the same, whatever they show. */
const picked = new Map<string, string>();
const KNOWN_PAGES = 100;

function stylesOf(nodes: readonly StyleNode[], html: string): string {
  const values = classValuesOf(html);
  const elements = rareElementsOf(html);
  const key = [...values, ...elements].join('"');
  let styles = picked.get(key);
  if (styles === undefined) {
    styles = pickStyles(nodes, values, elements);
    if (picked.size >= KNOWN_PAGES) picked.clear();
    picked.set(key, styles);
  }
  return styles;
}

/**
 * Puts the styles of what a document shows into it, so that no request stands between the HTML and its first paint. The whole
 * sheet is a file, which the browser gets before anything is drawn that was not in the document.
 */
export function withStyles(html: string): string {
  rules ??= parseStyles(sheet);
  const at = html.indexOf(STYLES_MARK);
  if (at === -1) return html;
  const styles = stylesOf(rules, html) + pickFonts(rules, html);
  return html.slice(0, at) + styles + html.slice(at + STYLES_MARK.length);
}
