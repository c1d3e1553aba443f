import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

const Native = globalThis.TextEncoder;
const {shortTextEncoder} = await import('./text-encoder.server');

describe('the encoder for short texts', () => {
  const own = new (shortTextEncoder(Native))();
  const native = new Native();

  it('gives the bytes of the native encoder for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({unit: 'grapheme-ascii', maxLength: 200}),
          fc.string({unit: 'binary', maxLength: 200}),
          fc.string({unit: 'grapheme', maxLength: 200}),
        ),
        (text) => {
          expect(own.encode(text)).toEqual(native.encode(text));
        },
      ),
    );
  });

  it.each([
    '',
    'a',
    '\u007f',
    '\u0080',
    'é',
    '\ud800',
    'a\ud83d',
    '😀',
    'x'.repeat(96),
    'x'.repeat(97),
  ])('agrees on the borders: %j', (text) => {
    expect(own.encode(text)).toEqual(native.encode(text));
  });

  it('agrees on a missing argument', () => {
    expect(own.encode()).toEqual(native.encode());
  });

  it('still encodes into a given array', () => {
    const target = new Uint8Array(4);
    expect(own.encodeInto('aé', target)).toEqual({read: 2, written: 3});
  });

  it('is the encoder of everything that loads after it', () => {
    expect(globalThis.TextEncoder).not.toBe(Native);
  });
});
