import {accepted, refused, type Result} from '~/domain/values/result';

import {coveringWidth, DEFAULT_QUALITY, IMAGE_WIDTHS, type ImageRequest, imageUrl} from './images';

const FORMATS = ['webp', 'avif', 'jpg', 'png'] as const;
const WIDEST = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? 1200;

type Asked = Pick<ImageRequest, 'width' | 'height' | 'quality' | 'format' | 'fit'>;

function parseWhole(value: string | null, name: string, most: number): Result<number | null> {
  if (value === null) return accepted(null);
  const number = /^\d{1,6}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= most
    ? accepted(number)
    : refused(`${name} must be a whole number from 1 to ${most}`);
}

/**
 * Reads what `/cms/{id}` is asked for: the parameters that `imageUrl` writes. Widths go up to the next one of the
 * specification and stop at the widest; JPEG and PNG come as WebP unless another format is named.
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
  const crop = parameters.get('crop');
  if (crop !== null && crop !== 'center') return refused('crop must be center');

  const shown = width.value === null ? null : coveringWidth(width.value);
  const scale = shown === null || width.value === null ? 1 : shown / width.value;
  return accepted({
    width: shown ?? WIDEST,
    ...(height.value === null
      ? {}
      : {height: Math.min(WIDEST * 2, Math.max(1, Math.round(height.value * scale)))}),
    quality: quality.value ?? DEFAULT_QUALITY,
    format,
    fit: crop === null ? 'inside' : 'cover',
  });
}

/** The address of the picture on its host, as asked. */
export function hostedImageUrl(src: string, asked: Asked): string {
  return imageUrl('shopify', {src, ...asked});
}
