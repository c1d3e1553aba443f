import ts from 'typescript';

/** One rule of `docs/spec-coverage.md`: where it is done, and the tests that say so. */
interface CoverageRow {
  /** Line of the document, from 1. */
  line: number;
  id: string;
  rule: string;
  /** Files and folders from the project's root; empty where the row says that there are none. */
  code: string[];
  tests: {file: string; names: string[]}[];
}

/** A comment that cites a row. */
interface Citation {
  file: string;
  line: number;
  id: string;
}

interface CoverageProject {
  exists: (path: string) => boolean;
  /** The text of a file that exists. */
  read: (path: string) => string;
}

const ID = /^`([a-z][a-z0-9]*(?:-[a-z0-9]+)*)`$/;
/** What stands in place of files or tests where there are none, with the reason behind it. */
const NONE = /^none: \S/;

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** `file` "a test"; "another" `file` … as the files with the tests named behind each. */
function testsOf(cell: string): CoverageRow['tests'] {
  const tests: CoverageRow['tests'] = [];
  for (const [, file, name] of cell.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
    if (file !== undefined) tests.push({file, names: []});
    else if (name !== undefined) tests.at(-1)?.names.push(name);
  }
  return tests;
}

/**
 * Reads the tables of the document whose first column is `id`. A problem is a line that is no row: a cell that is missing, an id
 * that is none, a place without files or tests that does not say why.
 */
export function parseCoverage(markdown: string): {rows: CoverageRow[]; problems: string[]} {
  const rows: CoverageRow[] = [];
  const problems: string[] = [];
  let isRow = false;
  markdown.split('\n').forEach((text, index) => {
    const line = index + 1;
    if (!text.startsWith('|')) {
      isRow = false;
      return;
    }
    const [first = '', rule = '', code = '', tests = '', ...more] = cellsOf(text);
    if (!isRow) {
      isRow = first === 'id';
      return;
    }
    if (/^-+$/.test(first)) return;
    const id = ID.exec(first)?.[1];
    if (id === undefined || rule === '' || more.length > 0) {
      problems.push(`line ${line}: no row of id, rule, code and test: ${text.slice(0, 60)}`);
      return;
    }
    const row = {
      line,
      id,
      rule,
      code: [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
      tests: testsOf(tests),
    };
    if (row.code.length === 0 && !NONE.test(code)) {
      problems.push(`line ${line}: ${id} names no code and does not say why ("none: …")`);
    }
    if (row.tests.length === 0 && !NONE.test(tests)) {
      problems.push(`line ${line}: ${id} names no test and does not say why ("none: …")`);
    }
    for (const {file, names} of row.tests) {
      if (names.length === 0) problems.push(`line ${line}: ${id} names no test in ${file}`);
    }
    rows.push(row);
  });
  return {rows, problems};
}

const RUNNERS = new Set(['describe', 'it', 'test']);

/** The name that a call begins with: `test` for `test.describe(…)` and for `it.each(…)(…)` alike. */
function rootOf(expression: ts.Expression): string | null {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression)) {
    return rootOf(expression.expression);
  }
  return ts.isTaggedTemplateExpression(expression) ? rootOf(expression.tag) : null;
}

/** The titles of a test file as they stand in it: tests, groups and steps, placeholders unfilled. */
export function testTitles(file: string, source: string): Set<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RUNNERS.has(rootOf(node.expression) ?? '')) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
      else if (title && ts.isTemplateExpression(title)) titles.add(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return titles;
}

/** The rows that a file cites, as in `(coverage: cart-line-order)`; several are separated by commas. */
export function citationsOf(file: string, text: string): Citation[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(/\bcoverage: ([a-z][a-z0-9-]*(?:, [a-z][a-z0-9-]*)*)/g)].flatMap(
        ([, ids = '']) => ids.split(', ').map((id) => ({file, line: index + 1, id})),
      ),
    );
}

/** What is no longer true of the rows, one line each: ids, files and tests that are gone, and citations of no row. */
export function coverageProblems(
  rows: readonly CoverageRow[],
  citations: readonly Citation[],
  project: CoverageProject,
): string[] {
  const problems: string[] = [];
  const lines = new Map<string, number>();
  const titles = new Map<string, Set<string>>();
  const titlesOf = (file: string) => {
    const known = titles.get(file) ?? testTitles(file, project.read(file));
    titles.set(file, known);
    return known;
  };
  for (const {id, line, code, tests} of rows) {
    const earlier = lines.get(id);
    if (earlier === undefined) lines.set(id, line);
    else problems.push(`line ${line}: ${id} stands in line ${earlier} already`);
    const gone = [...code, ...tests.map(({file}) => file)].filter((path) => !project.exists(path));
    problems.push(...gone.map((path) => `line ${line}: ${id}: there is no ${path}`));
    for (const {file, names} of tests) {
      if (gone.includes(file)) continue;
      const missing = names.filter((name) => !titlesOf(file).has(name));
      problems.push(...missing.map((name) => `line ${line}: ${id}: ${file} has no test "${name}"`));
    }
  }
  for (const {file, line, id} of citations) {
    if (!lines.has(id)) problems.push(`${file}:${line} cites ${id}, which is no row`);
  }
  return problems;
}
