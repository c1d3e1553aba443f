import {describe, expect, it} from 'vitest';

import {
  askedWidths,
  candidateWidths,
  coveringWidth,
  imagePreset,
  imageSize,
  imageUrl,
  plainPictureUrl,
  providerOf,
  sizesAttribute,
} from './images';

describe('an image address', () => {
  it('asks for WebP in the default quality and keeps the version of the original', () => {
    expect(imageUrl('shopify', {src: 'https://cdn.example/a.png?v=7', width: 320})).toBe(
      'https://cdn.example/a.png?v=7&width=320&format=webp&quality=80',
    );
  });

  it('is cropped only where a box is to be covered', () => {
    const box = {src: '/a.png', width: 100, height: 100};
    expect(imageUrl('shopify', {...box, fit: 'cover'})).toContain('crop=center');
    expect(imageUrl('shopify', {...box, fit: 'inside'})).not.toContain('crop');
    expect(imageUrl('content', {...box, background: 'ffffff'})).toContain('pad_color=ffffff');
  });

  it('says how a picture is cut, and the ground that it is padded with', () => {
    const asked = {
      width: 320,
      height: 200,
      background: 'ffe0d2',
      quality: 70,
      format: 'jpg',
    } as const;
    expect(imageUrl('shopify', {src: 'https://cdn.example/a.png', ...asked})).toBe(
      'https://cdn.example/a.png?width=320&height=200&pad_color=ffe0d2&format=jpg&quality=70',
    );
  });

  it.each([
    [1, 50],
    [320, 320],
    [321, 480],
    [700, 900],
    [4000, 1000],
    [undefined, 1000],
  ])(
    'of a file of the build for %s px is that of %i px, of those that there are',
    (width, file) => {
      const src = 'https://files.example/7/assets/pictures/hero-1a2b/1000.webp';
      expect(imageUrl(providerOf(src), {src, ...(width && {width})})).toBe(
        `https://files.example/7/assets/pictures/hero-1a2b/${String(file)}.webp`,
      );
    },
  );

  it('is plain for whoever takes one address: a JPEG of the build’s pictures, the store’s as they are', () => {
    expect(plainPictureUrl('/assets/pictures/hero-1a2b/1200.webp')).toBe(
      '/assets/pictures/hero-1a2b/1200.jpg',
    );
    expect(plainPictureUrl('https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp');
  });

  it.each(['imgix', '', 'constructor'])('of the unknown provider %j is an error', (provider) => {
    expect(() => imageUrl(provider, {src: '/a.png'})).toThrow('Unknown image provider');
  });

  it.each(['hero', '', 'toString'])('with the unknown preset %j is an error', (preset) => {
    expect(() => imagePreset(preset)).toThrow('Unknown image preset');
  });
});

describe('the specified widths', () => {
  it.each([
    [1, 50],
    [50, 50],
    [51, 100],
    [640, 640],
    [641, 900],
    [900, 900],
    [901, 1200],
    [4000, 1200],
  ])('%i px are served by %i', (wanted, served) => {
    expect(coveringWidth(wanted)).toBe(served);
  });

  it('offer nothing wider than the original', () => {
    expect(candidateWidths(640)).toEqual([50, 100, 150, 180, 320, 480, 640]);
    expect(candidateWidths(700)).toEqual([50, 100, 150, 180, 320, 480, 640, 700]);
    expect(candidateWidths(30)).toEqual([30]);
    expect(candidateWidths(1600).at(-1)).toBe(1200);
    expect(candidateWidths(null).at(-1)).toBe(1200);
  });
});

describe('a size rule', () => {
  it('becomes conditions from the widest screen down', () => {
    expect(sizesAttribute('sm:100vw md:80vw lg:2700px')).toBe(
      '(min-width: 1024px) 2700px, (min-width: 768px) 80vw, 100vw',
    );
  });

  it('is the specified one by default', () => {
    expect(sizesAttribute()).toBe(sizesAttribute('sm:100vw md:80vw lg:2700px'));
  });

  it('knows the specified screens and no others', () => {
    expect(sizesAttribute('5vw xs:10vw sm:20vw md:30vw lg:40vw xl:50vw 2xl:60vw')).toBe(
      '(min-width: 1536px) 60vw, (min-width: 1280px) 50vw, (min-width: 1024px) 40vw, (min-width: 768px) 30vw, (min-width: 640px) 20vw, (min-width: 320px) 10vw, 5vw',
    );
  });

  it('of an unknown screen is an error', () => {
    expect(() => sizesAttribute('phone:100vw')).toThrow('Unknown image screen');
  });
});

describe('the widths that a size rule can ask for', () => {
  const all = candidateWidths(null);

  it.each([
    ['xs:46vw md:30vw xl:286px', [320, 480, 640, 900, 1200]],
    ['xs:50vw lg:310px', [320, 480, 640, 900, 1200]],
    ['50vw 2xl:120px', [150, 180, 320, 480, 640, 900, 1200]],
    ['sm:50vw', [320, 480, 640, 900, 1200]],
    ['xs:20vw md:50vw', [150, 180, 320, 480, 640, 900, 1200]],
    ['xs:100vw lg:12.5vw', [150, 180, 320, 480, 640, 900, 1200]],
    ['1600px', [1200]],
  ])('%s: none that is narrower than it is shown on the narrowest screen', (rule, widths) => {
    expect(askedWidths(all, rule)).toEqual(widths);
  });

  it('are all where its width depends on more than the screen', () => {
    expect(askedWidths(all, 'xs:100vw lg:calc(50vw-2rem)')).toEqual(all);
  });

  it('are the widest that there is of a picture that is smaller', () => {
    expect(askedWidths(candidateWidths(120), 'xs:100vw')).toEqual([120]);
    expect(askedWidths(candidateWidths(700))).toEqual([640, 700]);
  });
});

describe('the size of an image', () => {
  it('is its own', () => {
    expect(imageSize({width: 400, height: 200})).toEqual({width: 400, height: 200, ratio: 2});
  });

  it.each([
    {width: null, height: null},
    {width: 0, height: 10},
    {width: 10, height: null},
    {width: -1, height: 5},
  ])('that is not known (%j) is nought in all three', (image) => {
    expect(imageSize(image)).toEqual({width: 0, height: 0, ratio: 0});
  });
});
