import {expect, it} from 'vitest';

import {withSettings} from './settings-file';

const SOURCE = `export const own: Config = {
  // Ours.
  brand: {name: 'A', slug: 'a'},
  campaigns: {'total-x': {enabled: true}},
};
export const other = {brand: {name: 'A'}};
`;

it('puts values into the settings, and leaves everything else as it stands', () => {
  const changed = withSettings(SOURCE, {
    'brand.name': "Ada's",
    'campaigns.total-x.enabled': false,
    'brand.color': '#112233',
    'brand.logo': {src: 'https://cdn.example/a.svg', width: 40},
  });
  expect(changed).toBe(
    SOURCE.replace(
      "{name: 'A', slug",
      `{logo: {src: 'https://cdn.example/a.svg', width: 40}, color: '#112233', name: "Ada's", slug`,
    ).replace('true', 'false'),
  );
});

it('writes quotes and backslashes as they are read', () => {
  const changed = withSettings(SOURCE, {'brand.name': `a'b"c\\d`});
  expect(changed).toContain(`name: 'a\\'b"c\\\\d'`);
});

it.each([
  ['a place that is not there', SOURCE, 'support.email'],
  ['an object that is not written out', 'export const own = demo;', 'brand.name'],
  ['no settings', '', 'brand.name'],
])('refuses %s, and names what it has no place for', (_, source, path) => {
  expect(() => withSettings(source, {[path]: 'x'})).toThrow(`no place for ${path}`);
});
