import {once} from 'node:events';
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer as createHttpServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createServer, type ViteDevServer} from 'vite';
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';

import type {ContentImage} from '../../app/domain/content/content';

import {content} from './vite-plugin';

let directory: string;
let server: ViteDevServer;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'content-plugin-'));
  await cp(path.resolve('demo/content/data'), path.join(directory, 'data'), {recursive: true});
  await cp(path.resolve('demo/content/learn'), path.join(directory, 'learn'), {recursive: true});
  await cp(path.resolve('demo/content/pages'), path.join(directory, 'pages'), {recursive: true});
  server = await createServer({
    configFile: false,
    root: directory,
    logLevel: 'silent',
    appType: 'custom',
    server: {middlewareMode: true, watch: null, ws: false},
    plugins: [content({directory})],
  });
}, 60_000);

afterAll(async () => {
  await server.close();
  await rm(directory, {recursive: true, force: true});
});

/** The title and topic of the newest article. */
async function newest(): Promise<string> {
  const {articles} = await server.ssrLoadModule('virtual:content/articles');
  return `${articles[0].title} / ${articles[0].topic}`;
}

/** Writes a file and tells the server, as its watcher would. */
async function edit(name: string, change: (text: string) => string): Promise<void> {
  const file = path.join(directory, name);
  await writeFile(file, change(await readFile(file, 'utf8')));
  server.watcher.emit('change', file);
}

test('in development an edit shows at the next load, and a problem names its file until it is mended', async () => {
  const newestOrProblem = () => newest().catch((error: unknown) => String(error));
  const untouched = await readFile(path.join(directory, 'learn/gum-line.md'), 'utf8');
  onTestFinished(async () => {
    await edit('learn/gum-line.md', () => untouched);
    await expect.poll(newestOrProblem, {timeout: 20_000}).toContain('half an inch');
  });
  expect(await newest()).toBe('The gum line, half an inch that decides a lot / sensitivity');

  await edit('learn/gum-line.md', (text) => text.replace('half an inch', 'an edge'));
  await expect
    .poll(newestOrProblem, {timeout: 20_000})
    .toBe('The gum line, an edge that decides a lot / sensitivity');

  await edit('learn/gum-line.md', (text) => text.replace('topic: sensitivity', 'topic: gums'));
  await expect
    .poll(newestOrProblem, {timeout: 20_000})
    .toContain('content/learn/gum-line.md:4: topic: is not in topics.yaml');

  await edit('learn/gum-line.md', (text) => text.replace('topic: gums', 'topic: kids'));
  await expect
    .poll(newestOrProblem, {timeout: 20_000})
    .toBe('The gum line, an edge that decides a lot / kids');
}, 60_000);

test('the modules are apart: the data holds no article', async () => {
  const data = JSON.stringify(await server.ssrLoadModule('virtual:content/data'));
  expect(data).toContain('whitening-treatments');
  expect(data).not.toContain('heading-anchor');
  const articles = JSON.stringify(await server.ssrLoadModule('virtual:content/articles'));
  expect(articles).not.toContain('heading-anchor');
  const bodies = await server.ssrLoadModule('virtual:content/article-bodies');
  expect(JSON.stringify(bodies.articleBodies())).toContain('heading-anchor');
  expect(bodies.articleBodies()).toBe(bodies.articleBodies());
}, 60_000);

function findFirst([first]: ContentImage[]): ContentImage {
  if (!first) throw new Error('The content has no picture.');
  return first;
}

test('in development the server has the pictures of the content, and no other', async () => {
  const {data} = await server.ssrLoadModule('virtual:content/data');
  const {src} = findFirst(data.images);
  const http = createHttpServer(server.middlewares).listen(0, '127.0.0.1');
  onTestFinished(() => void http.close());
  await once(http, 'listening');
  const {port} = http.address() as AddressInfo;
  const ask = (address: string) => fetch(`http://127.0.0.1:${String(port)}${address}`);
  const types = [src, src.replace('1200.webp', '50.webp'), src.replace('webp', 'jpg')].map(
    async (address) => (await ask(address)).headers.get('Content-Type'),
  );
  expect(await Promise.all(types)).toEqual(['image/webp', 'image/webp', 'image/jpeg']);
  expect((await ask(src.replace('1200.webp', '51.webp'))).status).toBe(404);
  expect((await ask('/assets/pictures/nothing-1a2b/50.webp')).status).toBe(404);
}, 60_000);
