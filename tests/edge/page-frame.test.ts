import {describe, expect, it} from 'vitest';

import {config} from '../../hydrogen.config';
import {useShop} from '../support/shop';
import {customer} from '../support/visitor';

const shop = useShop();

const page = async (path: string) => (await shop().fetch(path)).text();

describe('the label of a page, as analytics reports it', () => {
  const labelIn = (html: string) => /<body [^>]*data-view="([^"]*)"/.exec(html)?.[1];

  it.each([
    ['/', 'default'],
    ['/products', 'PLP'],
    [`/products/${config.brand.slug}-toothpaste`, 'PLP'],
    [`/products/${config.brand.slug}-toothpaste/kids-toothpaste`, 'PLP'],
    ['/products/total-daily-care-toothpaste', 'PDP'],
    ['/learn', 'Article listing page'],
    ['/learn/how-to-brush-your-teeth', 'Articles'],
    ['/search', 'default'],
    ['/account/login', 'default'],
    ['/no-such-page', 'default'],
  ])('%s is %s', async (path, label) => {
    expect(labelIn(await page(path))).toBe(label);
  });

  it('/account is My Account, and no page below it is', async () => {
    const {visitor} = await customer(shop());
    expect(labelIn(await (await visitor.ask('/account')).text())).toBe('My Account');
    expect(labelIn(await (await visitor.ask('/account/my-orders')).text())).toBe('default');
  });
});

describe('the error page', () => {
  const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  /** The links of the list under a heading, by what they say. */
  const list = (html: string, heading: string) => {
    const [, links = ''] = new RegExp(`${heading}</h2>([\\s\\S]*?)</ul>`).exec(html) ?? [];
    return [...links.matchAll(/<a ([^>]*)>([^<]*)/g)].map(([, attributes = '', text = '']) => ({
      text: text.trim(),
      href: /href="([^"]*)"/.exec(attributes)?.[1],
      attributes,
    }));
  };

  it('names the path, says the specified words and leads home', async () => {
    const html = await page('/no-such-page');
    expect(html).toContain('<title>Page Not Found: /no-such-page</title>');
    const content = main(html);
    expect(content).toContain('Page Not Found: /no-such-page');
    expect(content).toMatch(/<h1[^>]*>Whoops!<\/h1>/);
    expect(content).toContain('We got distracted by your bright smile and lost this page.');
    expect(content).toMatch(/<a [^>]*href="\/"[^>]*>\s*Go Back to Homepage/);
    expect(content).toContain('/assets/pictures/not-found-');
  });

  it('lists the main categories under Shop', async () => {
    const links = list(main(await page('/no-such-page')), 'Shop');
    expect(links.map(({text, href}) => [text, href])).toEqual(
      [
        ['Whitening', 'teeth-whitening'],
        ['Toothbrushes', 'smart-toothbrushes'],
        ['Toothpaste', 'toothpaste'],
        ['Bundles', 'oral-care-bundles'],
      ].map(([label, path]) => [label, `/products/${config.brand.slug}-${path}`]),
    );
  });

  it('lists the ways to help, of which the help center opens in a new tab', async () => {
    const links = list(main(await page('/no-such-page')), 'Need Help\\?');
    expect(links.map(({text, href}) => [text, href])).toEqual([
      ['Account Login', '/account/login'],
      ['Manage Subscriptions', '/account/manage-subscriptions'],
      ['Help &amp; FAQ', config.links.helpCenter],
      ['Contact Us', '/contact-us'],
    ]);
    const newTab = links.filter(({attributes}) => attributes.includes('target="_blank"'));
    expect(newTab.map(({text}) => text)).toEqual(['Help &amp; FAQ']);
    expect(newTab[0]?.attributes).toMatch(/rel="[^"]*noopener/);
  });
});

describe('a document', () => {
  it.each(['/', '/products', '/products/total-daily-care-toothpaste', '/search?q=mint', '/cart'])(
    '%s is whole: no part of it waits for the browser to draw it',
    async (path) => {
      const html = await page(path);
      expect(html.startsWith('<!DOCTYPE html><html')).toBe(true);
      // React's marks of a boundary that was not finished on the server.
      expect(html).not.toMatch(/<!--\$[!?]/);
    },
  );
});
