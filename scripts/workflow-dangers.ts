import {z} from 'zod';

const stepSchema = z.looseObject({run: z.string().optional(), uses: z.string().optional()});

const jobSchema = z.looseObject({
  if: z.string().optional(),
  steps: z.array(stepSchema).default([]),
});

/** As much of a workflow as its dangers lie in. */
export const workflowSchema = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()).optional(),
  jobs: z.record(z.string(), jobSchema),
});

type Workflow = z.output<typeof workflowSchema>;

/** Runs with the secrets of the repository although somebody else may have written what runs. */
const OPEN_TO_OTHERS = ['pull_request_target', 'workflow_run', 'issue_comment'];

const IS_OWN_BRANCH = 'github.event.pull_request.head.repo.full_name == github.repository';

/**
 * What in a workflow could give others its secrets: events that run foreign code with them, scripts that an expression writes into (a
 * branch may be named like a command), secrets on pull requests without a word that they are the repository's own, more rights than said.
 */
export function workflowDangers({on, permissions, jobs}: Workflow): string[] {
  const found: string[] = [];
  if (permissions === undefined) found.push('does not say what its token may do');
  for (const event of OPEN_TO_OTHERS) {
    if (Object.hasOwn(on, event)) found.push(`runs with secrets for what anybody sends (${event})`);
  }
  for (const [name, job] of Object.entries(jobs)) {
    const usesSecrets = /secrets\.|github\.token/.test(JSON.stringify(job));
    const isForPulls = Object.hasOwn(on, 'pull_request');
    if (isForPulls && usesSecrets && !job.if?.includes(IS_OWN_BRANCH)) {
      found.push(`job ${name} gives secrets to the pull requests of forks`);
    }
    for (const {run = ''} of job.steps) {
      if (run.includes('${{')) found.push(`job ${name} writes an expression into a script`);
      if (/set -x|printenv|\benv\s*$/m.test(run)) found.push(`job ${name} prints its environment`);
    }
  }
  return found;
}
