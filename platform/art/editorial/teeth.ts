import {line, path, roundedRect, type Sketch, type Thing} from '../sketch.ts';

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
