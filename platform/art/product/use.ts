import type {ArtForm} from '../../seed/format.ts';
import {disc, table, tiles, wall} from '../backdrops.ts';
import {drawFace} from '../characters.ts';
import {lit} from '../color.ts';
import type {Scene} from '../scene.ts';
import {group} from '../sketch.ts';
import {
  brushesInGlass,
  kidsBrushes,
  kidsPowerBrush,
  packBrushes,
  stillLife,
} from '../still-life.ts';
import {drawCharger, drawTongueCleaner, drawTravelCase} from '../things/accessories.ts';
import {drawDropper, drawFoamBottle, drawMouthwash, drawSerum} from '../things/bottles.ts';
import {drawFoldBrush} from '../things/brushes.ts';
import {drawDrop} from '../things/drops.ts';
import {drawFloss, drawPick} from '../things/floss.ts';
import {drawGiftPouch, drawSachet, drawStrip} from '../things/packs.ts';
import {drawPhone} from '../things/phone.ts';
import {drawLeaf, drawSprig, MINT_GREEN} from '../things/plants.ts';
import {drawHead, drawSmartBrush} from '../things/power-brushes.ts';
import {drawCup, drawFoam, drawGlass, drawSwirl, drawTowels} from '../things/props.ts';
import {drawDevice, drawPen, drawPenCap, drawSyringe, drawTray} from '../things/whitening.ts';

import {bundleSet} from './bundle-set.ts';
import {drawPasteScene} from './paste-scene.ts';
import {drawCloseView, fit, openStage, type Stage, standCentred} from './staging.ts';
import type {Subject} from './subject.ts';

type Use = (stage: Stage, subject: Subject) => void;

/** Four brushes stand in a glass; of fewer, one is shown close. */
const manualBrushes: Use = (stage, {art}) => {
  const {scene, sketch, tint} = stage;
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
    return;
  }
  const [brush] = packBrushes(sketch, art);
  if (brush === undefined) return;
  drawCloseView(stage, brush, {x: 940, y: 560, scale: 4.2, turn: 34, anchor: [40, 84]}, (open) => {
    if (art.form === 'bamboo-brush') {
      open.lay(drawSprig(open.sketch, '#7FAE7C'), {x: 1240, y: 1150, scale: 1.5, turn: 40});
    }
  });
};

/** Each form as it is used, or close by. */
const USES: Readonly<Record<ArtForm, Use>> = {
  tube: drawPasteScene,
  'tube-trio': ({scene, sketch, tint}, {art}) => {
    table(scene, tint);
    const pouch = drawGiftPouch(sketch, {...art, color: '#FFFFFF', accent: '#FFFFFF'}, false);
    const trio = stillLife(sketch, art);
    scene.lay(trio, {x: 790, y: 700, scale: 1.08, turn: -8});
    const front = group(pouch.svg, 'translate(150 640) scale(1.98 1.36)', 'opacity="0.42"');
    scene.over(front);
  },
  'manual-brush': manualBrushes,
  'bamboo-brush': manualBrushes,
  'fold-brush': (stage, {art}) => {
    drawCloseView(
      stage,
      drawFoldBrush(stage.sketch, {color: art.color, accent: art.accent, open: true}),
      {x: 830, y: 800, scale: 1.66, turn: 18},
    );
  },
  'smart-brush': (stage, {art}) => {
    const {scene, sketch, tint} = stage;
    if (art.label.name === 'hum') {
      wall(scene, tint, {horizon: 1280});
      scene.stand(drawPhone(sketch, 'map'), {x: 1130, y: 1390, scale: 1.3, turn: 4});
      scene.lay(
        drawSmartBrush(sketch, {color: art.color, accent: art.accent, name: 'hum', base: false}),
        {x: 430, y: 1290, scale: 2.1, turn: 14},
      );
      return;
    }
    drawCloseView(
      stage,
      drawSmartBrush(sketch, {
        color: art.color,
        accent: art.accent,
        name: art.label.name,
        base: false,
      }),
      {x: 1130, y: 340, scale: 2.3, turn: 32, anchor: [125, 90]},
    );
  },
  'battery-brush': (stage, {art}) => {
    drawCloseView(
      stage,
      drawSmartBrush(stage.sketch, {
        color: art.color,
        accent: art.accent,
        name: 'hum',
        base: false,
        slim: true,
      }),
      {x: 500, y: 330, scale: 2.5, turn: -30, anchor: [125, 90]},
    );
  },
  'kids-brush': (stage, {art}) => {
    const brushes = kidsBrushes(stage.sketch, art);
    const [first, second] = brushes;
    if (first === undefined) return;
    drawCloseView(
      stage,
      first,
      {x: second === undefined ? 800 : 600, y: 900, scale: 2.2, turn: -14, drops: false},
      (open) => {
        if (second !== undefined) open.lay(second, {x: 1060, y: 930, scale: 2.2, turn: 15}, 2);
      },
    );
  },
  'kids-battery-brush': (stage, {art}) => {
    const brush = kidsPowerBrush(stage.sketch, art);
    drawCloseView(stage, brush, {x: 760, y: 900, scale: 1.86, turn: -14}, (open) => {
      open.lay(drawSwirl(open.sketch, '#F9A9B2', '#E2475B'), {
        x: 1290,
        y: 360,
        scale: 0.9,
        turn: -12,
      });
    });
  },
  'kids-smart-brush': ({scene, sketch, tint}, {art}) => {
    const brush = kidsPowerBrush(sketch, art);
    wall(scene, tint, {horizon: 1280});
    const face = drawFace(sketch, art.character ?? 'bear', 96);
    scene.stand(drawPhone(sketch, 'game', face), {x: 1130, y: 1390, scale: 1.3, turn: 4});
    scene.stand(brush, {x: 480, y: 1440, scale: 1.55, turn: -4});
  },
  pen: (stage, {art}) => {
    drawCloseView(
      stage,
      drawPen(stage.sketch, art),
      {x: 560, y: 1180, scale: 3.6, turn: 42},
      (open) => {
        open.lay(drawPenCap(open.sketch, art), {x: 1290, y: 1270, scale: 1.9, turn: 64}, 1.5);
        open.over(group(drawDrop(open.sketch, '#DCEBFA', 44), 'translate(1420 330)'));
      },
    );
  },
  'device-kit': (stage, {art}) => {
    drawCloseView(stage, drawDevice(stage.sketch, art), {
      x: 800,
      y: 900,
      scale: 2.7,
      turn: -10,
    });
  },
  'led-kit': (stage, {art}) => {
    drawCloseView(
      stage,
      drawTray(stage.sketch, art),
      {x: 780, y: 620, scale: 2.9, turn: -8},
      (open) => {
        open.lay(drawSyringe(open.sketch, art), {x: 900, y: 1300, scale: 2, turn: -14}, 1.4);
      },
    );
  },
  strips: (stage, {art}) => {
    drawCloseView(
      stage,
      drawStrip(stage.sketch, art),
      {x: 800, y: 760, scale: 1.72, turn: -16, drops: false},
      (open) => {
        open.lay(drawSachet(open.sketch, art), {x: 300, y: 1300, scale: 1.5, turn: -22});
        if (art.prop === 'coffee') {
          open.lay(drawCup(open.sketch, '#5A3A26'), {x: 1230, y: 1270, scale: 1.3});
        }
      },
    );
  },
  foam: ({scene, sketch, tint}, {art}) => {
    wall(scene, tint, {horizon: 1200});
    scene.stand(drawFoamBottle(sketch, art), {x: 900, y: 2120, scale: 2.4});
    scene.over(
      group(drawFoam(sketch), 'translate(560 452) scale(0.42)') +
        group(drawFoam(sketch), 'translate(330 1330) scale(1.25)'),
    );
  },
  serum: ({scene, sketch, tint}, {art}) => {
    wall(scene, tint, {horizon: 1220});
    scene.stand(drawSerum(sketch, art), {x: 1090, y: 1420, scale: 1.5});
    scene.lay(drawDropper(sketch, art), {x: 500, y: 640, scale: 1.72, turn: 8});
  },
  mouthwash: ({scene, sketch, tint}, {art}) => {
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
  },
  floss: (stage, {art}) => {
    drawCloseView(stage, drawFloss(stage.sketch, {...art, count: 1}), {
      x: 700,
      y: 900,
      scale: 2.7,
      turn: -12,
    });
  },
  'floss-picks': ({scene, sketch, tint}, {art}) => {
    table(scene, tint);
    disc(scene, 800, 820, 600, lit(tint, 0.5));
    const colors = [art.color, art.accent, '#F2B84B', '#9A8BDB', '#7CC47F', art.color, art.accent];
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
  },
  'tongue-cleaner': (stage, {art}) => {
    drawCloseView(stage, drawTongueCleaner(stage.sketch, art.color), {
      x: 640,
      y: 1150,
      scale: 3,
      turn: 34,
    });
  },
  heads: (stage, {art}) => {
    drawCloseView(stage, drawHead(stage.sketch, art.color, art.accent), {
      x: 800,
      y: 900,
      scale: 6.2,
      turn: 34,
    });
  },
  charger: ({scene, sketch, tint}, {art}) => {
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
  },
  'travel-case': (stage, {art}) => {
    drawCloseView(
      stage,
      drawTravelCase(stage.sketch, {color: art.color, accent: art.accent, filled: true}),
      {x: 900, y: 960, scale: 2.3, turn: -20, drops: false},
    );
  },
  sunscreen: ({scene, sketch, tint}, {art}) => {
    table(scene, tint);
    disc(scene, 640, 760, 540, lit(tint, 0.5));
    scene.lay(stillLife(sketch, art), {x: 1020, y: 700, scale: 1.9, turn: 24});
    scene.lay(
      drawSwirl(sketch, '#FFFDF4', '#FFE3A6'),
      {x: 470, y: 1110, scale: 1.5, turn: -10},
      0.7,
    );
  },
  'gift-pouch': (stage, {art}) => {
    drawCloseView(stage, drawGiftPouch(stage.sketch, art, false), {
      x: 800,
      y: 900,
      scale: 2.1,
      turn: -8,
      drops: false,
    });
  },
  bundle: ({scene, sketch, tint}, {components}) => {
    tiles(scene, tint, 1280);
    const set = bundleSet(sketch, components);
    scene.stand(drawTowels(sketch, ['#FFFFFF', lit(tint, 0.15), lit(tint, 0.5)]), {
      x: 1520,
      y: 1334,
      scale: 0.92,
    });
    standCentred(scene, set, 630, 1340, fit(set, 1120, 1060, 1.4));
    scene.stand(drawGlass(sketch), {x: 1350, y: 1360, scale: 0.84});
  },
};

/** A product in use or in detail. */
export function drawUse(subject: Subject): Scene {
  const stage = openStage(subject.art);
  USES[subject.art.form](stage, subject);
  return stage.scene;
}
