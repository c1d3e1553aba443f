import type {ArtCharacter} from '../seed/format.ts';

import {lit, shaded} from './color.ts';
import {circle, ellipse, group, line, number, path, type Sketch} from './sketch.ts';

interface Coat {
  fur: string;
  pale: string;
  dark: string;
}

export const COATS: Readonly<Record<ArtCharacter, Coat>> = {
  fox: {fur: '#EE8A45', pale: '#FFF3E4', dark: '#6B3A1E'},
  otter: {fur: '#9A7355', pale: '#F3E2CC', dark: '#4A3324'},
  owl: {fur: '#8B7BD0', pale: '#F4EEFF', dark: '#4A3E8C'},
  bear: {fur: '#C98E63', pale: '#F8E4CF', dark: '#5C3B25'},
};

/** Path data of a head with its ears, centred on (0, 0), about `r` in half width; for silhouettes too. */
export function faceOutline(character: ArtCharacter, r: number): string {
  const at = (x: number, y: number) => `${number(x * r)} ${number(y * r)}`;
  const ear = (x: number, y: number, size: number) =>
    `M${at(x - size, y)}A${number(size * r)} ${number(size * r)} 0 1 1 ${at(x + size, y)}A${number(size * r)} ${number(size * r)} 0 1 1 ${at(x - size, y)}Z`;
  switch (character) {
    case 'fox':
      return `M${at(-0.92, -0.98)}C${at(-0.5, -0.95)} ${at(-0.36, -0.78)} ${at(-0.24, -0.66)}Q${at(0, -0.74)} ${at(0.24, -0.66)}C${at(0.36, -0.78)} ${at(0.5, -0.95)} ${at(0.92, -0.98)}C${at(0.96, -0.6)} ${at(0.92, -0.3)} ${at(0.96, 0)}C${at(1, 0.4)} ${at(0.4, 0.86)} ${at(0, 0.9)}C${at(-0.4, 0.86)} ${at(-1, 0.4)} ${at(-0.96, 0)}C${at(-0.92, -0.3)} ${at(-0.96, -0.6)} ${at(-0.92, -0.98)}Z`;
    case 'owl':
      return `M${at(-0.86, -1)}C${at(-0.6, -0.84)} ${at(-0.4, -0.78)} ${at(0, -0.76)}C${at(0.4, -0.78)} ${at(0.6, -0.84)} ${at(0.86, -1)}C${at(0.98, -0.6)} ${at(1, -0.2)} ${at(0.96, 0.12)}C${at(0.9, 0.66)} ${at(0.45, 0.92)} ${at(0, 0.92)}C${at(-0.45, 0.92)} ${at(-0.9, 0.66)} ${at(-0.96, 0.12)}C${at(-1, -0.2)} ${at(-0.98, -0.6)} ${at(-0.86, -1)}Z`;
    case 'otter':
      return `M${at(0, -0.82)}C${at(0.6, -0.82)} ${at(0.98, -0.4)} ${at(1, 0.06)}C${at(1.02, 0.58)} ${at(0.55, 0.88)} ${at(0, 0.88)}C${at(-0.55, 0.88)} ${at(-1.02, 0.58)} ${at(-1, 0.06)}C${at(-0.98, -0.4)} ${at(-0.6, -0.82)} ${at(0, -0.82)}Z${ear(-0.82, -0.5, 0.2)}${ear(0.82, -0.5, 0.2)}`;
    case 'bear':
      return `M${at(0, -0.8)}C${at(0.6, -0.8)} ${at(0.98, -0.38)} ${at(0.98, 0.08)}C${at(0.98, 0.6)} ${at(0.52, 0.9)} ${at(0, 0.9)}C${at(-0.52, 0.9)} ${at(-0.98, 0.6)} ${at(-0.98, 0.08)}C${at(-0.98, -0.38)} ${at(-0.6, -0.8)} ${at(0, -0.8)}Z${ear(-0.68, -0.66, 0.3)}${ear(0.68, -0.66, 0.3)}`;
  }
}

/** What the faces of all characters are drawn with. */
interface Pencil {
  /** Half width of the head. */
  r: number;
  /** A share of the half width, as path data. */
  s: (share: number) => string;
  pale: string;
  dark: string;
  eye: (x: number, y: number, size: number) => string;
  blush: string;
  smile: (y: number) => string;
}

/** What lies on a head: mask or muzzle, eyes, nose and mouth. */
const FEATURES: Readonly<Record<ArtCharacter, (pencil: Pencil) => string>> = {
  fox: ({r, s, pale, dark, eye, blush, smile}) =>
    path(
      `M${s(-0.78)} ${s(-0.82)}Q${s(-0.5)} ${s(-0.74)} ${s(-0.4)} ${s(-0.56)}Q${s(-0.64)} ${s(-0.46)} ${s(-0.78)} ${s(-0.3)}Z` +
        `M${s(0.78)} ${s(-0.82)}Q${s(0.5)} ${s(-0.74)} ${s(0.4)} ${s(-0.56)}Q${s(0.64)} ${s(-0.46)} ${s(0.78)} ${s(-0.3)}Z`,
      dark,
      'fill-opacity="0.75"',
    ) +
    path(
      `M0 ${s(0.02)}C${s(-0.3)} ${s(-0.12)} ${s(-0.72)} ${s(-0.02)} ${s(-0.93)} ${s(0.16)}C${s(-0.8)} ${s(0.6)} ${s(-0.34)} ${s(0.86)} 0 ${s(0.9)}C${s(0.34)} ${s(0.86)} ${s(0.8)} ${s(0.6)} ${s(0.93)} ${s(0.16)}C${s(0.72)} ${s(-0.02)} ${s(0.3)} ${s(-0.12)} 0 ${s(0.02)}Z`,
      pale,
    ) +
    blush +
    eye(-0.4, 0.02, 0.12) +
    eye(0.4, 0.02, 0.12) +
    ellipse(0, 0.42 * r, 0.13 * r, 0.09 * r, dark) +
    smile(0.54),
  otter: ({r, s, pale, dark, eye, smile}) =>
    circle(-0.82 * r, -0.5 * r, 0.1 * r, dark, 'fill-opacity="0.5"') +
    circle(0.82 * r, -0.5 * r, 0.1 * r, dark, 'fill-opacity="0.5"') +
    path(
      `M0 ${s(0.06)}C${s(0.3)} ${s(0)} ${s(0.7)} ${s(0.1)} ${s(0.72)} ${s(0.42)}C${s(0.7)} ${s(0.74)} ${s(0.3)} ${s(0.86)} 0 ${s(0.86)}C${s(-0.3)} ${s(0.86)} ${s(-0.7)} ${s(0.74)} ${s(-0.72)} ${s(0.42)}C${s(-0.7)} ${s(0.1)} ${s(-0.3)} ${s(0)} 0 ${s(0.06)}Z`,
      pale,
    ) +
    eye(-0.42, -0.1, 0.115) +
    eye(0.42, -0.1, 0.115) +
    ellipse(0, 0.22 * r, 0.17 * r, 0.12 * r, dark) +
    smile(0.38) +
    [-1, 1]
      .map((side) =>
        [0.34, 0.46, 0.58]
          .map((y, index) =>
            line(
              `M${s(side * 0.36)} ${s(y)}L${s(side * 0.74)} ${s(y - 0.07 + index * 0.07)}`,
              dark,
              r * 0.022,
              'stroke-opacity="0.55"',
            ),
          )
          .join(''),
      )
      .join(''),
  owl: ({r, s, pale, eye}) =>
    circle(-0.42 * r, -0.12 * r, 0.42 * r, pale) +
    circle(0.42 * r, -0.12 * r, 0.42 * r, pale) +
    eye(-0.36, -0.1, 0.2) +
    eye(0.36, -0.1, 0.2) +
    path(
      `M${s(-0.13)} ${s(0.16)}Q0 ${s(0.06)} ${s(0.13)} ${s(0.16)}Q${s(0.06)} ${s(0.4)} 0 ${s(0.44)}Q${s(-0.06)} ${s(0.4)} ${s(-0.13)} ${s(0.16)}Z`,
      '#F5A93B',
    ) +
    [
      [-0.3, 0.56],
      [0, 0.6],
      [0.3, 0.56],
    ]
      .map(([x = 0, y = 0]) =>
        line(
          `M${s(x - 0.1)} ${s(y)}Q${s(x)} ${s(y + 0.12)} ${s(x + 0.1)} ${s(y)}`,
          pale,
          r * 0.045,
          'stroke-opacity="0.7"',
        ),
      )
      .join(''),
  bear: ({r, s, pale, dark, eye, blush, smile}) =>
    circle(-0.68 * r, -0.66 * r, 0.15 * r, pale, 'fill-opacity="0.8"') +
    circle(0.68 * r, -0.66 * r, 0.15 * r, pale, 'fill-opacity="0.8"') +
    ellipse(0, 0.4 * r, 0.44 * r, 0.36 * r, pale) +
    blush +
    eye(-0.4, -0.06, 0.11) +
    eye(0.4, -0.06, 0.11) +
    group(
      ellipse(0, 0, 0.15 * r, 0.105 * r, dark) +
        ellipse(-0.04 * r, -0.035 * r, 0.05 * r, 0.03 * r, '#FFFFFF', 'fill-opacity="0.5"'),
      `translate(0 ${s(0.24)})`,
    ) +
    smile(0.42),
};

/** A character's face, centred on (0, 0), about `r` in half width. */
export function drawFace(sketch: Sketch, character: ArtCharacter, r: number): string {
  const {fur, pale, dark} = COATS[character];
  const s = (value: number) => number(value * r);
  const coat = sketch.radial(
    [
      [0, lit(fur, 0.22)],
      [0.6, fur],
      [1, shaded(fur, 0.28)],
    ],
    [0.36, 0.3],
    0.8,
  );
  const eye = (x: number, y: number, size: number) =>
    circle(x * r, y * r, size * r, dark) +
    circle((x - size * 0.3) * r, (y - size * 0.35) * r, size * 0.34 * r, '#FFFFFF');
  const blush =
    ellipse(-0.62 * r, 0.3 * r, 0.15 * r, 0.1 * r, '#F2705C', 'fill-opacity="0.32"') +
    ellipse(0.62 * r, 0.3 * r, 0.15 * r, 0.1 * r, '#F2705C', 'fill-opacity="0.32"');
  const smile = (y: number) =>
    line(
      `M${s(-0.16)} ${s(y)}Q${s(-0.08)} ${s(y + 0.12)} 0 ${s(y)}Q${s(0.08)} ${s(y + 0.12)} ${s(0.16)} ${s(y)}`,
      dark,
      r * 0.05,
    );
  const head = path(faceOutline(character, r), coat);
  return head + FEATURES[character]({r, s, pale, dark, eye, blush, smile});
}
