import {parseSmokeOptions} from './smoke/options';
import {reportText} from './smoke/report';
import {runSmoke} from './smoke/run';

/** `npm run smoke -- ADDRESS`: looks at a deployed shop as a visitor does. Ends with 1 where something is wrong. */
async function smoke(): Promise<void> {
  const options = parseSmokeOptions(process.argv.slice(2), process.env);
  console.log(
    `Looking at ${options.origin}${options.buy ? ', and buying up to the checkout' : ''}\n`,
  );
  const outcomes = await runSmoke(options);
  console.log(reportText(outcomes));
  process.exitCode = outcomes.some(({result}) => result === 'failed') ? 1 : 0;
}

smoke().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
