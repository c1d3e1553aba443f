import {describe, expect, it, vi} from 'vitest';

import {config} from '../../hydrogen.config';
import type {MenuRow, MetaobjectRow} from '../../platform/content/records.ts';
import {usePlatformInProcess} from '../support/platform-in-process';
import {coldWorker} from '../support/worker-in-process';

const platform = usePlatformInProcess();

let hosts = 0;
const worker = (from: string) => {
  hosts += 1;
  return coldWorker({CONTENT_FROM: from, PUBLIC_SITE_URL: `https://menus-${hosts}.example`});
};

const headerOf = (html: string) => /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
const footerOf = (html: string) => /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';

const section = (type: string, fields: Record<string, string>): Omit<MetaobjectRow, 'id'> => ({
  handle: `${type}/now`,
  type,
  slug: 'now',
  status: 'ACTIVE',
  updatedAt: '2026-03-01T09:00:00Z',
  fields: Object.entries(fields).map(([key, value]) => ({
    key,
    type: 'single_line_text_field',
    value,
  })),
});

function writeSections(): void {
  platform.write(
    'metaobject',
    section('announcement', {text: 'Spring is here', link: '/pages/about'}),
  );
  platform.write(
    'metaobject',
    section('hero', {
      heading: 'Two minutes of <spring>',
      text: 'Fresh.',
      link: '/collections/all',
      action: 'See it',
    }),
  );
}

describe('a shop that takes its content from the store', () => {
  it('has the menus of the store, with our addresses of what they name', async () => {
    const {fetch} = await worker('store');
    const html = await (await fetch('/learn')).text();
    expect(headerOf(html)).toContain('href="/blogs/news"');
    expect(headerOf(html)).toContain(`href="/products/${config.brand.slug}-toothpaste"`);
    expect(headerOf(html)).not.toContain('/whitening-product-quiz');
    expect(footerOf(html)).toContain('href="/policies/refund-policy"');
    expect(footerOf(html)).not.toContain('Footer menu');
    expect(html).not.toContain('href="/collections/');
  });

  it('shows the announcement and the hero that the merchant changed, without a deployment', async () => {
    const {fetch} = await worker('store');
    writeSections();
    const html = await (await fetch('/')).text();
    expect(html).toContain('Spring is here');
    expect(html).toMatch(/<h1[^>]*>Two minutes of &lt;spring&gt;<\/h1>/);
    expect(html).toMatch(/href="\/products"[^>]*>See it</);
  });

  it('keeps the repository’s content for what the store does not have', async () => {
    platform.write<MenuRow>('menu', {...platform.content<MenuRow>('menu', 'main-menu'), items: []});
    const {fetch} = await worker('store');
    const [taken, own] = [
      await (await fetch('/')).text(),
      await (await (await worker('')).fetch('/')).text(),
    ];
    expect(headerOf(taken)).toBe(headerOf(own));
    expect(/<h1[\s\S]*?<\/h1>/.exec(taken)?.[0]).toBe(/<h1[\s\S]*?<\/h1>/.exec(own)?.[0]);
  });

  it('costs a cold worker one call more, and a warm one none', async () => {
    const count = async (from: string) => {
      const {fetch, settle} = await worker(from);
      platform.calls.length = 0;
      await fetch('/learn');
      await settle();
      const cold = platform.calls.length;
      await fetch('/cart');
      await fetch('/learn');
      await settle();
      return [cold, platform.calls.length - cold];
    };
    const [cold = 0, warm] = await count('repository');
    expect(await count('store')).toEqual([cold + 1, warm]);
  });

  it.each(['bad-gateway', 'null-data'] as const)(
    'stands with the repository’s menus while the store answers %s, in a page that nobody else gets, and with the store’s once it is read',
    async (kind) => {
      const {fetch, settle} = await worker('store');
      platform.fault = ({operation}) => (operation === 'StoreContent' ? kind : null);
      const without = await (await fetch('/learn')).text();
      expect(headerOf(without)).toContain('/whitening-product-quiz');
      await settle();
      platform.heal();
      const html = await (await fetch('/learn')).text();
      expect(headerOf(html)).toContain('href="/blogs/news"');
      await settle();
      platform.fault = ({operation}) => (operation === 'StoreContent' ? kind : null);
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
      expect(headerOf(await (await fetch('/contact-us')).text())).toContain('href="/blogs/news"');
    },
  );

  it.each(['unauthenticated_read_content', 'unauthenticated_read_metaobjects'] as const)(
    'goes without what the store withholds: %s',
    async (scope) => {
      writeSections();
      platform.withhold(scope);
      const {fetch} = await worker('store');
      const response = await fetch('/');
      const html = await response.text();
      expect(response.status).toBe(200);
      const hasMenus = scope !== 'unauthenticated_read_content';
      expect(headerOf(html).includes('href="/blogs/news"')).toBe(hasMenus);
      expect(html.includes('Spring is here')).toBe(!hasMenus);
    },
  );
});

it('a shop with content of its own asks the store for none', async () => {
  writeSections();
  const {fetch} = await worker('');
  const html = await (await fetch('/')).text();
  expect(html).not.toContain('Spring is here');
  expect(platform.calls.map(({operation}) => operation)).not.toContain('StoreContent');
});
