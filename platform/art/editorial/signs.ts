import {INK, RED} from '../color.ts';
import {
  circle,
  cylinderShade,
  group,
  line,
  path,
  rect,
  roundedRect,
  type Sketch,
  slantShade,
  text,
  type Thing,
} from '../sketch.ts';

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
    path(sheet, slantShade(sketch, 0.12, 0.08)) +
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
    path(sheet, slantShade(sketch, 0.2, 0.1));
  return {width: 560, height: 420, svg, outline: sheet, foot: [20, 540]};
}

/** A sign on a string. */
export function drawHangingSign(sketch: Sketch, title: string, note: string): Thing {
  const board = roundedRect(0, 130, 620, 270, 36);
  const svg =
    line('M110 140L310 10L510 140', '#B99B74', 8) +
    circle(310, 12, 16, '#8C98AC') +
    path(board, '#FFFFFF') +
    path(board, slantShade(sketch, 0.1, 0.1)) +
    path(roundedRect(18, 148, 584, 234, 26), 'none', `stroke="${RED}" stroke-width="5"`) +
    text(310, 268, title, {face: 'display', size: 78, anchor: 'middle', fill: RED, spacing: -2}) +
    text(310, 330, note, {face: 'text', size: 34, anchor: 'middle'});
  return {width: 620, height: 400, svg, outline: board, foot: [40, 580]};
}
