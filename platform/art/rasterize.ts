import {renderAsync, Resvg} from '@resvg/resvg-js';

import {FONT_FILES} from './fonts.ts';

interface Bitmap {
  width: number;
  height: number;
  /** RGBA, four bytes a pixel. */
  pixels: Buffer;
}

const OPTIONS = {
  font: {loadSystemFonts: false, fontFiles: [...FONT_FILES], defaultFontFamily: 'Figtree'},
};

/**
 * Rasterizes a drawing with the fonts of the project only, so that every machine gives the same
 * pixels; off the main thread, which answers the API meanwhile. In its own size, or as wide as is said.
 */
export async function rasterize(svg: string, width?: number): Promise<Bitmap> {
  const size = width === undefined ? {} : {fitTo: {mode: 'width' as const, value: width}};
  const image = await renderAsync(svg, {...OPTIONS, ...size});
  return {width: image.width, height: image.height, pixels: image.pixels};
}

export function rasterizePng(svg: string): Buffer {
  return new Resvg(svg, OPTIONS).render().asPng();
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a drawing covers, in its own units; null where it is empty. */
export function coveredBox(svg: string): Box | null {
  const box = new Resvg(svg).innerBBox();
  return box === undefined ? null : {x: box.x, y: box.y, width: box.width, height: box.height};
}
