import {describe, expect, it} from 'vitest';

import {classValuesOf, parseStyles, pickFonts, pickStyles, rareElementsOf} from './page-styles';

const SHEET = [
  '@layer base,utilities;',
  '@layer base{a{color:red}.prose a{color:blue}}',
  '@layer utilities{',
  String.raw`.mt-2\.5{margin-top:10px}`,
  String.raw`.\[\&\>svg\]\:red>svg{fill:red}`,
  String.raw`.content-\[\'\{\'\]:before{content:"{"}`,
  String.raw`.\32 xl{width:1px}`,
  '@media(min-width:640px){.one,.two{color:green}.three:not(.four){color:pink}}}',
  '@font-face{font-family:A;src:url(a;b.woff2)}',
].join('');

/** The styles of a document. */
function pick(html: string, sheet = SHEET): string {
  const rules = parseStyles(sheet);
  const styles = pickStyles(rules, classValuesOf(html), rareElementsOf(html));
  return styles + pickFonts(rules, html);
}

const withClasses = (...classes: string[]) =>
  pick(`<a><svg class="${classes.join(' ').replace(/&/g, '&amp;').replace(/>/g, '&gt;')}">`);

describe('the styles of a page', () => {
  it('are all rules whose classes it has, in their order', () => {
    expect(
      withClasses('prose', 'mt-2.5', '[&>svg]:red', "content-['{']", '2xl', 'two', 'three'),
    ).toBe(SHEET);
  });

  it('leave out what the page has no class for, and groups that are left empty', () => {
    expect(withClasses('mt-2.5')).toBe(
      String.raw`@layer base,utilities;@layer base{a{color:red}}@layer utilities{.mt-2\.5{margin-top:10px}}@font-face{font-family:A;src:url(a;b.woff2)}`,
    );
  });

  it('keep the place of a layer that is left empty', () => {
    expect(pick('<p>', '@layer a{.one{x:y}}@layer b{p{x:y}}')).toBe('@layer a;@layer b{p{x:y}}');
  });

  it('keep a rule whose class may be absent', () => {
    expect(withClasses('three')).toContain('.three:not(.four)');
    expect(withClasses('one')).toContain('.one,.two');
    expect(pick('<p>', ':is(.a,.b) p{x:y}')).toBe(':is(.a,.b) p{x:y}');
  });

  it.each([
    '.x:hover{a:b}',
    ':is(:where(.group):focus-within .x){a:b}',
    '.x:focus-visible{a:b}',
    '@media(hover:hover){.x{a:b}}',
    '@media print{.x{a:b}}',
    '@media(forced-colors:active){.x{a:b}}',
    '@keyframes spin{to{rotate:360deg}}',
    '@property --x{syntax:"*";inherits:false}',
  ])('leave what nobody sees as a page arrives to the whole sheet: %s', (rule) => {
    expect(pick('<p class="group x">', rule)).toBe('');
  });

  it('leave out elements that the page does not have', () => {
    const sheet =
      'table{a:b}.prose code{a:b}.prose :is(ul,ol){a:b}.prose :is(th,td) a{a:b}.prose :not(pre)>a{a:b}[type=code]{a:b}';
    expect(pick('<div class="prose"><ul><ol>', sheet)).toBe(
      '.prose :is(ul,ol){a:b}.prose :not(pre)>a{a:b}[type=code]{a:b}',
    );
    expect(pick('<div class="prose"><table class="x"><td>', sheet)).toBe(
      'table{a:b}.prose :is(ul,ol){a:b}.prose :is(th,td) a{a:b}.prose :not(pre)>a{a:b}[type=code]{a:b}',
    );
  });

  it('know an element however its tag ends', () => {
    const sheet = '.prose hr{a:b}';
    for (const tag of ['<hr>', '<hr/>', '<hr />', '<hr\nclass="x">'])
      expect(pick(`<div class="prose">${tag}`, sheet)).toBe(sheet);
    expect(pick('<div class="prose"><hrx>', sheet)).toBe('');
  });

  it('leave out what only fields have where there is none', () => {
    const sheet = '::placeholder{a:b}::-webkit-inner-spin-button{a:b}';
    expect(pick('<p>', sheet)).toBe('');
    expect(pick('<input type="search">', sheet)).toBe(sheet);
  });

  it('leave what shows only as something changes or under a pointer to the whole sheet', () => {
    const sheet =
      '.x{cursor:pointer;color:red;transition-property:color,fill}.y{transition:color var(--a, 1s)}.x:has(:focus-visible){a:b}';
    expect(pick('<p class="x y">', sheet)).toBe('.x{color:red}');
  });

  it('answer a press at once, and have the movement that it shows', () => {
    const sheet =
      '.button[data-sending]:after{animation:1s linear infinite spin}@keyframes spin{to{a:b}}';
    expect(pick('<p class="button">', sheet)).toBe(sheet);
  });

  it('keep where the focus is, and what is seen only without it', () => {
    const sheet = ':focus-visible{a:b}.x:not(:focus){a:b}';
    expect(pick('<p class="x">', sheet)).toBe(sheet);
  });

  it('know a class in a choice of one', () => {
    const sheet = ':is(:where(.group)[open] .x){a:b}';
    expect(pick('<details class="group" open=""><p class="x">', sheet)).toBe(sheet);
    expect(pick('<details class="group" open="">', sheet)).toBe('');
  });

  it('have the values that their rules use, directly or by another value', () => {
    const sheet = ':root,:host{--a:1px;--b:var(--a);--c:2px}.x{margin:var(--b)}.y{margin:var(--c)}';
    expect(pick('<p class="x">', sheet)).toBe(
      ':root,:host{--a:1px;--b:var(--a)}.x{margin:var(--b)}',
    );
  });

  it('have the first values of properties in every browser', () => {
    const sheet =
      '@layer properties{@supports (x:y){*,:before{--a:1px;--b:2px}}}.x{margin:var(--a)}';
    expect(pick('<p class="x">', sheet)).toBe(
      '@layer properties{*,:before{--a:1px}}.x{margin:var(--a)}',
    );
  });

  it('have the fonts of plain signs, and others for the signs that the page has', () => {
    const plain = '@font-face{src:url(a);unicode-range:U+20-7E}';
    const rare = '@font-face{src:url(b);unicode-range:U+7B-FF,U+131}';
    const alone = '@font-face{src:url(a)}';
    expect(pick('<p>Plain</p>', plain + rare)).toBe(alone);
    expect(pick('<p>Crème</p>', plain + rare)).toBe(rare + plain);
    // As in every footer.
    expect(pick('<p>© 2026</p>', plain + rare)).toBe(alone);
  });
});
