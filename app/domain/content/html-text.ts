const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function character(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? whole;
  const hexadecimal = name[1] === 'x' || name[1] === 'X';
  const point = Number.parseInt(name.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
}

/**
 * The words of HTML that the content compiler wrote, for the search index: tags become spaces where they end a block
 * and nothing inside a line, references become their characters, white space is one space. Not for showing: HTML from
 * elsewhere can be malformed.
 */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<\/?(?:a|abbr|b|code|del|em|i|s|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,5});/gi, character)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
