import {describe, expect, it} from 'vitest';
import {z} from 'zod';

import {config} from '../../hydrogen.config';
import {expectReadablePage} from '../support/readable-page';
import {useShop} from '../support/shop';

const searchAnswer = z.object({
  query: z.string(),
  products: z.array(z.object({handle: z.string(), title: z.string()})),
  articles: z.array(z.object({slug: z.string(), title: z.string()})),
});

describe('the pages to read and the search', () => {
  const shop = useShop();
  const text = async (path: string) => expectReadablePage(await shop().fetch(path));
  const post = (path: string, body: string) =>
    shop().fetch(path, {method: 'POST', headers: {'Content-Type': 'application/json'}, body});
  const search = async (path: string, body: unknown) =>
    searchAnswer.parse(await (await post(path, JSON.stringify(body))).json());

  /** Every public address, with a word that its page must hold. */
  it.each([
    ['/', 'Best sellers'],
    ['/total', 'Loosen it first'],
    ['/total-chimarathon', '26.2 miles'],
    ['/search', 'Popular searches'],
    ['/learn', 'Short, useful reads'],
    ['/learn/how-to-brush-your-teeth', 'On this page'],
    ['/contact-us', 'Contact'],
    ['/contact-us-email', 'form'],
    ['/whitening-product-quiz', 'whitening'],
    ['/opticobsessed', 'A little obsessed with white'],
    ['/hum-smart-toothbrush-app', 'hum'],
    ['/products', 'All Products'],
    ['/products/create-your-bundle', 'undle'],
    ['/app-privacy', 'In effect from'],
    ['/kids-app-privacy', 'In effect from'],
    ['/app-terms-of-service', 'In effect from'],
    ['/returns-and-warranty', 'In effect from'],
    ['/discount-code-terms-and-conditions', 'In effect from'],
    ['/california-consumer-protection-act-addendum', 'In effect from'],
    ['/tiktok-shop-terms-and-conditions', 'In effect from'],
    ['/app-rewards-terms-and-conditions', 'In effect from'],
  ])('%s is a page', async (path, word) => {
    const response = await shop().fetch(path);
    expect(response.status).toBe(200);
    const page = await expectReadablePage(response);
    expect(page).toContain(word);
    expect(page.match(/<h1/g)).toHaveLength(1);
  });

  /** Every page of the sitemap, and those that are not in it; of filters, one link of each kind. */
  it('no link on any public page leads nowhere', async () => {
    const sitemap = await (await shop().fetch('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(listed.length).toBeGreaterThan(100);
    const links = new Map<string, string>();
    const foundOn = new Map<string, string>();
    for (const path of [...listed, '/search?q=mint', '/cart', '/account/login', '/no-such-page']) {
      const page = await (await shop().fetch(path)).text();
      for (const [, href = ''] of page.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
        const link = new URL(href.replaceAll('&amp;', '&'), 'https://shop.example');
        const kind = `${link.pathname}?${[...link.searchParams.keys()].join('&')}`;
        links.set(kind, `${link.pathname}${link.search}`);
        foundOn.set(kind, path);
      }
    }
    const dead: string[] = [];
    for (const [kind, link] of links) {
      const {status} = await shop().fetch(link);
      if (status >= 400) dead.push(`${status} ${link} on ${foundOn.get(kind) ?? ''}`);
    }
    expect(dead).toEqual([]);
    // What a merchant writes in the store is linked from the menus of the store, which this shop does not show.
    const ofStore = /^\/(pages|policies|blogs|collections)\//;
    const unlinked = listed.filter((path) => !ofStore.test(path) && !links.has(`${path}?`));
    // A campaign is reached from its own posters and mails.
    expect(unlinked).toEqual(['/total-chimarathon']);
  }, 60_000);

  it.each(['/search?q=mint', '/cart', '/account/login', '/products?benefit=whitening'])(
    '%s asks search engines not to list it',
    async (path) => {
      expect(await (await shop().fetch(path)).text()).toContain('content="noindex, follow"');
    },
  );

  it.each([
    '/learn/no-such-article',
    '/learn?topic=nothing',
    '/learn?page=99',
    '/learn?page=x',
    '/learn/a%2Fb',
  ])('%s is not found', async (path) => {
    expect((await shop().fetch(path)).status).toBe(404);
  });

  it('articles and legal pages come without the framework script', async () => {
    for (const path of ['/learn/how-to-brush-your-teeth', '/app-privacy']) {
      expect(await text(path)).not.toContain('react-scripts');
    }
    expect(await text('/')).toContain('react-scripts');
  });

  it('an article says its title, canonical address and structured data', async () => {
    const page = await text('/learn/how-to-brush-your-teeth?utm_source=mail');
    expect(page).toMatch(/<title>How to brush your teeth[^<]*<\/title>/);
    expect(page).toMatch(/<link rel="canonical" href="[^"?]*\/learn\/how-to-brush-your-teeth"/);
    expect(page).toContain('"@type":"Article"');
  });

  it('the home page says who the shop is and how it is searched', async () => {
    const page = await text('/');
    const [, json = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
    const {'@graph': nodes} = JSON.parse(json) as {'@graph': unknown[]};
    expect(nodes).toMatchObject([
      {
        '@type': 'Organization',
        name: config.brand.name,
        contactPoint: {telephone: '(800) 555-0142'},
      },
      {
        '@type': 'WebSite',
        potentialAction: {
          target: {urlTemplate: expect.stringMatching(/\/search\?q=\{search_term_string\}$/)},
        },
      },
    ]);
  });

  it('the search page shows what was typed, as text', async () => {
    const page = await text(`/search?q=${encodeURIComponent('kid\'s "pro" & <b>more')}`);
    expect(page).toContain('kid&#x27;s &quot;pro&quot; &amp; &lt;b&gt;more');
    expect(page).toContain('content="noindex, follow"');
  });

  it('a search finds products and articles, and only the kinds asked for', async () => {
    const all = await search('/api/search', {query: 'whitening'});
    expect(all.products.length).toBeGreaterThan(3);
    expect(all.articles.length).toBeGreaterThan(0);
    const articles = await search('/api/search', {
      query: 'whitening',
      options: {types: ['article']},
    });
    expect(articles.products).toEqual([]);
    expect(articles.articles.length).toBeGreaterThan(0);
  });

  it('suggestions forgive a slip and never offer a gift', async () => {
    const {products} = await search('/api/search/predictive', {query: 'whitning pen'});
    expect(products.map(({title}) => title).join()).toMatch(/Whitening Pen/);
    expect(products.map(({handle}) => handle)).not.toContain('next-generation-whitening-pen');
  });

  it.each([{query: ''}, {query: '   '}, {}])('%j finds nothing', async (body) => {
    for (const path of ['/api/search', '/api/search/predictive']) {
      const found = await search(path, body);
      expect([found.products, found.articles]).toEqual([[], []]);
    }
  });

  it.each(['"', '(*', 'tag:kids OR', '😀', 'x'.repeat(5000), '<script>'])(
    'any input is words: %.20s',
    async (query) => {
      expect((await post('/api/search', JSON.stringify({query}))).status).toBe(200);
    },
  );

  it('a call that is no JSON, too large or of another method is refused', async () => {
    expect((await post('/api/search', '{')).status).toBe(400);
    expect((await post('/api/search', JSON.stringify({query: 7}))).status).toBe(400);
    expect((await post('/api/search', JSON.stringify({query: 'x'.repeat(70_000)}))).status).toBe(
      413,
    );
    expect((await shop().fetch('/api/search')).status).toBe(405);
    expect((await post('/api/search/trending', '{}')).status).toBe(405);
  });

  it('trending searches are texts, each once', async () => {
    const answer = await shop().fetch('/api/search/trending');
    const {queries} = z.object({queries: z.array(z.string().min(1))}).parse(await answer.json());
    expect(queries.length).toBeGreaterThan(4);
    expect(new Set(queries).size).toBe(queries.length);
  });

  it('the sitemap names pages that exist, and robots name the sitemap', async () => {
    const xml = await (await shop().fetch('/sitemap.xml')).text();
    const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    expect(paths).toContain('/learn/how-to-brush-your-teeth');
    expect(paths).toContain('/products/optic-white-bundle');
    expect(paths).not.toContain('/products/free-gift-1');
    for (const path of paths.filter((_, index) => index % 9 === 0)) {
      expect((await shop().fetch(path === '' ? '/' : path)).status).toBe(200);
    }
    expect(await (await shop().fetch('/robots.txt')).text()).toContain('/sitemap.xml');
  });
});
