import {disc, plinth, table, wall} from '../backdrops.ts';
import {drawFace} from '../characters.ts';
import {INK, lit, mix, RED} from '../color.ts';
import {type Scene, TINTS} from '../scene.ts';
import {circle, group, line, path, rect} from '../sketch.ts';
import {brushesInGlass, stillLife} from '../still-life.ts';
import {drawPaperTray} from '../things/accessories.ts';
import {FAMILY_COLORS} from '../things/brushes.ts';
import {drawDropsOn} from '../things/drops.ts';
import {drawPhone} from '../things/phone.ts';
import {drawLeaf, MINT_GREEN} from '../things/plants.ts';
import {drawHead} from '../things/power-brushes.ts';
import {drawTowels} from '../things/props.ts';
import {drawTube} from '../things/tubes.ts';
import {drawDevice, drawPen} from '../things/whitening.ts';

import {drawMedal, drawParcel} from './editorial-props.ts';
import {
  BURST,
  DAILY,
  EXPRESS,
  FLOSS,
  HUM,
  KIT,
  OVERNIGHT,
  PRO,
  RELEASE,
  RELEASE_WHITE,
  RINSE,
  STRIPS,
  TOTAL,
  WHITE_RINSE,
} from './goods.ts';
import {drawBib, drawCalendar} from './signs.ts';
import {type Editorial, manual, standRow} from './staging.ts';

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
  scene.stand(drawLeaf(sketch, MINT_GREEN), {x: 760 + shift, y: 925, scale: 0.62, turn: 64});
  scene.stand(drawLeaf(sketch, '#79C27F'), {x: 700 + shift, y: 905, scale: 0.5, turn: -52});
}

/** The home page, the quiz, the bundles, the app and the campaigns. */
export const CAMPAIGNS = {
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
      scene.stand(drawLeaf(sketch, MINT_GREEN), {x: 1200, y: 930, scale: 0.9, turn: 60});
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
} as const satisfies Readonly<Record<string, Editorial>>;
