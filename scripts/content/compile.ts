import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import type {ContentSettings} from '../../app/content/placeholders';
import type {
  Article,
  ArticleBody,
  ContentImage,
  ContentPage,
} from '../../app/domain/content/content';

import {compileArticle, compilePage, type MarkdownFile} from './articles';
import {type DataFiles, dataSchemas} from './data-schemas';
import {type Facts, NO_FACTS} from './facts';
import type {ContentProblem} from './problem';
import {fieldSchemas} from './schemas/fields';
import {contentImagesSchema, namedImagesSchema} from './schemas/images';
import {parseYaml} from './yaml-source';

/** The text of every file under `content/`, by its path from there (`data/home.yaml`). */
export type ContentFiles = ReadonlyMap<string, string>;

export interface CompiledContent {
  data: Partial<DataFiles> & {images: ContentImage[]};
  articles: Article[];
  articleBodies: [slug: string, body: ArticleBody][];
  pages: ContentPage[];
  problems: ContentProblem[];
}

/** Reads a content folder from the disk. One without articles or written pages has none. */
export async function readContentFiles(directory: string): Promise<ContentFiles> {
  const files = new Map<string, string>();
  for (const folder of ['data', 'learn', 'pages']) {
    if (!existsSync(path.join(directory, folder))) continue;
    const names = await readdir(path.join(directory, folder));
    for (const name of names.sort()) {
      files.set(`${folder}/${name}`, await readFile(path.join(directory, folder, name), 'utf8'));
    }
  }
  return files;
}

function markdownFiles(files: ContentFiles, folder: string): MarkdownFile[] {
  return [...files]
    .filter(([name]) => name.startsWith(`${folder}/`) && name.endsWith('.md'))
    .map(([name, source]) => ({
      file: `content/${name}`,
      slug: path.posix.basename(name, '.md'),
      source,
    }));
}

/**
 * Compiles everything that a merchandiser edits. Whatever is sound is in the answer even where something
 * else has a problem; who calls decides what to do about problems (the build stops).
 */
export function compileContent(
  files: ContentFiles,
  settings: ContentSettings,
  facts: Facts = NO_FACTS,
): CompiledContent {
  const problems: ContentProblem[] = [];
  const read = <T>(name: string, schema: Parameters<typeof parseYaml<T>>[1]): T | null => {
    const file = `content/data/${name}.yaml`;
    const text = files.get(`data/${name}.yaml`);
    if (text === undefined) {
      problems.push({file, line: 1, message: 'is missing'});
      return null;
    }
    const checked = parseYaml({file, text}, schema, settings);
    problems.push(...checked.problems);
    return checked.value;
  };

  // A picture that is not there is one problem, not one for each place that shows it.
  const images =
    read('images', contentImagesSchema(facts)) ??
    parseYaml({file: '', text: files.get('data/images.yaml') ?? ''}, namedImagesSchema, settings)
      .value ??
    [];
  const imageTable = new Map(images.map((image) => [image.id, image]));
  const learn = markdownFiles(files, 'learn');
  const fields = fieldSchemas(imageTable, new Set(learn.map(({slug}) => slug)), facts);
  const schemas = dataSchemas(fields);
  const data: Partial<DataFiles> = {};
  const readInto = <File extends keyof DataFiles>(file: File) => {
    const value = read(file, schemas[file]);
    if (value !== null) data[file] = value;
  };
  for (const file of Object.keys(schemas) as (keyof DataFiles)[]) readInto(file);

  for (const name of files.keys()) {
    const known =
      name === 'data/images.yaml' ||
      dataFileOf(name, schemas) ||
      /^(learn|pages)\/.*\.md$/.test(name);
    if (!known) problems.push({file: `content/${name}`, line: 1, message: 'is not a content file'});
  }

  const states = data.states ?? [];
  data.countries = data.countries?.map((country) =>
    country.code === 'US' ? {...country, zones: [...states, ...country.zones]} : country,
  );

  const context = {settings, images: imageTable, facts};
  const compiledArticles = learn.map((file) =>
    compileArticle(file, data.topics ?? [], fields, context),
  );
  const compiledPages = markdownFiles(files, 'pages').map((file) => compilePage(file, context));
  problems.push(...[...compiledArticles, ...compiledPages].flatMap((result) => result.problems));

  const articles = compiledArticles
    .flatMap(({compiled}) => compiled ?? [])
    .sort((a, b) => newestFirst(a.article, b.article));
  return {
    data: {...data, images},
    articles: articles.map(({article}) => article),
    articleBodies: articles.map(({article, body}) => [article.slug, body]),
    pages: compiledPages.flatMap(({compiled}) => compiled ?? []),
    problems,
  };
}

function dataFileOf(name: string, schemas: object): boolean {
  const match = /^data\/(.+)\.yaml$/.exec(name);
  return match?.[1] !== undefined && Object.hasOwn(schemas, match[1]);
}

function newestFirst(a: Article, b: Article): number {
  return b.published.localeCompare(a.published) || a.title.localeCompare(b.title);
}
