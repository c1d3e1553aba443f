import {INK} from './color.ts';
import {type Face, faceAttributes} from './fonts.ts';

/** A colour stop: where (0 to 1), colour, opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number];
export type Point = readonly [number, number];

export function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/**
 * Between two translucent colours a gradient would pass through a grey of both; it fades the one
 * out and the other in instead.
 */
function parted(stops: readonly Stop[]): Stop[] {
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    if (
      before === undefined ||
      before[1] === stop[1] ||
      before[2] === undefined ||
      stop[2] === undefined ||
      before[2] * stop[2] === 0
    ) {
      return [stop];
    }
    const middle = (before[0] + stop[0]) / 2;
    return [[middle, before[1], 0] as const, [middle, stop[1], 0] as const, stop];
  });
}

function stopsOf(stops: readonly Stop[]): string {
  return parted(stops)
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${number(offset)}" stop-color="${color}"${
          opacity === undefined ? '' : ` stop-opacity="${opacity}"`
        }/>`,
    )
    .join('');
}

/** Collects gradients, clips and filters while a picture is drawn; equal ones are kept once. */
export class Sketch {
  readonly #ids = new Map<string, string>();

  #define(markup: (id: string) => string): string {
    const key = markup('');
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = `d${this.#ids.size}`;
      this.#ids.set(key, id);
    }
    return id;
  }

  /** A linear gradient over the bounding box of what it fills. */
  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [1, 0]): string {
    const id = this.#define(
      (name) =>
        `<linearGradient id="${name}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopsOf(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  down(stops: readonly Stop[]): string {
    return this.linear(stops, [0, 0], [0, 1]);
  }

  radial(stops: readonly Stop[], center: Point = [0.5, 0.5], radius = 0.5): string {
    const id = this.#define(
      (name) =>
        `<radialGradient id="${name}" cx="${center[0]}" cy="${center[1]}" r="${radius}">${stopsOf(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  clip(outline: string): string {
    const id = this.#define((name) => `<clipPath id="${name}"><path d="${outline}"/></clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  definitions(): string {
    const all = [...this.#ids].map(([key, id]) => key.replace('id=""', `id="${id}"`));
    return `<defs>${all.join('')}</defs>`;
  }
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more = '',
): string {
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${number(radius)}" fill="${fill}" ${more}/>`;
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${number(cx)}" cy="${number(cy)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}" ${more}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return ellipse(cx, cy, r, r, fill, more);
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function group(content: string, transform: string, more = ''): string {
  return `<g transform="${transform}" ${more}>${content}</g>`;
}

/** Path data of a rounded rectangle. */
export function roundedRect(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
}

/** Path data of an ellipse. */
export function oval(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
}

export interface TextStyle {
  face?: Face;
  size: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
  opacity?: number;
}

function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export function text(x: number, y: number, content: string, style: TextStyle): string {
  const {face = 'text', size, fill = INK, anchor = 'start', spacing = 0, opacity = 1} = style;
  return `<text x="${number(x)}" y="${number(y)}" ${faceAttributes(face)} font-size="${number(size)}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${number(spacing)}" fill-opacity="${opacity}">${escaped(content)}</text>`;
}

export interface Silhouette {
  d: string;
  transform: string;
}

/** A thing's silhouettes under one more transformation. */
export function silhouettes(thing: Pick<Thing, 'outline'>, transform = ''): Silhouette[] {
  if (typeof thing.outline === 'string') return [{d: thing.outline, transform}];
  return thing.outline.map((part) => ({
    d: part.d,
    transform: `${transform} ${part.transform}`.trim(),
  }));
}

/** Something drawn in its own box from (0, 0) to (width, height). */
export interface Thing {
  width: number;
  height: number;
  svg: string;
  /** Path data of its silhouette, for shadows; more than one where it is a group, each with its place. */
  outline: string | readonly Silhouette[];
  /** Left and right end of what touches the ground when it stands. */
  foot: readonly [number, number];
}

/**
 * Light and shade of an upright cylinder, as an overlay that leaves the print beneath it visible.
 * The window is to the left; the right edge catches a little light from the wall.
 */
export function cylinderShade(sketch: Sketch, strength = 1, gloss = 1): string {
  return sketch.linear([
    [0, INK, 0.26 * strength],
    [0.05, INK, 0.1 * strength],
    [0.13, INK, 0],
    [0.17, '#FFFFFF', 0.12 * gloss],
    [0.24, '#FFFFFF', 0.5 * gloss],
    [0.31, '#FFFFFF', 0.14 * gloss],
    [0.42, '#FFFFFF', 0],
    [0.55, INK, 0],
    [0.78, INK, 0.11 * strength],
    [0.94, INK, 0.27 * strength],
    [1, INK, 0.17 * strength],
  ]);
}

/**
 * Light from the upper left and shade to the lower right, as an overlay for what is flat.
 * @param clear where the light has faded out, and where the shade begins; by default about the middle
 * @param slope how far down the light falls from the left edge to the right one, as a share of the height
 */
export function slantShade(
  sketch: Sketch,
  light: number,
  shade: number,
  clear: readonly [faded?: number, shaded?: number] = [0.5, 0.6],
  slope = 1,
): string {
  const [faded, shaded] = clear;
  return sketch.linear(
    [
      [0, '#FFFFFF', light],
      ...(faded === undefined ? [] : [[faded, '#FFFFFF', 0] as const]),
      ...(shaded === undefined ? [] : [[shaded, INK, 0] as const]),
      [1, INK, shade],
    ],
    [0, 0],
    [1, slope],
  );
}
