import {deeper, INK, lit, mix} from './color.ts';
import {breakLines, fittingSize} from './fonts.ts';
import {TINTS} from './scene.ts';
import {circle, line, path, rect, text} from './sketch.ts';

interface StandInPicture {
  width: number;
  height: number;
  /** Words of the product, in lower case. */
  title: string;
  /** Which of the product's pictures, from 1: each has another motif. */
  place: number;
  /** Decides over the colours. */
  number: number;
}

/** Where a motif is drawn, and the two tones of it. */
interface Stage {
  width: number;
  height: number;
  /** The line on which things stand. */
  floor: number;
  soft: string;
  full: string;
}

const MOTIFS: readonly ((stage: Stage) => string)[] = [
  // Three arches, one within the other.
  ({width, floor, soft, full}) =>
    [0.3, 0.21, 0.12]
      .map((share, index) => {
        const radius = width * share;
        const middle = width * 0.56;
        return path(
          `M${middle - radius} ${floor}V${floor - radius}A${radius} ${radius} 0 0 1 ${middle + radius} ${floor - radius}V${floor}Z`,
          [soft, full, lit(soft, 0.5)][index] ?? full,
        );
      })
      .join(''),
  // A sun behind a hill.
  ({width, height, floor, soft, full}) =>
    circle(width * 0.62, floor - height * 0.26, width * 0.17, full) +
    path(
      `M0 ${floor}C${width * 0.2} ${floor - height * 0.22} ${width * 0.42} ${floor - height * 0.24} ${width * 0.6} ${floor}Z`,
      soft,
    ) +
    path(
      `M${width * 0.4} ${floor}C${width * 0.6} ${floor - height * 0.16} ${width * 0.85} ${floor - height * 0.2} ${width} ${floor}Z`,
      mix(soft, full, 0.4),
    ),
  // Stones that lie upon each other.
  ({width, floor, soft, full}) =>
    [
      [0.55, 0.075, 0.25],
      [0.53, 0.205, 0.19],
      [0.56, 0.315, 0.13],
    ]
      .map(
        ([x = 0, up = 0, half = 0], index) =>
          `<ellipse cx="${width * x}" cy="${floor - width * up}" rx="${width * half}" ry="${width * half * 0.32}" fill="${[soft, full, mix(soft, full, 0.5)][index] ?? full}"/>`,
      )
      .join(''),
  // A branch with leaves.
  ({width, floor, soft, full}) => {
    const leaf = (x: number, up: number, turn: number, color: string) =>
      `<path d="M0 0C${width * 0.07} ${-width * 0.03} ${width * 0.08} ${-width * 0.12} 0 ${-width * 0.17}C${-width * 0.08} ${-width * 0.12} ${-width * 0.07} ${-width * 0.03} 0 0Z" fill="${color}" transform="translate(${width * x} ${floor - width * up}) rotate(${turn})"/>`;
    return (
      line(
        `M${width * 0.55} ${floor}C${width * 0.56} ${floor - width * 0.2} ${width * 0.53} ${floor - width * 0.3} ${width * 0.56} ${floor - width * 0.44}`,
        full,
        width * 0.012,
      ) +
      leaf(0.553, 0.14, 62, soft) +
      leaf(0.55, 0.2, -60, full) +
      leaf(0.545, 0.3, 50, full) +
      leaf(0.547, 0.36, -46, soft) +
      leaf(0.56, 0.42, 4, full)
    );
  },
];

const GROUNDS = [TINTS.sand, TINTS.mint, TINTS.sky, TINTS.peach, TINTS.lemon, TINTS.lilac];

/** A quiet picture in place of one that is not at hand: a motif, and which product it stands for. */
export function drawStandIn({width, height, title, place, number}: StandInPicture): string {
  const ground = GROUNDS[number % GROUNDS.length] ?? TINTS.sand;
  const soft = deeper(ground, 0.7);
  const full = mix(deeper(ground, 1), INK, 0.3);
  const floor = Math.round(height * 0.7);
  const motif = MOTIFS[(place - 1) % MOTIFS.length];
  // What is written stays within the square that shops cut out of the middle.
  const side = Math.min(width, height);
  const left = (width - side) / 2 + side * 0.075;
  const foot = (height + side) / 2;
  const room = side * 0.85;
  const name = title.charAt(0).toUpperCase() + title.slice(1);
  const lines = breakLines(name, 'heading', room, side * 0.06).slice(0, 2);
  const words = lines
    .map((content, index) =>
      text(left, foot - side * 0.125 - (lines.length - 1 - index) * side * 0.068, content, {
        face: 'heading',
        size: fittingSize(content, 'heading', room, side * 0.06),
      }),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${
    rect(0, 0, width, height, ground) +
    (motif?.({width, height, floor, soft, full}) ?? '') +
    rect(0, floor, width, height - floor, lit(ground, 0.35)) +
    words +
    text(left, foot - side * 0.07, `Picture ${place}`, {
      size: side * 0.028,
      opacity: 0.7,
    })
  }</svg>`;
}
