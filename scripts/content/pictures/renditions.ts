import {randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {BUILT_PICTURES, DEFAULT_QUALITY} from '../../../app/domain/content/images';

import type {PictureSource} from './sources';

/** A file of the build. */
export interface Rendition {
  /** Its path in the build. */
  name: string;
  content: Buffer;
}

type Make = (source: PictureSource, width: number) => Promise<Buffer>;

/** WebP is what pages show (coverage: content-image-widths). */
const webp: Make = async (source, width) =>
  (await source.load()).resize(width).webp({quality: DEFAULT_QUALITY}).toBuffer();

/** Not everybody to whom a link is sent reads WebP; what is transparent stands on white. */
const jpeg: Make = async (source, width) =>
  (await source.load())
    .resize(width)
    .flatten({background: '#ffffff'})
    .jpeg({quality: DEFAULT_QUALITY, mozjpeg: true})
    .toBuffer();

/** Reads a file of the cache, or makes it; several builds may make one file at once. */
async function kept(cache: string, file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const target = path.join(cache, file);
  try {
    return await readFile(target);
  } catch {
    const made = await make();
    const draft = path.join(cache, `${randomUUID()}.part`);
    await writeFile(draft, made);
    await rename(draft, target);
    return made;
  }
}

/** The files of a picture: each width as WebP, and the widest as JPEG. What was made once is taken from the `cache` folder. */
export async function makeRenditions(source: PictureSource, cache: string): Promise<Rendition[]> {
  await mkdir(cache, {recursive: true});
  const widest = source.widths.at(-1) ?? source.width;
  const files: [width: number, extension: string, make: Make][] = [
    ...source.widths.map((width): [number, string, Make] => [width, 'webp', webp]),
    [widest, 'jpg', jpeg],
  ];
  // Drawing costs as much as all of its files: it is done once, and only where one of them is wanted.
  let loaded: ReturnType<PictureSource['load']> | undefined;
  const once = {...source, load: async () => (await (loaded ??= source.load())).clone()};
  return Promise.all(
    files.map(async ([width, extension, make]) => {
      const name = `${source.folder}/${String(width)}.${extension}`;
      const content = await kept(cache, name.replace('/', '-'), () => make(once, width));
      return {name: `${BUILT_PICTURES}${name}`, content};
    }),
  );
}
