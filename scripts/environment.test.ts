import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {parseEnvironment} from '../app/edge/request/environment.server';

import {
  DEFAULT_API_VERSION,
  MACHINE_VARIABLES,
  PROJECT_ROOT,
  readVariables,
  toShopEnvironment,
  WORKER_VARIABLES,
} from './environment';

describe('the environment of the scripts', () => {
  it('documents every variable in .env.example, and no other', () => {
    const example = readFileSync(path.join(PROJECT_ROOT, '.env.example'), 'utf8');
    const documented = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]);
    expect(documented.sort()).toEqual([...WORKER_VARIABLES, ...MACHINE_VARIABLES].sort());
  });

  it('gives the worker exactly the variables that it parses', () => {
    const parser = readFileSync(
      path.join(PROJECT_ROOT, 'app/edge/request/environment.server.ts'),
      'utf8',
    );
    const schema = parser.slice(parser.indexOf('environmentSchema'), parser.indexOf('\n});'));
    const parsed = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map((match) => match[1]);
    expect(parsed.sort()).toEqual([...WORKER_VARIABLES].sort());
  });

  it('leaves every variable of .env.example empty, so that a plain copy changes nothing', () => {
    const example = readFileSync(path.join(PROJECT_ROOT, '.env.example'), 'utf8');
    expect(example.match(/^[A-Z][A-Z0-9_]*=.+$/gm)).toBeNull();
  });

  it('uses the local platform on its port when no store is named', () => {
    const shop = toShopEnvironment({PLATFORM_PORT: '4123'});
    expect(shop.usesLocalPlatform).toBe(true);
    expect(shop.worker['PUBLIC_STORE_DOMAIN']).toBe('http://127.0.0.1:4123');
    expect(shop.worker['SESSION_SECRET']).toBeTruthy();
  });

  it('confirms nothing for another shop’s goods on the local platform, and configures no service that they would need', () => {
    const shop = toShopEnvironment({PLATFORM_PRODUCTS: 'goods.csv', PLATFORM_SHOP: 'shop.yaml'});
    expect(shop.usesLocalPlatform).toBe(true);
    expect(shop.platform).toMatchObject({
      PLATFORM_PRODUCTS: 'goods.csv',
      PLATFORM_SHOP: 'shop.yaml',
    });
    const {worker} = shop;
    expect(worker['PUBLIC_STORE_DOMAIN']).toBe('http://127.0.0.1:4000');
    for (const name of ['SHOP_PROMISES', 'PUBLIC_CHAT_SCRIPT_URL', 'SUBSCRIPTIONS_API_URL'])
      expect(worker[name]).toBeUndefined();
  });

  it('makes nothing up for a real store and starts no local platform', () => {
    const shop = toShopEnvironment({
      PUBLIC_STORE_DOMAIN: 'brightwell.myshopify.com',
      PUBLIC_STOREFRONT_API_TOKEN: 'abc',
    });
    expect(shop.usesLocalPlatform).toBe(false);
    expect(shop.worker).toEqual({
      PUBLIC_STORE_DOMAIN: 'brightwell.myshopify.com',
      PUBLIC_STOREFRONT_API_TOKEN: 'abc',
    });
  });

  it('gives the local platform the tokens and keys that the worker has, so that a changed one still opens it', () => {
    const local = toShopEnvironment({});
    expect(local.platform['SUBSCRIPTIONS_HASH_KEY']).toBe(local.worker['SUBSCRIPTIONS_HASH_KEY']);
    const changed = toShopEnvironment({
      SUBSCRIPTIONS_HASH_KEY: 'another-key-of-some-length',
      CONTACT_MAIL_KEY: 'another-mail-key',
      PUBLIC_STOREFRONT_API_TOKEN: 'public',
      PRIVATE_STOREFRONT_API_TOKEN: 'shpat_private',
      PLATFORM_TEST: '1',
    });
    expect(changed.platform).toEqual({
      SUBSCRIPTIONS_HASH_KEY: 'another-key-of-some-length',
      CONTACT_MAIL_KEY: 'another-mail-key',
      PLATFORM_PUBLIC_TOKEN: 'public',
      PLATFORM_PRIVATE_TOKEN: 'shpat_private',
      PLATFORM_TEST: '1',
      PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'shp_b7100000-0000-4000-8000-000000000003',
    });
  });

  it('gives the worker nothing of this machine', () => {
    const shop = toShopEnvironment({PORT: '3100', CHROMIUM_PATH: '/usr/bin/chromium'});
    expect(Object.keys(shop.worker)).not.toContain('CHROMIUM_PATH');
    expect(Object.keys(shop.worker)).not.toContain('PORT');
  });

  it.each(['0', '65536', '3000.5', 'http'])('refuses PORT=%s by name', (value) => {
    expect(() => toShopEnvironment({PORT: value})).toThrow(`PORT=${value} is not a port`);
  });

  it.each([
    [{CUSTOMER_ACCOUNTS: 'both'}, 'CUSTOMER_ACCOUNTS=both must be one of legacy, hosted.'],
    [
      {PUBLIC_STORE_DOMAIN: 'shop.myshopify.com', CUSTOMER_ACCOUNTS: 'hosted'},
      'CUSTOMER_ACCOUNTS=hosted needs PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID (docs/accounts.md).',
    ],
  ])('refuses the customer accounts of %j at the start', (variables, text) => {
    expect(() => toShopEnvironment(variables)).toThrow(text);
  });

  it('signs in with passwords here, and with hosted accounts when asked', () => {
    expect(toShopEnvironment({}).worker['CUSTOMER_ACCOUNTS']).toBe('legacy');
    const hosted = toShopEnvironment({CUSTOMER_ACCOUNTS: 'hosted'});
    expect(hosted.worker['CUSTOMER_ACCOUNTS']).toBe('hosted');
  });
});

describe('a file that `shopify hydrogen env pull` has written', () => {
  it('is read as it is, quotes and all, and what this shop does not know stays out', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'env-'));
    writeFileSync(
      path.join(folder, '.env'),
      [
        'SESSION_SECRET="0123456789abcdef0123456789abcdef"',
        'PUBLIC_STORE_DOMAIN="pulled.myshopify.com"',
        '# A name of another shop',
        'PUBLIC_OTHER_THING="x"',
        '',
      ].join('\n'),
    );
    const pulled = readVariables(folder);
    rmSync(folder, {recursive: true});
    expect(pulled['PUBLIC_STORE_DOMAIN']).toBe('pulled.myshopify.com');
    expect(pulled['SESSION_SECRET']).toBe('0123456789abcdef0123456789abcdef');
    expect(pulled).not.toHaveProperty('PUBLIC_OTHER_THING');
  });
});

it('the version that the checks watch is the one that a store is asked with', () => {
  const parsed = parseEnvironment({
    PUBLIC_STORE_DOMAIN: 'a.myshopify.com',
    PUBLIC_STOREFRONT_API_TOKEN: 'token',
    SESSION_SECRET: '0123456789abcdef',
  });
  expect(parsed.ok && parsed.value.PUBLIC_STOREFRONT_API_VERSION).toBe(DEFAULT_API_VERSION);
});
