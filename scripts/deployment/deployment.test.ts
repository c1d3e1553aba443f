import {describe, expect, it} from 'vitest';

import {deploymentOutputs} from './read-deployment';
import {missingNames} from './require-secrets';

it('names the secrets that are missing or empty, and never a value', () => {
  expect(missingNames(['A', 'B', 'C'], {A: 'secret', B: ' '})).toEqual(['B', 'C']);
  expect(missingNames(['A'], {A: 'secret'})).toEqual([]);
});

describe('what the CLI says of a deployment', () => {
  it('is its address, and its token with the command that masks it', () => {
    expect(deploymentOutputs({url: 'https://a.example', authBypassToken: 'abc.def'})).toEqual({
      commands: ['::add-mask::abc.def'],
      outputs: ['address=https://a.example', 'token=abc.def'],
    });
    expect(deploymentOutputs({url: 'https://a.example'})).toEqual({
      commands: [],
      outputs: ['address=https://a.example'],
    });
  });

  it.each([
    {url: 'http://a.example'},
    {url: 'https://a.example', authBypassToken: 'abc\naddress=https://evil.example'},
    {},
  ])('is refused where it could write other lines: %j', (log) => {
    expect(() => deploymentOutputs(log)).toThrow();
  });
});
