import {prove} from '../app/edge/request/crypto.server';

import {readVariables} from './environment';

const USAGE = 'npm run purge -- ADDRESS, with PURGE_KEY as the shop has it (docs/operate.md)';

/** The `Authorization` of a purge at this moment, in milliseconds. */
async function authorization(key: string, moment: number): Promise<string> {
  return `Purge ${moment}.${await prove(key, 'purge', String(moment))}`;
}

/** `npm run purge -- ADDRESS`: makes a running shop forget the pages that it keeps. Ends with 1 where it does not. */
async function run(): Promise<void> {
  const [address] = process.argv.slice(2);
  const key = readVariables()['PURGE_KEY'];
  if (address === undefined || !URL.canParse(address)) throw new Error(USAGE);
  if (key === undefined) throw new Error(`PURGE_KEY is not set: ${USAGE}`);
  const {origin} = new URL(address);
  const response = await fetch(`${origin}/api/purge`, {
    method: 'POST',
    redirect: 'manual',
    headers: {Authorization: await authorization(key, Date.now())},
    signal: AbortSignal.timeout(15_000),
  });
  const text = (await response.text()).slice(0, 200);
  if (!response.ok) {
    const hint = [404, 405].includes(response.status) ? ' (has it a PURGE_KEY?)' : '';
    throw new Error(`${origin} answers ${response.status}${hint}: ${text}`);
  }
  const [, location] = /-([A-Z]{3})$/.exec(response.headers.get('cf-ray') ?? '') ?? [];
  console.log(`${origin}: ${text}`);
  console.log(
    `Purged at one location${location === undefined ? '' : ` (${location})`}: here at once, on all of its machines within five seconds. ` +
      'Other locations keep what they have until it is too old; a new deployment reaches them all.',
  );
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
