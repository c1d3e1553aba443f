import type {Art} from '../../seed/format.ts';
import {lit} from '../color.ts';
import {
  cylinderShade,
  group,
  line,
  path,
  type Silhouette,
  silhouettes,
  type Sketch,
  text,
  type Thing,
} from '../sketch.ts';
import {cartonOf, kidsBrushes, packBrushes, stillLife} from '../still-life.ts';
import {drawPaperTray, drawTongueCleaner} from '../things/accessories.ts';
import {drawCase, drawPen} from '../things/whitening.ts';

/** Things side by side, as one. */
export function arrangeFlat(things: readonly Thing[], gap: number): Thing {
  let x = 0;
  let svg = '';
  const outline: Silhouette[] = [];
  const height = Math.max(...things.map((thing) => thing.height));
  things.forEach((thing, index) => {
    const place = `translate(${x} ${height - thing.height})`;
    svg += group(thing.svg, place);
    outline.push(...silhouettes(thing, place));
    x += thing.width + (index < things.length - 1 ? gap : 0);
  });
  return {width: x, height, svg, outline, foot: [0, x]};
}

export function stackFlat(things: readonly Thing[], gap: number): Thing {
  let y = 0;
  let svg = '';
  const outline: Silhouette[] = [];
  const width = Math.max(...things.map((thing) => thing.width));
  things.forEach((thing, index) => {
    const place = `translate(0 ${y})`;
    svg += group(thing.svg, place);
    outline.push(...silhouettes(thing, place));
    y += thing.height + (index < things.length - 1 ? gap : 0);
  });
  return {width, height: y, svg, outline, foot: [0, width]};
}

/** Brushes lying in their paper tray. */
export function inTray(sketch: Sketch, brushes: readonly Thing[]): Thing {
  const row = arrangeFlat(brushes, brushes.length > 2 ? 44 : 70);
  const tray = drawPaperTray(sketch, row.width + 150, row.height + 130);
  return {...tray, svg: tray.svg + group(row.svg, 'translate(75 65)')};
}

export function drawBambooBox(sketch: Sketch, art: Art): Thing {
  return cartonOf(sketch, {
    ...art,
    form: 'pen',
    color: '#CFAE82',
    accent: '#3F5A48',
    motif: 'leaf',
    label: {line: '', name: 'Bamboo', note: 'Two brushes'},
  });
}

export function drawLining(sketch: Sketch): Thing {
  return drawCase(sketch, '#F3EFE7', 230, 960, '');
}

export function drawMirror(sketch: Sketch): Thing {
  return drawCase(sketch, '#D6E6F2', 300, 300, '');
}

/** The cap of a mouthwash as a cup, filled to its line. */
export function drawMeasure(sketch: Sketch, art: Art): Thing {
  const cup = 'M0 0H240L222 214Q220 232 202 232H38Q20 232 18 214Z';
  const svg =
    path(cup, lit(art.color, 0.7), 'fill-opacity="0.6"') +
    path('M10 104H230L220 212Q218 228 200 228H40Q22 228 20 212Z', art.color) +
    line('M8 100H232', '#FFFFFF', 4, 'stroke-opacity="0.9"') +
    text(120, 84, '0.7 fl oz', {face: 'strong', size: 24, anchor: 'middle'}) +
    path(cup, cylinderShade(sketch, 0.8, 0.8));
  return {width: 240, height: 232, svg, outline: cup, foot: [20, 220]};
}

/** A component of a bundle as it lies in the flat lay. */
export function flatThing(sketch: Sketch, art: Art): Thing {
  switch (art.form) {
    case 'manual-brush':
    case 'bamboo-brush':
      return arrangeFlat(packBrushes(sketch, art), 34);
    case 'kids-brush':
      return arrangeFlat(kidsBrushes(sketch, art), 10);
    case 'pen':
      return drawPen(sketch, art);
    case 'tongue-cleaner':
      return arrangeFlat(
        [drawTongueCleaner(sketch, art.color), drawTongueCleaner(sketch, art.accent)],
        30,
      );
    default:
      return stillLife(sketch, art);
  }
}
