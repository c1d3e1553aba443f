import {config} from '../../hydrogen.config.ts';

import {textWidth} from './fonts.ts';
import {text, type TextStyle} from './sketch.ts';

/** The name that the goods of the seed bear: that of the shop. */
export const BRAND = config.brand.name;

/** Width of a name at size 100 for which the drawings leave room. */
const ROOM = 511.4;

/** The size at which a name stands in the room that a drawing leaves for one of this size: the same, or smaller for a long one. */
export function nameSize(name: string, size: number): number {
  return size * Math.min(1, ROOM / Math.max(1, textWidth(name, 'display', 100)));
}

/** The brand as it is printed on a thing. */
export function wordmark(x: number, y: number, style: Omit<TextStyle, 'face'>): string {
  return text(x, y, BRAND, {...style, face: 'display', size: nameSize(BRAND, style.size)});
}
