import {INK, lit, RED, shaded} from '../color.ts';
import {
  circle,
  cylinderShade,
  ellipse,
  group,
  line,
  oval,
  path,
  rect,
  roundedRect,
  type Sketch,
  text,
  type Thing,
} from '../sketch.ts';

/** A tooth, crown up. */
export function drawTooth(sketch: Sketch): Thing {
  const tooth =
    'M150 26C200 -10 296 0 300 110C302 190 270 220 260 290C254 340 244 380 220 380C190 380 196 280 150 280C104 280 110 380 80 380C56 380 46 340 40 290C30 220 -2 190 0 110C4 0 100 -10 150 26Z';
  const svg =
    path(
      tooth,
      sketch.radial(
        [
          [0, '#FFFFFF'],
          [0.55, '#FAFBFD'],
          [1, '#CBD6E6'],
        ],
        [0.34, 0.26],
        0.85,
      ),
    ) +
    line('M34 110C36 62 62 36 98 34', '#FFFFFF', 14) +
    line('M120 44Q150 62 184 46', '#B9C7DB', 5, 'stroke-opacity="0.6"');
  return {width: 300, height: 380, svg, outline: tooth, foot: [50, 250]};
}

/** A row of front teeth in their gum, from the front. */
export function drawTeethRow(sketch: Sketch, count: number): Thing {
  const w = 220;
  const width = count * w;
  const gum = `M0 0H${width}V190${Array.from({length: count}, (_, index) => {
    const right = width - index * w;
    return `C${right - 20} 260 ${right - 50} 150 ${right - w / 2} 150C${right - w + 50} 150 ${right - w + 20} 260 ${right - w} 190`;
  }).join('')}Z`;
  const enamel = sketch.linear(
    [
      [0, '#EEF2F8'],
      [0.25, '#FFFFFF'],
      [0.7, '#FAFBFD'],
      [1, '#D3DCE9'],
    ],
    [0, 0],
    [1, 0.3],
  );
  const teeth = Array.from({length: count}, (_, index) => {
    const x = index * w;
    return (
      path(
        `M${x + 6} 120H${x + w - 6}V470Q${x + w - 10} 530 ${x + w - 54} 534H${x + 54}Q${x + 10} 530 ${x + 6} 470Z`,
        enamel,
      ) + line(`M${x + 44} 250V440`, '#FFFFFF', 16, 'stroke-opacity="0.9"')
    );
  }).join('');
  const svg =
    teeth +
    path(
      gum,
      sketch.down([
        [0, '#E98C8C'],
        [0.6, '#F2A3A0'],
        [1, '#DD7F80'],
      ]),
    ) +
    line(`M${width * 0.06} 60H${width * 0.4}`, '#FFFFFF', 16, 'stroke-opacity="0.35"');
  return {width, height: 536, svg, outline: roundedRect(0, 0, width, 536, 40), foot: [0, width]};
}

export function drawIce(sketch: Sketch): Thing {
  const cube = roundedRect(0, 0, 190, 180, 34);
  const svg =
    path(cube, '#CFE8F7', 'fill-opacity="0.85"') +
    path(
      cube,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.9],
          [0.4, '#FFFFFF', 0.1],
          [0.6, '#6FA9D2', 0.02],
          [1, '#4C8BBB', 0.45],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    path(roundedRect(34, 32, 122, 112, 26), '#FFFFFF', 'fill-opacity="0.35"') +
    line('M24 60Q26 26 60 24', '#FFFFFF', 10, 'stroke-opacity="0.95"');
  return {width: 190, height: 180, svg, outline: cube, foot: [16, 174]};
}

/** An open parcel; `inside` is drawn between its back and its front. */
export function drawParcel(sketch: Sketch, inside: string): Thing {
  const kraft = '#D8B48A';
  const front = 'M0 260H560V620H0Z';
  const side = 'M560 260L700 190V550L560 620Z';
  const svg =
    path('M0 260L140 190H700L560 260Z', shaded(kraft, 0.62)) +
    path('M140 190L120 80H690L700 190Z', lit(kraft, 0.06)) +
    inside +
    path(side, shaded(kraft, 0.3)) +
    path(front, kraft) +
    path(
      front,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.28],
          [0.5, '#FFFFFF', 0],
          [0.6, INK, 0],
          [1, INK, 0.1],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    path('M0 260L-90 330L-60 372L10 300Z', lit(kraft, 0.16)) +
    path('M560 260L700 190L792 236L670 316Z', shaded(kraft, 0.14)) +
    rect(0, 404, 560, 62, RED) +
    text(280, 446, 'Brightwell', {
      face: 'display',
      size: 38,
      fill: '#FFFFFF',
      anchor: 'middle',
      spacing: -0.8,
    });
  return {
    width: 700,
    height: 620,
    svg,
    outline: 'M0 260L120 80H690L700 190V550L560 620H0Z',
    foot: [0, 660],
  };
}

/** A wall calendar with some days marked. */
export function drawCalendar(sketch: Sketch, marked: readonly number[]): Thing {
  const sheet = roundedRect(0, 0, 420, 470, 28);
  let days = '';
  for (let day = 0; day < 28; day++) {
    const x = 54 + (day % 7) * 52;
    const y = 190 + Math.floor(day / 7) * 68;
    days += marked.includes(day)
      ? circle(x, y, 24, RED) +
        line(`M${x - 9} ${y}L${x - 2} ${y + 8}L${x + 10} ${y - 8}`, '#FFFFFF', 5)
      : circle(x, y, 8, INK, 'fill-opacity="0.16"');
  }
  const svg =
    path(sheet, '#FFFFFF') +
    path(roundedRect(0, 0, 420, 120, 28), RED) +
    rect(0, 80, 420, 40, RED) +
    text(210, 78, 'Every 3 months', {
      face: 'display',
      size: 38,
      fill: '#FFFFFF',
      anchor: 'middle',
      spacing: -0.8,
    }) +
    days +
    path(
      sheet,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.12],
          [0.5, '#FFFFFF', 0],
          [0.6, INK, 0],
          [1, INK, 0.08],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    [110, 310]
      .map(
        (x) =>
          rect(x - 10, -26, 20, 62, '#C6CDD8', 10) +
          rect(x - 10, -26, 8, 62, '#FFFFFF', 4, 'fill-opacity="0.5"'),
      )
      .join('');
  return {width: 420, height: 470, svg, outline: sheet, foot: [10, 410]};
}

/** A signpost whose arms disagree. */
export function drawSignpost(sketch: Sketch, arms: readonly [string, string, string]): Thing {
  const pole = roundedRect(190, 20, 30, 760, 12);
  const colors = ['#F2B84B', '#7FBFA6', '#E58A7A'] as const;
  const shapeOf = (index: number) =>
    index % 2 === 1 ? 'M300 0H50L0 48L50 96H300Z' : 'M0 0H250L300 48L250 96H0Z';
  const placeOf = (index: number) =>
    `translate(${index % 2 === 1 ? 0 : 110} ${70 + index * 136}) rotate(${[-4, 3, -2][index] ?? 0} 150 48)`;
  const arm = (index: number, label: string) =>
    group(
      path(shapeOf(index), colors[index] ?? colors[0]) +
        path(
          shapeOf(index),
          sketch.down([
            [0, '#FFFFFF', 0.35],
            [0.4, '#FFFFFF', 0],
            [0.7, INK, 0],
            [1, INK, 0.14],
          ]),
        ) +
        text(index % 2 === 1 ? 172 : 126, 64, label, {
          face: 'display',
          size: 42,
          anchor: 'middle',
          spacing: -0.8,
        }),
      placeOf(index),
    );
  const svg =
    path(pole, '#C69C6D') +
    path(pole, cylinderShade(sketch, 1, 0.6)) +
    arms.map((label, index) => arm(index, label)).join('');
  return {
    width: 410,
    height: 780,
    svg,
    outline: [
      {d: pole, transform: ''},
      ...arms.map((_, index) => ({d: shapeOf(index), transform: placeOf(index)})),
    ],
    foot: [184, 226],
  };
}

/** A face, arms and boots for a brush, in the coordinates of a manual brush of height 944. */
export function drawLostLimbs(sketch: Sketch): string {
  const eye = (x: number) =>
    circle(x, 330, 25, '#FFFFFF') + circle(x - 6, 324, 11, INK) + circle(x - 10, 319, 4, '#FFFFFF');
  const boot = (x: number) =>
    path(
      `M${x} 1000C${x - 4} 1030 ${x - 60} 1030 ${x - 62} 1056Q${x - 62} 1068 ${x - 50} 1068H${x + 30}V1000Z`,
      sketch.linear([
        [0, '#3C4A74'],
        [1, INK],
      ]),
    );
  return (
    line('M66 920C50 960 34 980 28 1010M92 920C104 960 118 980 122 1010', INK, 16) +
    boot(28) +
    boot(124) +
    line('M104 560C170 560 190 500 168 440', INK, 14) +
    line('M60 580C-10 620 -50 650 -64 720', INK, 14) +
    circle(168, 436, 18, INK) +
    eye(52) +
    eye(104) +
    line('M60 384Q78 368 98 386', INK, 7) +
    line('M34 290Q50 276 66 290M92 284Q106 274 122 288', INK, 6)
  );
}

/** A small suitcase. */
export function drawSuitcase(sketch: Sketch, color: string): Thing {
  const shell = roundedRect(0, 50, 240, 170, 30);
  const svg =
    line('M80 56V26Q80 10 96 10H144Q160 10 160 26V56', shaded(color, 0.5), 14) +
    path(shell, color) +
    path(
      shell,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.36],
          [0.5, '#FFFFFF', 0],
          [0.6, INK, 0],
          [1, INK, 0.26],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    rect(50, 50, 18, 170, shaded(color, 0.35)) +
    rect(172, 50, 18, 170, shaded(color, 0.35)) +
    circle(120, 136, 26, '#FFF1BF') +
    circle(120, 142, 13, RED);
  return {width: 240, height: 220, svg, outline: shell, foot: [20, 220]};
}

/** A speech bubble with lines of text or dots. */
export function drawBubbleOfSpeech(
  sketch: Sketch,
  look: {color: string; lines: readonly string[]; right?: boolean},
): Thing {
  const height = 90 + look.lines.length * 54;
  const shape = `${roundedRect(0, 0, 560, height, 44)}${look.right === true ? `M470 ${height - 10}L520 ${height + 46}L540 ${height - 40}Z` : `M90 ${height - 10}L40 ${height + 46}L20 ${height - 40}Z`}`;
  const dark = look.color === RED;
  const svg =
    path(shape, look.color) +
    path(
      shape,
      sketch.down([
        [0, '#FFFFFF', 0.2],
        [0.5, '#FFFFFF', 0],
        [0.6, INK, 0],
        [1, INK, 0.07],
      ]),
    ) +
    look.lines
      .map((content, index) =>
        text(46, 84 + index * 54, content, {
          face: 'heading',
          size: 38,
          fill: dark ? '#FFFFFF' : INK,
        }),
      )
      .join('');
  return {width: 560, height: height + 46, svg, outline: shape, foot: [40, 520]};
}

/** A stack of books. */
export function drawBooks(sketch: Sketch): Thing {
  const books = [
    ['#2F6FC4', 430, 74, 10],
    ['#F2B84B', 380, 62, 40],
    ['#D3203B', 410, 84, 18],
    ['#1F9E83', 350, 58, 52],
  ] as const;
  let y = 0;
  const total = books.reduce((sum, [, , h]) => sum + h, 0);
  let svg = '';
  for (const [color, width, height, x] of books) {
    svg +=
      rect(x, y, width, height, color, 8) +
      rect(x + width - 26, y + 8, 26, height - 16, '#FBF7EE', 3) +
      rect(x + 34, y + 8, 10, height - 16, '#FFFFFF', 2, 'fill-opacity="0.35"') +
      rect(
        x,
        y,
        width,
        height,
        sketch.down([
          [0, '#FFFFFF', 0.3],
          [0.4, '#FFFFFF', 0],
          [0.6, INK, 0],
          [1, INK, 0.2],
        ]),
        8,
      );
    y += height;
  }
  return {
    width: 450,
    height: total,
    svg,
    outline: roundedRect(16, 0, 410, total, 8),
    foot: [14, 436],
  };
}

/** A race bib. */
export function drawBib(sketch: Sketch): Thing {
  const sheet = roundedRect(0, 0, 560, 420, 22);
  const svg =
    path(sheet, '#FFFFFF') +
    path(roundedRect(0, 0, 560, 110, 22), RED) +
    rect(0, 70, 560, 40, RED) +
    text(280, 74, 'Total', {
      face: 'display',
      size: 54,
      fill: '#FFFFFF',
      anchor: 'middle',
      spacing: -1,
    }) +
    text(280, 292, '26.2', {face: 'display', size: 176, anchor: 'middle', spacing: -6}) +
    text(280, 362, 'Chicago', {face: 'heading', size: 40, anchor: 'middle'}) +
    [
      [30, 30],
      [530, 30],
      [30, 390],
      [530, 390],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 10, '#DDE3EC') + circle(x, y, 4, INK, 'fill-opacity="0.4"'),
      )
      .join('') +
    path(
      sheet,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.2],
          [0.5, '#FFFFFF', 0],
          [0.6, INK, 0],
          [1, INK, 0.1],
        ],
        [0, 0],
        [1, 1],
      ),
    );
  return {width: 560, height: 420, svg, outline: sheet, foot: [20, 540]};
}

export function drawMedal(sketch: Sketch): Thing {
  const svg =
    path('M70 0H130L190 210L140 240Z', '#2F6FC4') +
    path('M250 0H310L240 240L190 210Z', RED) +
    circle(190, 320, 116, '#E7B84C') +
    circle(
      190,
      320,
      116,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.6],
          [0.45, '#FFFFFF', 0],
          [0.6, INK, 0],
          [1, INK, 0.3],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    circle(190, 320, 90, 'none', 'stroke="#FFF1BF" stroke-width="6"') +
    group(drawTooth(sketch).svg, 'translate(136 250) scale(0.36)');
  return {width: 380, height: 440, svg, outline: oval(190, 320, 116, 116), foot: [90, 290]};
}

/** A sign on a string. */
export function drawHangingSign(sketch: Sketch, title: string, note: string): Thing {
  const board = roundedRect(0, 130, 620, 270, 36);
  const svg =
    line('M110 140L310 10L510 140', '#B99B74', 8) +
    circle(310, 12, 16, '#8C98AC') +
    path(board, '#FFFFFF') +
    path(
      board,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.1],
          [0.5, '#FFFFFF', 0],
          [0.6, INK, 0],
          [1, INK, 0.1],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    path(roundedRect(18, 148, 584, 234, 26), 'none', `stroke="${RED}" stroke-width="5"`) +
    text(310, 268, title, {face: 'display', size: 78, anchor: 'middle', fill: RED, spacing: -2}) +
    text(310, 330, note, {face: 'text', size: 34, anchor: 'middle'});
  return {width: 620, height: 400, svg, outline: board, foot: [40, 580]};
}

/** A tap from the right with a stream of water. */
export function drawTap(sketch: Sketch): Thing {
  const spout = 'M620 40H220Q90 40 90 170V230H190V180Q190 140 240 140H620Z';
  const steel = sketch.down([
    [0, '#F4F7FB'],
    [0.3, '#C8D1DE'],
    [0.6, '#EEF2F7'],
    [1, '#8E9BB0'],
  ]);
  const svg =
    path(
      'M106 226H174L168 700H112Z',
      sketch.linear([
        [0, '#CFE8F7', 0.9],
        [0.4, '#FFFFFF', 0.9],
        [1, '#9CCBE6', 0.85],
      ]),
    ) +
    path(spout, steel) +
    rect(80, 214, 120, 34, '#B4C0D0', 8) +
    rect(80, 214, 120, 12, '#FFFFFF', 6, 'fill-opacity="0.6"') +
    rect(330, 0, 120, 46, '#D5DDE8', 14) +
    ellipse(390, 4, 70, 14, '#EEF2F7');
  return {width: 620, height: 700, svg, outline: spout, foot: [90, 190]};
}
