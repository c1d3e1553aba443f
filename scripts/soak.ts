import {reportText} from './soak/report';
import {soak} from './soak/run';

/** `npm run soak -- MINUTES`: mixed traffic on the built shop, by 16 connections. Ends with 1 where it did not hold. */
async function main(): Promise<void> {
  const minutes = Number(process.argv[2] ?? '10');
  if (!(minutes > 0 && minutes <= 120)) throw new Error('npm run soak -- MINUTES (at most 120)');
  const result = await soak({minutes, connections: 16, say: (line) => console.log(line)});
  console.log(`\n${reportText(result)}`);
  process.exitCode = result.problems.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
