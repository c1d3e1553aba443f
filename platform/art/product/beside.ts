import type {Art} from '../../seed/format.ts';
import {lit} from '../color.ts';
import {TINTS} from '../scene.ts';
import {group, type Sketch, type Thing} from '../sketch.ts';
import {
  drawCitrus,
  drawLeaf,
  drawPear,
  drawSprig,
  drawStrawberry,
  drawWatermelon,
  MINT_GREEN,
} from '../things/plants.ts';
import {drawBubble, drawCup, drawGlass, drawPowder, drawTowels} from '../things/props.ts';

/** What stands beside a product and at which scale; null where nothing does. */
export function propOf(sketch: Sketch, art: Art): {thing: Thing; scale: number} | null {
  switch (art.prop) {
    case 'mint':
      return {thing: drawLeaf(sketch, MINT_GREEN), scale: 1.2};
    case 'eucalyptus':
      return {thing: drawSprig(sketch, '#6FA08A'), scale: 1.05};
    case 'sage':
      return {thing: drawLeaf(sketch, '#8DAF8B'), scale: 1.3};
    case 'glass':
      return {thing: drawGlass(sketch), scale: 1.1};
    case 'towel':
      return {thing: drawTowels(sketch, ['#FFFFFF', lit(TINTS[art.tint], 0.2)]), scale: 1.05};
    case 'coffee':
      return {thing: drawCup(sketch, '#5A3A26'), scale: 1.2};
    case 'tea':
      return {thing: drawCup(sketch, '#B5642A', true), scale: 1.2};
    case 'soda':
      return {thing: drawPowder(sketch), scale: 1.3};
    case 'strawberry':
      return {thing: drawStrawberry(sketch), scale: 1.25};
    case 'watermelon':
      return {thing: drawWatermelon(sketch), scale: 1.2};
    case 'pear':
      return {thing: drawPear(sketch), scale: 1.1};
    case 'orange':
      return {thing: drawCitrus(sketch, '#F2913D'), scale: 1};
    case 'lime':
      return {thing: drawCitrus(sketch, '#9CC53B'), scale: 1};
    case 'bubbles':
    case 'phone':
    case 'drops':
      return null;
  }
}

/** Soap bubbles all over a picture. */
export function bubbles(sketch: Sketch, color: string): string {
  return [
    [300, 420, 92],
    [470, 300, 46],
    [210, 640, 50],
    [1330, 300, 70],
    [1420, 520, 40],
    [1180, 210, 34],
    [620, 190, 30],
    [1390, 800, 56],
  ]
    .map(([x = 0, y = 0, r = 0]) => group(drawBubble(sketch, r, color), `translate(${x} ${y})`))
    .join('');
}
