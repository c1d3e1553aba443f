import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import {Picture} from './Picture';

const image = {src: 'https://shop.example/a.png?v=1', alt: 'A brush', width: 1200, height: 1200};

function sourcesOf(props: Omit<Parameters<typeof Picture>[0], 'image'>, shown = image) {
  const html = renderToStaticMarkup(createElement(Picture, {image: shown, ...props}));
  const [, srcSet = ''] = /srcSet="([^"]*)"/i.exec(html) ?? [];
  return srcSet.split(', ').map((source) => {
    const [address = '', descriptor] = source.replaceAll('&amp;', '&').split(' ');
    const query = new URL(address).searchParams;
    return [query.get('width'), descriptor, query.get('format')];
  });
}

describe('the sources of a picture', () => {
  it('of a fixed width are one for each density, of the specified widths', () => {
    expect(sourcesOf({preset: 'thumbnail', fixedWidth: 96})).toEqual([
      ['100', '1x', 'webp'],
      ['320', '2x', 'webp'],
    ]);
  });

  it('of a fixed width never go beyond the original', () => {
    const small = {...image, width: 120, height: 120};
    expect(sourcesOf({preset: 'thumbnail', fixedWidth: 96}, small)).toEqual([
      ['100', '1x', 'webp'],
      ['120', '2x', 'webp'],
    ]);
  });

  it('of a file of the build are its files, whole also where a box shows a part', () => {
    const built = {src: '/assets/pictures/hero-1a2b/1000.webp', alt: 'A', width: 1000, height: 500};
    const html = renderToStaticMarkup(createElement(Picture, {image: built, preset: 'card'}));
    const widths = [640, 900, 1000];
    expect(html).toContain(
      `srcSet="${widths.map((width) => `/assets/pictures/hero-1a2b/${String(width)}.webp ${String(width)}w`).join(', ')}"`,
    );
  });

  it('without a source are asked for by the picture’s id', () => {
    const html = renderToStaticMarkup(
      createElement(Picture, {image: {...image, src: '', id: 'a hero'}}),
    );
    expect(html).toContain('src="/cms/a%20hero?width=640');
  });

  it.each([
    ['3vw', [50, 100, 150, 180, 320, 480, 640, 900, 1200]],
    ['xs:5vw md:4vw', [50, 100, 150, 180, 320, 480, 640, 900, 1200]],
    ['xs:46vw md:30vw xl:286px', [320, 480, 640, 900, 1200]],
    [undefined, [640, 900, 1200]],
  ])('of a fluid width (%s) are all specified widths that it can ask for', (sizes, widths) => {
    expect(sourcesOf({sizes}).map(([width, descriptor]) => [width, descriptor])).toEqual(
      widths.map((width) => [String(width), `${String(width)}w`]),
    );
  });
});
