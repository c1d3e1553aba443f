/**
 * React writes a page in thousands of short texts and encodes each on its own; in workerd every such call crosses into
 * native code (1.5 times the pages per second with short ASCII encoded here). Bytes are those of the native encoder.
 * Imported first in server.ts: React takes its encoder while it loads.
 */
const LONGEST_OWN = 96;

export function shortTextEncoder(Native: typeof TextEncoder): typeof TextEncoder {
  return class ShortTextEncoder extends Native {
    override encode(text = ''): Uint8Array<ArrayBuffer> {
      const {length} = text;
      if (length > LONGEST_OWN) return super.encode(text);
      const bytes = new Uint8Array(length);
      for (let index = 0; index < length; index += 1) {
        const code = text.charCodeAt(index);
        if (code > 0x7f) return super.encode(text);
        bytes[index] = code;
      }
      return bytes;
    }
  };
}

globalThis.TextEncoder = shortTextEncoder(globalThis.TextEncoder);
