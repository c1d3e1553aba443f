/** True when a text holds a character that would split a header or a line: U+0000 to U+001F, or U+007F. */
export function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}

/** A text of several lines without its control characters: line feeds and tabs stay, other line ends become line feeds. */
export function withoutControlCharacters(text: string): string {
  return [...text.replace(/\r\n?/g, '\n')]
    .filter((character) => character === '\n' || character === '\t' || !isControl(character))
    .join('');
}

/** Beside those above the C1 range, which no keyboard types and no receipt prints. */
function isControl(character: string): boolean {
  const code = character.charCodeAt(0);
  return code < 0x20 || (code >= 0x7f && code <= 0x9f);
}
