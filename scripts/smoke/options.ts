import {parseArgs} from 'node:util';

/** What a smoke run is told. */
export interface SmokeOptions {
  /** Origin of the shop, without a slash at its end. */
  origin: string;
  /** Puts something into a cart, changes and removes it. Without it nothing is written anywhere. */
  buy: boolean;
  /** Opens a shop that asks its visitors for a password. */
  password: string | null;
  /** Opens a deployment of Oxygen that only staff may see; sent to the shop alone. */
  bypassToken: string | null;
  /** Hosts of others whose failures count as theirs. */
  allowedHosts: string[];
  /** Where the pictures of failures go. */
  pictures: string;
}

const USAGE = `npm run smoke -- ADDRESS [--buy] [--password TEXT] [--allow HOST,HOST] [--pictures FOLDER]

Looks at a deployed shop as a visitor does, and changes nothing. Password and token may stand in the environment as well, where no
list of processes shows them: SMOKE_PASSWORD, SMOKE_BYPASS_TOKEN (of an Oxygen deployment that is not public).`;

/** Reads the command line and the environment. Throws with the usage when there is no address, or none of a shop. */
export function parseSmokeOptions(
  args: string[],
  environment: Readonly<Record<string, string | undefined>>,
): SmokeOptions {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      buy: {type: 'boolean', default: false},
      password: {type: 'string'},
      allow: {type: 'string', default: ''},
      pictures: {type: 'string', default: 'test-results/smoke'},
    },
  });
  const [address = '', ...others] = positionals;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address) || others.length > 0) {
    throw new Error(USAGE);
  }
  const named = (value: string | undefined) => (value === undefined || value === '' ? null : value);
  return {
    origin: new URL(address).origin,
    buy: values.buy,
    password: named(values.password) ?? named(environment['SMOKE_PASSWORD']),
    bypassToken: named(environment['SMOKE_BYPASS_TOKEN']),
    allowedHosts: values.allow
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== ''),
    pictures: values.pictures,
  };
}
