import {describe, expect, it} from 'vitest';
import {z} from 'zod';

import {config} from '../../hydrogen.config';
import {useShop} from '../support/shop';

const {slug} = config.brand;

/** The structured data of a document, by type. */
function structuredData(html: string): Map<string, Record<string, unknown>> {
  const text = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (text === undefined) return new Map();
  const graph = z
    .object({'@graph': z.array(z.looseObject({'@type': z.string()}))})
    .parse(JSON.parse(text));
  return new Map(graph['@graph'].map((node) => [node['@type'], node]));
}

function canonicalOf(html: string): string[] {
  return [...html.matchAll(/<link[^>]*rel="canonical"[^>]*>/g)].map(
    ([element]) => /href="([^"]*)"/.exec(element)?.[1]?.replaceAll('&amp;', '&') ?? '',
  );
}

const TREE: Readonly<Record<string, string[]>> = {
  [`${slug}-teeth-whitening`]: [
    'whitening-treatments',
    'whitening-toothpaste',
    'whitening-bundles',
  ],
  [`${slug}-smart-toothbrushes`]: [
    'adult-toothbrushes',
    'kids-toothbrushes',
    'toothbrush-replacement-heads-and-chargers',
    'toothbrush-bundles',
  ],
  [`${slug}-toothpaste`]: ['adult-toothpaste', 'kids-toothpaste'],
  [`${slug}-oral-care-bundles`]: [
    'freshening-bundles',
    'teeth-whitening-bundles',
    'toothbrush-bundles',
  ],
};

/** Fixed product and bundle pages. */
const FIXED_PAGES = [
  'create-your-bundle',
  'optic-white-bundle',
  'trick-or-teeth-bundle',
  'summer-freshness-bundle',
  'kids-strawberry-burst-bundle',
  'kids-watermelon-burst-bundle',
  'kids-cavity-protection-bundle',
  'optic-white-express-teeth-whitening-pen',
  'optic-white-comfort-fit-teeth-whitening-device-and-kit',
  'total-plaque-pro-release-whitening-toothpaste-3-oz-tube',
  'total-plaque-pro-release-fresh-mint-toothpaste-3-oz-tube',
];

describe('the product routes', () => {
  const shop = useShop();
  const categories = Object.entries(TREE).flatMap(([main, subs]) => [
    main,
    ...subs.map((sub) => `${main}/${sub}`),
  ]);

  it.each(['', ...categories.map((path) => `/${path}`)])(
    '/products%s lists products under one heading',
    async (path) => {
      const response = await shop().fetch(`/products${path}`);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/<article[\s\S]*href="\/products\//);
      expect(canonicalOf(html)).toEqual([`${shop().url}/products${path}`]);
    },
  );

  it.each(FIXED_PAGES)('/products/%s is a page', async (page) => {
    const response = await shop().fetch(`/products/${page}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1');
  });

  it.each([
    'nothing',
    'constructor',
    '__proto__',
    'a%2Fb',
    `${slug}-toothpaste/kids-toothbrushes`,
    `${slug}-toothpaste/nothing`,
    `${slug}-toothpaste/kids-toothpaste/more`,
    'optic-white-bundle/kids-toothpaste',
    'kids-toothpaste',
    'free-gift-1',
  ])('/products/%s is not found, as a document and as data', async (path) => {
    const page = await shop().fetch(`/products/${path}`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('Page Not Found');
    expect((await shop().fetch(`/products/${path}.data`)).status).toBe(404);
  });
});

describe('a category page', () => {
  const shop = useShop();
  const path = `/products/${slug}-toothpaste`;

  it('is filtered and sorted by its address alone, and search engines keep only the whole of it', async () => {
    const html = await (await shop().fetch(`${path}?audience=kids&sort=price-low`)).text();
    const listed = [...html.matchAll(/<h2[^>]*><a[^>]*href="\/products\/([^"]+)"/g)].map(
      ([, handle]) => handle,
    );
    expect(listed.length).toBeGreaterThan(2);
    expect(listed.every((handle) => handle?.startsWith('kids-'))).toBe(true);
    expect(html).toContain('<meta name="robots" content="noindex, follow"');
    expect(canonicalOf(html)).toEqual([`${shop().url}${path}`]);
  });

  it('offers a way back from filters that nothing fits', async () => {
    const response = await shop().fetch(`${path}?benefit=whitening&audience=kids&price=over-50`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('Nothing fits all of that');
    expect(html).toContain('Clear filters');
  });

  it('shows the first page for a page number that is none, and its parameters change nothing', async () => {
    for (const query of ['page=-1', 'page=x', 'utm_source=a', 'constructor=1', '__proto__[a]=1']) {
      expect((await shop().fetch(`${path}?${query}`)).status).toBe(200);
    }
  });

  it('reaches every product of the shop page by page', async () => {
    const seen = new Set<string>();
    let address: string | undefined = '/products';
    let pages = 0;
    while (address !== undefined && pages < 10) {
      const html: string = await (await shop().fetch(address)).text();
      for (const [, handle] of html.matchAll(/<h2[^>]*><a[^>]*href="\/products\/([^"]+)"/g)) {
        seen.add(handle ?? '');
      }
      address = /href="([^"]*)"[^>]*><span class="sr-only">Next page/.exec(html)?.[1];
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(seen.size).toBe(63);
    expect([...seen].filter((handle) => handle.startsWith('free-gift'))).toEqual([]);
  });

  it('offers no quick add of a product that is sold out', async () => {
    const html = await (await shop().fetch(path)).text();
    const card =
      /<article(?:(?!<article)[\s\S])*kids-bubble-fruit-toothpaste[\s\S]*?<\/article>/.exec(
        html,
      )?.[0];
    expect(card).toContain('Sold out');
    expect(card).not.toContain('action="/cart"');
  });
});

describe('a product page', () => {
  const shop = useShop();
  const hum = '/products/hum-smart-electric-toothbrush';

  it.each(['foo=bar&fbclid=1', 'variant=999999', 'Color=Nothing', 'constructor=x'])(
    'answers at once, without a redirect, to ?%s',
    async (query) => {
      const response = await shop().fetch(`${hum}?${query}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('value="{&quot;action&quot;:&quot;LinesAdd');
    },
  );

  it('opens on the variant that its address names, by number or by options', async () => {
    const id = await shop().api.variantId('hum-smart-electric-toothbrush', {Color: 'Ink'});
    const number = id.slice(id.lastIndexOf('/') + 1);
    for (const query of [`variant=${number}&utm_source=ad`, 'color=ink']) {
      const html = await (await shop().fetch(`${hum}?${query}`)).text();
      expect(html).toContain(`&quot;merchandiseId&quot;:&quot;${id}&quot;`);
    }
  });

  it('has a canonical address without marketing parameters', async () => {
    const query = 'utm_source=x&exp=first-order-popup.0&discount=A&im_ref=c1&gclid=z';
    // The discount link may be taken up by a redirect to the page itself.
    const response = await shop().fetch(`${hum}?${query}`, {redirect: 'follow'});
    const html = await response.text();
    expect(canonicalOf(html)).toEqual([`${shop().url}${hum}`]);
    expect(html).toContain(`<meta property="og:url" content="${shop().url}${hum}"`);
  });

  it('describes the product with one offer per variant, and the trail to it', async () => {
    const nodes = structuredData(await (await shop().fetch(hum)).text());
    const offers = z
      .array(z.object({price: z.string(), availability: z.string(), url: z.string()}))
      .parse(nodes.get('Product')?.['offers']);
    expect(offers).toHaveLength(4);
    expect(offers.every(({price}) => price === '79.99')).toBe(true);
    expect(offers.filter(({availability}) => availability.endsWith('OutOfStock'))).toHaveLength(1);
    expect(nodes.get('BreadcrumbList')?.['itemListElement']).toHaveLength(4);
  });

  it('never offers a product that requires a plan once, and presets the plan', async () => {
    const html = await (await shop().fetch('/products/hum-brush-head-club')).text();
    expect(html).not.toContain('One-time purchase');
    const plans = [...html.matchAll(/<input[^>]*name="sellingPlanId"[^>]*>/g)].map(
      ([element]) => element,
    );
    expect(plans).toHaveLength(1);
    expect(plans[0]).toContain('checked');
    expect(plans[0]).toContain('gid://shopify/SellingPlan/');
  });

  it('shows what a plan saves to the cent', async () => {
    const html = await (await shop().fetch('/products/total-daily-care-toothpaste')).text();
    for (const text of [/\$5\.49/, /\$4\.67/, /Save (?:<!-- -->)?\$0\.82/]) {
      expect(html).toMatch(text);
    }
  });

  it('lists the parts of a fixed bundle with their pages', async () => {
    const html = await (await shop().fetch('/products/optic-white-bundle')).text();
    expect(html).toContain('In this bundle');
    expect(html).toContain('href="/products/whitening-rinse-mouthwash"');
  });

  it('leads to the alternate variant of a subscription under its own title', async () => {
    const html = await (await shop().fetch('/products/hum-replacement-heads-2-pack')).text();
    expect(html).toMatch(
      /href="\/products\/hum-replacement-heads-4-pack\?variant=\d+"[^>]*>Get the 4-pack/,
    );
  });
});

describe('the bundle builder', () => {
  const shop = useShop();
  const path = '/products/create-your-bundle';

  it('needs no JavaScript: its picks are an address, and a complete bundle is one change of the cart', async () => {
    const ids = await Promise.all([
      shop().api.variantId('bamboo-handle-toothbrush-2-pack'),
      shop().api.variantId('gum-care-toothpaste'),
      shop().api.variantId('tongue-cleaner-duo'),
    ]);
    const picks = ids.map((id) => `pick=${id.slice(id.lastIndexOf('/') + 1)}`).join('&');
    const html = await (await shop().fetch(`${path}?bundle=everyday-routine&${picks}`)).text();
    expect(html).toContain('Your bundle is ready');
    for (const id of ids) expect(html).toContain(`&quot;merchandiseId&quot;:&quot;${id}&quot;`);
    expect(canonicalOf(html)).toEqual([`${shop().url}${path}`]);
  });

  it('says what is missing, and does not offer the cart before', async () => {
    const html = await (await shop().fetch(`${path}?bundle=everyday-routine`)).text();
    expect(html).toContain('Toothbrush: choose 1 more');
    expect(html).toMatch(/<button[^>]*disabled[^>]*>[\s\S]{0,80}Add bundle to cart/);
  });

  it('shows the first bundle for one that it does not know', async () => {
    expect((await shop().fetch(`${path}?bundle=__proto__`)).status).toBe(200);
  });
});

describe('the whitening quiz', () => {
  const shop = useShop();
  const path = '/whitening-product-quiz';
  const answers =
    'who=adult&goal=stains&sensitivity=fine&time=minutes&habits=coffee-tea&budget=one-thing';

  it('asks one question after the other, keeping the answers in its form', async () => {
    const html = await (await shop().fetch(`${path}?who=adult`)).text();
    expect(html).toContain('<input type="hidden" name="who" value="adult"');
    expect(html).toContain('name="goal"');
    expect(html).toMatch(/Question (?:<!-- -->)?2/);
  });

  it('ends with a product, the reasons for it and the way into the cart, at an address to share', async () => {
    const html = await (await shop().fetch(`${path}?${answers}`)).text();
    expect(html).toContain('The Express pen');
    expect(html).toContain('Why this one');
    expect(html).toContain('action="/cart"');
    expect(html).toContain('<meta name="robots" content="noindex, follow"');
  });

  it('asks again where an answer is none', async () => {
    const html = await (await shop().fetch(`${path}?who=robot&goal=stains`)).text();
    expect(html).toContain('Who is it for?');
  });
});

describe('the internal calls', () => {
  const shop = useShop();

  it('GET /api/cms/categories answers the category tree', async () => {
    const response = await shop().fetch('/api/cms/categories');
    const tree = z
      .array(z.object({handle: z.string(), subCategories: z.array(z.object({handle: z.string()}))}))
      .parse(await response.json());
    expect(
      Object.fromEntries(
        tree.map(({handle, subCategories}) => [handle, subCategories.map((sub) => sub.handle)]),
      ),
    ).toEqual(TREE);
  });

  it('GET /api/products answers the products by handle, the gifts among them', async () => {
    const response = await shop().fetch('/api/products');
    const products = z
      .record(z.string(), z.object({handle: z.string(), title: z.string()}))
      .parse(await response.json());
    expect(Object.keys(products)).toHaveLength(68);
    expect(products['free-gift-1']?.handle).toBe('free-gift-1');
  });

  it('GET /api/cms/static-images answers pictures for four screens, with absolute addresses', async () => {
    const images = z
      .array(
        z.object({
          title: z.string(),
          mobileImage: z.object({src: z.url(), width: z.number()}),
          tabletSmallImage: z.object({src: z.url()}),
          tabletLargeImage: z.object({src: z.url()}),
          desktopImage: z.object({src: z.url()}),
        }),
      )
      .parse(await (await shop().fetch('/api/cms/static-images')).json());
    expect(images.map(({title}) => title)).toContain('home-hero');
  });

  it('GET /api/bundle-config answers the bundles in the agreed shape', async () => {
    const answer = await (await shop().fetch('/api/bundle-config')).json();
    const slot = z.strictObject({
      title: z.string(),
      min: z.int(),
      max: z.int(),
      products: z.array(z.string()).min(1),
    });
    const parsed = z
      .strictObject({
        bundles: z.array(
          z.strictObject({
            handle: z.string(),
            title: z.string(),
            minItems: z.int(),
            maxItems: z.int(),
            slots: z.array(slot).min(1),
            discount: z.object({title: z.string(), percentage: z.number()}),
          }),
        ),
      })
      .parse(answer);
    expect(parsed.bundles.length).toBeGreaterThan(0);
  });

  it.each([
    '/api/cms/categories',
    '/api/products',
    '/api/cms/static-images',
    '/api/bundle-config',
    '/cms/home-hero',
  ])('%s only reads', async (path) => {
    const response = await shop().fetch(path, {method: 'POST', headers: {Origin: shop().url}});
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});

describe('GET /cms/{id}', () => {
  const shop = useShop();

  it('serves a content image as WebP', async () => {
    const response = await shop().fetch('/cms/home-hero?width=320', {redirect: 'follow'});
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(String.fromCharCode(...bytes.subarray(8, 12))).toBe('WEBP');
  });

  it.each([
    ['/cms/nothing', 404],
    ['/cms/constructor', 404],
    ['/cms/https%3A%2F%2Fevil.example%2Fa.png', 404],
    ['/cms/..%2F..%2Fsecret', 404],
    ['/cms/home-hero/more', 404],
    ['/cms/home-hero?width=-1', 400],
    ['/cms/home-hero?quality=0', 400],
    ['/cms/home-hero?format=exe', 400],
  ])('answers %s with %i', async (path, status) => {
    expect((await shop().fetch(path)).status).toBe(status);
  });
});

describe('while the platform does not answer', () => {
  const shop = useShop({environment: {PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:9'}});

  it('a product page says so with 503 and a way on', async () => {
    const response = await shop().fetch('/products/optic-white-bundle');
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    const html = await response.text();
    expect(html).toContain('try again in a minute');
    expect(html).toContain('Go Back to Homepage');
  });

  it('a category still reads, is not kept, and nothing is said of an unknown one, for which there may be a redirect', async () => {
    const response = await shop().fetch(`/products/${slug}-toothpaste`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    expect(await response.text()).toContain('Pastes and gels');
    expect((await shop().fetch(`/products/${slug}-toothpaste/nothing`)).status).toBe(503);
  });

  it('the product list is empty, and the content calls answer as ever', async () => {
    const list = await shop().fetch('/api/products');
    expect([list.status, await list.json()]).toEqual([200, {}]);
    expect((await shop().fetch('/api/cms/categories')).status).toBe(200);
  });

  it('the quiz still names its product', async () => {
    const html = await (
      await shop().fetch(
        '/whitening-product-quiz?who=adult&goal=stains&sensitivity=fine&time=minutes&habits=coffee-tea&budget=one-thing',
      )
    ).text();
    expect(html).toContain('The Express pen');
  });
});
