import {accepted, refused, type Result} from '~/domain/values/result';

import {coveringWidth, DEFAULT_QUALITY, IMAGE_WIDTHS, type ImageRequest} from './images';

const FORMATS = ['webp', 'avif', 'jpg', 'png'] as const;
const WIDEST = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? 1200;

/** Height by width. Each further one would be another rendition of every picture at every width for whoever asks. */
const SHAPES = [
  1 / 4,
  1 / 3,
  2 / 5,
  1 / 2,
  9 / 16,
  5 / 8,
  2 / 3,
  3 / 4,
  4 / 5,
  1,
  5 / 4,
  4 / 3,
  3 / 2,
  8 / 5,
  16 / 9,
  2,
];

/** Qualities go up in such steps; nobody sees less than that. */
const QUALITY_STEP = 10;

/** What a picture is asked for. */
export type Asked = Pick<
  ImageRequest,
  'width' | 'height' | 'quality' | 'format' | 'fit' | 'background'
>;

/**
 * What becomes of a picture whose shape is not that of the box of `width` and `height`: it is fitted inside, cut to fill it, or laid
 * on a ground that fills it. `fit` and `crop` are other names for the first two.
 */
const RESIZES = {fit: 'inside', crop: 'cover', fill: 'cover', pad: 'pad'} as const;
const FITS = {inside: 'inside', cover: 'cover', contain: 'inside'} as const;

/** What a picture is padded with where nothing else is said. */
const DEFAULT_BACKGROUND = 'ffffff';

/** The grounds of the shop's pages, and black. Every color there is would be sixteen million renditions of a picture. */
const GROUNDS = [
  ...[DEFAULT_BACKGROUND, 'fcfbf8', 'f4f1ea', 'e6e3dc', '17223b', '000000'],
  ...['ddebf8', 'e9e2f6', 'd5efe4', 'fff1bf', 'ffe0d2'],
];

function parseWhole(value: string | null, name: string, most: number): Result<number | null> {
  if (value === null) return accepted(null);
  const number = /^\d{1,6}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= most
    ? accepted(number)
    : refused(`${name} must be a whole number from 1 to ${most}`);
}

/** The name of one of several ways; null where none is named. */
function parseName<Value>(
  parameters: URLSearchParams,
  name: string,
  ways: Readonly<Record<string, Value>>,
): Result<Value | null> {
  const named = parameters.get(name);
  if (named === null) return accepted(null);
  const way = Object.hasOwn(ways, named) ? ways[named] : undefined;
  return way === undefined
    ? refused(`${name} must be one of ${Object.keys(ways).join(', ')}`)
    : accepted(way);
}

/** The height of the nearest shape that there is, for a picture of that width. */
function nearestHeight(width: number, height: number): number {
  const distance = (shape: number) => Math.abs(Math.log((shape * width) / height));
  const [nearest = 1] = [...SHAPES].sort((a, b) => distance(a) - distance(b));
  return Math.round(width * nearest);
}

const channelsOf = (hex: string) =>
  [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The ground of the shop's own that looks most like a color of six digits. */
function nearestGround(hex: string): string {
  const wanted = channelsOf(hex);
  const distance = (ground: string) =>
    channelsOf(ground).reduce((sum, channel, at) => sum + (channel - (wanted[at] ?? 0)) ** 2, 0);
  const [nearest = DEFAULT_BACKGROUND] = [...GROUNDS].sort((a, b) => distance(a) - distance(b));
  return nearest;
}

/** `fff`, `#ffffff` or `rgb:ffffff`, as the nearest ground that there is. */
function parseBackground(value: string | null): Result<string | null> {
  if (value === null) return accepted(null);
  const hex = /^(?:#|rgb:)?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1]?.toLowerCase();
  if (hex === undefined) return refused('background must be a color of three or six hex digits');
  const whole = hex.length === 6 ? hex : [...hex].map((digit) => digit + digit).join('');
  return accepted(nearestGround(whole));
}

/**
 * How a picture fills its box, and on which ground: `resize` before `fit` before `crop`. The ground is said by `background` or, as the
 * image host calls it, `pad_color`; without one nothing is padded but what `resize=pad` asks for.
 */
function parseFit(parameters: URLSearchParams): Result<Pick<Asked, 'fit' | 'background'>> {
  const resize = parseName(parameters, 'resize', RESIZES);
  if (!resize.ok) return resize;
  const fit = parseName(parameters, 'fit', FITS);
  if (!fit.ok) return fit;
  const crop = parseName(parameters, 'crop', {center: 'cover'} as const);
  if (!crop.ok) return crop;
  const ground = parseBackground(parameters.get('background') ?? parameters.get('pad_color'));
  if (!ground.ok) return ground;
  const way = resize.value ?? fit.value ?? crop.value ?? 'inside';
  if (way === 'pad') {
    return accepted({fit: 'inside', background: ground.value ?? DEFAULT_BACKGROUND});
  }
  return accepted({fit: way, ...(ground.value === null ? {} : {background: ground.value})});
}

/**
 * Reads what `/cms/{id}` is asked for: the parameters that `imageUrl` writes, and those of the specification (coverage:
 * content-image-proxy). Widths go up to the next one of the specification and stop at the widest, heights to the nearest shape that
 * there is, qualities to the next ten, grounds to the most alike of the shop's own, so that nobody has endless renditions made; JPEG and PNG come as WebP unless another format is
 * named.
 */
export function parseImageRequest(parameters: URLSearchParams): Result<Asked> {
  const width = parseWhole(parameters.get('width'), 'width', 999_999);
  if (!width.ok) return width;
  const height = parseWhole(parameters.get('height'), 'height', 999_999);
  if (!height.ok) return height;
  const quality = parseWhole(parameters.get('quality'), 'quality', 100);
  if (!quality.ok) return quality;
  const wanted = parameters.get('format') ?? 'webp';
  const format = FORMATS.find((known) => known === wanted);
  if (!format) return refused(`format must be one of ${FORMATS.join(', ')}`);
  const fit = parseFit(parameters);
  if (!fit.ok) return fit;

  const shown = width.value === null ? WIDEST : coveringWidth(width.value);
  const scale = width.value === null ? 1 : shown / width.value;
  return accepted({
    width: shown,
    ...(height.value === null ? {} : {height: nearestHeight(shown, height.value * scale)}),
    quality: Math.ceil((quality.value ?? DEFAULT_QUALITY) / QUALITY_STEP) * QUALITY_STEP,
    format,
    ...fit.value,
  });
}
