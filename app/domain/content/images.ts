/**
 * The widths that responsive images are asked for; anything wider is asked for at the last one
 * (coverage: content-image-widths).
 */
export const IMAGE_WIDTHS = [50, 100, 150, 180, 320, 480, 640, 900, 1200] as const;

/** Screens of image sizes, in px (coverage: content-image-widths). */
const IMAGE_SCREENS = {xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536} as const;

/** Pixel densities for pictures of a fixed width (coverage: content-image-widths). */
export const IMAGE_DENSITIES = [1, 2] as const;

/** The rule for pictures that name no sizes of their own (coverage: content-image-sizes). */
const DEFAULT_SIZE_RULE = 'sm:100vw md:80vw lg:2700px';

/** decisions.md: the specification shows no default. */
export const DEFAULT_QUALITY = 80;

/**
 * Where a build has its pictures: `assets/pictures/home-hero-1a2b3c4d5e/640.webp`. Each has a file for every width of
 * `candidateWidths`, and beside the widest one a JPEG.
 */
export const BUILT_PICTURES = 'assets/pictures/';

type ImageProvider = 'shopify' | 'content' | 'build';
export type ImageFit = 'inside' | 'cover';

/** What an image is asked for. Sizes in px of the delivered picture. */
export interface ImageRequest {
  src: string;
  width?: number;
  height?: number;
  quality?: number;
  format?: 'webp' | 'avif' | 'jpg' | 'png';
  fit?: ImageFit;
  /** Backdrop for transparent or padded pictures, `rrggbb`. */
  background?: string;
}

/** Named sets of options (an unknown one is an error; coverage: content-image-unknown). */
const PRESETS = {
  card: {fit: 'cover', ratio: 1},
  gallery: {fit: 'cover', ratio: 1},
  thumbnail: {fit: 'cover', ratio: 1},
  editorial: {fit: 'inside', ratio: null},
} as const satisfies Record<string, {fit: ImageFit; ratio: number | null}>;

export type ImagePreset = keyof typeof PRESETS;

/** The options behind a preset's name. Throws on an unknown one (coverage: content-image-unknown). */
export function imagePreset(name: string): {fit: ImageFit; ratio: number | null} {
  if (!Object.hasOwn(PRESETS, name)) throw new Error(`Unknown image preset: ${name}`);
  return PRESETS[name as ImagePreset];
}

/** Who delivers a picture that has this source; one without a source is asked for by its id. */
export function providerOf(src: string): ImageProvider {
  if (src === '') return 'content';
  return src.includes(BUILT_PICTURES) ? 'build' : 'shopify';
}

/** The picture as one address that everybody can read: shared, listed, described to search engines. */
export function plainPictureUrl(src: string): string {
  return providerOf(src) === 'build' ? src.replace(/webp$/, 'jpg') : src;
}

/**
 * The address under which a provider delivers the image as asked. `shopify` speaks the CDN's parameters
 * (storefront-api.md section 10), `content` the site's own `/cms/{id}`, which takes the same ones; `build` has whole
 * pictures in the widths of `candidateWidths`. Throws on an unknown provider (coverage: content-image-unknown).
 */
export function imageUrl(provider: string, request: ImageRequest): string {
  if (provider === 'build') {
    const width = coveringWidth(request.width ?? Infinity);
    return request.src.replace(
      /(\d+)\.webp$/,
      (_, widest) => `${Math.min(width, Number(widest))}.webp`,
    );
  }
  if (provider !== 'shopify' && provider !== 'content') {
    throw new Error(`Unknown image provider: ${provider}`);
  }
  const [address = '', query = ''] = request.src.split('?', 2);
  const parameters = new URLSearchParams(query);
  if (request.width !== undefined) parameters.set('width', String(Math.round(request.width)));
  if (request.height !== undefined) parameters.set('height', String(Math.round(request.height)));
  if (request.fit === 'cover' && request.width !== undefined && request.height !== undefined) {
    parameters.set('crop', 'center');
  }
  if (request.background !== undefined) parameters.set('pad_color', request.background);
  parameters.set('format', request.format ?? 'webp');
  parameters.set('quality', String(request.quality ?? DEFAULT_QUALITY));
  return `${address}?${parameters.toString()}`;
}

/**
 * The narrowest of the specification's widths that covers `width`; 1200 for anything wider
 * (coverage: content-image-widths).
 */
export function coveringWidth(width: number): number {
  return IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? 1200;
}

/**
 * The widths worth offering for an original of `originalWidth` px: those of the specification that are not
 * wider than it, and the original's own width when it is smaller than the widest. Unknown: all of them.
 */
export function candidateWidths(originalWidth: number | null, largest = 1200): number[] {
  const limit = Math.min(originalWidth ?? largest, largest);
  const widths: number[] = IMAGE_WIDTHS.filter((width) => width <= limit);
  if (originalWidth !== null && originalWidth < largest && !widths.includes(originalWidth)) {
    widths.push(originalWidth);
  }
  return widths.length > 0 ? widths : [limit];
}

interface SizePart {
  /** The narrowest screen that it is for, in px. */
  from: number;
  size: string;
}

/** The parts of a size rule, the widest screen first; that of the smallest holds for all that are smaller still. */
function sizeParts(rule: string): SizePart[] {
  return rule
    .trim()
    .split(/\s+/)
    .map((part) => {
      const [screen, size] = part.includes(':') ? part.split(':', 2) : [null, part];
      if (screen === null || screen === undefined) return {from: 0, size: size ?? part};
      if (!Object.hasOwn(IMAGE_SCREENS, screen)) throw new Error(`Unknown image screen: ${screen}`);
      return {from: IMAGE_SCREENS[screen as keyof typeof IMAGE_SCREENS], size: size ?? '100vw'};
    })
    .sort((a, b) => b.from - a.from)
    .map((part, at, {length}) => (at === length - 1 ? {...part, from: 0} : part));
}

/**
 * Turns a size rule (`sm:100vw md:80vw lg:2700px`, smallest screen first) into the `sizes` attribute, whose
 * first matching condition wins. A rule without a screen holds from 0. Unknown screens throw.
 */
export function sizesAttribute(rule: string = DEFAULT_SIZE_RULE): string {
  return sizeParts(rule)
    .map(({from, size}) => (from === 0 ? size : `(min-width: ${from}px) ${size}`))
    .join(', ');
}

/** Screens narrower than this are phones, which have two pixels or more where a page has one. */
const PHONES_BELOW = IMAGE_SCREENS.md;
const PHONE_DENSITY = 2;

/** How many pixels wide a picture is shown at least; 0 where that depends on more than the screen. */
function leastShown({from, size}: SizePart): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(vw|px)$/.exec(size) ?? [];
  if (number === undefined) return 0;
  if (unit === 'px') return Number(number);
  const share = Number(number) / 100;
  if (from >= PHONES_BELOW) return share * from;
  return share * Math.min(PHONES_BELOW, PHONE_DENSITY * Math.max(from, IMAGE_SCREENS.xs));
}

/**
 * Of the widths that there are of a picture (ascending, in px) those that its size rule can ask for: a picture that takes half
 * of a phone's screen is never wanted in 180 px. The widest is always among them, for dense screens and enlarged pages.
 */
export function askedWidths(widths: readonly number[], rule: string = DEFAULT_SIZE_RULE): number[] {
  const least = Math.min(...sizeParts(rule).map(leastShown));
  return widths.filter((width, at) => width >= least || at === widths.length - 1);
}

/**
 * Intrinsic size and ratio; all zero when it is not known (the size loader's answer on failure;
 * coverage: content-image-failure).
 */
export function imageSize(image: {width: number | null; height: number | null}): {
  width: number;
  height: number;
  ratio: number;
} {
  const {width, height} = image;
  if (!width || !height || width < 0 || height < 0) return {width: 0, height: 0, ratio: 0};
  return {width, height, ratio: width / height};
}
