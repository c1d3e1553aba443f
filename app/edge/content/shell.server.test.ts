import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {SHOP_PROMISES} from '~/domain/content/promises';
import type {ShopContext} from '~/edge/request/context.server';

import {config} from '../../../hydrogen.config';

import {loadShell} from './shell.server';

const {total} = config.campaigns;
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  config.campaigns.total = total;
});

const context = {
  env: {PUBLIC_STORE_DOMAIN: 'shop.example', SHOP_PROMISES},
  // While nobody knows what the store has, everything is taken to be there.
  once: (name: string, load: () => Promise<unknown>) =>
    name === 'shop-snapshot' ? Promise.reject(new PlatformUnavailable('away')) : load(),
  siteOrigin: 'https://shop.example',
  moment: {at: Date.now(), isPreview: false},
} as unknown as ShopContext;

const links = async () => {
  const {header, footer} = (await loadShell(context)).navigation;
  const all = [...header, ...footer.flatMap((group) => group.links)];
  return all.flatMap(({link, subCategories}) => [
    link,
    ...(subCategories ?? []).map((sub) => sub.link),
  ]);
};

describe('the links of a page’s frame', () => {
  it('lead to a campaign while it is open', async () => {
    expect(await links()).toContain('/total');
  });

  it.each([
    ['off', {enabled: false}],
    ['not begun', {enabled: true, startsAt: '2999-01-01T00:00:00Z'}],
    ['over', {enabled: true, endsAt: '2020-01-01T00:00:00Z'}],
  ])('lead to no campaign that is %s', async (_, campaign) => {
    config.campaigns.total = campaign;
    expect(await links()).not.toContain('/total');
    expect(await links()).toContain('/learn');
  });
});
