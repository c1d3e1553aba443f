import {afterEach, describe, expect, it} from 'vitest';

import {guards} from '~/edge/pipeline/guard-registry.server';
import {routeGuards} from '~/edge/pipeline/steps/route-guards.server';
import type {ShopContext} from '~/edge/request/context.server';

import {config} from '../../../hydrogen.config';
import {buildPages} from '../../../tests/support/route-table';
import {take} from '../../../tests/support/step-runner';

import {handle as total} from './total';
import {handle as totalChimarathon} from './total-chimarathon';

const CAMPAIGNS = ['total', 'total-chimarathon'] as const;
const pages = buildPages({total, 'total-chimarathon': totalChimarathon, '*': {}});
const context = {env: {}, moment: {at: Date.now(), isPreview: false}} as ShopContext;
const asConfigured = {...config.campaigns};

afterEach(() => {
  Object.assign(config.campaigns, asConfigured);
});

it('each of the two campaign pages asks the guard of its own name', () => {
  expect(total.guards).toEqual(['total']);
  expect(totalChimarathon.guards).toEqual(['total-chimarathon']);
});

describe.each(CAMPAIGNS)('the page of the campaign %s', (name) => {
  const ask = (suffix = '') =>
    take(routeGuards(guards), `/${name}${suffix}`, {context: {...context, pages}});

  it('is there while the campaign is open, whatever the other one is', async () => {
    for (const other of CAMPAIGNS) if (other !== name) config.campaigns[other] = {enabled: false};
    const {response, passed} = await ask();
    expect(await response.text()).toBe('page');
    expect(passed && new URL(passed.url).pathname).toBe(`/${name}`);
  });

  it.each([
    ['off', {enabled: false}],
    ['not begun', {enabled: true, startsAt: '2999-01-01T00:00:00Z'}],
    ['over', {enabled: true, endsAt: '2020-01-01T00:00:00Z'}],
  ])('is the 404 page while the campaign is %s, and its data is refused', async (_, campaign) => {
    config.campaigns[name] = campaign;
    const {passed} = await ask();
    expect(passed && new URL(passed.url).pathname).not.toBe(`/${name}`);
    const data = await ask('.data');
    expect(data.passed).toBeNull();
    expect(await data.response.text()).toContain(`Page Not Found: /${name}`);
  });
});
