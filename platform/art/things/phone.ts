import {INK, RED} from '../color.ts';
import {
  circle,
  group,
  line,
  number,
  path,
  rect,
  roundedRect,
  type Sketch,
  text,
  type Thing,
} from '../sketch.ts';

/** A phone with the hum app: a mouth map, a timer, a score. */
export function drawPhone(sketch: Sketch, screen: 'map' | 'game', face = ''): Thing {
  const shell = roundedRect(0, 0, 420, 860, 62);
  const glass = roundedRect(14, 14, 392, 832, 50);
  const ground = screen === 'map' ? '#F2F8F5' : '#FFE9DC';
  const arc = (from: number, to: number, r: number) => {
    const p = (a: number) =>
      `${number(210 - Math.cos(a) * r)} ${number(400 - Math.sin(a) * r * 1.15)}`;
    return `M${p(from)}A${r} ${number(r * 1.15)} 0 0 1 ${p(to)}`;
  };
  const teeth = Array.from({length: 10}, (_, index) => {
    const step = Math.PI / 10;
    const color = [
      '#7FCFB0',
      '#7FCFB0',
      '#7FCFB0',
      '#F5C95E',
      '#7FCFB0',
      '#7FCFB0',
      '#7FCFB0',
      '#7FCFB0',
      '#F08A7A',
      '#F5C95E',
    ][index];
    return line(
      arc(index * step + 0.05, (index + 1) * step - 0.05, 120),
      color ?? '#7FCFB0',
      44,
      'stroke-linecap="butt"',
    ).replace('stroke-linecap="round" ', '');
  }).join('');
  const map =
    text(210, 116, 'This morning', {face: 'heading', size: 30, anchor: 'middle'}) +
    teeth +
    text(210, 392, '1:52', {face: 'display', size: 70, anchor: 'middle', spacing: -2}) +
    text(210, 430, 'eight seconds to go', {size: 22, anchor: 'middle', opacity: 0.7}) +
    rect(44, 500, 332, 118, '#FFFFFF', 26) +
    text(74, 550, 'Upper left', {face: 'strong', size: 26}) +
    text(74, 586, 'a little longer here', {size: 21, opacity: 0.65}) +
    rect(290, 536, 62, 40, '#F08A7A', 20) +
    text(321, 564, '62', {face: 'strong', size: 23, fill: INK, anchor: 'middle'}) +
    rect(44, 636, 332, 84, '#FFFFFF', 26) +
    text(74, 688, '420 points', {face: 'strong', size: 26}) +
    circle(330, 678, 20, '#F5C95E') +
    rect(44, 744, 332, 70, RED, 35) +
    text(210, 788, 'Done', {face: 'strong', size: 27, fill: '#FFFFFF', anchor: 'middle'});
  const game =
    circle(210, 380, 190, '#FFD3BC') +
    circle(210, 380, 140, '#FFC2A4') +
    group(face, 'translate(210 390)') +
    text(210, 116, 'Keep going', {face: 'display', size: 42, anchor: 'middle', spacing: -1}) +
    rect(54, 620, 312, 26, '#FFFFFF', 13) +
    rect(54, 620, 214, 26, '#FF7F6B', 13) +
    text(210, 700, '40 seconds', {face: 'heading', size: 36, anchor: 'middle'}) +
    [0, 1, 2, 3]
      .map((dot) => circle(132 + dot * 52, 762, 17, dot < 3 ? '#F5B94B' : '#FFFFFF'))
      .join('');
  const svg =
    path(shell, '#1B2238') +
    path(
      shell,
      sketch.linear([
        [0, '#FFFFFF', 0.4],
        [0.1, '#FFFFFF', 0],
        [0.9, '#FFFFFF', 0],
        [1, '#FFFFFF', 0.22],
      ]),
    ) +
    path(glass, ground) +
    (screen === 'map' ? map : game) +
    rect(150, 32, 120, 30, '#1B2238', 15) +
    path('M14 120V64Q14 14 64 14H300L14 560Z', '#FFFFFF', 'fill-opacity="0.16"');
  return {width: 420, height: 860, svg, outline: shell, foot: [20, 400]};
}
