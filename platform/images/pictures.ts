import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {cataloguePictures} from '../art/catalogue-pictures.ts';
import {drawEditorial, EDITORIAL_NAMES, editorialSize} from '../art/editorial/editorial.ts';
import {drawProductPicture} from '../art/product/product-picture.ts';
import {PRODUCT_PICTURE} from '../art/product/subject.ts';
import {loadCatalogue} from '../seed/load-catalogue.ts';

import type {Size} from './parameters.ts';
import {findStandIn} from './stand-ins.ts';

interface Picture extends Size {
  /** Changes whenever the picture would look different: code of the art, and the picture's data. */
  key: string;
  /** Draws the picture as SVG. */
  draw: () => string;
}

/** A hash over the sources of the art, so that a cache never outlives the code that drew it. */
function hashArtSources(): string {
  const hash = createHash('sha256');
  const root = fileURLToPath(new URL('../art/', import.meta.url));
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(`${root}/${file}`));
  return hash.digest('hex');
}

let artSources: string | null = null;

function keyOf(data: unknown): string {
  artSources ??= hashArtSources();
  return createHash('sha256')
    .update(artSources)
    .update(JSON.stringify(data))
    .digest('hex')
    .slice(0, 24);
}

function readPictures(): ReadonlyMap<string, Picture> {
  const pictures = new Map<string, Picture>();
  for (const [name, {view, subject}] of cataloguePictures(loadCatalogue())) {
    pictures.set(name, {
      ...PRODUCT_PICTURE,
      key: keyOf({name, view, subject}),
      draw: () => drawProductPicture(subject, view),
    });
  }
  for (const name of EDITORIAL_NAMES) {
    pictures.set(`editorial/${name}`, {
      ...editorialSize(name),
      key: keyOf({name}),
      draw: () => drawEditorial(name),
    });
  }
  return pictures;
}

let pictures: ReadonlyMap<string, Picture> | null = null;

function allPictures(): ReadonlyMap<string, Picture> {
  pictures ??= readPictures();
  return pictures;
}

export function findPicture(name: string): Picture | null {
  const standIn = findStandIn(name);
  if (standIn !== null) return {...standIn, key: keyOf({name})};
  return allPictures().get(name) ?? null;
}

/** Width and height of an original in px, known without drawing it; null for an unknown name. */
export function imageSize(name: string): Size | null {
  const picture = findPicture(name);
  return picture === null ? null : {width: picture.width, height: picture.height};
}

/** The version of a picture for the `v` of its address: it changes when the picture does. */
export function imageVersion(name: string): string | null {
  return findPicture(name)?.key.slice(0, 10) ?? null;
}
