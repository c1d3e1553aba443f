import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';

import {BUILT_PICTURES, candidateWidths} from '../../../app/domain/content/images';
import {assetAddress} from '../../../app/domain/request/asset-address';
import type {ContentProblem} from '../problem';

/** Names that content writes as `editorial:learn-01`: art that the build draws. */
export const EDITORIAL = 'editorial:';

/** A picture of the content that becomes files of the build. */
export interface PictureSource {
  /** Of the original, in px. */
  width: number;
  height: number;
  /** What its files are called: its name, and a hash of what it shows. */
  folder: string;
  /** Widths of its files, in px. */
  widths: readonly number[];
  /** Where the widest of them will lie. */
  address: string;
  load: () => Promise<Sharp>;
}

/** By what `images.yaml` calls them: `editorial:home-hero`, or the name of a file in `content/pictures`. */
export type PictureTable = ReadonlyMap<string, PictureSource>;

interface Pictures {
  table: PictureTable;
  /** Files that are no pictures. */
  problems: ContentProblem[];
}

/** Another value makes every file of every picture anew, under another name. */
const ENCODING = 'webp 80, jpeg 80, 1';

/** A drawing can be as large as is wanted. */
const DRAWN_WIDTH = 1200;

type Original = Pick<PictureSource, 'width' | 'height' | 'load'>;

function toSource(name: string, key: string | Buffer, original: Original, base: string) {
  const hash = createHash('sha256').update(ENCODING).update(name).update(key).digest('hex');
  const safeName = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const folder = `${safeName}-${hash.slice(0, 10)}`;
  const widths = candidateWidths(original.width);
  const widest = String(widths.at(-1));
  const address = assetAddress(base, `${BUILT_PICTURES}${folder}/${widest}.webp`);
  return {...original, folder, widths, address};
}

/** The art of the local platform, drawn when the shop is built. */
async function drawnPictures(base: string): Promise<[string, PictureSource][]> {
  const {drawEditorial, EDITORIAL_NAMES, editorialSize} =
    await import('../../../platform/art/editorial/editorial');
  const {artVersion} = await import('../../../platform/art/art-version');
  const version = artVersion();
  return EDITORIAL_NAMES.map((name) => {
    const original = {...editorialSize(name), load: () => drawing(drawEditorial(name))};
    return [`${EDITORIAL}${name}`, toSource(name, version, original, base)];
  });
}

async function drawing(svg: string, wide?: number): Promise<Sharp> {
  const {rasterize} = await import('../../../platform/art/rasterize');
  const {width, height, pixels} = await rasterize(svg, wide);
  return sharp(pixels, {raw: {width, height, channels: 4}});
}

async function readDrawing(content: Buffer): Promise<Original> {
  const {Resvg} = await import('@resvg/resvg-js');
  const svg = content.toString('utf8');
  const {width, height} = new Resvg(svg);
  const wide = Math.max(DRAWN_WIDTH, Math.round(width));
  return {
    width: wide,
    height: Math.max(1, Math.round((height * wide) / width)),
    load: () => drawing(svg, wide),
  };
}

/** A photograph stands as its camera was held; what else the camera noted, the place among it, is not shipped. */
async function readPhotograph(content: Buffer): Promise<Original> {
  const {autoOrient, format} = await sharp(content).metadata();
  if (!['jpeg', 'png', 'webp'].includes(format)) throw new Error(`it is ${format}`);
  return {...autoOrient, load: () => Promise.resolve(sharp(content).autoOrient())};
}

/**
 * All pictures that content may name: the files of `content/pictures`, put in by a merchant, and the drawings. `base` is where the
 * files of the build will lie.
 */
export async function readPictures(directory: string, base = '/'): Promise<Pictures> {
  const table = new Map(await drawnPictures(base));
  const problems: ContentProblem[] = [];
  const folder = path.join(directory, 'pictures');
  for (const name of (await readdir(folder).catch(() => [])).sort()) {
    const file = `content/pictures/${name}`;
    const extension = path.extname(name).toLowerCase();
    if (!['.svg', '.jpg', '.jpeg', '.png', '.webp'].includes(extension)) {
      problems.push({file, line: 1, message: 'is no picture: take svg, jpg, png or webp'});
      continue;
    }
    const content = await readFile(path.join(folder, name));
    const read = extension === '.svg' ? readDrawing : readPhotograph;
    try {
      table.set(name, toSource(path.parse(name).name, content, await read(content), base));
    } catch (fault) {
      const reason = fault instanceof Error ? fault.message : String(fault);
      problems.push({file, line: 1, message: `cannot be read as a picture: ${reason}`});
    }
  }
  return {table, problems};
}
