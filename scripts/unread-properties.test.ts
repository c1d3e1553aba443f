import {describe, expect, it} from 'vitest';

import {withoutUnreadProperties} from './unread-properties';

describe('what a stylesheet sets and nothing reads', () => {
  it('is left out, with its registration', () => {
    expect(
      withoutUnreadProperties(
        '@property --tw-weight{syntax:"*";inherits:false}*{--tw-weight:initial;--tw-ring:0}.a{--tw-weight:700;font-weight:700}.b{box-shadow:var(--tw-ring)}',
      ),
    ).toBe('*{--tw-ring:0}.a{font-weight:700}.b{box-shadow:var(--tw-ring)}');
  });

  it('is what stands last in a block too', () => {
    expect(withoutUnreadProperties('.a {color: red; --tw-x: 1px }')).toBe('.a {color: red; }');
  });

  it('is nothing that is read, nor a property of the shop’s own', () => {
    const css = '.a{--tw-x:calc(1px * var( --tw-y ));--own:1;margin:var(--tw-x)}.b{--tw-y:2}';
    expect(withoutUnreadProperties(css)).toBe(css);
  });
});
