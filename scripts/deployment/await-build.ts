import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

import {PROJECT_ROOT} from '../environment';

const WAIT_MS = 5 * 60_000;
const PAUSE_MS = 5_000;

const buildSchema = z.object({id: z.string()});
const healthSchema = z.object({status: z.string(), build: z.string()});

/** What a shop answers of itself; a reason in words where it is not ready. */
async function lookAt(origin: string, build: string | null): Promise<string | null> {
  try {
    const answer = await fetch(`${origin}/health/ready`, {signal: AbortSignal.timeout(10_000)});
    const {status, build: running} = healthSchema.parse(await answer.json());
    if (!answer.ok) return `it says "${status}"`;
    return build === null || running === build ? null : `build ${running} still runs`;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

/** Waits until a shop runs the build in dist/ and reaches its platform. Ends with 1 when it does not within five minutes. */
async function awaitBuild(address: string): Promise<void> {
  const {origin} = new URL(address);
  const file = path.join(PROJECT_ROOT, 'dist/client/builds/latest.json');
  const build = existsSync(file)
    ? buildSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).id
    : null;
  const deadline = Date.now() + WAIT_MS;
  let reason: string | null = 'it was not asked';
  while (Date.now() < deadline) {
    reason = await lookAt(origin, build);
    if (reason === null) {
      console.log(`${origin} runs build ${build ?? 'of unknown id'} and is ready.`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${origin} is not ready: ${reason ?? ''}`);
}

awaitBuild(process.argv[2] ?? '').catch((fault: unknown) => {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(1);
});
