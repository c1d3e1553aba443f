import type {Tally} from './traffic';

/** What a soak came to. */
export interface SoakResult {
  tally: Tally;
  /** The runtime's memory in MiB, a figure for each tenth of the time. */
  memory: number[];
  /** What the shop wrote into its log, by its first words. */
  log: Map<string, number>;
  problems: string[];
}

/** The last tenth may have this much more than the middle: a cache that is full has stopped growing by then. */
const LEVEL_FACTOR = 1.25;

/** Whether the memory has come to rest in the second half. */
export function hasLevelled(memory: number[]): boolean {
  const middle = memory[Math.floor(memory.length / 2)];
  const last = memory.at(-1);
  return middle === undefined || last === undefined || last <= middle * LEVEL_FACTOR;
}

/** Why a soak did not hold, a line each. */
export function problemsOf({tally, memory, log}: Omit<SoakResult, 'problems'>): string[] {
  const problems: string[] = [];
  for (const [reason, times] of tally.dropped)
    problems.push(`${times} connections dropped: ${reason}`);
  for (const [kind, times] of tally.failed) problems.push(`${times} answers of ${kind}`);
  for (const [line, times] of log) problems.push(`${times} times in the log: ${line}`);
  if (!hasLevelled(memory)) problems.push('the memory of the runtime was still rising');
  return problems;
}

export function reportText({tally, memory, problems}: SoakResult): string {
  return [
    `${tally.requests} requests, ${tally.shoppers} shoppers, ${tally.reopened} connections opened anew`,
    `memory of the runtime: ${memory.length > 0 ? `${memory.join(', ')} MiB` : 'not known here'}`,
    ...problems.map((problem) => `✗ ${problem}`),
    problems.length === 0
      ? 'It held.'
      : 'It did not hold; docs/operate.md says what is known of it.',
  ].join('\n');
}
