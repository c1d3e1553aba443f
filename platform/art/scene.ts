import type {ArtTint} from '../seed/format.ts';

import {deeper, INK, lit, mix, shaded} from './color.ts';
import {coveredBox, rasterizePng} from './rasterize.ts';
import {
  circle,
  ellipse,
  group,
  line,
  number,
  oval,
  path,
  type Point,
  rect,
  silhouettes,
  Sketch,
  text,
  type Thing,
} from './sketch.ts';

/** Backdrops by benefit (design.md "Colour"); sand where there is none. */
export const TINTS: Readonly<Record<ArtTint, string>> = {
  sky: '#DDEBF8',
  lilac: '#E9E2F6',
  mint: '#D5EFE4',
  lemon: '#FFF1BF',
  peach: '#FFE0D2',
  sand: '#F1EADD',
};

export interface Placement {
  /** Where the foot (standing) or the middle (lying) of the thing is. */
  x: number;
  y: number;
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** The point of the thing, in its own coordinates, that comes to lie at x and y; else its middle. */
  anchor?: Point;
  /** No shadow of its own, e.g. for what stands in a glass. */
  bare?: boolean;
}

/** One picture being composed: backdrop, then shadows, then things in the order of their placing. */
export class Scene {
  readonly sketch = new Sketch();
  readonly width: number;
  readonly height: number;
  #backdrop = '';
  #shadows = '';
  #things = '';
  readonly #shade: string;

  constructor(width: number, height: number, ground: string) {
    this.width = width;
    this.height = height;
    this.#shade = mix(shaded(ground, 1), INK, 0.35);
  }

  /** Draws on the backdrop, beneath all shadows. */
  back(svg: string): void {
    this.#backdrop += svg;
  }

  /** Draws over what is there already. */
  over(svg: string): void {
    this.#things += svg;
  }

  /** Stands a thing on the ground: contact shadow, and one cast to the right, away from the window. */
  stand(thing: Thing, {x, y, scale = 1, turn = 0, bare = false}: Placement): void {
    const [left, right] = thing.foot;
    const middle = (left + right) / 2;
    const half = ((right - left) / 2) * scale;
    if (!bare) {
      this.#shadows += this.#silhouette(
        thing,
        `matrix(${number(scale)} 0 ${number(-0.5 * scale)} ${number(0.2 * scale)} ${number(x - middle * scale + 0.5 * scale * thing.height)} ${number(y - 0.2 * scale * thing.height - 2)})`,
        'fill-opacity="0.3"',
      );
      this.#things += ellipse(
        x + half * 0.14,
        y - 2,
        half * 1.28,
        Math.min(Math.max(half * 0.16, 9), 40),
        this.sketch.radial([
          [0, this.#shade, 0.6],
          [0.55, this.#shade, 0.34],
          [1, this.#shade, 0],
        ]),
      );
    }
    const place = `translate(${number(x)} ${number(y)}) rotate(${turn}) scale(${number(scale)}) translate(${number(-middle)} ${number(-thing.height)})`;
    if (!bare) this.#things += this.#halo(thing, place, 10 / scale, 4 / scale);
    this.#things += group(thing.svg, place);
  }

  /** Lays a thing on a surface seen from above. */
  lay(thing: Thing, {x, y, scale = 1, turn = 0, bare = false, anchor}: Placement, lift = 1): void {
    const [ax, ay] = anchor ?? [thing.width / 2, thing.height / 2];
    const place = (dx: number, dy: number) =>
      `translate(${number(x + dx)} ${number(y + dy)}) rotate(${turn}) scale(${number(scale)}) translate(${number(-ax)} ${number(-ay)})`;
    if (!bare) {
      this.#shadows += this.#silhouette(thing, place(20 * lift, 28 * lift), 'fill-opacity="0.42"');
      const turned = (-turn * Math.PI) / 180;
      const dx = (6 * Math.cos(turned) - 9 * Math.sin(turned)) / scale;
      const dy = (6 * Math.sin(turned) + 9 * Math.cos(turned)) / scale;
      this.#things += this.#halo(thing, place(0, 0), dx, dy);
    }
    this.#things += group(thing.svg, place(0, 0));
  }

  /** A narrow soft edge of shadow, so that a thing parts from what it lies or stands before. */
  #halo(thing: Thing, place: string, dx: number, dy: number): string {
    const scale = Number(/scale\(([\d.]+)\)/.exec(place)?.[1] ?? 1);
    return [3, 9, 16]
      .map((spread) =>
        this.#silhouette(
          thing,
          `${place} translate(${number(dx)} ${number(dy)})`,
          `fill-opacity="0.055" stroke="${this.#shade}" stroke-opacity="0.055" stroke-linejoin="round" stroke-width="${number(spread / scale)}"`,
        ),
      )
      .join('');
  }

  #silhouette(thing: Thing, transform: string, paint: string): string {
    return silhouettes(thing, transform)
      .map(
        (part) =>
          `<path d="${part.d}" transform="${part.transform}" fill="${this.#shade}" ${paint}/>`,
      )
      .join('');
  }

  caption(x: number, y: number, content: string, size = 30): void {
    this.#things += text(x, y, content, {
      size,
      anchor: 'middle',
      fill: INK,
      face: 'text',
      opacity: 0.82,
    });
  }

  toSvg(): string {
    const {width, height} = this;
    const content = this.#backdrop + this.#blurredShadows() + this.#things;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${this.sketch.definitions()}${content}</svg>`;
  }

  /** The shadows as an image of a quarter of the size: blurring at full size takes ten times as long. */
  #blurredShadows(): string {
    const {width, height} = this;
    const draw = (size: string, box: string, content: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}">${content}</svg>`;
    const covered = coveredBox(
      draw(`width="${width}" height="${height}"`, `0 0 ${width} ${height}`, this.#shadows),
    );
    if (covered === null) return '';
    const left = Math.max(0, Math.floor((covered.x - 48) / 4) * 4);
    const top = Math.max(0, Math.floor((covered.y - 48) / 4) * 4);
    const w = Math.min(width - left, Math.ceil((covered.x + covered.width + 48 - left) / 4) * 4);
    const h = Math.min(height - top, Math.ceil((covered.y + covered.height + 48 - top) / 4) * 4);
    if (w <= 0 || h <= 0) return '';
    const box = `x="${left}" y="${top}" width="${w}" height="${h}"`;
    const bitmap = rasterizePng(
      draw(
        `width="${w / 4}" height="${h / 4}"`,
        `${left} ${top} ${w} ${h}`,
        `<defs><filter id="b" filterUnits="userSpaceOnUse" ${box}><feGaussianBlur stdDeviation="13"/></filter></defs><g filter="url(#b)">${this.#shadows}</g>`,
      ),
    );
    return `<image ${box} preserveAspectRatio="none" href="data:image/png;base64,${bitmap.toString('base64')}"/>`;
  }
}

/** Morning light through a window with four panes, falling across a wall or a table. */
function windowLight(x: number, y: number, size: number, strength: number): string {
  const pane = (column: number, row: number) => {
    const w = size * 0.42;
    const h = size * 0.5;
    return `M${number(column * (w + size * 0.05))} ${number(row * (h + size * 0.05))}h${number(w)}v${number(h)}h${number(-w)}Z`;
  };
  const panes = [0, 1].flatMap((column) => [0, 1, 2].map((row) => pane(column, row))).join('');
  const layer = (spread: number) =>
    `<path d="${panes}" fill="#FFFFFF" fill-opacity="${number(strength / 3)}" stroke="#FFFFFF" stroke-opacity="${number(strength / 3)}" stroke-width="${spread}" stroke-linejoin="round"/>`;
  return group([1, 10, 24].map(layer).join(''), `translate(${x} ${y}) skewY(14) skewX(-24)`);
}

export interface WallLook {
  /** Where the wall meets the floor. */
  horizon: number;
  /** A tall arch in the wall behind the thing: centre, half width, top. */
  arch?: readonly [number, number, number];
  light?: boolean;
}

/** A plain wall and floor in one tint, with window light. */
export function wall(scene: Scene, tint: string, look: WallLook): void {
  const {width, height, sketch} = scene;
  scene.back(
    rect(
      0,
      0,
      width,
      height,
      sketch.linear(
        [
          [0, lit(tint, 0.42)],
          [0.5, tint],
          [1, deeper(tint, 0.3)],
        ],
        [0, 0],
        [1, 0.9],
      ),
    ),
  );
  if (look.arch !== undefined) {
    const [cx, half, top] = look.arch;
    const shape = `M${cx - half} ${look.horizon}V${top + half}A${half} ${half} 0 0 1 ${cx + half} ${top + half}V${look.horizon}Z`;
    scene.back(
      path(
        shape,
        sketch.linear(
          [
            [0, deeper(tint, 0.72)],
            [0.35, deeper(tint, 0.42)],
            [1, lit(tint, 0.3)],
          ],
          [0, 0],
          [1, 0.6],
        ),
      ) +
        line(
          `M${cx + half} ${look.horizon}V${top + half}A${half} ${half} 0 0 0 ${cx - half * 0.2} ${top + half * 0.02}`,
          '#FFFFFF',
          4,
          'stroke-opacity="0.5"',
        ),
    );
  }
  if (look.light !== false)
    scene.back(windowLight(width * 0.3, -height * 0.14, height * 0.62, 0.3));
  scene.back(
    rect(
      0,
      look.horizon,
      width,
      height - look.horizon,
      sketch.linear(
        [
          [0, lit(tint, 0.5)],
          [0.6, lit(tint, 0.14)],
          [1, deeper(tint, 0.16)],
        ],
        [0, 0],
        [1, 0.6],
      ),
    ) +
      rect(
        0,
        look.horizon,
        width,
        height - look.horizon,
        sketch.down([
          [0, shaded(tint, 0.4), 0.3],
          [0.12, shaded(tint, 0.3), 0.1],
          [0.4, tint, 0],
        ]),
      ),
  );
}

/** A table top seen from above. */
export function table(scene: Scene, tint: string, light = true): void {
  const {width, height, sketch} = scene;
  scene.back(
    rect(
      0,
      0,
      width,
      height,
      sketch.linear(
        [
          [0, lit(tint, 0.5)],
          [0.5, tint],
          [1, deeper(tint, 0.24)],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
  );
  if (light) scene.back(windowLight(width * 0.16, -height * 0.3, height * 0.86, 0.26));
}

/** A tiled bathroom wall above a shelf; returns nothing, the shelf's top is at `shelf`. */
export function tiles(scene: Scene, tint: string, shelf: number, size = 190): void {
  const {width, height, sketch} = scene;
  const face = sketch.linear(
    [
      [0, lit(tint, 0.5)],
      [0.5, lit(tint, 0.12)],
      [1, tint],
    ],
    [0, 0],
    [1, 1],
  );
  scene.back(rect(0, 0, width, height, lit(tint, 0.66)));
  let laid = '';
  let lights = '';
  for (let row = 0; row * size < shelf; row++) {
    const top = row * size;
    const shift = row % 2 === 0 ? 0 : -size;
    for (let x = shift; x < width; x += size * 2) {
      laid += `M${x + 4} ${top + 4}h${size * 2 - 8}v${size - 8}h${-(size * 2 - 8)}Z`;
      lights += `M${x + 14} ${top + size - 22}V${top + 14}H${x + size * 2 - 30}`;
    }
  }
  scene.back(
    path(laid, face) +
      line(lights, '#FFFFFF', 4, 'stroke-opacity="0.55"') +
      rect(
        0,
        0,
        width,
        shelf,
        sketch.linear(
          [
            [0, '#FFFFFF', 0.3],
            [0.5, '#FFFFFF', 0],
            [1, shaded(tint, 0.6), 0.24],
          ],
          [0, 0],
          [1, 0.8],
        ),
      ) +
      windowLight(width * 0.3, -height * 0.16, height * 0.6, 0.3) +
      rect(
        0,
        shelf - 90,
        width,
        90,
        sketch.down([
          [0, shaded(tint, 0.5), 0],
          [1, shaded(tint, 0.7), 0.22],
        ]),
      ) +
      rect(
        0,
        shelf - 6,
        width,
        120,
        sketch.linear([
          [0, '#FFFFFF'],
          [1, mix('#F4F0E8', tint, 0.2)],
        ]),
      ) +
      rect(0, shelf + 108, width, 6, INK, 0, 'fill-opacity="0.1"') +
      rect(
        0,
        shelf + 114,
        width,
        height - shelf - 114,
        sketch.down([
          [0, shaded(tint, 0.55)],
          [0.3, shaded(tint, 0.2)],
          [1, tint],
        ]),
      ),
  );
}

/** A round plinth: `y` is the middle of its top. */
export function plinth(
  scene: Scene,
  look: {x: number; y: number; radius: number; height: number; color: string},
): void {
  const {x, y, radius: rx, height, color} = look;
  const ry = rx * 0.16;
  const {sketch} = scene;
  const drum = `M${x - rx} ${y}V${y + height}A${rx} ${ry} 0 0 0 ${x + rx} ${y + height}V${y}Z`;
  scene.back(
    path(
      oval(x + rx * 0.32, y + height + 12, rx * 1.2, ry * 1.25),
      sketch.radial([
        [0, shaded(color, 1), 0.36],
        [0.6, shaded(color, 1), 0.22],
        [1, shaded(color, 1), 0],
      ]),
    ) +
      path(
        drum,
        sketch.linear([
          [0, shaded(color, 0.08)],
          [0.24, lit(color, 0.55)],
          [0.55, color],
          [1, shaded(color, 0.4)],
        ]),
      ) +
      ellipse(
        x,
        y,
        rx,
        ry,
        sketch.linear(
          [
            [0, lit(color, 0.75)],
            [0.6, lit(color, 0.3)],
            [1, shaded(color, 0.06)],
          ],
          [0, 0],
          [1, 0.7],
        ),
      ) +
      ellipse(x, y, rx, ry, 'none', 'stroke="#FFFFFF" stroke-opacity="0.55" stroke-width="3"'),
  );
}

/** A flat disc on a table, behind what lies on it. */
export function disc(scene: Scene, x: number, y: number, r: number, color: string): void {
  scene.back(circle(x, y, r, color) + circle(x, y, r, '#FFFFFF', 'fill-opacity="0.12"'));
}
