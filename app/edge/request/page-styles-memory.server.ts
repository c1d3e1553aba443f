import {
  classesOf,
  parseStyles,
  pickStyles,
  type StyleNode,
  STYLES_MARK,
} from '~/domain/request/page-styles';

import sheet from '../../styles/app.css?inline';

/** The build's stylesheet as rules: the same for everybody, read with the first page and not while the worker starts. */
let rules: readonly StyleNode[] | null = null;

/**
 * Puts the styles of what a document shows into it, so that no request stands between the HTML and its first paint. The whole
 * sheet is a file, which the browser gets before anything is drawn that was not in the document.
 */
export function withStyles(html: string): string {
  rules ??= parseStyles(sheet);
  const styles = pickStyles(rules, classesOf(html));
  return html.replace(STYLES_MARK, () => styles);
}
