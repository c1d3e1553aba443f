import {appendFileSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {z} from 'zod';

import {PROJECT_ROOT} from '../environment';

/** What the Shopify CLI writes of a deployment made by a workflow. */
const deploymentSchema = z.object({
  url: z.url({protocol: /^https$/}),
  authBypassToken: z
    .string()
    .regex(/^[\w.~+/=-]+$/)
    .optional(),
});

/** The lines of a deployment for the steps to come, and the command that keeps its token out of every log. */
export function deploymentOutputs(log: unknown): {commands: string[]; outputs: string[]} {
  const {url, authBypassToken} = deploymentSchema.parse(log);
  return {
    commands: authBypassToken === undefined ? [] : [`::add-mask::${authBypassToken}`],
    outputs: [
      `address=${url}`,
      ...(authBypassToken === undefined ? [] : [`token=${authBypassToken}`]),
    ],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = path.join(PROJECT_ROOT, 'h2_deploy_log.json');
  const {commands, outputs} = deploymentOutputs(JSON.parse(readFileSync(file, 'utf8')));
  // First the mask, then what it masks.
  for (const command of commands) console.log(command);
  appendFileSync(process.env['GITHUB_OUTPUT'] ?? '/dev/stdout', `${outputs.join('\n')}\n`);
}
