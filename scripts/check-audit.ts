import {readFileSync} from 'node:fs';
import {z} from 'zod';

import {ACCEPTED} from './accepted-advisories';
import {reviewAudit} from './package-review';

/** An answer that is none, as where the registry has no audit, has no such field and fails. */
const answerSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({name: z.string(), url: z.string(), severity: z.string(), title: z.string()}),
        ]),
      ),
    }),
  ),
});

/** Reads what `npm audit --json` says, on its standard input, and fails for what is grave and nobody has accepted. */
const problems = reviewAudit(answerSchema.parse(JSON.parse(readFileSync(0, 'utf8'))), ACCEPTED);
for (const problem of problems) console.error(problem);
console.log(`${problems.length} grave weaknesses that nobody has accepted`);
process.exitCode = problems.length === 0 ? 0 : 1;
