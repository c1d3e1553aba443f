import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import {formatProblem} from '../problem';

import {makeRenditions} from './renditions';
import {readPictures} from './sources';

let directory: string;
const cache = () => path.join(directory, 'cache');

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await mkdir(path.join(directory, 'pictures'));
});
afterEach(() => rm(directory, {recursive: true, force: true}));

const put = (name: string, content: string | Buffer) =>
  writeFile(path.join(directory, 'pictures', name), content);

const plain = (width: number, height: number) =>
  sharp({create: {width, height, channels: 3, background: '#ddebf8'}});

/** The files that are made of a picture, as `WIDTHxHEIGHT format`. */
async function madeOf(name: string): Promise<Record<string, string>> {
  const source = (await readPictures(directory)).table.get(name);
  if (!source) throw new Error(`There is no ${name}.`);
  const made = await makeRenditions(source, cache());
  const entries = made.map(async ({name: file, content}) => {
    const {width, height, format} = await sharp(content).metadata();
    return [path.basename(file), `${String(width)}x${String(height)} ${format}`];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}

describe('a photograph of content/pictures', () => {
  test('is made in the widths of pages up to its own, and as one JPEG', async () => {
    await put('IMG_0042.JPG', await plain(500, 250).jpeg().toBuffer());
    expect(await madeOf('IMG_0042.JPG')).toEqual({
      '50.webp': '50x25 webp',
      '100.webp': '100x50 webp',
      '150.webp': '150x75 webp',
      '180.webp': '180x90 webp',
      '320.webp': '320x160 webp',
      '480.webp': '480x240 webp',
      '500.webp': '500x250 webp',
      '500.jpg': '500x250 jpeg',
    });
  });

  test('lies under its name and a hash of what it shows, where files are served from', async () => {
    await put('IMG_0042.png', await plain(1600, 800).png().toBuffer());
    const first = (await readPictures(directory, 'https://files.example/7/')).table;
    expect(first.get('IMG_0042.png')?.address).toMatch(
      /^https:\/\/files\.example\/7\/assets\/pictures\/img-0042-[0-9a-f]{10}\/1200\.webp$/,
    );
    await put('IMG_0042.png', await plain(1600, 900).png().toBuffer());
    const second = (await readPictures(directory)).table.get('IMG_0042.png');
    expect(second?.folder).not.toBe(first.get('IMG_0042.png')?.folder);
  });

  test('stands as its camera was held, and does not tell where that was', async () => {
    const turned = plain(400, 200)
      .jpeg()
      .withExif({IFD0: {ImageDescription: 'At home'}})
      .withMetadata({orientation: 6});
    await put('turned.jpg', await turned.toBuffer());
    const source = (await readPictures(directory)).table.get('turned.jpg');
    expect([source?.width, source?.height]).toEqual([200, 400]);
    if (!source) return;
    for (const {content} of await makeRenditions(source, cache())) {
      const {width, height, exif, orientation} = await sharp(content).metadata();
      expect(height).toBe(width * 2);
      expect([exif, orientation]).toEqual([undefined, undefined]);
    }
  });
});

test('a drawing of content/pictures is made large enough for every page', async () => {
  const shape = '<rect width="30" height="15" fill="#123"/>';
  await put(
    'mark.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="15">${shape}</svg>`,
  );
  expect(await madeOf('mark.svg')).toMatchObject({
    '1200.webp': '1200x600 webp',
    '1200.jpg': '1200x600 jpeg',
  });
});

test('the art of the local platform is drawn', async () => {
  expect(await madeOf('editorial:og-default')).toMatchObject({
    '50.webp': '50x26 webp',
    '1200.webp': '1200x630 webp',
    '1200.jpg': '1200x630 jpeg',
  });
}, 60_000);

test('what is no picture is a problem with the name of its file', async () => {
  await put('list.txt', 'a, b');
  await put('broken.jpg', 'not at all');
  await put('broken.svg', '<svg');
  await put('moving.png', await plain(10, 10).gif().toBuffer());
  const {problems, table} = await readPictures(directory);
  expect(problems.map(formatProblem)).toEqual([
    expect.stringMatching(/^content\/pictures\/broken\.jpg:1: cannot be read as a picture: /),
    expect.stringMatching(/^content\/pictures\/broken\.svg:1: cannot be read as a picture: /),
    'content/pictures/list.txt:1: is no picture: take svg, jpg, png or webp',
    'content/pictures/moving.png:1: cannot be read as a picture: it is gif',
  ]);
  expect([...table.keys()].filter((name) => !name.startsWith('editorial:'))).toEqual([]);
});

test('what was made once is taken from the cache', async () => {
  await put('one.png', await plain(120, 60).png().toBuffer());
  const source = (await readPictures(directory)).table.get('one.png');
  if (!source) throw new Error('There is no picture.');
  const first = await makeRenditions(source, cache());
  const never = {...source, load: () => Promise.reject(new Error('It is made again.'))};
  expect(await makeRenditions(never, cache())).toEqual(first);
  expect((await readdir(cache())).filter((name) => name.endsWith('.part'))).toEqual([]);
});
