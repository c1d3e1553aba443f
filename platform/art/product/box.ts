import type {Art, PictureView} from '../../seed/format.ts';
import {disc, plinth, table, tiles, wall} from '../backdrops.ts';
import {drawFace} from '../characters.ts';
import {lit, mix, shaded} from '../color.ts';
import {fittingSize} from '../fonts.ts';
import {type Placement, Scene, TINTS} from '../scene.ts';
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
import {
  arrange,
  brushesInGlass,
  cartonOf,
  kidsBrushes,
  packBrushes,
  stillLife,
} from '../still-life.ts';
import {
  drawCell,
  drawCharger,
  drawHygieneCap,
  drawPaperTray,
  drawStickers,
  drawTongueCleaner,
  drawTravelCase,
} from '../things/accessories.ts';
import {drawDropper, drawFoamBottle, drawMouthwash, drawSerum} from '../things/bottles.ts';
import {drawFoldBrush, drawManualBrush} from '../things/brushes.ts';
import {drawDrop, drawDropsOn} from '../things/drops.ts';
import {drawFloss, drawPick, drawPickPouch} from '../things/floss.ts';
import {drawKidsPowerBrush} from '../things/kids-brushes.ts';
import {drawCard, drawGiftPouch, drawSachet, drawShadeGuide, drawStrip} from '../things/packs.ts';
import {drawPhone} from '../things/phone.ts';
import {
  drawCitrus,
  drawLeaf,
  drawPear,
  drawSprig,
  drawStrawberry,
  drawWatermelon,
  MINT_GREEN,
} from '../things/plants.ts';
import {drawBase, drawHead, drawSmartBrush} from '../things/power-brushes.ts';
import {
  drawBubble,
  drawCup,
  drawGlass,
  drawPowder,
  drawSwirl,
  drawThread,
  drawTowels,
} from '../things/props.ts';
import {drawTube} from '../things/tubes.ts';
import {
  drawCable,
  drawCase,
  drawDevice,
  drawPen,
  drawPenCap,
  drawSyringe,
  drawTray,
} from '../things/whitening.ts';

export const PRODUCT_PICTURE = {width: 1600, height: 1600} as const;

/** What a product picture shows. A bundle's components stand in for a thing of its own. */
export interface Subject {
  art: Art;
  components: readonly {art: Art; quantity: number; caption: string}[];
}

/** The colour of the paste in a tube. */
function pasteOf(art: Art): readonly [string, string] {
  switch (art.prop) {
    case 'strawberry':
      return ['#F9A9B2', '#E2475B'];
    case 'watermelon':
      return ['#CDEBC1', '#8CCB7A'];
    case 'bubbles':
      return ['#C3B5F0', '#8577CF'];
    case 'orange':
      return ['#FFF3E2', '#E9A15E'];
    case 'sage':
      return ['#EEF3EA', '#8FB08F'];
    case 'soda':
      return ['#FFFFFF', '#E6E3DA'];
    default:
  }
  if (art.label.name === 'Charcoal') return ['#41444C', '#23252B'];
  if (art.label.name === 'Fresh Burst') return [lit(art.color, 0.12), shaded(art.color, 0.3)];
  return ['#FFFFFF', mix('#FFFFFF', art.accent, 0.62)];
}

function propOf(sketch: Sketch, art: Art): {thing: Thing; scale: number} | null {
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

function bubbles(sketch: Sketch, color: string): string {
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

/** The scale at which a thing fills a box. */
function fit(thing: Thing, width: number, height: number, largest = 4): number {
  return Math.min(width / thing.width, height / thing.height, largest);
}

function standCentred(scene: Scene, thing: Thing, x: number, y: number, scale: number): void {
  const middle = (thing.foot[0] + thing.foot[1]) / 2;
  scene.stand(thing, {x: x + (middle - thing.width / 2) * scale, y, scale});
}

interface Opened {
  scene: Scene;
  sketch: Sketch;
  tint: string;
}

function newScene(art: Art): Opened {
  const tint = TINTS[art.tint];
  const scene = new Scene(PRODUCT_PICTURE.width, PRODUCT_PICTURE.height, tint);
  return {scene, sketch: scene.sketch, tint};
}

const LYING_FORMS: ReadonlySet<Art['form']> = new Set([
  'manual-brush',
  'bamboo-brush',
  'fold-brush',
  'travel-case',
  'tongue-cleaner',
]);

/** Things seen from above, aslant on a tinted table. */
function drawLyingHero(art: Art): Scene {
  const {scene, sketch, tint} = newScene(art);
  table(scene, tint);
  disc(scene, 800, 800, 590, lit(tint, 0.55));
  if (art.form === 'travel-case') {
    const open = drawTravelCase(sketch, {color: art.color, accent: art.accent, filled: true});
    scene.lay(open, {x: 800, y: 800, scale: 1.2, turn: 14}, 1.3);
    return scene;
  }
  if (art.form === 'fold-brush') {
    const brush = drawFoldBrush(sketch, {color: art.color, accent: art.accent, open: true});
    scene.lay(brush, {x: 790, y: 800, scale: 1.32, turn: 22});
    return scene;
  }
  const things =
    art.form === 'tongue-cleaner'
      ? [drawTongueCleaner(sketch, art.color), drawTongueCleaner(sketch, art.accent)]
      : packBrushes(sketch, art);
  if (things.length === 2) {
    const [first, second] = things;
    const scale = art.form === 'tongue-cleaner' ? 1.5 : 1.36;
    if (first !== undefined) scene.lay(first, {x: 690, y: 800, scale, turn: 24});
    if (second !== undefined) scene.lay(second, {x: 920, y: 800, scale, turn: -22}, 1.5);
    return scene;
  }
  things.forEach((thing, index) => {
    const shift = (index - (things.length - 1) / 2) * 232;
    scene.lay(thing, {
      x: 800 + shift,
      y: 800 + (index % 2 === 0 ? 54 : -54),
      scale: 1.28,
      turn: 18,
    });
  });
  return scene;
}

function drawHero({art, components}: Subject): Scene {
  if (LYING_FORMS.has(art.form)) return drawLyingHero(art);
  const {scene, sketch, tint} = newScene(art);
  if (art.form === 'bundle') {
    wall(scene, tint, {horizon: 1130, arch: [800, 560, 190]});
    plinth(scene, {x: 800, y: 1270, radius: 660, height: 110, color: lit(tint, 0.35)});
    const set = bundleSet(sketch, components);
    standCentred(scene, set, 800, 1300, fit(set, 1180, 1010, 1.5));
    return scene;
  }
  const thing = stillLife(sketch, art);
  switch (art.form) {
    case 'pen':
    case 'serum':
    case 'foam':
    case 'floss':
    case 'charger':
    case 'sunscreen':
    case 'heads': {
      wall(scene, tint, {horizon: 1060, arch: [800, 500, 150]});
      plinth(scene, {x: 800, y: 1230, radius: 500, height: 170, color: lit(tint, 0.3)});
      standCentred(
        scene,
        thing,
        art.form === 'charger' ? 840 : 800,
        1250,
        fit(thing, art.form === 'charger' ? 900 : 790, 960, art.form === 'floss' ? 1.9 : 1.7),
      );
      return scene;
    }
    case 'tube':
    case 'tube-trio': {
      wall(scene, tint, {horizon: 1180, arch: [800, 470, 150]});
      standCentred(scene, thing, 800, 1376, fit(thing, 1020, 1150, 1.44));
      const prop = art.character === undefined ? null : propOf(sketch, art);
      if (prop !== null) {
        scene.stand(prop.thing, {
          x: 1150,
          y: 1400,
          scale: prop.scale * 0.9,
          turn: art.prop === 'watermelon' ? -8 : 6,
        });
      }
      if (art.prop === 'bubbles') scene.over(bubbles(sketch, '#A493E6'));
      return scene;
    }
    case 'battery-brush': {
      tiles(scene, tint, 1330);
      const glass = brushesInGlass(sketch, [{thing, lean: 8, x: -40}]);
      standCentred(scene, glass, 800, 1384, 1.12);
      return scene;
    }
    default: {
      wall(scene, tint, {horizon: 1150, arch: [800, 500, 140]});
      standCentred(scene, thing, 800, 1370, fit(thing, 1080, 1150, 1.5));
      return scene;
    }
  }
}

/** The components of a bundle as one group: tallest behind, small things in front. */
export function bundleSet(sketch: Sketch, components: Subject['components']): Thing {
  const things = components.flatMap(({art, quantity}) =>
    Array.from({length: Math.min(quantity, 2)}, () => stillLife(sketch, art)),
  );
  const factor = (thing: Thing) => (thing.width > 700 ? 0.86 : 1);
  const sorted = [...things].sort(
    (a, b) => b.height * factor(b) - a.height * factor(a) || b.width - a.width,
  );
  const back: Thing[] = [];
  const front: Thing[] = [];
  const tallest = sorted[0]?.height ?? 0;
  for (const thing of sorted) (thing.height < tallest * 0.48 ? front : back).push(thing);
  const ordered =
    back.length > 2
      ? [back[1], back[0], ...back.slice(2)].filter((thing) => thing !== undefined)
      : back;
  let x = 0;
  const parts = ordered.map((thing, index) => {
    const scale = factor(thing);
    const half = (thing.width * scale) / 2;
    if (index > 0) x += half * 0.94;
    const middle = ((thing.foot[0] + thing.foot[1]) / 2 - thing.width / 2) * scale;
    const part = {thing, x: x + middle, scale};
    x += half * 0.94;
    return part;
  });
  const fronts = front.map((thing, index) => ({
    thing,
    x:
      ordered.length > 1
        ? x * (front.length > 1 ? 0.3 + index * 0.4 : 0.62) + 40
        : x + thing.width * 0.5,
    scale: factor(thing),
  }));
  return arrange(sketch, [...parts, ...fronts]);
}

/** A thing as in a mirror; for things without print. */
function mirrored(thing: Thing): Thing {
  const turn = `translate(${thing.width} 0) scale(-1 1)`;
  return {...thing, svg: group(thing.svg, turn), outline: silhouettes(thing, turn)};
}

/** A stripe of paste on a large brush, the tube behind; from the left or, for every other name, from the right. */
function drawPasteScene({art}: Subject): Scene {
  const {scene, sketch, tint} = newScene(art);
  wall(scene, tint, {horizon: 1210});
  const letters = [...art.label.name].reduce(
    (sum, letter) => sum + (letter.codePointAt(0) ?? 0),
    0,
  );
  const fromRight = letters % 2 === 1;
  const across = (x: number) => (fromRight ? 1600 - x : x);
  const prop = propOf(sketch, art);
  scene.stand(drawTube(sketch, art), {
    x: across(1090),
    y: 1330,
    scale: 1.5,
    turn: fromRight ? -5 : 5,
  });
  if (prop !== null) {
    const low = prop.thing.height * prop.scale < 420;
    const leaf = art.prop === 'mint' || art.prop === 'sage';
    scene.stand(prop.thing, {
      x: across(low ? 400 : 350),
      y: 1340,
      scale: prop.scale * 1.05,
      turn: leaf ? (fromRight ? 48 : -48) : 0,
    });
  }
  if (art.prop === 'bubbles') scene.over(bubbles(sketch, '#A493E6'));
  const [paste, stripe] = pasteOf(art);
  const color = art.accent === '#FFFFFF' ? shaded(art.color, 0.35) : art.accent;
  const wood = art.motif === 'leaf';
  const brush = drawManualBrush(sketch, {
    color: wood ? '#D9B27C' : lit(color, 0.06),
    accent: lit(color, 0.6),
    bristles: ['#FFFFFF', lit(wood ? '#D9B27C' : color, 0.8), '#FFFFFF'],
    paste: [paste, stripe],
    wood,
  });
  scene.lay(
    fromRight ? mirrored(brush) : brush,
    {
      x: across(900),
      y: 1180,
      scale: 4.6,
      turn: fromRight ? -82 : 82,
      anchor: [fromRight ? brush.width - 60 : 60, 90],
    },
    1.2,
  );
  if (art.prop === 'drops' || art.prop === 'mint' || art.prop === 'glass') {
    scene.over(
      drawDropsOn(sketch, [
        [across(250), 1420, 24],
        [across(330), 1470, 14],
        [across(1330), 1450, 26],
        [across(1420), 1400, 15],
        [across(1240), 1500, 12],
      ]),
    );
  }
  return scene;
}

/** One thing very close, aslant, with drops of water. */
function drawCloseView(
  {scene, sketch, tint}: Opened,
  thing: Thing,
  look: Placement & {drops?: boolean},
  behind?: (scene: Scene) => void,
): Scene {
  table(scene, tint);
  disc(scene, 1180, 420, 520, lit(tint, 0.5));
  behind?.(scene);
  scene.lay(thing, look, 2);
  if (look.drops !== false) {
    scene.over(
      drawDropsOn(sketch, [
        [210, 300, 30],
        [300, 390, 16],
        [1340, 1280, 34],
        [1250, 1380, 18],
        [1420, 1400, 22],
        [170, 1180, 20],
      ]),
    );
  }
  return scene;
}

/** A dollop of foam, its top at (0, 0). */
function foam(sketch: Sketch): string {
  const fill = sketch.radial(
    [
      [0, '#FFFFFF'],
      [0.7, '#F4F8FC'],
      [1, '#CBD9E8'],
    ],
    [0.36, 0.32],
    0.8,
  );
  return [
    [-96, 174, 92],
    [8, 194, 104],
    [104, 170, 84],
    [-52, 114, 74],
    [50, 102, 80],
    [-4, 50, 60],
  ]
    .map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`)
    .join('');
}

function drawUse(subject: Subject): Scene {
  const {art, components} = subject;
  const opened = newScene(art);
  const {scene, sketch, tint} = opened;
  const at = (name: string) => art.label.name === name;
  switch (art.form) {
    case 'tube':
      return drawPasteScene(subject);
    case 'tube-trio': {
      table(scene, tint);
      const pouch = drawGiftPouch(sketch, {...art, color: '#FFFFFF', accent: '#FFFFFF'}, false);
      const trio = stillLife(sketch, art);
      scene.lay(trio, {x: 790, y: 700, scale: 1.08, turn: -8});
      const front = group(pouch.svg, 'translate(150 640) scale(1.98 1.36)', 'opacity="0.42"');
      scene.over(front);
      return scene;
    }
    case 'manual-brush':
    case 'bamboo-brush': {
      if (art.count === 4) {
        tiles(scene, tint, 1350);
        const brushes = packBrushes(sketch, art).slice(0, 2);
        const glass = brushesInGlass(
          sketch,
          brushes.map((thing, index) => ({
            thing,
            lean: index === 0 ? -15 : 12,
            x: index === 0 ? 34 : -34,
          })),
        );
        standCentred(scene, glass, 760, 1400, 1.3);
        scene.stand(drawTowels(sketch, [lit(tint, 0.3), '#FFFFFF']), {
          x: 1360,
          y: 1404,
          scale: 0.9,
        });
        return scene;
      }
      const [brush] = packBrushes(sketch, art);
      if (brush === undefined) return scene;
      return drawCloseView(
        opened,
        brush,
        {x: 940, y: 560, scale: 4.2, turn: 34, anchor: [40, 84]},
        (open) => {
          if (art.form === 'bamboo-brush') {
            open.lay(drawSprig(open.sketch, '#7FAE7C'), {x: 1240, y: 1150, scale: 1.5, turn: 40});
          }
        },
      );
    }
    case 'fold-brush':
      return drawCloseView(
        opened,
        drawFoldBrush(sketch, {color: art.color, accent: art.accent, open: true}),
        {x: 830, y: 800, scale: 1.66, turn: 18},
      );
    case 'smart-brush': {
      if (at('hum')) {
        wall(scene, tint, {horizon: 1280});
        scene.stand(drawPhone(sketch, 'map'), {x: 1130, y: 1390, scale: 1.3, turn: 4});
        scene.lay(
          drawSmartBrush(sketch, {color: art.color, accent: art.accent, name: 'hum', base: false}),
          {x: 430, y: 1290, scale: 2.1, turn: 14},
        );
        return scene;
      }
      return drawCloseView(
        opened,
        drawSmartBrush(sketch, {
          color: art.color,
          accent: art.accent,
          name: art.label.name,
          base: false,
        }),
        {x: 1130, y: 340, scale: 2.3, turn: 32, anchor: [125, 90]},
      );
    }
    case 'battery-brush':
      return drawCloseView(
        opened,
        drawSmartBrush(sketch, {
          color: art.color,
          accent: art.accent,
          name: 'hum',
          base: false,
          slim: true,
        }),
        {x: 500, y: 330, scale: 2.5, turn: -30, anchor: [125, 90]},
      );
    case 'kids-brush': {
      const brushes = kidsBrushes(sketch, art);
      const [first, second] = brushes;
      if (first === undefined) return scene;
      return drawCloseView(
        opened,
        first,
        {x: second === undefined ? 800 : 600, y: 900, scale: 2.2, turn: -14, drops: false},
        (open) => {
          if (second !== undefined) open.lay(second, {x: 1060, y: 930, scale: 2.2, turn: 15}, 2);
        },
      );
    }
    case 'kids-battery-brush':
    case 'kids-smart-brush': {
      const brush = drawKidsPowerBrush(sketch, {
        character: art.character ?? 'fox',
        color: art.color,
        accent: art.accent,
        name: art.label.name,
      });
      if (art.form === 'kids-smart-brush') {
        wall(scene, tint, {horizon: 1280});
        const face = drawFace(sketch, art.character ?? 'bear', 96);
        scene.stand(drawPhone(sketch, 'game', face), {x: 1130, y: 1390, scale: 1.3, turn: 4});
        scene.stand(brush, {x: 480, y: 1440, scale: 1.55, turn: -4});
        return scene;
      }
      return drawCloseView(opened, brush, {x: 760, y: 900, scale: 1.86, turn: -14}, (open) => {
        open.lay(drawSwirl(open.sketch, '#F9A9B2', '#E2475B'), {
          x: 1290,
          y: 360,
          scale: 0.9,
          turn: -12,
        });
      });
    }
    case 'pen':
      return drawCloseView(
        opened,
        drawPen(sketch, art),
        {x: 560, y: 1180, scale: 3.6, turn: 42},
        (open) => {
          open.lay(drawPenCap(open.sketch, art), {x: 1290, y: 1270, scale: 1.9, turn: 64}, 1.5);
          open.over(group(drawDrop(open.sketch, '#DCEBFA', 44), 'translate(1420 330)'));
        },
      );
    case 'device-kit':
      return drawCloseView(opened, drawDevice(sketch, art), {
        x: 800,
        y: 900,
        scale: 2.7,
        turn: -10,
      });
    case 'led-kit':
      return drawCloseView(
        opened,
        drawTray(sketch, art),
        {x: 780, y: 620, scale: 2.9, turn: -8},
        (open) => {
          open.lay(drawSyringe(open.sketch, art), {x: 900, y: 1300, scale: 2, turn: -14}, 1.4);
        },
      );
    case 'strips':
      return drawCloseView(
        opened,
        drawStrip(sketch, art),
        {x: 800, y: 760, scale: 1.72, turn: -16, drops: false},
        (open) => {
          open.lay(drawSachet(open.sketch, art), {x: 300, y: 1300, scale: 1.5, turn: -22});
          if (art.prop === 'coffee') {
            open.lay(drawCup(open.sketch, '#5A3A26'), {x: 1230, y: 1270, scale: 1.3});
          }
        },
      );
    case 'foam': {
      wall(scene, tint, {horizon: 1200});
      scene.stand(drawFoamBottle(sketch, art), {x: 900, y: 2120, scale: 2.4});
      scene.over(
        group(foam(sketch), 'translate(560 452) scale(0.42)') +
          group(foam(sketch), 'translate(330 1330) scale(1.25)'),
      );
      return scene;
    }
    case 'serum':
      wall(scene, tint, {horizon: 1220});
      scene.stand(drawSerum(sketch, art), {x: 1090, y: 1420, scale: 1.5});
      scene.lay(drawDropper(sketch, art), {x: 500, y: 640, scale: 1.72, turn: 8});
      return scene;
    case 'mouthwash': {
      wall(scene, tint, {horizon: 1180});
      scene.stand(drawMouthwash(sketch, art), {x: 1050, y: 1400, scale: 1.26});
      const glass = drawGlass(sketch);
      const filled = {
        ...glass,
        svg:
          glass.back.replaceAll('#D5ECF8', lit(art.color, 0.3)).replaceAll('#9CCBE6', art.color) +
          glass.front,
      };
      scene.stand(filled, {x: 450, y: 1430, scale: 1.15});
      if (art.tint === 'lemon')
        scene.stand(drawLeaf(sketch, MINT_GREEN), {x: 690, y: 1490, scale: 1, turn: 62});
      return scene;
    }
    case 'floss':
      return drawCloseView(opened, drawFloss(sketch, {...art, count: 1}), {
        x: 700,
        y: 900,
        scale: 2.7,
        turn: -12,
      });
    case 'floss-picks': {
      table(scene, tint);
      disc(scene, 800, 820, 600, lit(tint, 0.5));
      const colors = [
        art.color,
        art.accent,
        '#F2B84B',
        '#9A8BDB',
        '#7CC47F',
        art.color,
        art.accent,
      ];
      colors.forEach((color, index) => {
        const turn = (index - 3) * 24;
        const angle = ((turn - 90) * Math.PI) / 180;
        scene.lay(drawPick(sketch, color), {
          x: 800 + Math.cos(angle) * 480,
          y: 1150 + Math.sin(angle) * 480,
          scale: 1.9,
          turn,
        });
      });
      return scene;
    }
    case 'tongue-cleaner':
      return drawCloseView(opened, drawTongueCleaner(sketch, art.color), {
        x: 640,
        y: 1150,
        scale: 3,
        turn: 34,
      });
    case 'heads':
      return drawCloseView(opened, drawHead(sketch, art.color, art.accent), {
        x: 800,
        y: 900,
        scale: 6.2,
        turn: 34,
      });
    case 'charger': {
      wall(scene, tint, {horizon: 900});
      scene.stand(drawCharger(sketch, {color: art.color, accent: art.accent}), {
        x: 660,
        y: 1330,
        scale: 2.1,
      });
      scene.over(
        group(
          `<circle r="120" fill="${sketch.radial([
            [0, art.accent, 0.4],
            [1, art.accent, 0],
          ])}"/>`,
          'translate(660 1297)',
        ),
      );
      return scene;
    }
    case 'travel-case':
      return drawCloseView(
        opened,
        drawTravelCase(sketch, {color: art.color, accent: art.accent, filled: true}),
        {x: 900, y: 960, scale: 2.3, turn: -20, drops: false},
      );
    case 'sunscreen': {
      table(scene, tint);
      disc(scene, 640, 760, 540, lit(tint, 0.5));
      scene.lay(stillLife(sketch, art), {x: 1020, y: 700, scale: 1.9, turn: 24});
      scene.lay(
        drawSwirl(sketch, '#FFFDF4', '#FFE3A6'),
        {x: 470, y: 1110, scale: 1.5, turn: -10},
        0.7,
      );
      return scene;
    }
    case 'gift-pouch':
      return drawCloseView(opened, drawGiftPouch(sketch, art, false), {
        x: 800,
        y: 900,
        scale: 2.1,
        turn: -8,
        drops: false,
      });
    case 'bundle': {
      tiles(scene, tint, 1280);
      const set = bundleSet(sketch, components);
      scene.stand(drawTowels(sketch, ['#FFFFFF', lit(tint, 0.15), lit(tint, 0.5)]), {
        x: 1520,
        y: 1334,
        scale: 0.92,
      });
      standCentred(scene, set, 630, 1340, fit(set, 1120, 1060, 1.4));
      scene.stand(drawGlass(sketch), {x: 1350, y: 1360, scale: 0.84});
      return scene;
    }
  }
}

interface Item {
  thing: Thing;
  caption: string;
  turn?: number;
}

interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lays one thing in a cell of the table, its caption below. */
function layInCell(scene: Scene, {thing, caption, turn = 0}: Item, cell: Cell, most: number): void {
  const foot = 92;
  const scale = Math.min(
    (cell.height - foot) / thing.height,
    (cell.width * 0.86) / thing.width,
    most,
  );
  const middle = cell.x + cell.width / 2;
  const tall = thing.height * scale;
  const top = cell.y + (cell.height - foot - tall) / 2;
  scene.lay(thing, {x: middle, y: top + tall / 2, scale, turn});
  scene.caption(
    middle,
    Math.min(top + tall + 76, cell.y + cell.height - 8),
    caption,
    fittingSize(caption, 'text', cell.width * 0.98, 34),
  );
}

/** Sets things out on a table: tall ones in a row to the left, the others beside them, each with its caption. */
function setOut(scene: Scene, tint: string, items: readonly Item[]): Scene {
  table(scene, lit(tint, 0.25));
  const margin = 110;
  const room = 1600 - margin * 2;
  const slender = items.filter(({thing}) => thing.height / thing.width > 1.9);
  const upright = items.filter(({thing}) => thing.height / thing.width > 1.1);
  const tall = slender.length > 0 || items.length < 3 ? slender : upright.slice(-1);
  const other = items.filter((item) => !tall.includes(item));
  const share =
    other.length === 0
      ? 1
      : tall.length === 0
        ? 0
        : Math.min(0.66, (other.length > 3 ? 0.18 : 0.26) + tall.length * 0.17);
  const strip = room * share;
  const natural = tall.map(({thing}) => Math.max(thing.width / thing.height, 0.24));
  const sum = natural.reduce((total, width) => total + width, 0);
  let x = margin;
  tall.forEach((item, index) => {
    const width = (strip * (natural[index] ?? 1)) / sum;
    layInCell(scene, item, {x, y: margin, width, height: room}, 2.2);
    x += width;
  });
  const shape = other.reduce((sum, {thing}) => sum + thing.height / thing.width, 0) / other.length;
  const columns =
    other.length > 3 || (tall.length === 0 && other.length === 2 && shape > 0.95) ? 2 : 1;
  const rows = Math.ceil(other.length / columns);
  const gap = 40;
  other.forEach((item, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, other.length - row * columns);
    const width = (room - strip) / inRow;
    const height = (room - gap * (rows - 1)) / rows;
    layInCell(
      scene,
      item,
      {
        x: margin + strip + (index - row * columns) * width,
        y: margin + row * (height + gap),
        width,
        height,
      },
      rows === 1 ? 2.4 : 1.7,
    );
  });
  return scene;
}

function drawBox({art, components}: Subject): Scene {
  const {scene: open, sketch, tint} = newScene(art);
  const scene = (items: (from: Sketch) => Item[]): Scene => setOut(open, tint, items(sketch));
  const leaflet = (from: Sketch) => drawCard(from, 'Quick start', art.accent);
  switch (art.form) {
    case 'tube':
      return scene((from) => [
        {
          thing: arrangeFlat(
            Array.from({length: Math.min(art.count, 3)}, () => drawTube(from, art)),
            30,
          ),
          caption: art.count > 1 ? `${art.count} tubes` : `${art.label.name}, one tube`,
        },
        {thing: cartonOf(from, art), caption: 'Carton of recycled board'},
      ]);
    case 'tube-trio':
      return scene((from) => {
        const one = (color: string, accent: string, motif: Art['motif'], name: string) =>
          drawTube(from, {...art, color, accent, motif, label: {line: '', name, note: '1 oz'}});
        return [
          {thing: one('#FFFFFF', '#D3203B', 'sun', 'Daily Care'), caption: 'Daily Care'},
          {thing: one('#1E9C8B', '#FFD84D', 'burst', 'Fresh Burst'), caption: 'Fresh Burst'},
          {thing: one('#F6F2FC', '#8E7CC3', 'arches', 'Calm'), caption: 'Sensitive Calm'},
        ];
      });
    case 'sunscreen':
      return scene((from) => [
        {thing: stillLife(from, art), caption: 'UV Restore Mini, 0.5 oz'},
        {
          thing: cartonOf(from, {
            ...art,
            label: {line: 'UV Restore', name: 'Mini', note: 'SPF 30'},
          }),
          caption: 'Carton',
        },
      ]);
    case 'manual-brush':
      return scene((from) => [
        {
          thing: inTray(from, packBrushes(from, art)),
          caption: `${art.count === 4 ? 'Four' : 'Two'} brushes in a paper tray`,
        },
      ]);
    case 'bamboo-brush':
      return scene((from) => [
        ...packBrushes(from, art).map((thing, index) => ({
          thing,
          caption: index === 0 ? 'Natural' : 'Charcoal bristles',
        })),
        {thing: drawBambooBox(from, art), caption: 'Paper box'},
      ]);
    case 'fold-brush':
      return scene((from) => [
        {
          thing: drawFoldBrush(from, {color: art.color, accent: art.accent, open: true}),
          caption: 'Opening',
        },
        {
          thing: drawFoldBrush(from, {color: art.color, accent: art.accent, open: false}),
          caption: 'Folded',
        },
      ]);
    case 'smart-brush':
      return scene((from) => {
        const handle = drawSmartBrush(from, {
          color: art.color,
          accent: art.accent,
          name: art.label.name,
          base: false,
        });
        const hum = art.label.name === 'hum';
        return [
          {thing: handle, caption: 'Handle'},
          {
            thing: hum
              ? arrangeFlat(
                  [drawHead(from, '#F7F8FA', art.accent), drawHead(from, '#F7F8FA', '#5B9BE0')],
                  40,
                )
              : drawHead(from, '#F7F8FA', art.accent),
            caption: hum ? 'Two heads' : 'Head',
          },
          {thing: drawBase(from, '#F7F8FA', art.accent), caption: 'Charging base'},
          {
            thing: hum ? drawHygieneCap(from) : drawCable('#E9EDF3'),
            caption: hum ? 'Travel cover' : 'USB-C cable',
          },
        ];
      });
    case 'battery-brush':
      return scene((from) => [
        {
          thing: drawSmartBrush(from, {
            color: art.color,
            accent: art.accent,
            name: 'hum',
            base: false,
            slim: true,
          }),
          caption: 'Handle and head',
        },
        {thing: arrangeFlat([drawCell(from), drawCell(from)], 36), caption: 'Two AAA cells'},
        {thing: leaflet(from), caption: 'Quick-start guide'},
      ]);
    case 'kids-brush':
      return scene((from) => [
        {
          thing: inTray(from, kidsBrushes(from, art)),
          caption:
            art.count === 1
              ? 'One extra soft brush'
              : `${art.count} soft brushes with suction feet`,
        },
      ]);
    case 'kids-smart-brush':
    case 'kids-battery-brush':
      return scene((from) => {
        const smart = art.form === 'kids-smart-brush';
        const character = art.character ?? 'fox';
        return [
          {
            thing: drawKidsPowerBrush(from, {
              character,
              color: art.color,
              accent: art.accent,
              name: art.label.name,
            }),
            caption: 'Brush',
          },
          ...(smart
            ? [{thing: drawHead(from, '#FFFFFF', art.color, true), caption: 'Extra soft head'}]
            : []),
          {
            thing: smart ? arrangeFlat([drawCell(from), drawCell(from)], 36) : drawCell(from),
            caption: smart ? 'Two AAA cells' : 'AA cell',
          },
          ...(smart
            ? [
                {
                  thing: drawStickers(
                    from,
                    [
                      drawFace(from, 'fox', 40),
                      drawFace(from, 'otter', 40),
                      drawFace(from, 'owl', 40),
                      drawFace(from, 'bear', 40),
                    ]
                      .slice(0, 3)
                      .concat(drawFace(from, 'bear', 40)),
                  ),
                  caption: 'Stickers',
                },
              ]
            : [{thing: drawCard(from, 'Kids Pulse', art.color), caption: 'Card'}]),
        ];
      });
    case 'pen':
      return scene((from) => [
        {
          thing: arrangeFlat(
            Array.from({length: art.count}, () => drawPen(from, art)),
            50,
          ),
          caption: art.count > 1 ? `${art.count} pens` : 'Pen',
        },
        {thing: cartonOf(from, art), caption: 'Carton'},
        {thing: drawShadeGuide(from), caption: 'Shade guide'},
        {thing: leaflet(from), caption: 'Leaflet'},
      ]);
    case 'device-kit':
      return scene((from) => [
        {thing: drawDevice(from, art), caption: 'Comfort Fit device'},
        {
          thing: arrangeFlat(
            [
              drawPen(from, {
                ...art,
                accent: '#D3203B',
                label: {line: 'Optic White', name: 'Serum', note: ''},
              }),
              drawPen(from, {
                ...art,
                accent: '#D3203B',
                label: {line: 'Optic White', name: 'Serum', note: ''},
              }),
            ],
            40,
          ),
          caption: 'Two serum pens',
        },
        {thing: drawCable('#E9EDF3'), caption: 'USB-C cable'},
        {thing: drawCase(from, '#DCE6F2', 480, 300), caption: 'Storage case'},
        {thing: drawShadeGuide(from), caption: 'Shade guide'},
        {thing: leaflet(from), caption: 'Guide'},
      ]);
    case 'led-kit':
      return scene((from) => [
        {thing: drawTray(from, art), caption: 'LED tray'},
        {
          thing: stackFlat(
            [drawSyringe(from, art), drawSyringe(from, art), drawSyringe(from, art)],
            40,
          ),
          caption: 'Three gel syringes',
        },
        {thing: drawCase(from, art.color, 440, 290), caption: 'Case'},
        {thing: drawShadeGuide(from), caption: 'Shade guide'},
      ]);
    case 'strips':
      return scene((from) => [
        {thing: cartonOf(from, art), caption: 'Carton'},
        {
          thing: arrangeFlat(
            [drawSachet(from, art), drawSachet(from, art), drawSachet(from, art)],
            -120,
          ),
          caption: `${art.count} sachets`,
        },
        {thing: drawShadeGuide(from), caption: 'Shade guide'},
        {thing: leaflet(from), caption: 'Leaflet'},
      ]);
    case 'foam':
      return scene((from) => [
        {thing: drawFoamBottle(from, art), caption: 'Bottle with pump'},
        {
          thing: cartonOf(from, {...art, label: {...art.label, name: 'Whitening foam'}}),
          caption: 'Carton',
        },
      ]);
    case 'serum':
      return scene((from) => [
        {thing: drawSerum(from, art), caption: '30 ml bottle'},
        {thing: drawDropper(from, art), caption: 'Glass dropper'},
        {thing: cartonOf(from, {...art, color: '#F4F1FB', accent: art.color}), caption: 'Carton'},
      ]);
    case 'mouthwash':
      return scene((from) => [
        {thing: drawMouthwash(from, art), caption: '16 oz bottle'},
        {thing: drawMeasure(from, art), caption: 'Measuring cap'},
      ]);
    case 'floss':
      return scene((from) => [
        ...Array.from({length: Math.min(art.count, 3)}, () => ({
          thing: drawFloss(from, art),
          caption: '50 yards',
        })),
        {thing: drawThread(art.accent), caption: 'Woven thread'},
      ]);
    case 'floss-picks':
      return scene((from) => [
        {thing: drawPickPouch(from, art), caption: 'Resealable pouch'},
        {
          thing: arrangeFlat(
            [art.color, art.accent, '#F2B84B', '#9A8BDB'].map((color) => drawPick(from, color)),
            30,
          ),
          caption: '40 picks',
        },
      ]);
    case 'tongue-cleaner':
      return scene((from) => [
        {thing: drawTongueCleaner(from, art.color), caption: 'Teal'},
        {thing: drawTongueCleaner(from, art.accent), caption: 'Yellow'},
      ]);
    case 'heads':
      return scene((from) => [
        {
          thing: arrangeFlat(
            Array.from({length: art.count}, () => drawHead(from, art.color, art.accent)),
            44,
          ),
          caption: `${art.count} heads`,
        },
        ...(art.label.line === 'hum' && art.label.name === 'Replacement heads'
          ? [
              {
                thing: arrangeFlat(
                  Array.from({length: art.count}, () => drawHygieneCap(from)),
                  24,
                ),
                caption: 'Hygiene caps',
              },
            ]
          : []),
        ...(art.label.name === 'Brush head club'
          ? [{thing: drawCard(from, 'Club', art.accent), caption: 'Club card'}]
          : []),
        {
          thing: cartonOf(from, art),
          caption: art.label.name === 'Brush head club' ? 'Parcel' : 'Carton',
        },
      ]);
    case 'charger':
      return scene((from) => [
        {
          thing: drawCharger(from, {color: art.color, accent: art.accent}),
          caption: 'Base with cord',
        },
        {thing: cartonOf(from, art), caption: 'Carton'},
      ]);
    case 'travel-case':
      return scene((from) => [
        {
          thing: drawTravelCase(from, {color: art.color, accent: art.accent, filled: false}),
          caption: 'Case, open',
        },
        {thing: drawLining(from), caption: 'Lining'},
      ]);
    case 'gift-pouch':
      return scene((from) => [
        {thing: drawGiftPouch(from, art, false), caption: 'Cotton pouch'},
        {
          thing: drawTube(from, {
            ...art,
            color: '#FFFFFF',
            motif: 'sun',
            label: {line: 'Total', name: 'Daily Care', note: '1 oz'},
          }),
          caption: 'Daily Care, 1 oz',
        },
        {thing: drawMirror(from), caption: 'Folding mirror'},
      ]);
    case 'bundle':
      return scene((from) =>
        components.map(({art: part, quantity, caption}) => ({
          thing: flatThing(from, part),
          caption: quantity > 1 ? `${quantity} × ${caption}` : caption,
        })),
      );
  }
}

/** Things side by side, as one. */
function arrangeFlat(things: readonly Thing[], gap: number): Thing {
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

function stackFlat(things: readonly Thing[], gap: number): Thing {
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
function inTray(sketch: Sketch, brushes: readonly Thing[]): Thing {
  const row = arrangeFlat(brushes, brushes.length > 2 ? 44 : 70);
  const tray = drawPaperTray(sketch, row.width + 150, row.height + 130);
  return {...tray, svg: tray.svg + group(row.svg, 'translate(75 65)')};
}

function drawBambooBox(sketch: Sketch, art: Art): Thing {
  return cartonOf(sketch, {
    ...art,
    form: 'pen',
    color: '#CFAE82',
    accent: '#3F5A48',
    motif: 'leaf',
    label: {line: '', name: 'Bamboo', note: 'Two brushes'},
  });
}

function drawLining(sketch: Sketch): Thing {
  return drawCase(sketch, '#F3EFE7', 230, 960, '');
}

function drawMirror(sketch: Sketch): Thing {
  return drawCase(sketch, '#D6E6F2', 300, 300, '');
}

/** The cap of a mouthwash as a cup, filled to its line. */
function drawMeasure(sketch: Sketch, art: Art): Thing {
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
function flatThing(sketch: Sketch, art: Art): Thing {
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

/** Draws one of a product's three pictures as SVG, 1600 by 1600. */
export function drawProductPicture(subject: Subject, view: PictureView): string {
  switch (view) {
    case 'hero':
      return drawHero(subject).toSvg();
    case 'use':
      return drawUse(subject).toSvg();
    case 'box':
      return drawBox(subject).toSvg();
  }
}
