import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

import {parseStyles, type StyleNode} from '../../app/domain/request/page-styles';
import {config} from '../../hydrogen.config';
import {builtShop} from '../../scripts/build';
import {renameSelectors} from '../../scripts/class-names';
import {PROJECT_ROOT} from '../../scripts/environment';
import {useShop} from '../support/shop';

const shop = useShop();

const ASSETS = path.join(PROJECT_ROOT, builtShop().folder, 'client/assets');
const filesOf = (name: RegExp) =>
  readdirSync(ASSETS)
    .filter((file) => name.test(file))
    .map((file) => readFileSync(path.join(ASSETS, file), 'utf8'));

function classesOf(css: string): Set<string> {
  const classes = new Set<string>();
  renameSelectors(css, (name) => void classes.add(name));
  return classes;
}

/** The classes of rules that can be seen as a page arrives; those of other rules come with the whole stylesheet. */
const seenOnArrival = (nodes: readonly StyleNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return seenOnArrival(node.children);
    return node.kind === 'rule' ? node.needs.flat() : [];
  });

/** What marks an element and has no rule of its own: for variants, in content and in the dialogs' library. */
const MARK = /^(group|peer|heading-anchor|language-.*|__focus-trap-.*)$/;

it.each([
  '/',
  `/products/${config.brand.slug}-toothpaste`,
  '/products/total-daily-care-toothpaste',
  '/products/create-your-bundle',
  '/search?q=mint',
  '/cart',
  '/learn/how-to-floss',
  '/account/login',
  '/nowhere',
])('each class of %s has a rule, in the document as in the whole stylesheet', async (address) => {
  const html = await (await shop().fetch(address)).text();
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.match(/\S+/g) ?? []),
  );
  const [sheet = ''] = filesOf(/^app-.*\.css$/);
  const [, inline = ''] = /<style[^>]*>([^]*?)<\/style>/.exec(html) ?? [];
  expect(used.size).toBeGreaterThan(50);
  const known = classesOf(sheet);
  expect([...used].filter((name) => !known.has(name) && !MARK.test(name))).toEqual([]);
  const seen = new Set(seenOnArrival(parseStyles(sheet)));
  const drawn = classesOf(inline);
  expect([...used].filter((name) => seen.has(name) && !drawn.has(name))).toEqual([]);
  expect([...used].filter((name) => name.includes(':'))).toEqual([]);
});

it('the scripts of the browser have the names of the stylesheet', () => {
  const named = filesOf(/\.js$/).flatMap((code) =>
    [...code.matchAll(/className:"([^"]+)"/g)].flatMap(([, text = '']) => text.match(/\S+/g) ?? []),
  );
  const known = classesOf(filesOf(/^app-.*\.css$/).join(''));
  expect(named.filter((name) => known.has(name)).length).toBeGreaterThan(1_000);
  expect(
    named.filter((name) => /[^a-z]/i.test(name) && !known.has(name) && !MARK.test(name)),
  ).toEqual([]);
});
