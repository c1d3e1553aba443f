import type {Element, ElementContent, Root as HtmlRoot, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Root as MarkdownRoot} from 'mdast';
import rehypeSanitize, {defaultSchema, type Options as SanitizeSchema} from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {type ContentSettings, fillPlaceholders} from '../../app/content/placeholders';
import type {ContentImage, Heading} from '../../app/domain/content/content';
import {candidateWidths, imageUrl, providerOf} from '../../app/domain/content/images';

import {type Facts, type ImageTable, linkProblem} from './facts';
import {EDITORIAL} from './pictures/sources';
import type {ContentProblem} from './problem';

export interface MarkdownContext {
  settings: ContentSettings;
  images: ImageTable;
  facts: Facts;
}

interface CompiledMarkdown {
  /** Sanitised: no raw HTML, no script address survives, whatever the source says. */
  html: string;
  headings: Heading[];
  readingMinutes: number;
  /** The YAML between the fences, and the lines above it; null without front matter. */
  frontMatter: string | null;
  problems: ContentProblem[];
}

const WORDS_PER_MINUTE = 220;
const BLOCKS = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'th', 'pre', 'blockquote']);
const HEADINGS = new Map<string, Heading['level']>([
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 5],
  ['h6', 6],
]);

const sanitizeSchema: SanitizeSchema = {
  ...defaultSchema,
  // remark-rehype has prefixed the ids of footnotes already; a second prefix would break their links.
  clobberPrefix: '',
  attributes: {
    ...defaultSchema.attributes,
    // Ours: a source cannot set them, its HTML is dropped.
    img: [...(defaultSchema.attributes?.img ?? []), 'loading', 'decoding', 'srcSet', 'sizes'],
  },
  protocols: {href: ['http', 'https', 'mailto', 'tel'], src: ['https'], cite: ['https']},
};

/** The picture in the widths that pages offer (coverage: content-image-widths). */
function sourceSet({src, width}: ContentImage): string {
  const at = (width: number) => imageUrl(providerOf(src), {src, width});
  return candidateWidths(width)
    .map((candidate) => `${at(candidate)} ${String(candidate)}w`)
    .join(', ');
}

type Report = (message: string, line: number | undefined) => void;

function isComment(html: string): boolean {
  return /^\s*<!--[\s\S]*-->\s*$/.test(html);
}

/** Fills placeholders, resolves `editorial:` pictures and reports what a merchandiser should mend. */
function checkMarkdown(
  tree: MarkdownRoot,
  {settings, images, facts}: MarkdownContext,
  report: Report,
) {
  let previous = 1;
  visit(tree, (node) => {
    const line = node.position?.start.line;
    switch (node.type) {
      case 'heading':
        if (node.depth === 1) {
          report('heading of level 1: the title in the front matter is the only one', line);
        } else if (node.depth > previous + 1) {
          report(`heading skips a level: ${previous} is followed by ${node.depth}`, line);
        }
        if (node.children.some((child) => child.type === 'link')) {
          report('a heading is its own link and cannot hold another', line);
        }
        previous = node.depth;
        break;
      case 'html':
        if (!isComment(node.value)) report('raw HTML is dropped: write it as markdown', line);
        break;
      case 'link':
      case 'definition': {
        node.url = fillPlaceholders(decodeBraces(node.url), settings);
        const problem = linkProblem(node.url, facts);
        if (problem !== null) report(problem, line);
        break;
      }
      case 'image': {
        const image = node.url.startsWith(EDITORIAL)
          ? images.get(node.url.slice(EDITORIAL.length))
          : undefined;
        if (!image) {
          report(`missing image: images.yaml has no "${node.url}"`, line);
        } else {
          node.url = image.src;
          node.data = {
            hProperties: {
              srcSet: sourceSet(image),
              sizes: '(min-width: 768px) 720px, 100vw',
              width: image.width,
              height: image.height,
              loading: 'lazy',
              decoding: 'async',
            },
          };
        }
        if (!node.alt?.trim()) report('missing alternative text of an image', line);
        break;
      }
      case 'text':
      case 'inlineCode':
      case 'code':
        node.value = fillPlaceholders(node.value, settings);
        break;
      default:
    }
  });
}

function decodeBraces(url: string): string {
  return url.replace(/%7B/gi, '{').replace(/%7D/gi, '}');
}

function isExternal(href: unknown): boolean {
  return typeof href === 'string' && /^(?:https?:)?\/\//i.test(href);
}

/** Outside links open in a new tab, say so, and hand over neither the opener nor the referrer. */
function externalLinks(tree: HtmlRoot) {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'a' || !isExternal(node.properties.href)) return;
    node.properties.rel = ['noopener', 'noreferrer'];
    node.properties.target = '_blank';
    node.children.push({
      type: 'element',
      tagName: 'span',
      properties: {className: ['sr-only']},
      children: [{type: 'text', value: ' (opens in a new tab)'}],
    });
  });
}

/** Wide tables scroll inside their own box, reachable by keyboard and named after their section. */
function scrollingTables(tree: HtmlRoot) {
  let section = '';
  visit(tree, 'element', (node, index, parent) => {
    if (HEADINGS.has(node.tagName)) section = toString(node);
    if (node.tagName === 'pre') node.properties.tabIndex = 0;
    if (node.tagName === 'th') node.properties.scope = 'col';
    if (node.tagName !== 'table' || parent === undefined || index === undefined) return undefined;
    if (isTableBox(parent)) return undefined;
    const box: Element = {
      type: 'element',
      tagName: 'div',
      properties: {
        className: ['table-scroll'],
        role: 'group',
        ariaLabel: section === '' ? 'Table' : `Table: ${section}`,
        tabIndex: 0,
      },
      children: [node],
    };
    parent.children[index] = box;
    return index;
  });
}

function isTableBox(parent: HtmlRoot | Element): boolean {
  return (
    parent.type === 'element' &&
    Array.isArray(parent.properties.className) &&
    parent.properties.className.includes('table-scroll')
  );
}

/** Each heading links to itself, so that a section's address can be copied. */
function linkedHeadings(tree: HtmlRoot): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'element', (node) => {
    const level = HEADINGS.get(node.tagName);
    const {id} = node.properties;
    if (level === undefined || typeof id !== 'string') return;
    headings.push({level, id, text: toString(node)});
    node.children = [
      {
        type: 'element',
        tagName: 'a',
        properties: {href: `#${id}`, className: ['heading-anchor']},
        children: node.children,
      },
    ];
  });
  return headings;
}

function plainText(tree: HtmlRoot): string {
  const lines: string[] = [];
  const collect = (node: RootContent | ElementContent): string => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return '';
    const inner = node.children.map(collect).join('');
    if (!BLOCKS.has(node.tagName)) return inner;
    const line = inner.replace(/\s+/g, ' ').trim();
    if (line !== '') lines.push(line);
    return '';
  };
  const rest = tree.children.map(collect).join('').replace(/\s+/g, ' ').trim();
  return rest === '' ? lines.join('\n') : [...lines, rest].join('\n');
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Compiles one markdown file. `file` only names it in the problems. */
export function compileMarkdown(
  source: string,
  file: string,
  context: MarkdownContext,
): CompiledMarkdown {
  const problems: ContentProblem[] = [];
  const report: Report = (message, line) => problems.push({file, line: line ?? 1, message});

  const markdown = unified()
    .use(remarkParse)
    .use(remarkFrontmatter, ['yaml'])
    .use(remarkGfm)
    .parse(source);
  const [first] = markdown.children;
  const frontMatter = first?.type === 'yaml' ? first.value : null;
  checkMarkdown(markdown, context, report);

  const html = unified()
    .use(remarkRehype)
    .use(rehypeSanitize, sanitizeSchema)
    .use(rehypeSlug)
    .runSync(markdown);
  const text = plainText(html);
  scrollingTables(html);
  const headings = linkedHeadings(html);
  externalLinks(html);

  return {
    html: unified().use(rehypeStringify).stringify(html),
    headings,
    readingMinutes: Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE)),
    frontMatter,
    problems,
  };
}
