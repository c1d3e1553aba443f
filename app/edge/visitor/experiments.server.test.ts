import {expect, it} from 'vitest';

import type {Experiment} from '~/domain/visitor/experiments';

import {take} from '../../../tests/support/step-runner';

import {experimentAssignment} from './experiments.server';

const experiment = (skipWhen?: Experiment['variants'][number]['skipWhen']): Experiment => ({
  name: 'Offer',
  experimentId: 'offer',
  variants: [{weight: 1, ...(skipWhen ? {skipWhen} : {})}, {weight: 0}],
});

/** Sends a visitor through the step; `asked` counts how often it wanted to know the customer. */
async function visit(path: string, one: Experiment, cookie = '', token: string | null = null) {
  let asked = 0;
  const step = experimentAssignment({
    experiments: [one],
    random: () => 0,
    isCampaignPage: (address) => address === '/total',
  });
  const {headers} = await take(step, path, {
    init: {headers: {Cookie: cookie}},
    context: {
      isCrawler: false,
      isSignedIn: () => {
        asked += 1;
        return Promise.resolve(token !== null);
      },
    },
  });
  return {cookie: headers.getSetCookie()[0]?.split(';', 1)[0] ?? null, asked};
}

it('a new visitor gets an arm and its cookie, and one who has it gets none', async () => {
  expect((await visit('/', experiment())).cookie).toBe('col_exp=offer.0');
  expect((await visit('/', experiment(), 'col_exp=offer.1')).cookie).toBeNull();
});

it('the arm of a visitor is the one that is known, whatever stands before it', async () => {
  const shadowed = 'col_exp=; col_exp=gone.7; col_exp=offer.1';
  expect((await visit('/', experiment(), shadowed)).cookie).toBeNull();
});

it('nobody is asked who they are unless an arm wants to know', async () => {
  expect((await visit('/', experiment())).asked).toBe(0);
  expect((await visit('/', experiment(['signed-in']))).asked).toBe(1);
});

it('an arm that skips customers loses its cookie when one signs in', async () => {
  const skipping = experiment(['signed-in']);
  expect((await visit('/', skipping, 'col_exp=offer.0', 'token')).cookie).toBe('col_exp=');
  expect((await visit('/', skipping, 'col_exp=offer.0')).cookie).toBeNull();
});

it('an arm that keeps off campaign pages is not on them', async () => {
  expect((await visit('/total', experiment(['campaign-page']))).cookie).toBeNull();
});

it('internal calls take no part, but the list of products does', async () => {
  expect((await visit('/api/shopper', experiment())).cookie).toBeNull();
  expect((await visit('/api/products', experiment())).cookie).toBe('col_exp=offer.0');
});
