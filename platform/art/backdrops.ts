import {deeper, INK, lit, mix, shaded} from './color.ts';
import type {Scene} from './scene.ts';
import {circle, ellipse, group, line, number, oval, path, rect} from './sketch.ts';

/** Morning light through a window with four panes, falling across a wall or a table. */
function windowLight(x: number, y: number, size: number, strength: number): string {
  const pane = (column: number, row: number) => {
    const w = size * 0.42;
    const h = size * 0.5;
    return `M${number(column * (w + size * 0.05))} ${number(row * (h + size * 0.05))}h${number(w)}v${number(h)}h${number(-w)}Z`;
  };
  const panes = [0, 1].flatMap((column) => [0, 1, 2].map((row) => pane(column, row))).join('');
  const layer = (spread: number) =>
    `<path d="${panes}" fill="#FFFFFF" fill-opacity="${number(strength / 3)}" stroke="#FFFFFF" stroke-opacity="${number(strength / 3)}" stroke-width="${spread}" stroke-linejoin="round"/>`;
  return group([1, 10, 24].map(layer).join(''), `translate(${x} ${y}) skewY(14) skewX(-24)`);
}

interface WallLook {
  /** Where the wall meets the floor. */
  horizon: number;
  /** A tall arch in the wall behind the thing: centre, half width, top. */
  arch?: readonly [number, number, number];
  light?: boolean;
}

/** The whole picture in one tint, lighter where the window is. */
function washed(
  {width, height, sketch}: Scene,
  tint: string,
  look: {light: number; deep: number; slope: number},
): string {
  const paint = sketch.linear(
    [
      [0, lit(tint, look.light)],
      [0.5, tint],
      [1, deeper(tint, look.deep)],
    ],
    [0, 0],
    [1, look.slope],
  );
  return rect(0, 0, width, height, paint);
}

/** A plain wall and floor in one tint, with window light. */
export function wall(scene: Scene, tint: string, look: WallLook): void {
  const {width, height, sketch} = scene;
  scene.back(washed(scene, tint, {light: 0.42, deep: 0.3, slope: 0.9}));
  if (look.arch !== undefined) {
    const [cx, half, top] = look.arch;
    const shape = `M${cx - half} ${look.horizon}V${top + half}A${half} ${half} 0 0 1 ${cx + half} ${top + half}V${look.horizon}Z`;
    scene.back(
      path(
        shape,
        sketch.linear(
          [
            [0, deeper(tint, 0.72)],
            [0.35, deeper(tint, 0.42)],
            [1, lit(tint, 0.3)],
          ],
          [0, 0],
          [1, 0.6],
        ),
      ) +
        line(
          `M${cx + half} ${look.horizon}V${top + half}A${half} ${half} 0 0 0 ${cx - half * 0.2} ${top + half * 0.02}`,
          '#FFFFFF',
          4,
          'stroke-opacity="0.5"',
        ),
    );
  }
  if (look.light !== false)
    scene.back(windowLight(width * 0.3, -height * 0.14, height * 0.62, 0.3));
  scene.back(
    rect(
      0,
      look.horizon,
      width,
      height - look.horizon,
      sketch.linear(
        [
          [0, lit(tint, 0.5)],
          [0.6, lit(tint, 0.14)],
          [1, deeper(tint, 0.16)],
        ],
        [0, 0],
        [1, 0.6],
      ),
    ) +
      rect(
        0,
        look.horizon,
        width,
        height - look.horizon,
        sketch.down([
          [0, shaded(tint, 0.4), 0.3],
          [0.12, shaded(tint, 0.3), 0.1],
          [0.4, tint, 0],
        ]),
      ),
  );
}

/** A table top seen from above. */
export function table(scene: Scene, tint: string, light = true): void {
  const {width, height} = scene;
  scene.back(washed(scene, tint, {light: 0.5, deep: 0.24, slope: 1}));
  if (light) scene.back(windowLight(width * 0.16, -height * 0.3, height * 0.86, 0.26));
}

/** A tiled bathroom wall above a shelf; returns nothing, the shelf's top is at `shelf`. */
export function tiles(scene: Scene, tint: string, shelf: number, size = 190): void {
  const {width, height, sketch} = scene;
  const face = sketch.linear(
    [
      [0, lit(tint, 0.5)],
      [0.5, lit(tint, 0.12)],
      [1, tint],
    ],
    [0, 0],
    [1, 1],
  );
  scene.back(rect(0, 0, width, height, lit(tint, 0.66)));
  let laid = '';
  let lights = '';
  for (let row = 0; row * size < shelf; row++) {
    const top = row * size;
    const shift = row % 2 === 0 ? 0 : -size;
    for (let x = shift; x < width; x += size * 2) {
      laid += `M${x + 4} ${top + 4}h${size * 2 - 8}v${size - 8}h${-(size * 2 - 8)}Z`;
      lights += `M${x + 14} ${top + size - 22}V${top + 14}H${x + size * 2 - 30}`;
    }
  }
  scene.back(
    path(laid, face) +
      line(lights, '#FFFFFF', 4, 'stroke-opacity="0.55"') +
      rect(
        0,
        0,
        width,
        shelf,
        sketch.linear(
          [
            [0, '#FFFFFF', 0.3],
            [0.5, '#FFFFFF', 0],
            [1, shaded(tint, 0.6), 0.24],
          ],
          [0, 0],
          [1, 0.8],
        ),
      ) +
      windowLight(width * 0.3, -height * 0.16, height * 0.6, 0.3) +
      rect(
        0,
        shelf - 90,
        width,
        90,
        sketch.down([
          [0, shaded(tint, 0.5), 0],
          [1, shaded(tint, 0.7), 0.22],
        ]),
      ) +
      rect(
        0,
        shelf - 6,
        width,
        120,
        sketch.linear([
          [0, '#FFFFFF'],
          [1, mix('#F4F0E8', tint, 0.2)],
        ]),
      ) +
      rect(0, shelf + 108, width, 6, INK, 0, 'fill-opacity="0.1"') +
      rect(
        0,
        shelf + 114,
        width,
        height - shelf - 114,
        sketch.down([
          [0, shaded(tint, 0.55)],
          [0.3, shaded(tint, 0.2)],
          [1, tint],
        ]),
      ),
  );
}

/** A round plinth: `y` is the middle of its top. */
export function plinth(
  scene: Scene,
  look: {x: number; y: number; radius: number; height: number; color: string},
): void {
  const {x, y, radius: rx, height, color} = look;
  const ry = rx * 0.16;
  const {sketch} = scene;
  const drum = `M${x - rx} ${y}V${y + height}A${rx} ${ry} 0 0 0 ${x + rx} ${y + height}V${y}Z`;
  scene.back(
    path(
      oval(x + rx * 0.32, y + height + 12, rx * 1.2, ry * 1.25),
      sketch.radial([
        [0, shaded(color, 1), 0.36],
        [0.6, shaded(color, 1), 0.22],
        [1, shaded(color, 1), 0],
      ]),
    ) +
      path(
        drum,
        sketch.linear([
          [0, shaded(color, 0.08)],
          [0.24, lit(color, 0.55)],
          [0.55, color],
          [1, shaded(color, 0.4)],
        ]),
      ) +
      ellipse(
        x,
        y,
        rx,
        ry,
        sketch.linear(
          [
            [0, lit(color, 0.75)],
            [0.6, lit(color, 0.3)],
            [1, shaded(color, 0.06)],
          ],
          [0, 0],
          [1, 0.7],
        ),
      ) +
      ellipse(x, y, rx, ry, 'none', 'stroke="#FFFFFF" stroke-opacity="0.55" stroke-width="3"'),
  );
}

/** A flat disc on a table, behind what lies on it. */
export function disc(scene: Scene, x: number, y: number, r: number, color: string): void {
  scene.back(circle(x, y, r, color) + circle(x, y, r, '#FFFFFF', 'fill-opacity="0.12"'));
}
