import type {ArtTint} from '../seed/format.ts';

import {INK, mix, shaded} from './color.ts';
import {coveredBox, rasterizePng} from './rasterize.ts';
import {
  ellipse,
  group,
  number,
  type Point,
  silhouettes,
  Sketch,
  text,
  type Thing,
} from './sketch.ts';

/** Backdrops by benefit; sand where there is none. */
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
