import {setTimeout as wait} from 'node:timers/promises';

/** Longer than any of the work takes: a hash, a mail, a few rows. */
const ANSWER_MS = 30;

/**
 * Answers not before a fixed time has passed, whatever there was to do: how long signing in, creating an account or asking for a
 * mail takes would tell who has an account.
 */
export async function inEvenTime<Answer>(work: () => Answer): Promise<Answer> {
  const end = performance.now() + ANSWER_MS;
  try {
    return work();
  } finally {
    await wait(Math.max(0, end - performance.now()));
  }
}
