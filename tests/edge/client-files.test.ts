import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

import {builtShop} from '../../scripts/build';
import {PROJECT_ROOT, readVariables, toShopEnvironment} from '../../scripts/environment';

const CLIENT = path.join(PROJECT_ROOT, builtShop().folder, 'client');

const files = readdirSync(CLIENT, {recursive: true, encoding: 'utf8'}).filter((name) =>
  statSync(path.join(CLIENT, name)).isFile(),
);
const contents = files.map((name) => ({
  name,
  text: readFileSync(path.join(CLIENT, name), 'latin1'),
}));

/** What the worker alone may know, of the local shop and of an `.env` of this machine. */
const SECRET = [
  'SESSION_SECRET',
  'PRIVATE_STOREFRONT_API_TOKEN',
  'SUBSCRIPTIONS_HASH_KEY',
  'CONTACT_MAIL_KEY',
  'STOREFRONT_PASSWORD',
];

/** The files that hold a text. */
const holding = (text: string | RegExp) =>
  contents
    .filter((file) => (typeof text === 'string' ? file.text.includes(text) : text.test(file.text)))
    .map(({name}) => name);

it('what the browser may load is there', () => {
  expect(files.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(50);
  expect(holding('react').length).toBeGreaterThan(0);
});

it('it holds no secret, by name or by value', () => {
  const {worker} = toShopEnvironment(readVariables());
  for (const name of SECRET) {
    expect([name, holding(name)]).toEqual([name, []]);
    const value = worker[name];
    if (value !== undefined) expect([name, holding(value)]).toEqual([name, []]);
  }
  expect(holding(/shpat_|Shopify-Storefront-Private-Token|BEGIN (?:RSA |EC )?PRIVATE KEY/)).toEqual(
    [],
  );
});

it('it holds no source map and names none', () => {
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(holding(/[#@] sourceMappingURL=/)).toEqual([]);
});

it('it holds no module of the server: none of their file names, of the platform’s calls or of the seals', () => {
  expect(files.filter((name) => /\.server\b/.test(name))).toEqual([]);
  expect(holding(/[\w-]+\.server\.(?:ts|js)/)).toEqual([]);
  expect(holding(/customerAccessTokenCreate|mutation \w+\(|customer-session|AES-GCM/)).toEqual([]);
});
