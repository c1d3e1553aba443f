import {describe, expect, it} from 'vitest';

import {
  hasControlCharacter,
  withoutControlCharacters,
  withoutDirections,
} from './control-characters';

/** By code point, as most of them cannot be seen. */
const named = (...codes: number[]) =>
  codes.map((code) => [`U+${code.toString(16).toUpperCase().padStart(4, '0')}`, code] as const);

const BREAKS = named(0x00, 0x09, 0x0a, 0x0d, 0x1b, 0x7f, 0x85, 0x9f, 0x2028, 0x2029);
const DIRECTIONS = named(
  ...[0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e],
  ...[0x2066, 0x2067, 0x2068, 0x2069, 0x206a, 0x206f, 0xfff9, 0xfffb],
);

describe('a line', () => {
  it.each([...BREAKS, ...DIRECTIONS])('with %s in it is none', (_name, code) => {
    expect(hasControlCharacter(`Ada${String.fromCodePoint(code)}Bell`)).toBe(true);
  });

  it.each(['Ada Bell', 'Jörg Müller', 'علی‌رضا', 'עדה', '👩‍👩‍👧', 'O’Neil — 1'])(
    '%s is one as it is',
    (line) => {
      expect(hasControlCharacter(line)).toBe(false);
      expect(withoutDirections(line)).toBe(line);
    },
  );

  it.each(DIRECTIONS)('loses %s, which nobody sees', (_name, code) => {
    expect(withoutDirections(`Ada${String.fromCodePoint(code)}Bell`)).toBe('AdaBell');
  });
});

describe('a text of several lines', () => {
  it('keeps its lines, whatever they end with', () => {
    const ends = ['\n', '\r\n', '\r', '\u2028', '\u2029'];
    expect(withoutControlCharacters(`a${ends.join('b')}c`)).toBe('a\nb\nb\nb\nb\nc');
    expect(withoutControlCharacters('a\tb')).toBe('a\tb');
  });

  it.each([...named(0x00, 0x1b, 0x7f, 0x85, 0x9f), ...DIRECTIONS])('loses %s', (_name, code) => {
    expect(withoutControlCharacters(`a${String.fromCodePoint(code)}b`)).toBe('ab');
  });
});
