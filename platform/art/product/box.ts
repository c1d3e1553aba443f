import type {Art, ArtCharacter, ArtForm} from '../../seed/format.ts';
import {drawFace} from '../characters.ts';
import type {Scene} from '../scene.ts';
import type {Sketch, Thing} from '../sketch.ts';
import {cartonOf, kidsBrushes, kidsPowerBrush, packBrushes, stillLife} from '../still-life.ts';
import {
  drawCell,
  drawCharger,
  drawHygieneCap,
  drawStickers,
  drawTongueCleaner,
  drawTravelCase,
} from '../things/accessories.ts';
import {drawDropper, drawFoamBottle, drawMouthwash, drawSerum} from '../things/bottles.ts';
import {drawFoldBrush} from '../things/brushes.ts';
import {drawFloss, drawPick, drawPickPouch} from '../things/floss.ts';
import {drawCard, drawGiftPouch, drawSachet, drawShadeGuide} from '../things/packs.ts';
import {drawBase, drawHead, drawSmartBrush} from '../things/power-brushes.ts';
import {drawThread} from '../things/props.ts';
import {drawTube} from '../things/tubes.ts';
import {
  drawCable,
  drawCase,
  drawDevice,
  drawPen,
  drawSyringe,
  drawTray,
} from '../things/whitening.ts';

import {
  arrangeFlat,
  drawBambooBox,
  drawLining,
  drawMeasure,
  drawMirror,
  flatThing,
  inTray,
  stackFlat,
} from './flat-things.ts';
import {setOut} from './set-out.ts';
import {openStage} from './staging.ts';
import type {Subject} from './subject.ts';

type Contents = (sketch: Sketch, art: Art, components: Subject['components']) => Thing[];

/** Several of one thing, side by side. */
function several(count: number, draw: () => Thing, gap: number): Thing {
  return arrangeFlat(Array.from({length: count}, draw), gap);
}

const leaflet = (sketch: Sketch, art: Art) => drawCard(sketch, 'Quick start', art.accent);

/** A powered handle without its base. */
const handle = (sketch: Sketch, {color, accent}: Art, name: string, slim = false) =>
  drawSmartBrush(sketch, {color, accent, name, base: false, slim});

/** The two pens of serum that come with the device. */
function serumPens(sketch: Sketch, art: Art): Thing {
  const label = {line: 'Optic White', name: 'Serum', note: ''};
  return several(2, () => drawPen(sketch, {...art, accent: '#D3203B', label}), 40);
}

const STICKERS: readonly ArtCharacter[] = ['fox', 'otter', 'owl', 'bear'];

/** What comes with each form, in the order of the captions in the seed. */
const CONTENTS: Readonly<Record<ArtForm, Contents>> = {
  tube: (sketch, art) => [
    several(Math.min(art.count, 3), () => drawTube(sketch, art), 30),
    cartonOf(sketch, art),
  ],
  'tube-trio': (sketch, art) => {
    const small = (color: string, accent: string, motif: Art['motif'], name: string) =>
      drawTube(sketch, {...art, color, accent, motif, label: {line: '', name, note: '1 oz'}});
    return [
      small('#FFFFFF', '#D3203B', 'sun', 'Daily Care'),
      small('#1E9C8B', '#FFD84D', 'burst', 'Fresh Burst'),
      small('#F6F2FC', '#8E7CC3', 'arches', 'Calm'),
    ];
  },
  sunscreen: (sketch, art) => [
    stillLife(sketch, art),
    cartonOf(sketch, {...art, label: {line: 'UV Restore', name: 'Mini', note: 'SPF 30'}}),
  ],
  'manual-brush': (sketch, art) => [inTray(sketch, packBrushes(sketch, art))],
  'bamboo-brush': (sketch, art) => [...packBrushes(sketch, art), drawBambooBox(sketch, art)],
  'fold-brush': (sketch, {color, accent}) => [
    drawFoldBrush(sketch, {color, accent, open: true}),
    drawFoldBrush(sketch, {color, accent, open: false}),
  ],
  'smart-brush': (sketch, art) => {
    const whole = handle(sketch, art, art.label.name);
    const head = drawHead(sketch, '#F7F8FA', art.accent);
    const hum = art.label.name === 'hum';
    return [
      whole,
      hum ? arrangeFlat([head, drawHead(sketch, '#F7F8FA', '#5B9BE0')], 40) : head,
      drawBase(sketch, '#F7F8FA', art.accent),
      hum ? drawHygieneCap(sketch) : drawCable('#E9EDF3'),
    ];
  },
  'battery-brush': (sketch, art) => [
    handle(sketch, art, 'hum', true),
    several(2, () => drawCell(sketch), 36),
    leaflet(sketch, art),
  ],
  'kids-brush': (sketch, art) => [inTray(sketch, kidsBrushes(sketch, art))],
  'kids-smart-brush': (sketch, art) => [
    kidsPowerBrush(sketch, art),
    drawHead(sketch, '#FFFFFF', art.color, true),
    several(2, () => drawCell(sketch), 36),
    drawStickers(
      sketch,
      STICKERS.map((character) => drawFace(sketch, character, 40)),
    ),
  ],
  'kids-battery-brush': (sketch, art) => [
    kidsPowerBrush(sketch, art),
    drawCell(sketch),
    drawCard(sketch, 'Kids Pulse', art.color),
  ],
  pen: (sketch, art) => [
    several(art.count, () => drawPen(sketch, art), 50),
    cartonOf(sketch, art),
    drawShadeGuide(sketch),
    leaflet(sketch, art),
  ],
  'device-kit': (sketch, art) => [
    drawDevice(sketch, art),
    serumPens(sketch, art),
    drawCable('#E9EDF3'),
    drawCase(sketch, '#DCE6F2', 480, 300),
    drawShadeGuide(sketch),
    leaflet(sketch, art),
  ],
  'led-kit': (sketch, art) => [
    drawTray(sketch, art),
    stackFlat(
      Array.from({length: 3}, () => drawSyringe(sketch, art)),
      40,
    ),
    drawCase(sketch, art.color, 440, 290),
    drawShadeGuide(sketch),
  ],
  strips: (sketch, art) => [
    cartonOf(sketch, art),
    several(3, () => drawSachet(sketch, art), -120),
    drawShadeGuide(sketch),
    leaflet(sketch, art),
  ],
  foam: (sketch, art) => [
    drawFoamBottle(sketch, art),
    cartonOf(sketch, {...art, label: {...art.label, name: 'Whitening foam'}}),
  ],
  serum: (sketch, art) => [
    drawSerum(sketch, art),
    drawDropper(sketch, art),
    cartonOf(sketch, {...art, color: '#F4F1FB', accent: art.color}),
  ],
  mouthwash: (sketch, art) => [drawMouthwash(sketch, art), drawMeasure(sketch, art)],
  floss: (sketch, art) => [
    ...Array.from({length: Math.min(art.count, 3)}, () => drawFloss(sketch, art)),
    drawThread(art.accent),
  ],
  'floss-picks': (sketch, art) => [
    drawPickPouch(sketch, art),
    arrangeFlat(
      [art.color, art.accent, '#F2B84B', '#9A8BDB'].map((color) => drawPick(sketch, color)),
      30,
    ),
  ],
  'tongue-cleaner': (sketch, {color, accent}) => [
    drawTongueCleaner(sketch, color),
    drawTongueCleaner(sketch, accent),
  ],
  heads: (sketch, art) => {
    const {line, name} = art.label;
    return [
      several(art.count, () => drawHead(sketch, art.color, art.accent), 44),
      ...(line === 'hum' && name === 'Replacement heads'
        ? [several(art.count, () => drawHygieneCap(sketch), 24)]
        : []),
      ...(name === 'Brush head club' ? [drawCard(sketch, 'Club', art.accent)] : []),
      cartonOf(sketch, art),
    ];
  },
  charger: (sketch, art) => [
    drawCharger(sketch, {color: art.color, accent: art.accent}),
    cartonOf(sketch, art),
  ],
  'travel-case': (sketch, {color, accent}) => [
    drawTravelCase(sketch, {color, accent, filled: false}),
    drawLining(sketch),
  ],
  'gift-pouch': (sketch, art) => [
    drawGiftPouch(sketch, art, false),
    drawTube(sketch, {
      ...art,
      color: '#FFFFFF',
      motif: 'sun',
      label: {line: 'Total', name: 'Daily Care', note: '1 oz'},
    }),
    drawMirror(sketch),
  ],
  bundle: (sketch, _, components) => components.map(({art}) => flatThing(sketch, art)),
};

/** The things of a product's box picture; the seed holds a caption for each of them. */
export function boxContents(sketch: Sketch, {art, components}: Subject): Thing[] {
  return CONTENTS[art.form](sketch, art, components);
}

/** What is in the box, laid out on a table with its captions. */
export function drawBox(subject: Subject): Scene {
  const {scene, sketch, tint} = openStage(subject.art);
  const things = boxContents(sketch, subject);
  setOut(
    scene,
    tint,
    things.map((thing, index) => ({thing, caption: subject.captions[index] ?? ''})),
  );
  return scene;
}
