/** What would begin another line: U+0000 to U+001F, U+007F to U+009F, and Unicode's separators of lines and paragraphs. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * What turns the direction of a text without being seen (U+202E makes `gpj.exe` of `exe.jpg`), and the marks of annotations.
 * They come along with what is copied; no keyboard's language needs them in a line.
 */
const DIRECTIONS = /[\p{Bidi_Control}\u206A-\u206F\uFFF9-\uFFFB]/u;
const EVERY_DIRECTION = new RegExp(DIRECTIONS.source, 'gu');

/**
 * True when a text holds a character that would split a header or a line, or turn the direction of what stands beside it. What
 * a program hands over (an address, a code) is refused with it.
 */
export function hasControlCharacter(text: string): boolean {
  return BREAKS.test(text) || DIRECTIONS.test(text);
}

/** A line that a person typed, without the invisible characters that turn directions; line breaks stay, and are refused. */
export function withoutDirections(text: string): string {
  return text.replace(EVERY_DIRECTION, '');
}

/** A text of several lines without its control characters: line feeds and tabs stay, other line ends become line feeds. */
export function withoutControlCharacters(text: string): string {
  return [...withoutDirections(text.replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n'))]
    .filter((character) => character === '\n' || character === '\t' || !BREAKS.test(character))
    .join('');
}
