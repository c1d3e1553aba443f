import {describe, expect, it} from 'vitest';

import {ART_FORMS, artSchema, PICTURE_VIEWS} from '../seed/format.ts';
import {loadCatalogue} from '../seed/load-catalogue.ts';

import {cataloguePictures, changedArt} from './catalogue-pictures.ts';
import {contrast, readable, textOn} from './color.ts';
import {drawEditorial, EDITORIAL_NAMES, editorialSize} from './editorial/editorial.ts';
import {breakLines, fittingSize, textWidth} from './fonts.ts';
import {boxContents} from './product/box.ts';
import {drawProductPicture} from './product/product-picture.ts';
import {rasterize} from './rasterize.ts';
import {Sketch} from './sketch.ts';
import {nameSize} from './wordmark.ts';

/** No broken number, no paint or clip that leads nowhere, every group closed. */
function expectWhole(svg: string): void {
  const drawing = svg.replace(/href="data:[^"]*"/g, '');
  expect(drawing).not.toMatch(/NaN|undefined|Infinity|null/);
  const defined = new Set([...drawing.matchAll(/ id="(d\d+)"/g)].map(([, id]) => id));
  for (const [, id] of drawing.matchAll(/url\(#(d\d+)\)/g)) expect(defined).toContain(id);
  expect(drawing.match(/<g[ >]/g)?.length).toBe(drawing.match(/<\/g>/g)?.length);
}

const catalogue = loadCatalogue();
const pictures = cataloguePictures(catalogue);

describe('the product art', {timeout: 60_000}, () => {
  const examples = new Map(catalogue.products.map((product) => [product.art.form, product.handle]));

  it.each([...examples])('draws the three pictures of the form %s', (_, handle) => {
    const drawn = PICTURE_VIEWS.map((view) => {
      const picture = pictures.get(`products/${handle}-${view}`);
      if (picture === undefined) throw new Error(`${handle} has no ${view}`);
      return drawProductPicture(picture.subject, view);
    });
    for (const svg of drawn) expectWhole(svg);
    expect(new Set(drawn).size).toBe(3);
    expect(drawn[2]).toContain('<text');
  });

  it('has an example of every form', () => {
    expect([...examples.keys()].sort()).toEqual([...ART_FORMS].sort());
  });

  it('prints the flavor of a variant on its own picture', () => {
    const picture = pictures.get('products/optic-white-daily-whitening-toothpaste-bw-owd-32-cg');
    if (picture === undefined) throw new Error('no picture of the cinnamon tube');
    expect(drawProductPicture(picture.subject, 'hero')).toContain('Cinnamon glow');
  });

  it('shows a bundle as its components', () => {
    const picture = pictures.get('products/optic-white-bundle-box');
    expect(picture?.subject.components.map(({art}) => art.form)).toEqual([
      'pen',
      'tube',
      'mouthwash',
    ]);
  });

  it('has one caption in the seed for each thing of a box picture', () => {
    const captioned = catalogue.products.map(({handle}) => {
      const subject = pictures.get(`products/${handle}-box`)?.subject;
      if (subject === undefined) throw new Error(`${handle} has no box picture`);
      return {
        handle,
        things: boxContents(new Sketch(), subject).length,
        captions: subject.captions,
      };
    });
    for (const {handle, things, captions} of captioned) {
      expect(captions, handle).toHaveLength(things);
    }
  });

  it('changes only what a variant names', () => {
    const art = artSchema.parse({
      form: 'tube',
      tint: 'sky',
      color: '#FFFFFF',
      accent: '#D3203B',
      label: {line: 'Total', name: 'Daily Care', note: 'Clean mint'},
    });
    expect(changedArt(art, {note: 'Spearmint', accent: '#4C9F3B'})).toEqual({
      ...art,
      accent: '#4C9F3B',
      label: {...art.label, note: 'Spearmint'},
    });
  });
});

describe('the illustrations', {timeout: 60_000}, () => {
  it.each(EDITORIAL_NAMES.map((name) => [name]))('draws %s whole', (name) => {
    const svg = drawEditorial(name);
    expectWhole(svg);
    const {width, height} = editorialSize(name);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  });

  it('has the pictures content asks for', () => {
    const learn = Array.from({length: 12}, (_, i) => `learn-${String(i + 1).padStart(2, '0')}`);
    expect(EDITORIAL_NAMES).toEqual(expect.arrayContaining([...learn, 'home-hero', 'not-found']));
    expect(editorialSize('og-default')).toEqual({width: 1200, height: 630});
  });
});

describe('drawing from data', {timeout: 60_000}, () => {
  it('gives the same pixels twice', async () => {
    const first = await rasterize(drawEditorial('og-default'));
    const second = await rasterize(drawEditorial('og-default'));
    expect(second.pixels.equals(first.pixels)).toBe(true);
  });

  it('measures text as it is set', () => {
    expect(textWidth('mm', 'display', 100)).toBeCloseTo(2 * textWidth('m', 'display', 100), 5);
    expect(textWidth('ab', 'text', 40, 3)).toBeCloseTo(textWidth('ab', 'text', 40) + 3, 5);
    const size = fittingSize('Watermelon', 'display', 190, 62);
    expect(textWidth('Watermelon', 'display', size)).toBeLessThanOrEqual(190.001);
    expect(fittingSize('Hi', 'display', 190, 62)).toBe(62);
  });

  it('prints a long name of a shop no wider than a short one, and a short one as it is', () => {
    const name = 'Grandmother’s Apothecary & Daughters';
    const room = textWidth('Brightwell', 'display', 34);
    expect(textWidth(name, 'display', nameSize(name, 34))).toBeCloseTo(room, 5);
    expect([nameSize('Brightwell', 34), nameSize('Hum', 34), nameSize('', 34)]).toEqual([
      34, 34, 34,
    ]);
  });

  it('breaks a name into lines that fit', () => {
    const lines = breakLines('Total Plaque Pro Release', 'display', 190, 40);
    expect(lines.join(' ')).toBe('Total Plaque Pro Release');
    expect(lines.every((words) => textWidth(words, 'display', 40) <= 190)).toBe(true);
  });

  it('keeps print readable on its ground', () => {
    for (const {art} of catalogue.products) {
      expect(contrast(textOn(art.color), art.color), art.label.name).toBeGreaterThan(3.2);
      expect(contrast(readable(art.accent, art.color, 2.6), art.color)).toBeGreaterThanOrEqual(2.6);
    }
  });
});
