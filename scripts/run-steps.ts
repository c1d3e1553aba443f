import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

import {PROJECT_ROOT} from './environment';

export interface Step {
  name: string;
  /** Program and arguments; a first word without a slash is looked up in node_modules/.bin. */
  command: string[];
  /** Names of steps that must have passed before. */
  needs?: string[];
  /** Both processors at once: nothing runs beside it. */
  alone?: boolean;
  /** Where the step's test runner leaves its results; a step without is one check. */
  tests?: 'vitest' | 'playwright';
  /** After this long the step is stuck, even on a busy machine: it is ended and has failed. */
  minutes: number;
  environment?: Record<string, string>;
}

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Why it failed where the output does not say. */
  note?: string;
}

const RESULTS_FOLDER = path.join(PROJECT_ROOT, '.cache/test-results');
const AT_ONCE = 2;

const vitestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
  success: z.boolean(),
});

const playwrightResults = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Where a test runner must write its JSON. */
export const resultsFile = (name: string) => path.join(RESULTS_FOLDER, `${name}.json`);

/** Counts of a test runner's JSON. A flaky test failed once, and a gate that forgives teaches to rerun it. */
function parseResults(runner: 'vitest' | 'playwright', json: unknown): Outcome {
  if (runner === 'vitest') {
    const results = vitestResults.parse(json);
    // A file that cannot be imported fails the run without a failed test.
    const failed = results.numFailedTests || (results.success ? 0 : 1);
    const skipped = results.numPendingTests + results.numTodoTests;
    return {passed: results.numPassedTests, failed, skipped};
  }
  const {stats} = playwrightResults.parse(json);
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped};
}

/** What a finished step counts for, from its exit code and, for tests, from the results that its runner left. */
export function outcomeOf(exitCode: number, runner: Step['tests'], json: unknown): Outcome {
  if (runner === undefined)
    return {passed: Number(exitCode === 0), failed: Number(exitCode !== 0), skipped: 0};
  if (json === undefined) {
    return {passed: 0, failed: 1, skipped: 0, note: 'the test runner left no results'};
  }
  const outcome = parseResults(runner, json);
  if (outcome.passed + outcome.failed === 0) {
    return {...outcome, failed: 1, note: 'no test was run'};
  }
  if (exitCode !== 0 && outcome.failed === 0) {
    return {...outcome, failed: 1, note: `the test runner ended with code ${exitCode}`};
  }
  return outcome;
}

function readResults(step: Step): unknown {
  const file = resultsFile(step.name);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Process groups of the steps that run, so that an interrupted run leaves no server or browser behind. */
const running = new Set<number>();

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

function runCommand(step: Step): Promise<{exitCode: number; output: string}> {
  const [program = '', ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: PROJECT_ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${path.join(PROJECT_ROOT, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
        ...step.environment,
      },
    });
    const {pid} = child;
    if (pid !== undefined) running.add(pid);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const timer = setTimeout(() => {
      output += `\nEnded after ${step.minutes} minutes.`;
      if (pid !== undefined) endGroup(pid);
    }, step.minutes * 60_000);
    child.once('error', (error) => {
      output += error.message;
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      if (pid !== undefined) {
        running.delete(pid);
        endGroup(pid);
      }
      resolve({exitCode: code ?? 1, output});
    });
  });
}

async function runStep(step: Step): Promise<Outcome> {
  rmSync(resultsFile(step.name), {force: true});
  const since = performance.now();
  const {exitCode, output} = await runCommand(step);
  const outcome = outcomeOf(exitCode, step.tests, step.tests ? readResults(step) : undefined);
  const counts = step.tests ? `  ${outcome.passed} passed, ${outcome.failed} failed` : '';
  const skipped = outcome.skipped > 0 ? `, ${outcome.skipped} skipped` : '';
  if (outcome.failed === 0) {
    console.log(`✓ ${step.name.padEnd(12)} ${seconds(since).padStart(8)}${counts}${skipped}`);
  } else {
    const note = outcome.note === undefined ? '' : `  (${outcome.note})`;
    console.log(`\n${output.trim()}\n`);
    console.log(
      `✗ ${step.name.padEnd(12)} ${seconds(since).padStart(8)}${counts}${skipped}${note}`,
    );
  }
  return outcome;
}

/**
 * Runs the steps in their order, two at a time where their needs allow, and prints one line for each and the whole
 * output of those that fail. The last line is `N passed, N failed`: checks and tests together.
 */
export async function runSteps(steps: Step[]): Promise<boolean> {
  mkdirSync(RESULTS_FOLDER, {recursive: true});
  const since = performance.now();
  const endAll = () => {
    running.forEach(endGroup);
  };
  process.once('exit', endAll);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(130));

  const waiting = [...steps];
  const done = new Map<string, Outcome>();
  const active = new Map<Step, Promise<void>>();
  const names = new Set(steps.map(({name}) => name));

  const isReady = (step: Step) => {
    const needs = (step.needs ?? []).filter((name) => names.has(name));
    if (!needs.every((name) => done.has(name))) return false;
    if (step.alone) return active.size === 0;
    return active.size < AT_ONCE && ![...active.keys()].some(({alone}) => alone);
  };

  while (waiting.length > 0 || active.size > 0) {
    const ready = waiting.find(isReady);
    if (ready === undefined) {
      await Promise.race(active.values());
      continue;
    }
    waiting.splice(waiting.indexOf(ready), 1);
    const broken = (ready.needs ?? []).find((name) => (done.get(name)?.failed ?? 0) > 0);
    if (broken !== undefined) {
      console.log(`✗ ${ready.name.padEnd(12)} not run: it needs ${broken}`);
      done.set(ready.name, {passed: 0, failed: 1, skipped: 0});
      continue;
    }
    active.set(
      ready,
      runStep(ready).then((outcome) => {
        done.set(ready.name, outcome);
        active.delete(ready);
      }),
    );
  }
  const outcomes = [...done.values()];
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  const skipped = outcomes.reduce((sum, outcome) => sum + outcome.skipped, 0);
  if (skipped > 0) console.log(`\n${skipped} skipped`);
  console.log(`\n${steps.length} steps in ${seconds(since)}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}
