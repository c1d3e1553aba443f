import {parseAst} from 'vite';
import {describe, expect, it} from 'vitest';

import {nameClasses, renameSelectors, renameStrings} from './class-names';

const SHEET = [
  '/* .no-class{ */@layer utilities{',
  String.raw`.mt-2\.5{margin-top:.25rem}`,
  String.raw`.hover\:bg-sand:hover{background:url("a{.b-c")}`,
  String.raw`@media (min-width:40.5rem){.group\/menu .\32 xl\:flex,.flex{display:flex}}`,
  String.raw`.content-\[\'\{\'\]:before{content:"{";opacity:.4}`,
  '.prose-lead{font:inherit}}',
  '@keyframes spin{50.5%{rotate:1turn}}',
].join('');

const names = nameClasses(SHEET, new Set(['prose-lead']));

const renamed = (code: string) => renameStrings(code, parseAst(code), names);

describe('the names of a stylesheet', () => {
  it('are short in its order, but for plain words and what is kept', () => {
    expect([...names.short]).toEqual([
      ['mt-2.5', 'a'],
      ['hover:bg-sand', 'b'],
      ['group/menu', 'c'],
      ['2xl:flex', 'd'],
      ["content-['{']", 'e'],
    ]);
    expect(names.all).toEqual(new Set([...names.short.keys(), 'flex', 'prose-lead']));
  });

  it('are none that another class of it has', () => {
    expect(nameClasses('.a{}.x-1{}.b{}.x-2{}', new Set()).short).toEqual(
      new Map([
        ['x-1', 'c'],
        ['x-2', 'd'],
      ]),
    );
  });

  it('go on with two letters after z and three after zz', () => {
    const many = Array.from({length: 26 * 27 + 1}, (_, at) => `.x-${String(at)}{}`).join('');
    const short = [...nameClasses(many, new Set()).short.values()];
    expect([short[25], short[26], short[701], short[702]]).toEqual(['z', 'aa', 'zz', 'aaa']);
    expect(new Set(short).size).toBe(short.length);
  });

  it('replace the others in selectors and nowhere else', () => {
    expect(renameSelectors(SHEET, (name) => names.short.get(name))).toBe(
      [
        '@layer utilities{',
        '.a{margin-top:.25rem}',
        '.b:hover{background:url("a{.b-c")}',
        '@media (min-width:40.5rem){.c .d,.flex{display:flex}}',
        '.e:before{content:"{";opacity:.4}',
        '.prose-lead{font:inherit}}',
        '@keyframes spin{50.5%{rotate:1turn}}',
      ].join(''),
    );
  });
});

describe('the strings of a module', () => {
  it('have the short names word by word in what goes into a class name', () => {
    expect(
      renamed('jsx("p", {id: "flex", className: on ? `js mt-2.5 ${more} flex` : "hover:bg-sand"})'),
    ).toBe('jsx("p", {id: "flex", className: on ? `js a ${more} flex` : "b"})');
  });

  it('have them elsewhere where every word is a class', () => {
    expect(renamed('const LOOK = {on: "flex  mt-2.5", off: "flex"}; say("flex now")')).toBe(
      'const LOOK = {on: "flex  a", off: "flex"}; say("flex now")',
    );
  });

  it.each(['jsx("p", {className: `mt-${size}`})', 'const look = `mt-2.5${more}`'])(
    'are refused where a class is made of parts: %s',
    (code) => {
      expect(() => renamed(code)).toThrow('A class is made of parts');
    },
  );

  it('are refused where classes stand beside what may be none', () => {
    expect(() => renamed('const LOOK = "mt-2.5 js-look"')).toThrow('outside of a className');
  });
});
