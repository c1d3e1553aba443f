import fc from 'fast-check';
import {expect, test} from 'vitest';

import {handoffScript} from './handoff-script.server';

/** Runs the script as a browser would, and answers what the page's stream was given. */
function received(script: string): {texts: string[]; closed: boolean} {
  const body = /^<script nonce="n1">([^]*)<\/script>$/.exec(script)?.[1] ?? '';
  const texts: string[] = [];
  let closed = false;
  const streamController = {
    enqueue: (text: string) => texts.push(text),
    close: () => {
      closed = true;
    },
  };
  const run = Reflect.construct(Function, ['window', body]) as (window: unknown) => void;
  run({__remixContext: {streamController}});
  return {texts, closed};
}

test('what the loaders answered arrives whole, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), (encoded) => {
      expect(received(handoffScript(encoded, 'n1'))).toEqual({texts: [encoded], closed: true});
    }),
  );
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', '&amp;'])(
  'nothing in it ends the script: %j',
  (encoded) => {
    const script = handoffScript(encoded, 'n1');
    expect(script.match(/<\/?script/g)).toHaveLength(2);
    expect(script).not.toMatch(/<!--|\u2028|\u2029/);
    expect(received(script).texts).toEqual([encoded]);
  },
);
