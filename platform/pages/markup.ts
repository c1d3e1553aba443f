import {html as escapingHtml, raw} from 'hono/html';
import type {HtmlEscapedString} from 'hono/utils/html';

export {raw};

/** Escaped HTML, ready to stand inside other HTML. */
export type Markup = HtmlEscapedString;

export type MarkupValue = Markup | string | number | boolean | null | undefined | readonly Markup[];

/** HTML as a template: every text that is put in is escaped, nested markup and lists of it are not. */
export function html(strings: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  const markup = escapingHtml(strings, ...values);
  if (markup instanceof Promise) throw new Error('markup is made of values that are there');
  return markup;
}
