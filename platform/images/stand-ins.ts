import {createHash} from 'node:crypto';

import {drawStandIn} from '../art/stand-in.ts';

import type {Size} from './parameters.ts';

/** Pictures of other shops lie at addresses that this machine may not reach: they are drawn, each in its own way. */
const FOLDER = 'stand-ins';

const SIZES: readonly Size[] = [
  {width: 1600, height: 1600},
  {width: 1600, height: 1600},
  {width: 1280, height: 1600},
  {width: 1600, height: 1200},
];

interface StandIn extends Size {
  draw: () => string;
}

/**
 * The name of what stands in for a picture of another shop: the same address has the same.
 * @param handle the product's, which is written on the picture
 * @param place its place among the pictures, from 1
 */
export function standInName(handle: string, place: number, address: string): string {
  const words = handle
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  const mark = createHash('sha256').update(address).digest('hex').slice(0, 8);
  return `${FOLDER}/${words || 'picture'}-${place}-${mark}`;
}

/** What is drawn under such a name; null for any other. */
export function findStandIn(name: string): StandIn | null {
  const [, words, place, mark] =
    /^stand-ins\/([a-z0-9-]{1,60})-(\d{1,3})-([0-9a-f]{8})$/.exec(name) ?? [];
  if (words === undefined || place === undefined || mark === undefined) return null;
  const number = Number.parseInt(mark, 16);
  const size = SIZES[number % SIZES.length] ?? {width: 1600, height: 1600};
  const title = words.replaceAll('-', ' ');
  return {
    ...size,
    draw: () => drawStandIn({...size, title, place: Number(place), number}),
  };
}
