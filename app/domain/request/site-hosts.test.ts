import {describe, expect, it} from 'vitest';

import {isKnownHost, parseHosts} from './site-hosts';

describe('a list of hosts', () => {
  it.each([
    ['', []],
    ['shop.example', ['shop.example']],
    [' Shop.Example , *.preview.example,', ['shop.example', '*.preview.example']],
  ])('written as %j is %j', (text, hosts) => {
    expect(parseHosts(text)).toEqual(hosts);
  });

  it.each([
    'https://shop.example',
    'shop.example:3000',
    '*',
    '*.',
    'a b',
    '*.*.example',
    '.example',
  ])('is not %j', (text) => {
    expect(parseHosts(text)).toBeNull();
  });
});

describe('the shop is known', () => {
  const configured = ['shop.example', '*.preview.example'];

  it.each([
    'localhost',
    '127.0.0.1',
    '[::1]',
    'shop.example',
    'a.preview.example',
    'brightwell-1a2b.myshopify.dev',
  ])('by %s', (hostname) => {
    expect(isKnownHost(hostname, configured)).toBe(true);
  });

  it.each([
    'evil.example',
    'www.shop.example',
    'preview.example',
    'evilpreview.example',
    'shop.example.evil.example',
    'localhost.evil.example',
    'myshopify.dev.evil.example',
    '',
  ])('not by %j', (hostname) => {
    expect(isKnownHost(hostname, configured)).toBe(false);
  });
});
