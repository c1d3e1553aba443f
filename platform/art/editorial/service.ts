import {tiles, wall} from '../backdrops.ts';
import {lit, RED} from '../color.ts';
import {TINTS} from '../scene.ts';
import {path, rect, text, type Thing} from '../sketch.ts';
import {brushesInGlass, stillLife} from '../still-life.ts';
import {FAMILY_COLORS} from '../things/brushes.ts';
import {drawCup, drawTowels} from '../things/props.ts';
import {wordmark} from '../wordmark.ts';

import {drawBooks, drawLostLimbs, drawSuitcase} from './editorial-props.ts';
import {DAILY, FLOSS, HUM, HUM_BATTERY, OWL, RINSE, TOTAL} from './goods.ts';
import {drawBubbleOfSpeech, drawHangingSign, drawSignpost} from './signs.ts';
import {type Editorial, manual, standRow} from './staging.ts';

/** Pages that help: not found, maintenance, contact, students; and what is shown of the shop elsewhere. */
export const SERVICE = {
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
        wordmark(76, 290, {size: 104, spacing: -4}) +
          text(80, 352, 'Oral care that fits your morning', {size: 34, opacity: 0.85}) +
          rect(80, 386, 72, 8, RED, 4),
      );
    },
  },
} as const satisfies Readonly<Record<string, Editorial>>;
