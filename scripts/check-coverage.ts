import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {citationsOf, coverageProblems, parseCoverage} from './coverage-rows';
import {PROJECT_ROOT} from './environment';

/** `npm run check -- coverage`: every row of the document names code and tests that exist, and code cites only rows. */
const DOCUMENT = 'docs/spec-coverage.md';

const at = (file: string) => path.join(PROJECT_ROOT, file);
const read = (file: string) => readFileSync(at(file), 'utf8');

/** Sources under version control or about to be, of every kind that can hold a comment. */
const sources = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
    '*.js',
    '*.css',
    '*.yaml',
  ],
  {cwd: PROJECT_ROOT, encoding: 'utf8', maxBuffer: 1 << 26},
)
  .split('\n')
  .filter(
    (file) => file !== '' && !file.startsWith('scripts/coverage-rows') && existsSync(at(file)),
  );

/** Another document with rows of that kind, which nothing cites. */
const SECURITY = 'docs/security.md';

const project = {exists: (file: string) => existsSync(at(file)), read};
const {rows, problems} = parseCoverage(read(DOCUMENT));
const citations = sources.flatMap((file) => citationsOf(file, read(file)));
const all = [...problems, ...coverageProblems(rows, citations, project)].map(
  (problem) => `${DOCUMENT} ${problem}`,
);
const security = parseCoverage(read(SECURITY));
all.push(
  ...[...security.problems, ...coverageProblems(security.rows, [], project)].map(
    (problem) => `${SECURITY} ${problem}`,
  ),
);
for (const problem of all) console.error(problem);
const named = rows.reduce((sum, {tests}) => sum + tests.flatMap(({names}) => names).length, 0);
console.log(`${rows.length} rules, ${named} tests by name, ${citations.length} citations`);
process.exitCode = all.length > 0 ? 1 : 0;
