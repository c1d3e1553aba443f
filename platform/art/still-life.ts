import type {Art, ArtCharacter, ArtForm} from '../seed/format.ts';

import {lit, mix} from './color.ts';
import {group, number, type Silhouette, silhouettes, type Sketch, type Thing} from './sketch.ts';
import {drawCharger, drawTongueCleaner, drawTravelCase} from './things/accessories.ts';
import {drawFoamBottle, drawMouthwash, drawSerum} from './things/bottles.ts';
import {drawFoldBrush, drawManualBrush, FAMILY_COLORS} from './things/brushes.ts';
import {drawFloss, drawPick, drawPickPouch} from './things/floss.ts';
import {drawKidsBrush, drawKidsPowerBrush} from './things/kids-brushes.ts';
import {drawCarton, drawGiftPouch, drawSachet} from './things/packs.ts';
import {drawHead, drawSmartBrush} from './things/power-brushes.ts';
import {drawGlass} from './things/props.ts';
import {drawSunscreen, drawTube} from './things/tubes.ts';
import {drawDevice, drawPen, drawPenCap, drawTray} from './things/whitening.ts';

interface Part {
  thing: Thing;
  /** Middle of the foot. */
  x: number;
  /** Height of the foot above the ground of the group. */
  up?: number;
  scale?: number;
  turn?: number;
}

const SHADE = '#17223B';

/** Several things as one, standing on one ground, each drawn over the ones before it. */
export function arrange(sketch: Sketch, parts: readonly Part[]): Thing {
  const boxes = parts.map(({thing, x, up = 0, scale = 1, turn = 0}) => {
    const middle = (thing.foot[0] + thing.foot[1]) / 2;
    const angle = (turn * Math.PI) / 180;
    const corners = [
      [-middle, -thing.height],
      [thing.width - middle, -thing.height],
      [-middle, 0],
      [thing.width - middle, 0],
    ].map(([cx = 0, cy = 0]) => [
      x + (cx * Math.cos(angle) - cy * Math.sin(angle)) * scale,
      -up + (cx * Math.sin(angle) + cy * Math.cos(angle)) * scale,
    ]);
    return {
      left: Math.min(...corners.map(([cx = 0]) => cx)),
      right: Math.max(...corners.map(([cx = 0]) => cx)),
      top: Math.min(...corners.map(([, cy = 0]) => cy)),
      middle,
    };
  });
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = right - left;
  const height = -top;
  let svg = '';
  const outline: Silhouette[] = [];
  let footLeft = Infinity;
  let footRight = -Infinity;
  parts.forEach(({thing, x, up = 0, scale = 1, turn = 0}, index) => {
    const middle = boxes[index]?.middle ?? 0;
    const place = `translate(${number(x - left)} ${number(height - up)}) rotate(${turn}) scale(${number(scale)}) translate(${number(-middle)} ${number(-thing.height)})`;
    const half = ((thing.foot[1] - thing.foot[0]) / 2) * scale;
    footLeft = Math.min(footLeft, x - left - half);
    footRight = Math.max(footRight, x - left + half);
    if (index > 0) {
      svg += [4, 12, 22]
        .map((spread) =>
          silhouettes(thing, `${place} translate(${number(-9 / scale)} ${number(4 / scale)})`)
            .map(
              ({d, transform}) =>
                `<path d="${d}" transform="${transform}" fill="${SHADE}" fill-opacity="0.05" stroke="${SHADE}" stroke-opacity="0.05" stroke-width="${number(spread / scale)}" stroke-linejoin="round"/>`,
            )
            .join(''),
        )
        .join('');
    }
    const shadow = sketch.radial([
      [0, SHADE, 0.4],
      [0.6, SHADE, 0.2],
      [1, SHADE, 0],
    ]);
    if (up === 0) {
      svg += `<ellipse cx="${number(x - left + half * 0.16)}" cy="${number(height - 3)}" rx="${number(half * 1.25)}" ry="${number(Math.max(half * 0.13, 8))}" fill="${shadow}"/>`;
    }
    svg += group(thing.svg, place);
    outline.push(...silhouettes(thing, place));
  });
  return {width, height, svg, outline, foot: [footLeft, footRight]};
}

/** Brushes standing in a tumbler. */
export function brushesInGlass(
  sketch: Sketch,
  brushes: readonly {thing: Thing; lean: number; x: number}[],
): Thing {
  const glass = drawGlass(sketch, false);
  const tall = Math.max(...brushes.map(({thing}) => thing.height));
  const height = tall + 10;
  const width = 620;
  const at = (width - glass.width) / 2;
  const places = brushes.map(
    ({thing, lean, x}) =>
      `translate(${number(width / 2 + x)} ${height - 36}) rotate(${lean}) translate(${number(-(thing.foot[0] + thing.foot[1]) / 2)} ${-thing.height})`,
  );
  const inside = brushes.map(({thing}, index) => group(thing.svg, places[index] ?? '')).join('');
  return {
    width,
    height,
    svg:
      group(glass.back, `translate(${at} ${height - glass.height})`) +
      inside +
      group(glass.front, `translate(${at} ${height - glass.height})`),
    outline: [
      ...silhouettes(glass, `translate(${at} ${height - glass.height})`),
      ...brushes.flatMap(({thing}, index) => silhouettes(thing, places[index] ?? '')),
    ],
    foot: [at + 36, at + 284],
  };
}

const FRIENDS: readonly ArtCharacter[] = ['fox', 'otter', 'owl', 'bear'];
const FRIEND_COLORS: Readonly<Record<ArtCharacter, string>> = {
  fox: '#F2A65E',
  otter: '#63B4C8',
  owl: '#9A8BDB',
  bear: '#F2A08E',
};

/** The brushes of a manual pack, one after the other. */
export function packBrushes(sketch: Sketch, art: Art): Thing[] {
  if (art.form === 'bamboo-brush') {
    return Array.from({length: art.count}, (_, index) =>
      drawManualBrush(sketch, {
        color: index % 2 === 0 ? art.color : mix(art.color, '#8A6A45', 0.25),
        accent: art.accent,
        bristles: index % 2 === 0 ? ['#FFFDF6', '#F0E4CB'] : ['#3E4450', '#59606E'],
        wood: true,
      }),
    );
  }
  const colors = art.count === 2 ? [art.color, art.accent] : FAMILY_COLORS;
  return Array.from({length: art.count}, (_, index) => {
    const color = colors[index % colors.length] ?? art.color;
    return drawManualBrush(sketch, {
      color,
      accent: art.count === 2 ? lit(color, 0.5) : lit(color, 0.78),
      bristles:
        art.count === 2 ? ['#FFFFFF', lit(color, 0.62)] : ['#FFFFFF', lit(color, 0.5), '#FFFFFF'],
    });
  });
}

/** The brushes of a kids' pack. */
export function kidsBrushes(sketch: Sketch, art: Art): Thing[] {
  if (art.count === 1) {
    return [
      drawKidsBrush(sketch, {character: art.character ?? 'bear', color: art.color, ring: true}),
    ];
  }
  return FRIENDS.slice(0, art.count).map((character) =>
    drawKidsBrush(sketch, {character, color: FRIEND_COLORS[character]}),
  );
}

export function cartonOf(sketch: Sketch, art: Art): Thing {
  switch (art.form) {
    case 'tube':
    case 'sunscreen':
      return drawCarton(sketch, {...art, count: 1}, {width: 300, height: 860, depth: 70});
    case 'pen':
      return drawCarton(sketch, art, {width: 250, height: 800, depth: 60});
    case 'device-kit':
      return drawCarton(sketch, art, {width: 860, height: 620, depth: 130});
    case 'led-kit':
      return drawCarton(
        sketch,
        {...art, accent: art.accent},
        {width: 760, height: 520, depth: 120},
      );
    case 'strips':
      return drawCarton(sketch, art, {width: 520, height: 620, depth: 110});
    case 'heads':
      return drawCarton(sketch, {...art, color: '#FFFFFF'}, {width: 420, height: 560, depth: 90});
    case 'charger':
      return drawCarton(
        sketch,
        {...art, label: {line: 'hum', name: 'Charging base', note: 'USB-A'}},
        {width: 420, height: 460, depth: 110},
      );
    default:
      return drawCarton(sketch, art, {width: 320, height: 720, depth: 90});
  }
}

/** A pack of manual brushes, standing in a tumbler. */
function brushPack(sketch: Sketch, art: Art): Thing {
  const brushes = packBrushes(sketch, art);
  const leans = brushes.length === 2 ? [-13, 11] : [-19, -7, 6, 18];
  return brushesInGlass(
    sketch,
    brushes.map((thing, index) => ({
      thing,
      lean: leans[index] ?? 0,
      x: (index - (brushes.length - 1) / 2) * -26,
    })),
  );
}

/** A child's powered brush, of the character of its art. */
export function kidsPowerBrush(sketch: Sketch, art: Art): Thing {
  return drawKidsPowerBrush(sketch, {
    character: art.character ?? 'fox',
    color: art.color,
    accent: art.accent,
    name: art.label.name,
  });
}

const STILL_LIVES: Readonly<Record<ArtForm, (sketch: Sketch, art: Art) => Thing>> = {
  tube: (sketch, art) => {
    const tube = drawTube(sketch, art);
    if (art.count === 1) return tube;
    if (art.count === 2) {
      return arrange(sketch, [
        {thing: tube, x: 0, scale: 0.97},
        {thing: tube, x: 232},
      ]);
    }
    return arrange(sketch, [
      {thing: tube, x: 0, scale: 0.95},
      {thing: tube, x: 470, scale: 0.95},
      {thing: tube, x: 235},
    ]);
  },
  'tube-trio': (sketch, art) => {
    const small = (
      color: string,
      accent: string,
      name: string,
      note: string,
      motif: Art['motif'],
    ) => drawTube(sketch, {...art, color, accent, motif, label: {line: '', name, note}});
    return arrange(sketch, [
      {thing: small('#F6F2FC', '#8E7CC3', 'Calm', '1 oz', 'arches'), x: 520, scale: 0.82},
      {thing: small('#1E9C8B', '#FFD84D', 'Fresh Burst', '1 oz', 'burst'), x: 0, scale: 0.82},
      {thing: small('#FFFFFF', '#D3203B', 'Daily Care', '1 oz', 'sun'), x: 260, scale: 0.88},
    ]);
  },
  sunscreen: drawSunscreen,
  'manual-brush': brushPack,
  'bamboo-brush': brushPack,
  'fold-brush': (sketch, art) =>
    drawFoldBrush(sketch, {color: art.color, accent: art.accent, open: true}),
  'smart-brush': (sketch, art) =>
    drawSmartBrush(sketch, {
      color: art.color,
      accent: art.accent,
      name: art.label.name,
      base: true,
    }),
  'battery-brush': (sketch, art) =>
    drawSmartBrush(sketch, {
      color: art.color,
      accent: art.accent,
      name: art.label.name,
      base: false,
      slim: true,
    }),
  'kids-brush': (sketch, art) => {
    const brushes = kidsBrushes(sketch, art);
    return arrange(
      sketch,
      brushes.map((thing, index) => ({thing, x: index * 196, scale: index % 2 === 0 ? 1 : 0.96})),
    );
  },
  'kids-battery-brush': kidsPowerBrush,
  'kids-smart-brush': kidsPowerBrush,
  pen: (sketch, art) => {
    const pen = drawPen(sketch, art);
    if (art.count > 1) {
      return arrange(sketch, [
        {thing: pen, x: 0},
        {thing: pen, x: 140},
        {thing: drawPenCap(sketch, art), x: 270},
      ]);
    }
    return arrange(sketch, [
      {thing: pen, x: 0},
      {thing: drawPenCap(sketch, art), x: 128},
    ]);
  },
  'device-kit': (sketch, art) =>
    arrange(sketch, [
      {thing: cartonOf(sketch, art), x: 0},
      {thing: drawDevice(sketch, art), x: 286, scale: 0.94},
    ]),
  'led-kit': (sketch, art) =>
    arrange(sketch, [
      {thing: cartonOf(sketch, art), x: 0},
      {thing: drawTray(sketch, art), x: 240, scale: 1.02},
    ]),
  strips: (sketch, art) => {
    const sachet = drawSachet(sketch, art);
    return arrange(sketch, [
      {thing: cartonOf(sketch, art), x: 0},
      {thing: sachet, x: 250, turn: 11, scale: 0.96},
      {thing: sachet, x: 130, turn: 4},
    ]);
  },
  foam: drawFoamBottle,
  serum: drawSerum,
  mouthwash: drawMouthwash,
  floss: (sketch, art) => {
    const floss = drawFloss(sketch, art);
    if (art.count === 1) return floss;
    return arrange(sketch, [
      {thing: floss, x: -150},
      {thing: floss, x: 160},
      {thing: floss, x: 0, up: 268},
    ]);
  },
  'floss-picks': (sketch, art) =>
    arrange(sketch, [
      {thing: drawPickPouch(sketch, art), x: 0, scale: 1.2},
      {thing: drawPick(sketch, art.accent), x: 200, turn: 14, scale: 0.9},
      {thing: drawPick(sketch, '#F2B84B'), x: 285, turn: -8, scale: 0.9},
    ]),
  'tongue-cleaner': (sketch, art) =>
    arrange(sketch, [
      {thing: drawTongueCleaner(sketch, art.accent), x: 150, turn: 9},
      {thing: drawTongueCleaner(sketch, art.color), x: 0, turn: -5},
    ]),
  heads: (sketch, art) => {
    const head = drawHead(sketch, art.color, art.accent);
    return arrange(sketch, [
      {thing: cartonOf(sketch, art), x: 0},
      ...Array.from({length: art.count}, (_, index) => ({
        thing: head,
        x: 186 + index * 104,
        scale: 1.46,
      })),
    ]);
  },
  charger: (sketch, art) => drawCharger(sketch, {color: art.color, accent: art.accent}),
  'travel-case': (sketch, art) =>
    drawTravelCase(sketch, {color: art.color, accent: art.accent, filled: true}),
  'gift-pouch': (sketch, art) => drawGiftPouch(sketch, art, true),
  bundle: () => {
    throw new Error('a bundle is drawn from its components');
  },
};

/** A product as it stands: one thing, or a pack grouped. All forms share one scale, about 5 px to the millimetre. */
export function stillLife(sketch: Sketch, art: Art): Thing {
  return STILL_LIVES[art.form](sketch, art);
}
