import {disc, table, tiles, wall} from '../backdrops.ts';
import {lit, RED, shaded} from '../color.ts';
import {TINTS} from '../scene.ts';
import {circle, line, path, text} from '../sketch.ts';
import {stillLife} from '../still-life.ts';
import {drawTravelCase} from '../things/accessories.ts';
import {drawFoldBrush, drawManualBrush, FAMILY_COLORS} from '../things/brushes.ts';
import {drawDropsOn} from '../things/drops.ts';
import {drawFloss} from '../things/floss.ts';
import {drawKidsBrush} from '../things/kids-brushes.ts';
import {drawGiftPouch, drawShadeGuide} from '../things/packs.ts';
import {drawPear} from '../things/plants.ts';
import {drawHead, drawSmartBrush} from '../things/power-brushes.ts';
import {drawCup} from '../things/props.ts';
import {drawPen, drawPenCap} from '../things/whitening.ts';

import {drawIce, drawTap} from './editorial-props.ts';
import {CALM, EXPRESS, FLOSS, POUCH, STAIN, STRAWBERRY, TRIO} from './goods.ts';
import {type Editorial, manual, standRow} from './staging.ts';
import {drawTeethRow, drawTooth} from './teeth.ts';

/** One illustration for each article. */
export const LEARN = {
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
} as const satisfies Readonly<Record<string, Editorial>>;
