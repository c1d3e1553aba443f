declare module 'subset-font' {
  /** Cuts a font down to the glyphs of a text, and its axes to a value or a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, number | {min: number; max: number}>;
    },
  ): Promise<Buffer>;
}
