import {type Art, artSchema} from '../../seed/format.ts';
import {disc, plinth, table, tiles, wall} from '../backdrops.ts';
import {drawFace} from '../characters.ts';
import {INK, lit, mix, RED, shaded} from '../color.ts';
import {Scene, TINTS} from '../scene.ts';
import {circle, group, line, path, rect, text, type Thing} from '../sketch.ts';
import {brushesInGlass, packBrushes, stillLife} from '../still-life.ts';
import {drawPaperTray, drawTravelCase} from '../things/accessories.ts';
import {drawFoldBrush, drawManualBrush, FAMILY_COLORS} from '../things/brushes.ts';
import {drawDropsOn} from '../things/drops.ts';
import {drawFloss} from '../things/floss.ts';
import {drawKidsBrush} from '../things/kids-brushes.ts';
import {drawGiftPouch, drawShadeGuide} from '../things/packs.ts';
import {drawPhone} from '../things/phone.ts';
import {drawCitrus, drawLeaf, drawPear} from '../things/plants.ts';
import {drawHead, drawSmartBrush} from '../things/power-brushes.ts';
import {drawCup, drawSwirl, drawTowels} from '../things/props.ts';
import {drawTube} from '../things/tubes.ts';
import {drawDevice, drawPen, drawPenCap} from '../things/whitening.ts';

import {
  drawBooks,
  drawIce,
  drawLostLimbs,
  drawMedal,
  drawParcel,
  drawSuitcase,
  drawTap,
} from './editorial-props.ts';
import {drawBib, drawBubbleOfSpeech, drawCalendar, drawHangingSign, drawSignpost} from './signs.ts';
import {drawTeethRow, drawTooth} from './teeth.ts';

interface Size {
  width: number;
  height: number;
}

const LANDSCAPE: Size = {width: 1600, height: 1000};

function art(
  form: Art['form'],
  color: string,
  accent: string,
  label: {line?: string; name: string; note?: string},
  more: Partial<Art> = {},
): Art {
  return artSchema.parse({form, tint: 'sky', color, accent, label, ...more});
}

const DAILY = art('tube', '#F8FAFD', RED, {line: 'Optic White', name: 'Daily', note: 'Clean mint'});
const PRO = art(
  'tube',
  '#1F2C57',
  '#D9B25F',
  {line: 'Optic White', name: 'Pro Series', note: 'Stain prevention mint'},
  {motif: 'ring'},
);
const STAIN = art(
  'tube',
  '#E7F0FB',
  '#2456A6',
  {line: 'Optic White', name: 'Stain Fighter', note: 'Fresh mint'},
  {motif: 'bars'},
);
const TOTAL = art(
  'tube',
  '#FFFFFF',
  RED,
  {line: 'Total', name: 'Daily Care', note: 'Clean mint'},
  {motif: 'waves'},
);
const RELEASE = art(
  'tube',
  '#DFF3EA',
  '#117A65',
  {line: 'Total Plaque Pro Release', name: 'Fresh mint', note: '3 oz'},
  {motif: 'waves'},
);
const RELEASE_WHITE = art(
  'tube',
  '#FFFFFF',
  '#1F8E7A',
  {line: 'Total Plaque Pro Release', name: 'Whitening', note: '3 oz'},
  {motif: 'waves'},
);
const CALM = art(
  'tube',
  '#F6F2FC',
  '#8E7CC3',
  {line: 'Sensitive', name: 'Calm', note: 'Soft mint'},
  {motif: 'arches'},
);
const BURST = art(
  'tube',
  '#1E9C8B',
  '#FFD84D',
  {name: 'Fresh Burst', note: 'Cool mint'},
  {motif: 'burst'},
);
const STRAWBERRY = art(
  'tube',
  '#FBD3D6',
  '#E2475B',
  {line: 'Kids', name: 'Strawberry', note: 'Ages 2 plus'},
  {character: 'fox'},
);
const EXPRESS = art('pen', '#F7F9FC', RED, {
  line: 'Optic White',
  name: 'Express',
  note: 'Whitening pen',
});
const OVERNIGHT = art('pen', '#2A3766', '#B9C7F0', {
  line: 'Optic White',
  name: 'Overnight',
  note: 'Whitening pen',
});
const KIT = art('device-kit', '#F4F6FA', '#6FA8E8', {
  line: 'Optic White',
  name: 'Comfort Fit',
  note: 'Whitening device and kit',
});
const STRIPS = art('strips', '#2F6FC4', '#EAF2FC', {
  name: 'Weekend Bright',
  note: '7 pairs of strips',
});
const RINSE = art('mouthwash', '#4DC2B0', '#FFFFFF', {name: 'Fresh Rinse', note: 'Cool mint'});
const WHITE_RINSE = art('mouthwash', '#CFE3F7', RED, {
  line: 'Optic White',
  name: 'Whitening Rinse',
  note: 'Fresh mint',
});
const FLOSS = art('floss', '#E9F6F0', '#1F8E7A', {name: 'Woven Floss', note: 'Mint'});
const HUM = art('smart-brush', '#F6F7F9', RED, {name: 'hum'});
const HUM_INK = art('smart-brush', '#27345F', '#9FB3EA', {name: 'hum'});
const HUM_BATTERY = art('battery-brush', '#5B6B86', '#E6EBF3', {name: 'hum', note: 'battery'});
const FOX = art(
  'kids-battery-brush',
  '#F5A25D',
  '#FFF6E8',
  {name: 'Pulse', note: 'kids'},
  {character: 'fox'},
);
const OWL = art(
  'kids-battery-brush',
  '#8577CF',
  '#FFF1BF',
  {name: 'Pulse', note: 'kids'},
  {character: 'owl'},
);
const EVERYDAY = art('manual-brush', RED, '#FFFFFF', {name: 'Everyday', note: 'Soft'}, {count: 4});
const TRIO = art(
  'tube-trio',
  '#FFFFFF',
  RED,
  {line: 'Travel size', name: 'Daily Care', note: '1 oz'},
  {count: 3},
);
const POUCH = art('gift-pouch', RED, '#FFF6F0', {name: 'Brightwell'});
const GREEN = '#5FB56A';

type Draw = (scene: Scene) => void;

interface Editorial {
  size?: Size;
  tint: string;
  draw: Draw;
}

/** Stands things in a row around a middle, their feet on one line. */
function standRow(
  scene: Scene,
  y: number,
  items: readonly (readonly [thing: Thing, x: number, scale: number, turn?: number])[],
): void {
  for (const [thing, x, scale, turn = 0] of items) {
    const middle = ((thing.foot[0] + thing.foot[1]) / 2 - thing.width / 2) * scale;
    scene.stand(thing, {x: x + (turn === 0 ? middle : 0), y, scale, turn});
  }
}

function manual(scene: Scene, color: string, paste?: readonly [string, string]): Thing {
  return drawManualBrush(scene.sketch, {
    color,
    accent: lit(color, 0.75),
    bristles: ['#FFFFFF', lit(color, 0.5), '#FFFFFF'],
    ...(paste === undefined ? {} : {paste}),
  });
}

function homeHero(scene: Scene, shift: number): void {
  const {sketch} = scene;
  const tint = '#FBE3DA';
  wall(scene, tint, {horizon: scene.height * 0.74, arch: [1010 + shift, 430, 90]});
  plinth(scene, {x: 1010 + shift, y: 856, radius: 540, height: 80, color: lit(tint, 0.3)});
  const glass = brushesInGlass(sketch, [
    {thing: manual(scene, FAMILY_COLORS[1]), lean: -14, x: 34},
    {thing: manual(scene, FAMILY_COLORS[3]), lean: 12, x: -34},
  ]);
  standRow(scene, 872, [
    [stillLife(sketch, HUM), 1080 + shift, 0.66],
    [glass, 720 + shift, 0.62],
    [stillLife(sketch, DAILY), 910 + shift, 0.78],
    [stillLife(sketch, RINSE), 1290 + shift, 0.66],
    [stillLife(sketch, FLOSS), 1150 + shift, 0.52],
  ]);
  scene.stand(drawLeaf(sketch, GREEN), {x: 760 + shift, y: 925, scale: 0.62, turn: 64});
  scene.stand(drawLeaf(sketch, '#79C27F'), {x: 700 + shift, y: 905, scale: 0.5, turn: -52});
}

const EDITORIALS = {
  'home-hero': {tint: TINTS.peach, draw: (scene) => homeHero(scene, 0)},
  'home-hero-wide': {
    size: {width: 2400, height: 1000},
    tint: TINTS.peach,
    draw: (scene) => homeHero(scene, 640),
  },
  quiz: {
    tint: TINTS.lilac,
    draw: (scene) => {
      const {sketch} = scene;
      table(scene, TINTS.lilac);
      disc(scene, 330, 500, 250, TINTS.sky);
      disc(scene, 800, 500, 250, lit(TINTS.mint, 0.1));
      disc(scene, 1270, 500, 250, TINTS.lemon);
      scene.lay(drawPen(sketch, EXPRESS), {x: 330, y: 500, scale: 0.62, turn: 34});
      scene.lay(drawDevice(sketch, KIT), {x: 800, y: 500, scale: 0.78, turn: -6});
      scene.lay(stillLife(sketch, STRIPS), {x: 1270, y: 500, scale: 0.5});
      scene.over(
        [330, 800, 1270]
          .map((x, index) => {
            const chosen = index === 1;
            return (
              circle(x + 176, 320, 46, chosen ? RED : '#FFFFFF') +
              (chosen
                ? line(`M${x + 156} 320L${x + 170} 336L${x + 198} 302`, '#FFFFFF', 11)
                : circle(
                    x + 176,
                    320,
                    40,
                    'none',
                    `stroke="${INK}" stroke-opacity="0.25" stroke-width="5"`,
                  ))
            );
          })
          .join(''),
      );
    },
  },
  subscription: {
    tint: TINTS.mint,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.mint, {horizon: 720});
      const inside =
        group(stillLife(sketch, RELEASE).svg, 'translate(120 -240) rotate(-6) scale(0.72)') +
        group(stillLife(sketch, TOTAL).svg, 'translate(330 -210) rotate(5) scale(0.7)') +
        group(
          drawHead(sketch, '#F6F7F9', '#5B9BE0').svg,
          'translate(548 -70) rotate(9) scale(1.25)',
        );
      scene.stand(drawParcel(sketch, inside), {x: 640, y: 890, scale: 0.98});
      scene.stand(drawCalendar(sketch, [3, 24]), {x: 1290, y: 850, scale: 0.98, turn: 4});
    },
  },
  'bundle-builder': {
    tint: TINTS.lemon,
    draw: (scene) => {
      const {sketch} = scene;
      table(scene, TINTS.lemon);
      scene.lay(drawPaperTray(sketch, 1320, 780), {x: 800, y: 500});
      const slot = (x: number, width: number, empty = false) =>
        rect(
          x,
          170,
          width,
          660,
          empty ? '#FFFFFF' : '#FBF8F2',
          36,
          empty
            ? `fill-opacity="0.5" stroke="${RED}" stroke-width="5" stroke-dasharray="22 16"`
            : `stroke="${INK}" stroke-opacity="0.08" stroke-width="3"`,
        );
      scene.over(slot(200, 290) + slot(510, 250) + slot(780, 330) + slot(1130, 270, true));
      scene.lay(drawTube(sketch, BURST), {x: 345, y: 500, scale: 0.76});
      scene.lay(manual(scene, FAMILY_COLORS[0]), {x: 590, y: 500, scale: 0.64});
      scene.lay(manual(scene, FAMILY_COLORS[1]), {x: 690, y: 500, scale: 0.64});
      scene.lay(stillLife(sketch, RINSE), {x: 945, y: 500, scale: 0.63});
      scene.over(circle(1265, 500, 66, RED) + line('M1265 468V532M1233 500H1297', '#FFFFFF', 14));
    },
  },
  'hum-app': {
    tint: TINTS.mint,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.mint, {horizon: 760, arch: [930, 420, 80]});
      standRow(scene, 910, [
        [drawPhone(sketch, 'map'), 1060, 0.94, 4],
        [stillLife(sketch, HUM), 690, 0.72],
      ]);
      scene.stand(drawTowels(sketch, ['#FFFFFF', lit(TINTS.mint, 0.2)]), {
        x: 330,
        y: 920,
        scale: 0.8,
      });
    },
  },
  'hum-app-screen': {
    tint: TINTS.mint,
    draw: (scene) => {
      const {sketch} = scene;
      table(scene, TINTS.mint);
      disc(scene, 800, 500, 430, lit(TINTS.mint, 0.5));
      scene.lay(drawPhone(sketch, 'map'), {x: 560, y: 530, scale: 1, turn: -7});
      scene.lay(
        drawPhone(sketch, 'game', drawFace(sketch, 'bear', 96)),
        {x: 1040, y: 500, scale: 1, turn: 6},
        1.4,
      );
    },
  },
  opticobsessed: {
    tint: TINTS.sky,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.sky, {horizon: 740, arch: [800, 520, 60]});
      plinth(scene, {x: 800, y: 850, radius: 700, height: 90, color: lit(TINTS.sky, 0.3)});
      standRow(scene, 870, [
        [stillLife(sketch, KIT), 790, 0.66],
        [stillLife(sketch, WHITE_RINSE), 220, 0.6],
        [stillLife(sketch, PRO), 1350, 0.68],
        [stillLife(sketch, DAILY), 370, 0.68],
        [stillLife(sketch, OVERNIGHT), 1190, 0.6],
      ]);
    },
  },
  total: {
    tint: TINTS.mint,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.mint, {horizon: 740, arch: [800, 430, 60]});
      standRow(scene, 900, [
        [stillLife(sketch, RELEASE_WHITE), 560, 0.86],
        [stillLife(sketch, TOTAL), 1040, 0.86],
        [stillLife(sketch, RELEASE), 800, 0.96],
      ]);
      scene.stand(drawLeaf(sketch, GREEN), {x: 1200, y: 930, scale: 0.9, turn: 60});
      scene.stand(drawLeaf(sketch, '#79C27F'), {x: 380, y: 930, scale: 0.8, turn: -58});
      scene.over(
        drawDropsOn(sketch, [
          [1330, 920, 22],
          [1390, 950, 13],
          [300, 950, 16],
        ]),
      );
    },
  },
  'total-chimarathon': {
    tint: TINTS.sky,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.sky, {horizon: 700});
      scene.back(
        path('M300 1000L720 700H900L1320 1000Z', mix(TINTS.sky, INK, 0.16)) +
          path(
            'M790 720H830L846 800H774ZM766 840H854L874 940H746Z',
            '#FFFFFF',
            'fill-opacity="0.85"',
          ),
      );
      scene.stand(drawBib(sketch), {x: 620, y: 830, scale: 1.08, turn: -4});
      standRow(scene, 900, [[stillLife(sketch, TOTAL), 1110, 0.86, 3]]);
      scene.stand(drawMedal(sketch), {x: 1390, y: 900, scale: 0.86});
    },
  },
  'learn-01': {
    tint: TINTS.mint,
    draw: (scene) => {
      const {sketch} = scene;
      table(scene, TINTS.mint);
      scene.lay(drawTeethRow(sketch, 6), {x: 720, y: 330, scale: 1.12});
      scene.lay(
        manual(scene, FAMILY_COLORS[0], ['#FFFFFF', '#E58A94']),
        {x: 900, y: 610, scale: 2.4, turn: 118, anchor: [20, 80]},
        1.4,
      );
      scene.over(
        line('M1240 800C1200 720 1290 690 1340 750M1340 750L1344 706M1340 750L1298 746', RED, 12),
      );
    },
  },
  'learn-02': {
    tint: TINTS.sky,
    draw: (scene) => {
      const {sketch} = scene;
      table(scene, TINTS.sky);
      disc(scene, 720, 520, 420, lit(TINTS.sky, 0.5));
      scene.lay(drawShadeGuide(sketch), {x: 700, y: 540, scale: 2.2, turn: -7});
      scene.lay(drawPen(sketch, EXPRESS), {x: 1250, y: 470, scale: 1, turn: 28}, 1.3);
      scene.lay(drawPenCap(sketch, EXPRESS), {x: 1440, y: 760, scale: 0.95, turn: 70});
    },
  },
  'learn-03': {
    tint: TINTS.lilac,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.lilac, {horizon: 730, arch: [760, 380, 90]});
      scene.stand(drawTooth(sketch), {x: 760, y: 890, scale: 1.5});
      scene.stand(drawIce(sketch), {x: 420, y: 900, scale: 1.1, turn: -6});
      scene.stand(drawIce(sketch), {x: 560, y: 930, scale: 0.8, turn: 10});
      scene.stand(stillLife(sketch, CALM), {x: 1180, y: 910, scale: 0.86});
    },
  },
  'learn-04': {
    tint: TINTS.peach,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.peach, {horizon: 730, arch: [800, 400, 80]});
      const brush = drawKidsBrush(sketch, {character: 'bear', color: '#F2B9A0', ring: true});
      standRow(scene, 900, [
        [brush, 800, 1.1],
        [drawPear(sketch), 470, 0.86],
        [stillLife(sketch, STRAWBERRY), 1130, 0.72],
      ]);
    },
  },
  'learn-05': {
    tint: TINTS.sky,
    draw: (scene) => {
      const {sketch} = scene;
      table(scene, TINTS.mint, false);
      scene.back(
        path('M880 0H1600V1000H720Z', TINTS.lemon) +
          path(
            'M880 0H1600V1000H720Z',
            sketch.linear(
              [
                [0, '#FFFFFF', 0.4],
                [1, '#FFFFFF', 0],
              ],
              [0, 0],
              [1, 1],
            ),
          ),
      );
      scene.lay(drawSmartBrush(sketch, {color: '#F6F7F9', accent: RED, name: 'hum', base: false}), {
        x: 440,
        y: 640,
        scale: 1.22,
        turn: 12,
      });
      scene.lay(manual(scene, FAMILY_COLORS[1]), {x: 1190, y: 610, scale: 1.3, turn: 12});
    },
  },
  'learn-06': {
    tint: TINTS.mint,
    draw: (scene) => {
      const {sketch} = scene;
      table(scene, TINTS.mint);
      scene.lay(drawTeethRow(sketch, 4), {x: 560, y: 300, scale: 1.2});
      scene.over(
        line(
          'M220 60C420 200 520 430 560 470C600 430 700 200 900 60',
          shaded(TINTS.mint, 0.6),
          16,
          'stroke-opacity="0.35" transform="translate(8 14)"',
        ) +
          line('M220 60C420 200 520 430 560 470C600 430 700 200 900 60', '#FFFFFF', 12) +
          line(
            'M220 60C420 200 520 430 560 470C600 430 700 200 900 60',
            '#9ED3BF',
            3,
            'stroke-dasharray="14 8"',
          ),
      );
      scene.lay(drawFloss(sketch, FLOSS), {x: 1260, y: 680, scale: 1.25, turn: -8}, 1.4);
    },
  },
  'learn-07': {
    tint: TINTS.sky,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.sky, {horizon: 740, arch: [800, 430, 60]});
      scene.stand(drawTooth(sketch), {x: 800, y: 900, scale: 1.75});
      const dot = (x: number, y: number, r: number) =>
        circle(x + 4, y + 8, r, shaded(TINTS.sky, 0.8), 'fill-opacity="0.3"') +
        circle(
          x,
          y,
          r,
          sketch.radial(
            [
              [0, '#8CCBFF'],
              [1, '#2F6FC4'],
            ],
            [0.35, 0.3],
            0.8,
          ),
        ) +
        text(x, y + r * 0.36, 'F', {face: 'display', size: r, fill: '#FFFFFF', anchor: 'middle'});
      scene.over(
        [
          [520, 330, 52],
          [470, 520, 40],
          [540, 700, 46],
          [1080, 330, 46],
          [1140, 520, 54],
          [1060, 710, 40],
          [800, 150, 48],
          [660, 210, 34],
          [950, 200, 36],
        ]
          .map(([x = 0, y = 0, r = 0]) => dot(x, y, r))
          .join(''),
      );
    },
  },
  'learn-08': {
    tint: TINTS.sand,
    draw: (scene) => {
      const {sketch} = scene;
      tiles(scene, TINTS.sand, 780, 150);
      standRow(scene, 820, [
        [drawCup(sketch, '#5A3A26'), 420, 1.15],
        [drawCup(sketch, '#B5642A', true), 900, 1.05],
        [stillLife(sketch, STAIN), 1290, 0.78],
      ]);
    },
  },
  'learn-09': {
    tint: TINTS.lilac,
    draw: (scene) => {
      const {sketch} = scene;
      table(scene, TINTS.lilac);
      const heads: readonly (readonly [string, string, string])[] = [
        ['Ultra soft', '#C5B4E3', '#8E7CC3'],
        ['Soft', '#CFE6F7', '#5B9BE0'],
        ['Medium', '#CFEBDD', '#1F9E83'],
      ];
      heads.forEach(([name, color, stripe], index) => {
        const x = 340 + index * 460;
        disc(scene, x, 440, 210, lit(color, 0.45));
        scene.lay(drawHead(sketch, color, stripe), {x, y: 500, scale: 2.9}, 1.2);
        scene.caption(x, 944, name, 46);
      });
    },
  },
  'learn-10': {
    tint: TINTS.lemon,
    draw: (scene) => {
      const {sketch} = scene;
      table(scene, TINTS.lemon);
      scene.lay(drawTravelCase(sketch, {color: '#D8DEE6', accent: RED, filled: true}), {
        x: 420,
        y: 520,
        scale: 0.84,
        turn: -10,
      });
      scene.lay(drawGiftPouch(sketch, POUCH, false), {x: 1200, y: 380, scale: 0.84, turn: 7});
      scene.lay(stillLife(sketch, TRIO), {x: 1000, y: 760, scale: 0.5, turn: -4}, 1.2);
      scene.lay(drawFoldBrush(sketch, {color: '#22305C', accent: '#EAF0FA', open: true}), {
        x: 1400,
        y: 740,
        scale: 0.5,
        turn: 64,
      });
    },
  },
  'learn-11': {
    tint: TINTS.mint,
    draw: (scene) => {
      const {sketch} = scene;
      tiles(scene, TINTS.mint, 880, 150);
      scene.stand(drawTap(sketch), {x: 790, y: 830, scale: 1.1, bare: true});
      scene.lay(
        drawSmartBrush(sketch, {color: '#27345F', accent: '#9FB3EA', name: 'hum', base: false}),
        {x: 800, y: 560, scale: 1.5, turn: -58, anchor: [125, 80]},
        1.2,
      );
      scene.over(
        drawDropsOn(sketch, [
          [690, 640, 20],
          [640, 720, 14],
          [920, 660, 18],
          [960, 740, 12],
          [730, 780, 12],
        ]),
      );
    },
  },
  'learn-12': {
    tint: TINTS.peach,
    draw: (scene) => {
      const {sketch} = scene;
      table(scene, TINTS.peach);
      scene.lay(drawTeethRow(sketch, 5), {x: 700, y: 420, scale: 1.5});
      scene.lay(
        drawManualBrush(sketch, {
          color: '#B7A6DA',
          accent: lit('#B7A6DA', 0.5),
          bristles: ['#FFFFFF', lit('#B7A6DA', 0.6)],
        }),
        {x: 980, y: 420, scale: 2.5, turn: 128, anchor: [16, 80]},
        1.4,
      );
      scene.over(line('M150 286H760', '#FFFFFF', 6, 'stroke-dasharray="4 22"'));
    },
  },
  'category-whitening': {
    tint: TINTS.sky,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.sky, {horizon: 730, arch: [820, 460, 70]});
      plinth(scene, {x: 820, y: 850, radius: 620, height: 90, color: lit(TINTS.sky, 0.3)});
      standRow(scene, 868, [
        [stillLife(sketch, STRIPS), 1110, 0.76],
        [stillLife(sketch, DAILY), 560, 0.8],
        [stillLife(sketch, EXPRESS), 770, 0.76],
      ]);
    },
  },
  'category-toothbrushes': {
    tint: TINTS.mint,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.mint, {horizon: 730, arch: [800, 460, 60]});
      const glass = brushesInGlass(
        sketch,
        packBrushes(sketch, EVERYDAY).map((thing, index) => ({
          thing,
          lean: [-19, -7, 6, 18][index] ?? 0,
          x: (1.5 - index) * 26,
        })),
      );
      standRow(scene, 910, [
        [stillLife(sketch, HUM_INK), 760, 0.74],
        [stillLife(sketch, HUM), 960, 0.74],
        [glass, 460, 0.78],
        [stillLife(sketch, FOX), 1180, 0.74],
      ]);
    },
  },
  'category-toothpaste': {
    tint: TINTS.lilac,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.lilac, {horizon: 740, arch: [800, 480, 60]});
      standRow(scene, 880, [
        [stillLife(sketch, CALM), 420, 0.82],
        [stillLife(sketch, STRAWBERRY), 1180, 0.82],
        [stillLife(sketch, BURST), 670, 0.86],
        [stillLife(sketch, TOTAL), 930, 0.86],
      ]);
      scene.lay(drawSwirl(sketch, '#FFFFFF', '#E58A94'), {x: 1390, y: 900, scale: 0.5}, 0.5);
    },
  },
  'category-bundles': {
    tint: TINTS.lemon,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.lemon, {horizon: 730, arch: [800, 440, 70]});
      const inside =
        group(stillLife(sketch, RINSE).svg, 'translate(110 -250) scale(0.62)') +
        group(stillLife(sketch, BURST).svg, 'translate(330 -200) rotate(5) scale(0.72)') +
        group(manual(scene, FAMILY_COLORS[0]).svg, 'translate(530 -190) rotate(8) scale(0.7)') +
        group(manual(scene, FAMILY_COLORS[1]).svg, 'translate(600 -160) rotate(14) scale(0.7)');
      scene.stand(drawParcel(sketch, inside), {x: 770, y: 900, scale: 1.04});
      scene.stand(stillLife(sketch, FLOSS), {x: 1290, y: 920, scale: 0.7});
      scene.stand(drawCitrus(sketch, '#9CC53B'), {x: 300, y: 920, scale: 0.62});
    },
  },
  'not-found': {
    tint: TINTS.sky,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.sky, {horizon: 720});
      scene.back(
        path(
          'M0 1000C300 860 520 900 700 820C840 760 820 730 980 720H1100C1000 760 1060 800 900 880C780 940 760 960 720 1000Z',
          lit(TINTS.sky, 0.75),
        ),
      );
      scene.stand(drawSignpost(sketch, ['Sink', 'Shelf', 'Nowhere']), {
        x: 1110,
        y: 880,
        scale: 0.98,
      });
      const body = manual(scene, RED);
      const lost: Thing = {
        ...body,
        width: 112,
        height: 1068,
        svg: body.svg + drawLostLimbs(sketch),
        foot: [0, 124],
      };
      scene.stand(lost, {x: 620, y: 912, scale: 0.74, turn: -3});
      scene.stand(drawSuitcase(sketch, '#F2B84B'), {x: 470, y: 918, scale: 0.72});
    },
  },
  maintenance: {
    tint: TINTS.lemon,
    draw: (scene) => {
      const {sketch} = scene;
      tiles(scene, TINTS.lemon, 780, 150);
      scene.lay(drawHangingSign(sketch, 'Back soon', 'We are polishing the mirror'), {
        x: 960,
        y: 300,
        scale: 1.05,
      });
      const glass = brushesInGlass(sketch, [
        {thing: manual(scene, FAMILY_COLORS[0]), lean: -14, x: 34},
        {thing: manual(scene, FAMILY_COLORS[2]), lean: 12, x: -34},
      ]);
      standRow(scene, 816, [[glass, 380, 0.78]]);
      scene.stand(drawTowels(sketch, ['#FFFFFF', '#FFE3A6', '#FFFFFF']), {
        x: 1240,
        y: 818,
        scale: 0.74,
      });
    },
  },
  contact: {
    tint: TINTS.peach,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, TINTS.peach, {horizon: 750});
      standRow(scene, 920, [[drawCup(sketch, '#5A3A26'), 330, 0.9]]);
      standRow(scene, 920, [[stillLife(sketch, OWL), 1390, 0.72]]);
      scene.lay(
        drawBubbleOfSpeech(sketch, {color: '#FFFFFF', lines: ['Which head fits my hum?']}),
        {x: 620, y: 270, scale: 1.15},
      );
      scene.lay(
        drawBubbleOfSpeech(sketch, {
          color: RED,
          lines: ['Any of ours. Shall I', 'put a 2-pack aside?'],
          right: true,
        }),
        {x: 940, y: 560, scale: 1.15},
      );
    },
  },
  students: {
    tint: TINTS.lemon,
    draw: (scene) => {
      const {sketch} = scene;
      tiles(scene, TINTS.lemon, 790, 150);
      const glass = brushesInGlass(sketch, [
        {thing: stillLife(sketch, HUM_BATTERY), lean: 9, x: -30},
      ]);
      standRow(scene, 826, [
        [drawBooks(sketch), 1180, 1.06],
        [glass, 500, 0.66],
        [stillLife(sketch, TOTAL), 780, 0.74],
        [stillLife(sketch, FLOSS), 950, 0.5],
      ]);
    },
  },
  'og-default': {
    size: {width: 1200, height: 630},
    tint: TINTS.sky,
    draw: (scene) => {
      const {sketch} = scene;
      wall(scene, '#FBE3DA', {horizon: 480, arch: [880, 270, 40]});
      standRow(scene, 580, [
        [stillLife(sketch, HUM), 960, 0.45],
        [stillLife(sketch, DAILY), 820, 0.54],
        [stillLife(sketch, RINSE), 1080, 0.46],
      ]);
      scene.over(
        text(76, 290, 'Brightwell', {face: 'display', size: 104, spacing: -4}) +
          text(80, 352, 'Oral care that fits your morning', {size: 34, opacity: 0.85}) +
          rect(80, 386, 72, 8, RED, 4),
      );
    },
  },
} as const satisfies Readonly<Record<string, Editorial>>;

export type EditorialName = keyof typeof EDITORIALS;

function isEditorialName(name: string): name is EditorialName {
  return name in EDITORIALS;
}

/** Names of the illustrations for content, served at `/images/editorial/<name>.png`. */
export const EDITORIAL_NAMES: readonly EditorialName[] =
  Object.keys(EDITORIALS).filter(isEditorialName);

export function editorialSize(name: EditorialName): Size {
  const editorial: Editorial = EDITORIALS[name];
  return editorial.size ?? LANDSCAPE;
}

/** Draws an illustration as SVG. */
export function drawEditorial(name: EditorialName): string {
  const {width, height} = editorialSize(name);
  const editorial: Editorial = EDITORIALS[name];
  const scene = new Scene(width, height, editorial.tint);
  editorial.draw(scene);
  return scene.toSvg();
}
