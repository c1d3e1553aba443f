import {createHash} from 'node:crypto';

import {artVersion} from '../art/art-version.ts';
import {cataloguePictures} from '../art/catalogue-pictures.ts';
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

let version: string | null = null;

function keyOf(data: unknown): string {
  version ??= artVersion();
  return createHash('sha256')
    .update(version)
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
