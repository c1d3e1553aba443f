import {describe, expect, it} from 'vitest';

import {nameFault} from './check-names';
import {outcomeOf} from './run-steps';
import {CHECKS, chooseSteps, TESTS} from './steps';

const vitestJson = (passed: number, failed: number, success = failed === 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  success,
});

describe('counting a step', () => {
  it('counts a check as one, by its exit code', () => {
    expect(outcomeOf(0, undefined, undefined)).toMatchObject({passed: 1, failed: 0});
    expect(outcomeOf(2, undefined, undefined)).toMatchObject({passed: 0, failed: 1});
  });

  it('counts the tests of a runner', () => {
    expect(outcomeOf(1, 'vitest', vitestJson(12, 3))).toMatchObject({passed: 12, failed: 3});
  });

  it('fails a run that executed no test, even when its runner is content', () => {
    expect(outcomeOf(0, 'vitest', vitestJson(0, 0))).toMatchObject({failed: 1});
  });

  it('fails a run whose runner left no results', () => {
    expect(outcomeOf(0, 'vitest', undefined)).toMatchObject({failed: 1});
  });

  it('fails a run whose runner failed although every test passed', () => {
    expect(outcomeOf(1, 'vitest', vitestJson(5, 0))).toMatchObject({passed: 5, failed: 1});
    expect(outcomeOf(0, 'vitest', vitestJson(5, 0, false))).toMatchObject({failed: 1});
  });

  it('counts a flaky browser test as failed', () => {
    const stats = {expected: 4, unexpected: 0, flaky: 1, skipped: 0};
    expect(outcomeOf(0, 'playwright', {stats})).toMatchObject({passed: 4, failed: 1});
  });
});

describe('choosing steps', () => {
  it('refuses a name that no step has', () => {
    expect(() => chooseSteps([...CHECKS, ...TESTS], ['unti'])).toThrow('No step is called unti');
  });

  it('keeps the order of the list, not of the request', () => {
    expect(chooseSteps(TESTS, ['platform', 'unit']).map(({name}) => name)).toEqual([
      'unit',
      'platform',
    ]);
  });
});

describe('names of files', () => {
  it.each([
    'app/domain/free-gifts.ts',
    'app/domain/free-gifts.test.ts',
    'app/commerce/cart/cart.server.ts',
    'app/components/ui/Button.tsx',
    'app/routes/products.$.tsx',
    'app/entry.client.tsx',
  ])('%s is a good name', (file) => {
    expect(nameFault(file)).toBeNull();
  });

  it.each([
    'app/domain/utils.ts',
    'app/domain/index.ts',
    'app/domain/freeGifts.ts',
    'app/components/ui/button.tsx',
    'platform/store/helpers.ts',
  ])('%s is not', (file) => {
    expect(nameFault(file)).not.toBeNull();
  });
});
