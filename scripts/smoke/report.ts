/** What one check of a smoke run came to. */
export interface Outcome {
  name: string;
  /** Path that was looked at; empty where it is the shop as a whole. */
  path: string;
  result: 'passed' | 'failed' | 'skipped';
  /** What is wrong, a line each. */
  problems: string[];
  /** What else there is to say: times, counts. */
  facts: string;
  milliseconds: number;
}

const MARKS: Record<Outcome['result'], string> = {passed: '✓', failed: '✗', skipped: '–'};

/** The table of a run, a line a check with its problems below it, and what it comes to. */
export function reportText(outcomes: Outcome[]): string {
  const nameWidth = Math.max(...outcomes.map(({name}) => name.length));
  const pathWidth = Math.min(48, Math.max(...outcomes.map(({path}) => path.length)));
  const rows = outcomes.flatMap(({name, path, result, problems, facts, milliseconds}) => [
    [
      MARKS[result],
      name.padEnd(nameWidth),
      path.slice(0, pathWidth).padEnd(pathWidth),
      `${(milliseconds / 1000).toFixed(1)} s`.padStart(7),
      facts,
    ]
      .join('  ')
      .trimEnd(),
    ...problems.map((problem) => `     ${problem}`),
  ]);
  const count = (result: Outcome['result']) =>
    outcomes.filter((outcome) => outcome.result === result).length;
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  return `${rows.join('\n')}\n\n${count('passed')} passed, ${count('failed')} failed${skipped}`;
}
