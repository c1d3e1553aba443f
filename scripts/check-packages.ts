import {readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

import {ACCEPTED} from './accepted-advisories';
import {PROJECT_ROOT} from './environment';
import {lockedPackages, reviewAdvisories, reviewLicenses} from './package-review';

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
/** Ids are of the letters and digits that GitHub makes them of, so that one which is mistyped is seen. */
const advisoriesSchema = z.object({
  source: z.string().min(1),
  checked: z.iso.date(),
  advisories: z.array(
    z.object({
      id: z.string().regex(/^GHSA(-[2-9cfghjmpqrvwx]{4}){3}$/),
      package: z.string(),
      vulnerable: z.string(),
      what: z.string(),
    }),
  ),
});

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(PROJECT_ROOT, name), 'utf8'));

/**
 * Looks the locked packages up among the recorded advisories and the allowed licences. Offline, so that it says the same
 * everywhere; `scripts/check-audit.ts` asks for what has become known since.
 */
function check(): boolean {
  const packages = lockedPackages(lockSchema.parse(read('package-lock.json')));
  const {advisories, checked} = advisoriesSchema.parse(read('scripts/advisories.json'));
  const problems = [
    ...reviewAdvisories(packages, advisories, ACCEPTED),
    ...reviewLicenses(packages, LICENSES, LICENSES_BY_FILE),
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    `${packages.length} packages, ${advisories.length} advisories as of ${checked}, ${ACCEPTED.length} accepted with reasons`,
  );
  return problems.length === 0;
}

process.exitCode = check() ? 0 : 1;
