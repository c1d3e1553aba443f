import {expect, it} from 'vitest';

import {useShop} from '../support/shop';

const SITE = 'https://www.shop.example';

const preview = useShop({
  environment: {PREVIEW: 'true', PUBLIC_SITE_URL: SITE, PUBLIC_GTM_CONTAINER_ID: 'GTM-SHOP123'},
});

const PAGE = '/products/total-daily-care-toothpaste';

it('no answer of a preview is listed, whether page, data, call or error', async () => {
  for (const path of [
    '/',
    PAGE,
    `${PAGE}.data`,
    '/health',
    '/robots.txt',
    '/no-such-page',
    '/a.js',
  ]) {
    const {headers} = await preview().fetch(path);
    expect(`${path} ${headers.get('X-Robots-Tag')}`).toBe(`${path} noindex, nofollow`);
  }
});

it('its pages name the shop’s own address, their branch and build, and no tag manager', async () => {
  const {build} = (await (await preview().fetch('/health')).json()) as {build: string};
  const answer = await preview().fetch(PAGE);
  const html = (await answer.text()).replaceAll('<!-- -->', '');
  expect(html).toContain(`<link rel="canonical" href="${SITE}${PAGE}"/>`);
  expect(html).toMatch(new RegExp(`>Preview[^<]*, build ${build}<`));
  expect(html).not.toContain('GTM-SHOP123');
  expect(answer.headers.get('Server-Timing')).toMatch(/^total;dur=\d+/);
});

it('its own forms are taken and lead on within it', async () => {
  const html = await (await preview().fetch(PAGE)).text();
  const [merchandiseId] = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(html) ?? [];
  const input = {action: 'LinesAdd', inputs: {lines: [{merchandiseId, quantity: 1}]}};
  const answer = await preview().fetch('/cart', {
    method: 'POST',
    headers: {Origin: preview().url, Accept: 'text/html'},
    body: new URLSearchParams({cartFormInput: JSON.stringify(input)}),
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe('/cart');
});
