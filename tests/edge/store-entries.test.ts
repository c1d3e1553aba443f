import {describe, expect, it, vi} from 'vitest';

import {toCartFields} from '~/domain/cart/change/change-fields';
import type {CartReply} from '~/domain/visitor/shopper';

import {config} from '../../hydrogen.config';
import {WARES} from '../support/cart-shopper';
import {addOf} from '../support/cart-wishes';
import {usePlatformInProcess} from '../support/platform-in-process';
import {productField, productsField, writeEntry} from '../support/store-entries';
import {coldWorker, type OwnWorker} from '../support/worker-in-process';

const platform = usePlatformInProcess();

let hosts = 0;
/** A worker that takes its content from the store, under a name that no other has. */
const worker = (variables: Record<string, string> = {}) => {
  hosts += 1;
  return coldWorker({
    CONTENT_FROM: 'store',
    PUBLIC_SITE_URL: `https://entries-${hosts}.example`,
    ...variables,
  });
};

const write = (type: string, slug: string, fields: Parameters<typeof writeEntry>[3]) =>
  writeEntry(platform, type, slug, fields);
const headOf = (html: string) => /<head>[\s\S]*?<\/head>/.exec(html)?.[0] ?? '';
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** Puts units into the cart as a shopper does; answers the cart. */
async function add({fetch}: OwnWorker, handle: string, units = 1): Promise<CartReply> {
  const body = new URLSearchParams(toCartFields(addOf(platform.variantId(handle), units)));
  const headers = {Accept: 'application/json'};
  return (await fetch('/cart', {method: 'POST', body, headers})).json();
}

const held = ({shopper}: CartReply) =>
  Object.fromEntries(
    (shopper?.cart?.lines ?? []).map(({merchandise, quantity}) => [
      merchandise.product.handle,
      quantity,
    ]),
  );

/** A pouch with two pastes, as a merchant writes it. */
function writePromotion(more: Parameters<typeof writeEntry>[3] = {}): void {
  write('promotion', 'two-pastes', {
    title: 'A pouch with two pastes',
    kind: 'buyTwo',
    message: 'Two pastes bring a pouch.',
    gift: productField(platform, WARES.pouch),
    product: productField(platform, WARES.paste),
    ...more,
  });
}

describe('a promotion of the store', () => {
  it('gives its gift, says so in the cart, and can be declined', async () => {
    writePromotion();
    const visitor = await worker();
    await visitor.fetch('/learn');
    expect(held(await add(visitor, WARES.paste))).toEqual({[WARES.paste]: 1});
    const reply = await add(visitor, WARES.paste);
    expect(held(reply)).toEqual({[WARES.paste]: 2, [WARES.pouch]: 1});
    expect(reply.shopper?.gifts.messages).toContainEqual(
      expect.objectContaining({promotionId: 'two-pastes', standing: 'in your cart'}),
    );
    const gift = reply.shopper?.gifts.lines[0];
    expect(gift?.reasons).toEqual(['Two pastes bring a pouch. Free when you buy two.']);
    const decline = toCartFields({
      kind: 'decline-gift',
      lineId: gift?.lineId ?? '',
      promotionIds: ['two-pastes'],
    });
    const body = new URLSearchParams(decline);
    await visitor.fetch('/cart', {method: 'POST', body, headers: {Accept: 'application/json'}});
    expect(visitor.cookies.get('decline_two_pastes')).toBe('true');
    expect(held(await add(visitor, WARES.paste))).toEqual({[WARES.paste]: 3});
  });

  it('stands beside those of the content, and stops one of the same id', async () => {
    writePromotion();
    write('promotion', 'gift-over-50', {enabled: ['boolean', 'false']});
    const visitor = await worker();
    await visitor.fetch('/learn');
    // The kit brings the pouch by the promotion that is off, and two gifts by those that go on.
    expect(held(await add(visitor, WARES.kit))).toEqual({
      [WARES.kit]: 1,
      [WARES.sunscreen]: 1,
      [WARES.giftPen]: 1,
    });
  });

  it.each([
    ['is off', {enabled: ['boolean', 'false']}],
    ['has not begun', {starts_at: ['date_time', '2999-01-01T00:00:00Z']}],
    ['is over', {ends_at: ['date_time', '2020-01-01T00:00:00Z']}],
    ['is for editors alone', {preview_only: ['boolean', 'true']}],
    ['has a gift that costs money', {gift: 'costly'}],
    ['cannot be read', {kind: 'whenever'}],
  ] as const)('that %s gives nothing, and no word of it', async (_, change) => {
    const costly = 'gift' in change ? {gift: productField(platform, WARES.brush)} : change;
    writePromotion(costly as Parameters<typeof writeEntry>[3]);
    const visitor = await worker();
    await visitor.fetch('/learn');
    const reply = await add(visitor, WARES.paste, 2);
    expect(held(reply)).toEqual({[WARES.paste]: 2});
    expect(JSON.stringify(reply.shopper?.gifts)).not.toContain('two-pastes');
  });

  it.each(['bad-gateway', 'null-data'] as const)(
    'leaves the promotions of the content while the store answers %s',
    async (kind) => {
      writePromotion();
      platform.fault = ({operation}) => (operation === 'StoreContent' ? kind : null);
      const visitor = await worker();
      expect(held(await add(visitor, WARES.kit))).toMatchObject({
        [WARES.pouch]: 1,
        [WARES.sunscreen]: 1,
      });
    },
  );

  it('goes on in an outage after it was read once', async () => {
    writePromotion();
    const visitor = await worker();
    await visitor.fetch('/learn');
    await visitor.settle();
    platform.fault = ({operation}) => (operation === 'StoreContent' ? 'bad-gateway' : null);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    expect(held(await add(visitor, WARES.paste, 2))).toMatchObject({[WARES.pouch]: 1});
  });
});

describe('a campaign of the store', () => {
  const writeCampaign = (slug: string, more: Parameters<typeof writeEntry>[3] = {}) =>
    write('campaign', slug, {
      heading: 'Ten days of <mint>',
      text: 'Everything that is green.',
      banner: 'Mint days are here',
      seo_title: 'Mint days',
      link: '/collections/all',
      action: 'To the mint',
      products: productsField(platform, [WARES.paste, WARES.brush]),
      sections: ['list.metaobject_reference', JSON.stringify([sectionId()])],
      ...more,
    });
  const sectionId = () => {
    write('campaign_section', 'why', {heading: 'Why mint', text: 'It grows anywhere.'});
    const row = platform.content<{id: number; handle: string}>(
      'metaobject',
      'campaign_section/why',
    );
    return `gid://shopify/Metaobject/${row.id}`;
  };

  it('has a page, a line above the header and a row in the sitemap, without a deployment', async () => {
    writeCampaign('mint-days');
    const {fetch} = await worker();
    const response = await fetch('/campaigns/mint-days');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(mainOf(html)).toMatch(/<h1[^>]*>Ten days of &lt;mint&gt;<\/h1>/);
    expect(mainOf(html)).toMatch(/href="\/products"[^>]*>To the mint</);
    expect(mainOf(html)).toContain('It grows anywhere.');
    expect(mainOf(html)).toContain(`/products/${WARES.brush}`);
    expect(mainOf(html)).not.toMatch(/<dl[^>]*><\/dl>/);
    expect(headOf(html)).toContain(`<title>Mint days | ${config.brand.name}</title>`);
    expect(headOf(html)).toContain('content="Everything that is green."');
    const home = await (await fetch('/')).text();
    expect(home).toMatch(/href="\/campaigns\/mint-days"[^>]*>[\s\S]{0,80}Mint days are here/);
    expect(await (await fetch('/sitemap.xml')).text()).toContain('/campaigns/mint-days<');
  });

  it.each([
    ['is off', {enabled: ['boolean', 'false']}],
    ['has not begun', {starts_at: ['date_time', '2999-01-01T00:00:00Z']}],
    ['cannot be read', {text: ' '}],
  ] as const)('that %s is not found, and nothing leads to it', async (_, change) => {
    writeCampaign('mint-days', change);
    const {fetch} = await worker();
    expect((await fetch('/campaigns/mint-days')).status).toBe(404);
    expect(await (await fetch('/')).text()).not.toContain('Mint days are here');
    expect(await (await fetch('/sitemap.xml')).text()).not.toContain('/campaigns/');
  });

  it('of the content is edited and closed under its own address', async () => {
    writeCampaign('total');
    const {fetch} = await worker();
    expect(mainOf(await (await fetch('/total')).text())).toContain('Why mint');
    writeCampaign('total', {enabled: ['boolean', 'false']});
    const closed = await worker();
    expect((await closed.fetch('/total')).status).toBe(404);
    expect(await (await closed.fetch('/')).text()).not.toContain('href="/total"');
    expect((await closed.fetch('/total-chimarathon')).status).toBe(200);
  });

  it('is no page where the shop takes nothing from the store, and away while that does not answer', async () => {
    writeCampaign('mint-days');
    const own = await worker({CONTENT_FROM: 'repository'});
    expect((await own.fetch('/campaigns/mint-days')).status).toBe(404);
    platform.fault = ({operation}) => (operation === 'StoreContent' ? 'bad-gateway' : null);
    const {fetch} = await worker();
    expect((await fetch('/campaigns/mint-days')).status).toBe(503);
    expect((await fetch('/total')).status).toBe(200);
  });
});

describe('a category whose collection the merchant described', () => {
  const handle = `${config.brand.slug}-toothpaste`;
  const describeIt = () =>
    platform.collect(
      handle,
      {
        title: 'Pastes of all kinds',
        descriptionHtml: '<p>Mint, and what is not mint.</p>',
        seo: {title: 'Every paste', description: 'All our pastes.'},
        image: {
          id: 1,
          name: 'paste',
          version: '1',
          altText: 'Tubes',
          width: 1200,
          height: 800,
        },
      },
      [WARES.brush],
    );

  it('has its title, description, picture and words for search engines, and its own goods', async () => {
    describeIt();
    const {fetch} = await worker();
    const html = await (await fetch(`/products/${handle}`)).text();
    expect(mainOf(html)).toMatch(/<h1[^>]*>Pastes of all kinds<\/h1>/);
    expect(mainOf(html)).toContain('Mint, and what is not mint.');
    expect(mainOf(html)).toContain(`/products/${WARES.paste}`);
    expect(mainOf(html)).toMatch(/<img[^>]*src="[^"]*\/images\/paste\.png/);
    expect(headOf(html)).toContain(`<title>Every paste | ${config.brand.name}</title>`);
    expect(headOf(html)).toContain('name="description" content="All our pastes."');
    expect(headOf(html)).toMatch(/property="og:image" content="[^"]*\/images\/paste\.png/);
    expect(headOf(html)).toContain('"name":"Pastes of all kinds"');
    const product = await (await fetch(`/products/${WARES.paste}`)).text();
    expect(product).toContain('Pastes of all kinds');
    expect(await (await fetch('/api/cms/categories')).text()).toContain('Pastes of all kinds');
  });

  it('has the words of the content where the shop takes nothing from the store, or that does not answer', async () => {
    describeIt();
    const own = await worker({CONTENT_FROM: 'repository'});
    const html = await (await own.fetch(`/products/${handle}`)).text();
    expect(html).not.toContain('Pastes of all kinds');
    platform.fault = ({operation}) => (operation === 'StoreContent' ? 'bad-gateway' : null);
    const {fetch} = await worker();
    const without = await (await fetch(`/products/${handle}`)).text();
    expect(/<h1[\s\S]*?<\/h1>/.exec(without)?.[0]).toBe(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0]);
  });
});

describe('an editor who looks at another day', () => {
  const choose = ({fetch}: OwnWorker, fields: Record<string, string>) =>
    fetch('/_preview', {method: 'POST', body: new URLSearchParams(fields)});
  const writeDays = () => {
    write('announcement', 'now', {text: 'Always there', link: '/products'});
    write('campaign', 'winter', {
      heading: 'Winter',
      text: 'Snow.',
      banner: 'Winter is here',
      starts_at: ['date_time', '2030-12-01T00:00:00Z'],
      ends_at: ['date_time', '2031-03-01T00:00:00Z'],
    });
    write('hero', 'draft', {
      heading: 'Not for everybody yet',
      link: '/products',
      preview_only: ['boolean', 'true'],
    });
  };

  it('sees what runs on it and what is for editors alone, as others go on seeing the shop', async () => {
    writeDays();
    const preview = {PREVIEW: 'true', PUBLIC_SITE_URL: 'https://editors.example'};
    const editor = await worker(preview);
    const before = await (await editor.fetch('/')).text();
    expect(before).toContain('Always there');
    const chosen = await choose(editor, {at: '2030-12-24T18:00'});
    expect([chosen.status, chosen.headers.get('Location')]).toEqual([303, '/']);
    const seen = await editor.fetch('/');
    const html = await seen.text();
    expect(html).toContain('Winter is here');
    expect(mainOf(html)).toContain('Not for everybody yet');
    expect(html).toContain('2030-12-24, 18:00 UTC');
    expect(seen.headers.get('Cache-Control')).toBe('no-store');
    expect(seen.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect((await editor.fetch('/campaigns/winter')).status).toBe(200);
    const other = await worker(preview);
    const theirs = await (await other.fetch('/')).text();
    expect(theirs).not.toContain('Winter is here');
    expect(theirs).not.toContain('Not for everybody yet');
    await choose(editor, {at: '2030-12-24T18:00', leave: '1'});
    expect(await (await editor.fetch('/')).text()).not.toContain('Winter is here');
  });

  it('sees each change at once, and how the entries stand', async () => {
    writeDays();
    write('hero', 'half', {heading: 'No link'});
    const editor = await worker({PREVIEW: 'true'});
    await choose(editor, {at: '2030-12-24T18:00'});
    const list = (await (await editor.fetch('/_preview')).text()).replaceAll('<!-- -->', '');
    expect(list).toMatch(/>campaign winter: running</);
    expect(list).toMatch(/>hero half: left out, link missing</);
    write('campaign', 'winter', {heading: 'Winter', text: 'Ice.', banner: 'Ice is here'});
    expect(await (await editor.fetch('/')).text()).toContain('Ice is here');
  });

  it('is nobody in a shop without the switch, whatever their cookie says', async () => {
    writeDays();
    const visitor = await worker();
    expect((await visitor.fetch('/_preview')).status).toBe(404);
    expect((await choose(visitor, {at: '2030-12-24T18:00'})).status).toBe(404);
    visitor.cookies.set('preview_at', '2030-12-24T18:00:00.000Z');
    const html = await (await visitor.fetch('/')).text();
    expect(html).not.toContain('Winter is here');
    expect(html).not.toContain('Not for everybody yet');
    expect(html).not.toContain('/_preview');
  });
});
