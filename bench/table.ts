/** Prints rows as a Markdown table under a title; columns are the first row's keys. */
export function printTable(title: string, rows: Record<string, string | number>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n### ${title}\n`);
  console.log(line(columns));
  console.log(line(columns.map(() => '---')));
  for (const row of rows) console.log(line(columns.map((column) => row[column] ?? '')));
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
