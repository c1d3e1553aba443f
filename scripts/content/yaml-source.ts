import {type Document, isMap, isPair, isScalar, LineCounter, parseDocument} from 'yaml';
import type {z} from 'zod';

import {type ContentSettings, fillPlaceholdersDeep} from '../../app/content/placeholders';

import type {ContentProblem} from './problem';

interface YamlSource {
  file: string;
  text: string;
  /** Lines above the YAML in the same file: front matter starts below its fence. */
  lineOffset?: number;
}

type Checked<T> = {value: T; problems: []} | {value: null; problems: ContentProblem[]};

/** The line of the node at `path`, or of its nearest ancestor that exists. */
function lineOf(document: Document, counter: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const holder = length === 1 ? document.contents : parent;
    if (isMap(holder)) {
      const pair = holder.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (isPair(pair) && isScalar(pair.key) && pair.key.range) {
        return counter.linePos(pair.key.range[0]).line;
      }
      continue;
    }
    const node = document.getIn(path.slice(0, length), true);
    if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)) {
      return counter.linePos(Number(node.range[0])).line;
    }
  }
  return 1;
}

/** Of a union the branch that got furthest into the value: its complaint is the one that helps. */
function deepestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const branches = issue.errors.map((branch) =>
    branch
      .map((inner) => ({...inner, path: [...issue.path, ...inner.path]}))
      .flatMap((inner) => deepestIssues(inner)),
  );
  const depth = (issues: z.core.$ZodIssue[]) => {
    const wrongKind = issues.some((inner) => inner.code === 'invalid_type');
    return Math.max(0, ...issues.map((inner) => inner.path.length)) + (wrongKind ? 0 : 0.5);
  };
  return branches.reduce((best, branch) => (depth(branch) > depth(best) ? branch : best));
}

/** Parses YAML, fills the settings in and checks it; every problem carries file and line. */
export function parseYaml<T>(
  {file, text, lineOffset = 0}: YamlSource,
  schema: z.ZodType<T>,
  settings: ContentSettings,
): Checked<T> {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter, uniqueKeys: true});
  if (document.errors.length > 0) {
    return {
      value: null,
      problems: document.errors.map((error) => ({
        file,
        line: lineOffset + counter.linePos(error.pos[0]).line,
        message: error.message.split('\n')[0] ?? error.code,
      })),
    };
  }
  const parsed = schema.safeParse(fillPlaceholdersDeep(document.toJS(), settings));
  if (parsed.success) return {value: parsed.data, problems: []};
  return {
    value: null,
    problems: parsed.error.issues.flatMap(deepestIssues).map((issue) => ({
      file,
      line: lineOffset + lineOf(document, counter, issue.path),
      message:
        issue.path.length > 0
          ? `${issue.path.map(String).join('.')}: ${issue.message}`
          : issue.message,
    })),
  };
}
