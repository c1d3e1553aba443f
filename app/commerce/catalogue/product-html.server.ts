import {escapeAttrValue, FilterXSS, friendlyAttrValue} from 'xss';

/** Text, lists, tables, links and pictures, as a merchant's editor writes them; nothing that runs, loads or frames. */
const TAGS = {
  ...Object.fromEntries(
    [
      ...[
        'p',
        'br',
        'hr',
        'div',
        'span',
        'strong',
        'b',
        'em',
        'i',
        'u',
        's',
        'small',
        'sub',
        'sup',
      ],
      ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'h2', 'h3', 'h4', 'h5', 'h6'],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'],
    ].map((tag): [string, string[]] => [tag, []]),
  ),
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
};

/** With what is inside them, which is no text of a page. */
const DROPPED_WHOLE = [
  'script',
  'style',
  'iframe',
  'noscript',
  'noembed',
  'noframes',
  'title',
  'textarea',
];

/** Links lead to pages of any site, to a mail or a call; pictures come from the web. Relative ones are of this shop. */
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/|\\)|#)/i;
const PICTURE = /^(?:https:\/\/|\/(?!\/|\\))/i;

/** Keeps an attribute as it is read, and drops an address that leads anywhere else. */
function keptAttribute(tag: string, name: string, value: string, isListed: boolean): string {
  if (!isListed) return '';
  const read = friendlyAttrValue(value);
  if (name !== 'href' && name !== 'src') return `${name}="${escapeAttrValue(read)}"`;
  // Browsers drop line breaks and tabs from addresses, and white space around them, before they read the protocol.
  const address = read.replace(/\p{Cc}|\s/gu, '');
  const isSafe = (tag === 'img' ? PICTURE : LINK).test(address);
  return isSafe ? `${name}="${escapeAttrValue(address)}"` : '';
}

const filter = new FilterXSS({
  whiteList: TAGS,
  css: false,
  stripIgnoreTag: true,
  stripIgnoreTagBody: DROPPED_WHOLE,
  allowCommentTag: false,
  stripBlankChar: true,
  onTagAttr: keptAttribute,
});

/**
 * A merchant's description of a product without what could run: apps of a store write into it as well, and a script in it would be
 * on the page of everybody. The content policy of the page stands behind this.
 */
export function toSafeHtml(html: string): string {
  return filter.process(html);
}
