import {describe, expect, it} from 'vitest';

import {classesOf, parseStyles, pickStyles} from './page-styles';

const SHEET = [
  '@layer base,utilities;',
  '@font-face{font-family:A;src:url(a;b.woff2)}',
  '@layer base{a{color:red}.prose a{color:blue}}',
  '@layer utilities{',
  String.raw`.mt-2\.5{margin-top:10px}`,
  String.raw`.hover\:bg-sand:hover{background:tan}`,
  String.raw`.\[\&\>svg\]\:red>svg{fill:red}`,
  String.raw`.content-\[\'\{\'\]:before{content:"{"}`,
  String.raw`.\32 xl{width:1px}`,
  '@media(min-width:640px){.one,.two{color:green}.three:not(.four){color:pink}}}',
  '@keyframes spin{to{rotate:360deg}}',
].join('');

const pick = (...classes: string[]) => pickStyles(parseStyles(SHEET), new Set(classes));

describe('the styles of a page', () => {
  it('are all rules whose classes it has, in their order', () => {
    expect(
      pick(
        'prose',
        'mt-2.5',
        'hover:bg-sand',
        '[&>svg]:red',
        "content-['{']",
        '2xl',
        'two',
        'three',
      ),
    ).toBe(SHEET);
  });

  it('leave out what the page has no class for, and groups that are left empty', () => {
    expect(pick('mt-2.5')).toBe(
      String.raw`@layer base,utilities;@font-face{font-family:A;src:url(a;b.woff2)}@layer base{a{color:red}}@layer utilities{.mt-2\.5{margin-top:10px}}@keyframes spin{to{rotate:360deg}}`,
    );
  });

  it('keep the place of a layer that is left empty', () => {
    expect(pickStyles(parseStyles('@layer a{.one{x:y}}@layer b{p{x:y}}'), new Set())).toBe(
      '@layer a;@layer b{p{x:y}}',
    );
  });

  it('keep a rule whose class may be absent', () => {
    expect(pick('three')).toContain('.three:not(.four)');
    expect(pick('one')).toContain('.one,.two');
  });

  it('know the classes of a page’s markup', () => {
    expect(
      classesOf('<p class="a b"><i class="[&amp;&gt;svg]:red x"></i><b data-class="no" id=\'c\'>'),
    ).toEqual(new Set(['a', 'b', '[&>svg]:red', 'x']));
  });
});
