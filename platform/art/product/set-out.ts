import {table} from '../backdrops.ts';
import {lit} from '../color.ts';
import {fittingSize} from '../fonts.ts';
import type {Scene} from '../scene.ts';
import type {Thing} from '../sketch.ts';

interface Item {
  thing: Thing;
  caption: string;
}

interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lays one thing in a cell of the table, its caption below. */
function layInCell(scene: Scene, {thing, caption}: Item, cell: Cell, most: number): void {
  const foot = 92;
  const scale = Math.min(
    (cell.height - foot) / thing.height,
    (cell.width * 0.86) / thing.width,
    most,
  );
  const middle = cell.x + cell.width / 2;
  const tall = thing.height * scale;
  const top = cell.y + (cell.height - foot - tall) / 2;
  scene.lay(thing, {x: middle, y: top + tall / 2, scale});
  scene.caption(
    middle,
    Math.min(top + tall + 76, cell.y + cell.height - 8),
    caption,
    fittingSize(caption, 'text', cell.width * 0.98, 34),
  );
}

/** Sets things out on a table: tall ones in a row to the left, the others beside them, each with its caption. */
export function setOut(scene: Scene, tint: string, items: readonly Item[]): void {
  table(scene, lit(tint, 0.25));
  const margin = 110;
  const room = 1600 - margin * 2;
  const slender = items.filter(({thing}) => thing.height / thing.width > 1.9);
  const upright = items.filter(({thing}) => thing.height / thing.width > 1.1);
  const tall = slender.length > 0 || items.length < 3 ? slender : upright.slice(-1);
  const other = items.filter((item) => !tall.includes(item));
  const share =
    other.length === 0
      ? 1
      : tall.length === 0
        ? 0
        : Math.min(0.66, (other.length > 3 ? 0.18 : 0.26) + tall.length * 0.17);
  const strip = room * share;
  const natural = tall.map(({thing}) => Math.max(thing.width / thing.height, 0.24));
  const sum = natural.reduce((total, width) => total + width, 0);
  let x = margin;
  tall.forEach((item, index) => {
    const width = (strip * (natural[index] ?? 1)) / sum;
    layInCell(scene, item, {x, y: margin, width, height: room}, 2.2);
    x += width;
  });
  const shape = other.reduce((sum, {thing}) => sum + thing.height / thing.width, 0) / other.length;
  const columns =
    other.length > 3 || (tall.length === 0 && other.length === 2 && shape > 0.95) ? 2 : 1;
  const rows = Math.ceil(other.length / columns);
  const gap = 40;
  other.forEach((item, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, other.length - row * columns);
    const width = (room - strip) / inRow;
    const height = (room - gap * (rows - 1)) / rows;
    layInCell(
      scene,
      item,
      {
        x: margin + strip + (index - row * columns) * width,
        y: margin + row * (height + gap),
        width,
        height,
      },
      rows === 1 ? 2.4 : 1.7,
    );
  });
}
