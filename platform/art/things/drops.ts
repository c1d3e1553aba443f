import {INK, lit, shaded} from '../color.ts';
import {ellipse, path, type Sketch} from '../sketch.ts';

/** Drops of water lying on what a close view shows: middle and radius of each. */
export function drawDropsOn(
  sketch: Sketch,
  at: readonly (readonly [number, number, number])[],
): string {
  return at
    .map(
      ([x, y, r]) =>
        ellipse(x + r * 0.25, y + r * 0.4, r, r * 0.95, INK, 'fill-opacity="0.16"') +
        ellipse(
          x,
          y,
          r,
          r * 0.94,
          sketch.radial(
            [
              [0, '#FFFFFF', 0.12],
              [0.65, '#FFFFFF', 0.2],
              [0.9, '#FFFFFF', 0.55],
              [1, '#FFFFFF', 0.2],
            ],
            [0.5, 0.42],
            0.56,
          ),
        ) +
        ellipse(x - r * 0.36, y - r * 0.4, r * 0.22, r * 0.15, '#FFFFFF', 'fill-opacity="0.95"'),
    )
    .join('');
}

/** A drop of liquid hanging, tip up, centred on (0, 0). */
export function drawDrop(sketch: Sketch, color: string, r: number): string {
  const shape = `M0 ${-r * 1.7}C${r * 0.3} ${-r * 0.9} ${r} ${-r * 0.45} ${r} ${r * 0.2}A${r} ${r} 0 1 1 ${-r} ${r * 0.2}C${-r} ${-r * 0.45} ${-r * 0.3} ${-r * 0.9} 0 ${-r * 1.7}Z`;
  return (
    path(
      shape,
      sketch.linear(
        [
          [0, lit(color, 0.4)],
          [0.5, color],
          [1, shaded(color, 0.3)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) + ellipse(-r * 0.38, -r * 0.05, r * 0.16, r * 0.3, '#FFFFFF', 'fill-opacity="0.85"')
  );
}
