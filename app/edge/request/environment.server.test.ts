import {describe, expect, it, vi} from 'vitest';

import {parseEnvironment} from './environment.server';

const VARIABLES = {
  PUBLIC_STORE_DOMAIN: 'shop.example',
  PUBLIC_STOREFRONT_API_TOKEN: 'public',
  SESSION_SECRET: 'a-secret-of-sixteen-or-more',
};

it('a wrong analytics id opens the shop without analytics and says so in the log', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const parsed = parseEnvironment({...VARIABLES, PUBLIC_GTM_CONTAINER_ID: 'UA-123'});
  expect(parsed.ok && parsed.value.PUBLIC_GTM_CONTAINER_ID).toBeUndefined();
  expect(parsed.ok).toBe(true);
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(/^Invalid analytics integration: PUBLIC_GTM_CONTAINER_ID/),
  );
  log.mockRestore();
});

it('a right analytics id is kept', () => {
  const parsed = parseEnvironment({...VARIABLES, PUBLIC_GTM_CONTAINER_ID: 'GTM-ABC123'});
  expect(parsed.ok && parsed.value.PUBLIC_GTM_CONTAINER_ID).toBe('GTM-ABC123');
});

it('commas alone are no secret', () => {
  expect(parseEnvironment({...VARIABLES, SESSION_SECRET: ',, , , , , , , , ,'}).ok).toBe(false);
});

const parse = (SESSION_SECRET: string) =>
  parseEnvironment({
    PUBLIC_STORE_DOMAIN: 'shop.example',
    PUBLIC_STOREFRONT_API_TOKEN: 'a-public-token',
    SESSION_SECRET,
  });

describe('the secrets of sessions', () => {
  it.each([
    '0123456789abcdef',
    '0123456789abcdef,fedcba9876543210',
    ' 0123456789abcdef , fedcba9876543210 ',
  ])('may be %j', (secrets) => {
    expect(parse(secrets).ok).toBe(true);
  });

  it.each([
    '',
    '0123456789abcde',
    '0123456789abcdef,',
    ',0123456789abcdef',
    '0123456789abcdef,,fedcba9876543210',
    '0123456789abcdef,short',
    `${' '.repeat(30)},`,
  ])('are not %j, and the refusal says nothing of them', (secrets) => {
    const parsed = parse(secrets);
    expect(parsed.ok).toBe(false);
    if (parsed.ok) return;
    expect(parsed.problems).toEqual([
      expect.stringMatching(/^SESSION_SECRET must have at least 16/),
    ]);
    expect(parsed.problems.join()).not.toContain('0123456789abcde');
  });
});

describe('a setting that is wrong', () => {
  it.each([
    [
      {PUBLIC_STORE_DOMAIN: ' '},
      'PUBLIC_STORE_DOMAIN is required: the shop domain, such as your-shop.myshopify.com',
    ],
    [
      {PUBLIC_STOREFRONT_API_TOKEN: undefined},
      'PUBLIC_STOREFRONT_API_TOKEN is required: the public Storefront API token',
    ],
    [
      {PUBLIC_STOREFRONT_API_VERSION: '2026'},
      'PUBLIC_STOREFRONT_API_VERSION must look like 2026-04',
    ],
    [{PUBLIC_SITE_URL: 'shop.example'}, 'PUBLIC_SITE_URL must be an absolute URL'],
    [
      {PUBLIC_SITE_HOSTS: 'shop.example:80'},
      'PUBLIC_SITE_HOSTS must be host names without ports, separated by commas',
    ],
    [{VISITOR_ADDRESS_HEADER: 'x y'}, 'VISITOR_ADDRESS_HEADER must be the name of a header'],
    [{CACHE_SECONDS: 'soon'}, 'CACHE_SECONDS must be a number of seconds'],
    [{CACHE_SECONDS: '-1'}, 'CACHE_SECONDS must be a number of seconds'],
    [{CACHE_SECONDS: '90000'}, 'CACHE_SECONDS must be a number of seconds'],
    [
      {PUBLIC_CONSENT_MANAGER: 'none'},
      'PUBLIC_CONSENT_MANAGER Invalid option: expected one of "embedded"|"shopify"|"window"',
    ],
  ])('is named with what is wrong: %o', (variables, problem) => {
    expect(parseEnvironment({...VARIABLES, ...variables})).toEqual({
      ok: false,
      problems: [problem],
    });
  });
});
