import {describe, expect, it} from 'vitest';

import {isLocalPath, redirectKey, redirectTable, resolveRedirect} from './redirects';

const ORIGIN = 'https://shop.example';
function resolve(entries: Record<string, string>, address: string) {
  const {pathname, search} = new URL(address, ORIGIN);
  const table = redirectTable(Object.entries(entries).map(([path, target]) => ({path, target})));
  return resolveRedirect(table, {origin: ORIGIN, pathname, search});
}

describe('looking a path up', () => {
  it.each(['/a*', '/about%22', '/about:x', '/abou', '/about/us', '/%61bout%2F', '/'])(
    '%s does not match a redirect for /about',
    (path) => {
      expect(resolve({'/about': '/learn'}, path)).toBeNull();
    },
  );

  it.each(['/about', '/About', '/about/', '/%61bout'])('%s matches it', (path) => {
    expect(resolve({'/about': '/learn'}, path)).toEqual({location: '/learn', external: false});
  });

  it('matches a path with letters beyond ASCII, encoded or not', () => {
    expect(resolve({'/café': '/learn'}, '/caf%C3%A9')?.location).toBe('/learn');
    expect(resolve({'/caf%c3%a9': '/learn'}, '/café')?.location).toBe('/learn');
  });

  it('keeps an encoded slash and percent apart from the plain ones', () => {
    expect(redirectKey('/a%2Fb')).not.toBe(redirectKey('/a/b'));
    expect(redirectKey('/50%2541')).not.toBe(redirectKey('/50A'));
    expect(redirectKey('/50%')).toBe('/50%');
  });

  it('takes the first of two entries for one path', () => {
    const table = redirectTable([
      {path: '/old', target: '/one'},
      {path: '/OLD/', target: '/two'},
    ]);
    expect(resolveRedirect(table, {origin: ORIGIN, pathname: '/old', search: ''})?.location).toBe(
      '/one',
    );
  });
});

describe('the query', () => {
  it.each([
    ['/new', '/old?utm_source=x&im_ref=1', '/new?utm_source=x&im_ref=1'],
    ['/new?a=1', '/old?utm_source=x', '/new?a=1&utm_source=x'],
    ['/new?a=1#part', '/old?b=2', '/new?a=1&b=2#part'],
    ['/new#part', '/old', '/new#part'],
    ['https://help.example/x?a=1', '/old?b=%20c', 'https://help.example/x?a=1&b=%20c'],
  ])('is kept: %s for %s gives %s', (target, address, location) => {
    expect(resolve({'/old': target}, address)?.location).toBe(location);
  });

  it('is collected along a chain', () => {
    expect(resolve({'/a': '/b?x=1', '/b': '/c'}, '/a?u=1')?.location).toBe('/c?x=1&u=1');
  });
});

describe('chains', () => {
  const chain = (length: number) =>
    Object.fromEntries(Array.from({length}, (_, index) => [`/hop-${index}`, `/hop-${index + 1}`]));

  it('follows five hops and not six', () => {
    expect(resolve(chain(5), '/hop-0')?.location).toBe('/hop-5');
    expect(resolve(chain(6), '/hop-0')).toBeNull();
  });

  it.each([
    [{'/a': '/b', '/b': '/a'}],
    [{'/a': '/a'}],
    [{'/a': '/a/'}],
    [{'/a': '/A?x=1'}],
    [{'/a': `${ORIGIN}/a`}],
    [{'/a': '/b', '/b': '/c', '/c': '/b'}],
  ])('serves the page instead of the loop %o', (entries) => {
    expect(resolve(entries, '/a?utm=1')).toBeNull();
  });

  it('ends with an external address', () => {
    expect(resolve({'/a': '/b', '/b': 'https://help.example/x'}, '/a')).toEqual({
      location: 'https://help.example/x',
      external: true,
    });
  });

  it('treats an absolute target on this site as a local one', () => {
    expect(resolve({'/a': `${ORIGIN}/b`}, '/a')).toEqual({location: '/b', external: false});
  });
});

describe('refused targets', () => {
  it.each([
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example/%2e%2e',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0000https://evil.example',
    'data:text/html,x',
    'ftp://evil.example/',
    'mailto:a@b.example',
    'https:evil.example',
    'https://user:secret@evil.example/',
    'learn',
    '',
    '/new\r\nSet-Cookie: x=1',
    '/.//evil.example',
    '/..//evil.example',
  ])('%j is no redirect', (target) => {
    const table = redirectTable([{path: '/old', target}]);
    expect(resolveRedirect(table, {origin: ORIGIN, pathname: '/old', search: ''})).toBeNull();
  });

  it.each([
    ['/account', true],
    ['/account?x=//y', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/%2f/evil.example', false],
    ['https://evil.example', false],
    ['account', false],
    ['/a\tb', false],
  ])('a return path %j is local: %s', (path, local) => {
    expect(isLocalPath(path)).toBe(local);
  });
});

it.each([
  ['/Learn/', '/learn'],
  ['/Products//Kids/?a=B#C', '/products/kids?a=B#C'],
])('a target spelled %s is %s at once', (target, location) => {
  const asked = {origin: 'https://shop.example', pathname: '/OLD/', search: ''};
  expect(resolveRedirect(redirectTable([{path: '/old', target}]), asked)).toEqual({
    location,
    external: false,
  });
});
