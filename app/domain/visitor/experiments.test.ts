import {describe, expect, it} from 'vitest';

import {
  assignedVariants,
  assignExperiments,
  type Experiment,
  type ExperimentVisit,
  formatAssignments,
  parseAssignment,
  pickVariant,
} from './experiments';

const popup: Experiment = {
  name: 'First-order popup',
  experimentId: 'first-order-popup',
  variants: [{weight: 0, hideFirstOrderPopup: true}, {weight: 1}],
};
const swap: Experiment = {
  name: 'Refill price',
  experimentId: 'refill_price',
  variants: [
    {weight: 1, skipWhen: ['signed-in']},
    {
      weight: 1,
      swapProducts: [
        {product: 'hum-replacement-heads-2-pack', swap: 'hum-replacement-heads-4-pack'},
      ],
    },
  ],
};

function visit(over: Partial<ExperimentVisit> = {}): ExperimentVisit {
  return {
    query: [],
    cookie: null,
    isCrawler: false,
    signedIn: false,
    campaignPage: false,
    ...over,
  };
}
const never = () => {
  throw new Error('no draw expected');
};

describe('the weighted pick', () => {
  const weights = (...list: number[]) => list.map((weight) => ({weight}));
  it.each([
    {list: weights(0, 1), random: 0, index: 1},
    {list: weights(0, 1), random: 0.9999999999, index: 1},
    {list: weights(1, 0), random: 0, index: 0},
    {list: weights(1, 0), random: 0.9999999999, index: 0},
    {list: weights(0, 0, 1), random: 0, index: 2},
    {list: weights(0.5, 0.5), random: 0.499999, index: 0},
    {list: weights(0.5, 0.5), random: 0.5, index: 1},
    {list: weights(0.1, 0.2, 0.7, 0), random: 0.9999999999, index: 2},
    {list: weights(0.1, 0.2, 0.7, 0), random: 1 - Number.EPSILON / 2, index: 2},
    {list: weights(2, 6), random: 0.24, index: 0},
    {list: weights(2, 6), random: 0.25, index: 1},
    {list: weights(0, 0), random: 0.5, index: null},
    {list: weights(), random: 0.5, index: null},
  ])('draws $index from $list at $random', ({list, random, index}) => {
    expect(pickVariant(list, random)).toBe(index);
  });

  it('shares ten thousand draws by weight and never draws weight zero', () => {
    const counts = [0, 0, 0];
    for (let n = 0; n < 10_000; n += 1) {
      const index = pickVariant(weights(1, 0, 3), n / 10_000);
      if (index !== null) counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(counts).toEqual([2_500, 0, 7_500]);
  });
});

describe('reading an arm', () => {
  it.each([
    ['first-order-popup.0', {experimentId: 'first-order-popup', variantIndex: 0}],
    ['first-order-popup.1', {experimentId: 'first-order-popup', variantIndex: 1}],
    ['first-order-popup.2', null],
    ['first-order-popup.-1', null],
    ['first-order-popup.01', null],
    ['first-order-popup.1.0', null],
    ['first-order-popup', null],
    ['other.0', null],
    ['constructor.0', null],
    ['', null],
  ])('%s gives %o', (value, assignment) => {
    expect(parseAssignment(value, [popup])).toEqual(assignment);
  });
});

describe('assigning experiments', () => {
  it('takes the arm of the query and saves it, even one of weight zero', () => {
    expect(assignExperiments(visit({query: ['first-order-popup.0']}), [popup], never)).toEqual({
      assignments: [{experimentId: 'first-order-popup', variantIndex: 0}],
      cookie: {action: 'write', value: 'first-order-popup.0'},
    });
  });

  it('prefers the query to the cookie', () => {
    const outcome = assignExperiments(
      visit({query: ['first-order-popup.0'], cookie: 'first-order-popup.1'}),
      [popup],
      never,
    );
    expect(formatAssignments(outcome.assignments)).toBe('first-order-popup.0');
  });

  it('uses the first known value of a repeated query', () => {
    const outcome = assignExperiments(
      visit({query: ['nothing.0', 'first-order-popup.0', 'first-order-popup.1']}),
      [popup],
      never,
    );
    expect(formatAssignments(outcome.assignments)).toBe('first-order-popup.0');
  });

  it('keeps the saved arm without writing the cookie again', () => {
    expect(assignExperiments(visit({cookie: 'first-order-popup.1'}), [popup], never)).toEqual({
      assignments: [{experimentId: 'first-order-popup', variantIndex: 1}],
      cookie: null,
    });
  });

  it('draws and saves an arm for a visitor without one, and for a broken cookie', () => {
    for (const cookie of [null, 'gone.1', 'first-order-popup.9', '%%%']) {
      expect(assignExperiments(visit({cookie}), [popup], () => 0)).toEqual({
        assignments: [{experimentId: 'first-order-popup', variantIndex: 1}],
        cookie: {action: 'write', value: 'first-order-popup.1'},
      });
    }
  });

  it('gives crawlers no experiment and leaves their cookie alone', () => {
    expect(
      assignExperiments(
        visit({isCrawler: true, query: ['first-order-popup.0'], cookie: 'first-order-popup.1'}),
        [popup],
        never,
      ),
    ).toEqual({assignments: [], cookie: null});
  });

  it('holds one arm per experiment, in configured order', () => {
    const outcome = assignExperiments(
      visit({cookie: 'refill_price.1~first-order-popup.1'}),
      [popup, swap],
      never,
    );
    expect(outcome.assignments.map((assignment) => assignment.experimentId)).toEqual([
      'first-order-popup',
      'refill_price',
    ]);
    expect(outcome.cookie).toEqual({
      action: 'write',
      value: 'first-order-popup.1~refill_price.1',
    });
  });

  it('skips an arm whose own init asks for it and clears the cookie', () => {
    const skipped = assignExperiments(
      visit({signedIn: true, cookie: 'refill_price.0'}),
      [swap],
      never,
    );
    expect(skipped).toEqual({assignments: [], cookie: {action: 'clear'}});
    expect(
      assignExperiments(visit({signedIn: true, cookie: 'refill_price.1'}), [swap], never)
        .assignments,
    ).toHaveLength(1);
  });

  it('clears the cookie when no experiment runs any more', () => {
    expect(assignExperiments(visit({cookie: 'old.1'}), [], never)).toEqual({
      assignments: [],
      cookie: {action: 'clear'},
    });
  });

  it('answers the settings of the arms', () => {
    expect(
      assignedVariants([{experimentId: 'first-order-popup', variantIndex: 0}], [popup, swap]),
    ).toEqual([{weight: 0, hideFirstOrderPopup: true}]);
  });
});
