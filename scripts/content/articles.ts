import {z} from 'zod';

import type {Article, ArticleBody, ContentPage, Topic} from '../../app/domain/content/content';

import {compileMarkdown, type MarkdownContext} from './markdown';
import {EDITORIAL} from './pictures/sources';
import type {ContentProblem} from './problem';
import type {FieldSchemas} from './schemas/fields';
import {calendarDay} from './schemas/values';
import {parseYaml} from './yaml-source';

export interface MarkdownFile {
  /** Path from the project's root, for messages. */
  file: string;
  /** The file's name without `.md`: the last segment of its address, decoded. */
  slug: string;
  source: string;
}

interface CompiledArticle {
  article: Article;
  body: ArticleBody;
}

/** Front matter starts below its opening fence. */
const FENCE_LINES = 1;

const text = z.string().trim().min(1);
const days = {published: calendarDay, updated: calendarDay.optional()};

/** A slug is one segment of an address: any characters but slashes, spaces and control characters. */
const slugSchema = (slug: string) =>
  z
    .string()
    .regex(/^[^\s/\\?#\p{C}\p{Lu}]+$/u, 'is no segment of an address')
    .refine((value) => value === slug, `must be the name of the file: "${slug}"`);

export function compileArticle(
  {file, slug, source}: MarkdownFile,
  topics: readonly Topic[],
  fields: FieldSchemas,
  context: MarkdownContext,
): {compiled: CompiledArticle | null; problems: ContentProblem[]} {
  const markdown = compileMarkdown(source, file, context);
  if (markdown.frontMatter === null) {
    return {compiled: null, problems: [{file, line: 1, message: 'has no front matter'}]};
  }
  const schema = z
    .strictObject({
      title: text.max(70),
      slug: slugSchema(slug),
      topic: z.string().refine((topic) => topics.some((known) => known.slug === topic), {
        message: 'is not in topics.yaml',
      }),
      summary: text.min(50).max(160),
      author: text,
      ...days,
      image: z.string().transform(withoutScheme).pipe(fields.image),
      imageAlt: z.string({error: 'missing alternative text'}).trim().min(1),
      products: z.array(fields.product).default([]),
      related: z
        .array(fields.article.refine((related) => related !== slug, 'relates to itself'))
        .default([]),
    })
    .refine(({published, updated}) => updated === undefined || updated >= published, {
      path: ['updated'],
      message: 'is before the day of publication',
    });
  const frontMatter = parseYaml(
    {file, text: markdown.frontMatter, lineOffset: FENCE_LINES},
    schema,
    context.settings,
  );
  if (frontMatter.value === null) {
    return {compiled: null, problems: [...frontMatter.problems, ...markdown.problems]};
  }
  const {imageAlt, image, updated, ...fieldsOfArticle} = frontMatter.value;
  return {
    compiled: {
      article: {
        ...fieldsOfArticle,
        updated: updated ?? fieldsOfArticle.published,
        image: {...image, alt: imageAlt},
        readingMinutes: markdown.readingMinutes,
      },
      body: {html: markdown.html, headings: markdown.headings},
    },
    problems: markdown.problems,
  };
}

export function compilePage(
  {file, slug, source}: MarkdownFile,
  context: MarkdownContext,
): {compiled: ContentPage | null; problems: ContentProblem[]} {
  const markdown = compileMarkdown(source, file, context);
  if (markdown.frontMatter === null) {
    return {compiled: null, problems: [{file, line: 1, message: 'has no front matter'}]};
  }
  const frontMatter = parseYaml(
    {file, text: markdown.frontMatter, lineOffset: FENCE_LINES},
    z.strictObject({
      title: text.max(70),
      slug: slugSchema(slug),
      summary: text.min(50).max(160),
      effective: calendarDay,
      updated: calendarDay.optional(),
    }),
    context.settings,
  );
  if (frontMatter.value === null) {
    return {compiled: null, problems: [...frontMatter.problems, ...markdown.problems]};
  }
  const {updated, ...page} = frontMatter.value;
  return {
    compiled: {
      ...page,
      updated: updated ?? page.effective,
      html: markdown.html,
      headings: markdown.headings,
    },
    problems: markdown.problems,
  };
}

function withoutScheme(reference: string): string {
  return reference.startsWith(EDITORIAL) ? reference.slice(EDITORIAL.length) : reference;
}
