import {
  askedWidths,
  candidateWidths,
  coveringWidth,
  IMAGE_DENSITIES,
  type ImagePreset,
  imagePreset,
  imageSize,
  imageUrl,
  providerOf,
  sizesAttribute,
} from '~/domain/content/images';

import {useRenderFacts} from './RenderContext';

export interface PictureProps {
  /** An empty `src` is loaded from `/cms/{id}` (coverage: content-image). */
  image: {
    src: string;
    alt: string | null;
    width: number | null;
    height: number | null;
    id?: string;
  };
  preset?: ImagePreset;
  /** A size rule such as `sm:50vw lg:400px`, smallest screen first; the specification's default otherwise. */
  sizes?: string;
  /** A picture of one fixed width in px, offered in the specification's densities instead of `sizes`. */
  fixedWidth?: number;
  /** True for the one picture of a page that is its largest paint: loaded first, never lazily. */
  priority?: boolean;
  /** True for a small picture that is needed also where nobody scrolls to (on paper). */
  eager?: boolean;
  className?: string;
  /** Overrides the image's own text; `""` for a picture that says nothing new. */
  alt?: string;
}

type Shown = Pick<PictureProps, 'image' | 'sizes' | 'fixedWidth'> & {preset: ImagePreset};

interface Addresses {
  src: string;
  srcSet: string;
  sizes: string | undefined;
  width: number;
  height: number | undefined;
}

function addressesOf({image, preset, sizes, fixedWidth}: Shown): Addresses {
  const {fit, ratio} = imagePreset(preset);
  const provider = providerOf(image.src);
  const src = image.src || `/cms/${encodeURIComponent(image.id ?? '')}`;
  const size = imageSize(image);
  const shownRatio = ratio ?? (size.ratio || null);
  // A file of the build comes whole, whatever its box shows of it.
  const widthLimit =
    ratio !== null && size.height > 0 && provider !== 'build'
      ? Math.min(size.width, Math.round(size.height * ratio))
      : size.width;

  const at = (width: number) =>
    imageUrl(provider, {
      src,
      width,
      ...(ratio !== null ? {height: Math.round(width / ratio), fit} : {}),
    });

  const widths = candidateWidths(widthLimit || null);
  const shown = fixedWidth ?? widths[widths.length - 1] ?? 1200;
  return {
    src: at(fixedWidth !== undefined ? coveringWidth(fixedWidth) : Math.min(640, shown)),
    srcSet:
      fixedWidth !== undefined
        ? IMAGE_DENSITIES.map((density) => {
            const wanted = coveringWidth(fixedWidth * density);
            return `${at(widthLimit ? Math.min(wanted, widthLimit) : wanted)} ${density}x`;
          }).join(', ')
        : askedWidths(widths, sizes)
            .map((width) => `${at(width)} ${width}w`)
            .join(', '),
    sizes: fixedWidth === undefined ? sizesAttribute(sizes) : undefined,
    width: shown,
    height: shownRatio ? Math.round(shown / shownRatio) : undefined,
  };
}

/** Everything that the addresses of a picture are made of. */
function keyOf({image, preset, sizes, fixedWidth}: Shown): string {
  const {src, id, width, height} = image;
  return ['picture', src, id, width, height, preset, sizes, fixedWidth].join(' ');
}

/** The one way the shop shows a raster image: right candidates, known dimensions, one priority per page. */
export function Picture({
  image,
  preset = 'editorial',
  sizes,
  fixedWidth,
  priority = false,
  eager = priority,
  className,
  alt,
}: PictureProps) {
  const {remember} = useRenderFacts();
  const shown = {image, preset, sizes, fixedWidth};
  return (
    <img
      {...(import.meta.env.SSR
        ? remember(keyOf(shown), () => addressesOf(shown))
        : addressesOf(shown))}
      alt={alt ?? image.alt ?? ''}
      loading={eager ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      {...(priority ? {fetchpriority: 'high'} : {})}
      className={className}
    />
  );
}
