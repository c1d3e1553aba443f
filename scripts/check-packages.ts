import {readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

import {PROJECT_ROOT} from './environment';
import {type Acceptance, lockedPackages, reviewAdvisories, reviewLicenses} from './package-review';

/** What may be in the project; another licence is a decision. */
const LICENSES = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['Unlicense', 'CC0-1.0', 'Python-2.0'],
  // Data and fonts, with their notices.
  ...['CC-BY-3.0', 'CC-BY-4.0', 'OFL-1.1'],
  // Used as they are, of files or libraries of their own, and in nothing that reaches a browser.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
]);

/** Of packages that do not name their licence where npm looks for it; as in their folders. */
const LICENSES_BY_FILE = {
  busboy: 'MIT',
  eval: 'MIT',
  format: 'MIT',
  'require-like': 'MIT',
  streamsearch: 'MIT',
};

const BUILD_ONLY = 'transforms files while building; its server is never started';

const ACCEPTED: readonly Acceptance[] = [
  {
    id: 'GHSA-67mh-4wv8-f99g',
    package: 'esbuild',
    versions: ['0.17.6', '0.19.12', '0.21.5'],
    why: BUILD_ONLY,
  },
  {
    id: 'GHSA-f7f6-9jq7-3rqj',
    package: 'estree-util-value-to-estree',
    versions: ['1.3.0'],
    why: 'belongs to MDX in the framework’s build; the shop has no MDX',
  },
  {
    id: 'GHSA-8qq5-rm4j-mr97',
    package: 'tar',
    versions: ['6.2.1'],
    why: 'belongs to commands of the framework that unpack templates; none is used',
  },
  {
    id: 'GHSA-g9mf-h72j-4rw9',
    package: 'undici',
    versions: ['5.29.0'],
    why: 'in the local runtime, where it reads the answers of our own worker alone',
  },
];

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      name: z.string().optional(),
    }),
  ),
});
const advisoriesSchema = z.array(
  z.object({id: z.string(), package: z.string(), vulnerable: z.string(), what: z.string()}),
);

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(PROJECT_ROOT, name), 'utf8'));

/**
 * Looks the locked packages up among the recorded advisories and the allowed licences. Offline, so that it says the same
 * everywhere; `npm audit` asks for what has become known since.
 */
function check(): boolean {
  const packages = lockedPackages(lockSchema.parse(read('package-lock.json')));
  const advisories = advisoriesSchema.parse(read('scripts/advisories.json'));
  const problems = [
    ...reviewAdvisories(packages, advisories, ACCEPTED),
    ...reviewLicenses(packages, LICENSES, LICENSES_BY_FILE),
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    `${packages.length} packages, ${advisories.length} advisories, ${ACCEPTED.length} accepted`,
  );
  return problems.length === 0;
}

process.exitCode = check() ? 0 : 1;
