/** The longest edge the CDN serves (storefront-api.md §10). */
const LONGEST_EDGE_PX = 5760;
const DEFAULT_QUALITY = 80;

const CROPS = ['center', 'top', 'bottom', 'left', 'right'] as const;
export const FORMATS = ['webp', 'avif', 'png', 'jpg', 'pjpg'] as const;
export type Crop = (typeof CROPS)[number];
export type Format = (typeof FORMATS)[number];

export interface ImageParameters {
  width: number | null;
  height: number | null;
  crop: Crop | null;
  /** Null: negotiated from `Accept`. */
  format: Format | null;
  /** 1 to 100. */
  quality: number;
  /** `#rrggbb`. */
  padColor: string | null;
}

type Parsed = {ok: true; value: ImageParameters} | {ok: false; message: string};

function isOneOf<T extends string>(values: readonly T[], value: string): value is T {
  return (values as readonly string[]).includes(value);
}

function parseWhole(value: string): number | null {
  return /^\d{1,9}$/.test(value) ? Number(value) : null;
}

function parsePadColor(value: string): string | null {
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1]?.toLowerCase();
  if (hex === undefined) return null;
  return hex.length === 6 ? `#${hex}` : `#${[...hex].map((digit) => digit + digit).join('')}`;
}

/**
 * Reads Shopify's CDN parameters (storefront-api.md §10): edges are clamped to 5760 px, unknown
 * parameters such as `v` are left alone, and nonsense in a known one is refused with the reason.
 */
export function parseImageParameters(query: URLSearchParams): Parsed {
  const parameters: ImageParameters = {
    width: null,
    height: null,
    crop: null,
    format: null,
    quality: DEFAULT_QUALITY,
    padColor: null,
  };
  for (const edge of ['width', 'height'] as const) {
    const raw = query.get(edge);
    if (raw === null) continue;
    const value = parseWhole(raw);
    if (value === null || value === 0) {
      return {ok: false, message: `${edge} must be a whole number of pixels above zero`};
    }
    parameters[edge] = Math.min(value, LONGEST_EDGE_PX);
  }
  const crop = query.get('crop');
  if (crop !== null) {
    if (!isOneOf(CROPS, crop))
      return {ok: false, message: `crop must be one of ${CROPS.join(', ')}`};
    parameters.crop = crop;
  }
  const format = query.get('format');
  if (format !== null) {
    if (!isOneOf(FORMATS, format)) {
      return {ok: false, message: `format must be one of ${FORMATS.join(', ')}`};
    }
    parameters.format = format;
  }
  const quality = query.get('quality');
  if (quality !== null) {
    const value = parseWhole(quality);
    if (value === null || value < 1 || value > 100) {
      return {ok: false, message: 'quality must be a whole number from 1 to 100'};
    }
    parameters.quality = value;
  }
  const padColor = query.get('pad_color');
  if (padColor !== null) {
    parameters.padColor = parsePadColor(padColor);
    if (parameters.padColor === null) {
      return {ok: false, message: 'pad_color must be a colour in three or six hex digits'};
    }
  }
  return {ok: true, value: parameters};
}

export interface Size {
  width: number;
  height: number;
}

interface Plan {
  /** What is cut out of the original before scaling. */
  cut: {left: number; top: number} & Size;
  /** What the cut is scaled to; never larger than the cut. */
  scaled: Size;
  /** The answer's size; larger than `scaled` only where it is padded. */
  canvas: Size;
}

function scaleDown(size: Size, share: number): Size {
  return {
    width: Math.max(1, Math.round(size.width * share)),
    height: Math.max(1, Math.round(size.height * share)),
  };
}

/**
 * What to cut, scale and pad so that an original answers a request. Width and height together are a
 * box to fit inside, or with `crop` to fill, or with `pad_color` to pad; nothing is ever enlarged: a
 * box beyond the original keeps its shape and shrinks into it.
 */
export function planResize(original: Size, parameters: ImageParameters): Plan {
  const whole = {left: 0, top: 0, ...original};
  const {width, height, crop, padColor} = parameters;
  if (width === null || height === null) {
    const share = Math.min(
      1,
      (width ?? Infinity) / original.width,
      (height ?? Infinity) / original.height,
    );
    const scaled = scaleDown(original, share);
    return {cut: whole, scaled, canvas: scaled};
  }
  if (crop !== null) {
    const shrink = Math.min(1, original.width / width, original.height / height);
    const canvas = scaleDown({width, height}, shrink);
    const reach = Math.min(original.width / canvas.width, original.height / canvas.height);
    const cut = {
      width: Math.min(original.width, Math.round(canvas.width * reach)),
      height: Math.min(original.height, Math.round(canvas.height * reach)),
    };
    const spareX = original.width - cut.width;
    const spareY = original.height - cut.height;
    const left = crop === 'left' ? 0 : crop === 'right' ? spareX : Math.round(spareX / 2);
    const top = crop === 'top' ? 0 : crop === 'bottom' ? spareY : Math.round(spareY / 2);
    return {cut: {left, top, ...cut}, scaled: canvas, canvas};
  }
  const share = Math.min(1, width / original.width, height / original.height);
  const scaled = scaleDown(original, share);
  if (padColor === null) return {cut: whole, scaled, canvas: scaled};
  const shrink = Math.min(1, Math.max(original.width / width, original.height / height));
  const canvas = scaleDown({width, height}, shrink);
  return {
    cut: whole,
    scaled,
    canvas: {
      width: Math.max(canvas.width, scaled.width),
      height: Math.max(canvas.height, scaled.height),
    },
  };
}
