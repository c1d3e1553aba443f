import {randomUUID} from 'node:crypto';
import {decode} from 'turbo-stream';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {postAlone} from '../support/post-alone';
import {type Shop, useShop} from '../support/shop';

/** Nothing is remembered from one request to the next, so a test sees what it has just stored. */
const shop = useShop({environment: {CACHE_SECONDS: '0'}});

function storeRedirects(entries: Record<string, string>): void {
  const {store} = shop().platform.services;
  store.run('DELETE FROM redirects', []);
  Object.entries(entries).forEach(([path, target], index) => {
    store.run('INSERT INTO redirects (id, path, target) VALUES (?, ?, ?)', [
      index + 1,
      path,
      target,
    ]);
  });
}

async function location(path: string): Promise<string | null> {
  return (await shop().fetch(path)).headers.get('Location');
}

/** What a single-fetch answer tells Remix's client to do. */
async function instruction(response: Response): Promise<Record<string, unknown>> {
  if (!response.body) throw new Error('The answer has no body.');
  const decoded = await decode(response.body, {
    plugins: [(type, value) => (type === 'SingleFetchRedirect' ? {value} : undefined)],
  });
  return decoded.value as Record<string, unknown>;
}

describe('a merchant’s redirect', () => {
  beforeAll(() => {
    storeRedirects({
      '/about': '/learn',
      '/old': '/products?sort=price',
      '/learn': '/contact-us',
      '/away': 'https://help.example/x',
      '/a': '/b',
      '/b': '/a',
      '/self': '/self/',
      '/evil': '//evil.example/',
      '/script': 'javascript:alert(1)',
    });
  });
  // The other tests want the pages that these redirects lead away from.
  afterAll(() => {
    shop().reset();
  });

  it('is answered with 301 and not kept by the browser', async () => {
    const response = await shop().fetch('/about');
    expect(response.status).toBe(301);
    // A chain is one answer.
    expect(response.headers.get('Location')).toBe('/contact-us');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('wins over a page that exists', async () => {
    expect(await location('/learn')).toBe('/contact-us');
  });

  it.each(['/a*', '/about%22', '/about:x', '/abou'])('does not match %s', async (path) => {
    const response = await shop().fetch(path);
    expect([response.status, response.headers.get('Location')]).toEqual([404, null]);
  });

  it('keeps the query of the asked address behind that of its target', async () => {
    expect(await location('/old?utm_source=x&im_ref=1')).toBe(
      '/products?sort=price&utm_source=x&im_ref=1',
    );
  });

  it.each(['/a', '/b', '/self', '/evil', '/script'])(
    'that loops or leaves by a trick is no redirect: %s',
    async (path) => {
      const response = await shop().fetch(path);
      expect([response.status, response.headers.get('Location')]).toEqual([404, null]);
    },
  );

  it.each(['//evil.example/', '/%2F%2Fevil.example', '/%5Cevil.example', '///evil.example/%2e%2e'])(
    'never leads from %s to another host',
    async (path) => {
      const target = await location(path);
      if (target !== null) expect(new URL(target, shop().url).origin).toBe(shop().url);
    },
  );

  it('is followed in the app when it stays in the shop', async () => {
    const response = await shop().fetch('/about.data?_routes=root');
    expect(response.status).toBe(202);
    expect(JSON.stringify(await instruction(response))).toContain('"redirect":"/contact-us"');
  });

  it('is a full page load for the app when it leaves the shop', async () => {
    expect(await location('/away?utm_source=x')).toBe('https://help.example/x?utm_source=x');
    const told = JSON.stringify(await instruction(await shop().fetch('/away.data')));
    expect(told).toContain('"redirect":"https://help.example/x"');
    expect(told).toContain('"reload":true');
  });

  it('is told by the internal call, for paths of this shop alone', async () => {
    const ask = async (path: string) => {
      const response = await shop().fetch(`/api/redirect?path=${encodeURIComponent(path)}`);
      return {status: response.status, body: await response.json()};
    };
    expect(await ask('/about?x=1')).toEqual({
      status: 200,
      body: {redirect: {location: '/contact-us?x=1', external: false}},
    });
    expect(await ask('/away')).toMatchObject({body: {redirect: {external: true}}});
    expect(await ask('/products')).toEqual({status: 200, body: {redirect: null}});
    for (const path of ['', '//evil.example', 'https://evil.example/', '/\\evil.example']) {
      expect((await ask(path)).status).toBe(400);
    }
  });
});

describe('a shared discount link', () => {
  it('keeps its code as it is spelled, for each visitor anew, and leads to a page that keeps nothing of it', async () => {
    for (const _visitor of ['one', 'another']) {
      const response = await shop().fetch('/discount/Smile10?redirect=/contact-us&utm_source=m');
      expect(response.status).toBe(302);
      expect(response.headers.get('Location')).toBe('/contact-us?utm_source=m');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.getSetCookie()).toContainEqual(
        expect.stringMatching(/^discount_link=Smile10; .*HttpOnly/),
      );
    }
    const page = await shop().fetch('/contact-us?utm_source=m');
    expect(page.headers.getSetCookie().join()).not.toContain('discount_link');
  });

  it('leads to no other site, and is one code and nothing more', async () => {
    expect(await location('/discount/A?redirect=//evil.example')).toBe('/');
    expect((await shop().fetch('/discount/a/b')).status).toBe(404);
    expect((await shop().fetch('/discount/A', {method: 'PUT'})).status).not.toBe(302);
  });
});

it.each(['/search', '/contact-us-email', '/nothing', '/cart', '/account/login', '/learn'])(
  'the page %s and its data say who may keep them, and nobody between the shop and the visitor may',
  async (path) => {
    for (const address of [path, `${path}.data`, `${path}?unknown=1`]) {
      const response = await shop().fetch(address);
      expect([address, response.headers.get('Cache-Control')]).toEqual([
        address,
        expect.stringMatching(/^(private, no-cache|no-store)$/),
      ]);
    }
  },
);

it.each(['/cart', '/account/login', '/contact-us-email'])(
  'a body that no form has is refused at %s, whether it says its length or not',
  async (path) => {
    for (const [name, value] of [
      ['Content-Length', '300000'],
      ['Transfer-Encoding', 'chunked'],
    ] as const) {
      const headers = {'Content-Type': 'application/x-www-form-urlencoded', [name]: value};
      const answer = await postAlone(`${shop().url}${path}`, headers, 'a'.repeat(300_000));
      expect([413, 'closed']).toContain(answer);
    }
  },
);

/** In the settings of a page whose visitor is offered something. */
const OFFER = 'firstOrderOffer&quot;:{';

describe('an experiment', () => {
  const arm = (response: Response) =>
    response.headers.getSetCookie().find((cookie) => cookie.startsWith('col_exp='));

  it('gives a new visitor an arm for 90 days', async () => {
    expect(arm(await shop().fetch('/contact-us'))).toBe(
      'col_exp=first-order-popup.1; Max-Age=7776000; Path=/; SameSite=Lax',
    );
  });

  it('takes the arm of the query, renders it and saves it', async () => {
    const response = await shop().fetch('/?exp=first-order-popup.0');
    expect(arm(response)).toContain('col_exp=first-order-popup.0;');
    const html = await response.text();
    expect(html).toContain('first-order-popup.0');
    expect(html).not.toContain(OFFER);
  });

  it('keeps the arm of the cookie and writes it no second time', async () => {
    const response = await shop().fetch('/', {headers: {Cookie: 'col_exp=first-order-popup.0'}});
    expect(arm(response)).toBeUndefined();
    expect(await response.text()).not.toContain(OFFER);
  });

  it('shows the offer in the arm that does not hide it', async () => {
    expect(await (await shop().fetch('/')).text()).toContain(OFFER);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'Some spider',
    'Crawler/1.0',
    'LinkedInBot/1.0',
  ])('takes no part for %s', async (agent) => {
    const response = await shop().fetch('/?exp=first-order-popup.0', {
      headers: {'User-Agent': agent, Cookie: 'col_exp=first-order-popup.1'},
    });
    expect(response.status).toBe(200);
    expect(arm(response)).toBeUndefined();
  });

  it('gives a phone called Cubot an arm like any other', async () => {
    const agent =
      'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';
    expect(arm(await shop().fetch('/', {headers: {'User-Agent': agent}}))).toBeDefined();
  });
});

describe('the open shop', () => {
  it.each(['/maintenance', '/password'])('sends %s to the home page', async (path) => {
    const response = await shop().fetch(path);
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/']);
  });

  it('says that it is well, and which build it is', async () => {
    const health = await shop().fetch('/health');
    expect(health.headers.get('Cache-Control')).toBe('no-store');
    const manifest = await shop().fetch('/builds/latest.json');
    expect(manifest.headers.get('Cache-Control')).toBe('no-cache');
    const {id} = await manifest.json<{id: string}>();
    expect(await health.json()).toEqual({status: 'ok', build: id});
    expect((await shop().fetch(`/builds/meta/${id}.json`)).status).toBe(200);
    expect((await shop().fetch('/builds/meta/gone.json')).status).toBe(404);
  });

  it('never lets the page script or the stylesheet of a build change under its name', async () => {
    const html = await (await shop().fetch('/')).text();
    const [, script] = /src="(\/assets\/page-[^"]+)"/.exec(html) ?? [];
    expect((await shop().fetch(script ?? '')).headers.get('Cache-Control')).toContain('immutable');
  });
});

interface StoredMail {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
}

describe('the contact form', () => {
  const fields = {
    name: 'Ann Example',
    email: 'ann@b.example',
    topic: 'An order or delivery',
    orderNumber: '#1001',
    message: 'Where is it?\nAnn',
  };
  function write(over: Record<string, string> = {}) {
    return shop().fetch('/contact-us-email', {
      method: 'POST',
      body: new URLSearchParams({...fields, ...over}),
      headers: {Origin: shop().url},
    });
  }
  async function outbox(from: Shop = shop()): Promise<StoredMail[]> {
    const answer = await fetch(`${from.platform.url}/_test/outbox`);
    return (await answer.json<{mails: StoredMail[]}>()).mails;
  }

  it('reaches the desk and leads to the success page', async () => {
    const email = `ann-${randomUUID()}@b.example`;
    const response = await write({email});
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      '/contact-us-email-success',
    ]);
    const sent = (await outbox()).filter(({replyTo}) => replyTo === email);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: 'care@brightwell.example',
      subject: 'An order or delivery (order #1001) from Ann Example',
    });
    expect(sent[0]?.text).toContain('Where is it?');
  });

  it('keeps every text and says what to mend', async () => {
    const response = await write({email: 'ann', message: 'Keep <this> & "that"'});
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Enter an e-mail address like name@example.com.');
    expect(html).toContain('Keep &lt;this&gt; &amp; &quot;that&quot;');
    expect(html).toContain('value="Ann Example"');
  });

  it('lets nobody add a header', async () => {
    const before = (await outbox()).length;
    for (const name of ['Ann\r\nBcc: all@b.example', 'Ann\nSubject: x']) {
      expect((await write({name})).status).toBe(422);
    }
    expect((await write({email: 'a@b.example\nBcc: c@d.example'})).status).toBe(422);
    expect(await outbox()).toHaveLength(before);
  });

  it('drops a robot’s message as if it had been sent', async () => {
    const before = (await outbox()).length;
    const response = await write({company_website: 'https://spam.example'});
    expect(response.headers.get('Location')).toBe('/contact-us-email-success');
    expect(await outbox()).toHaveLength(before);
  });
});

describe('a visitor who writes again and again', () => {
  const busy = useShop({environment: {CACHE_SECONDS: '0'}});

  it('sends five messages in ten minutes; the sixth is refused and its text kept', async () => {
    const write = (message: string) =>
      busy().fetch('/contact-us-email', {
        method: 'POST',
        body: new URLSearchParams({
          name: 'Ann',
          email: 'ann@b.example',
          topic: 'Something else',
          message,
        }),
        headers: {Origin: busy().url},
      });
    for (let n = 0; n < 5; n += 1) expect((await write('Hello')).status).toBe(303);
    const sixth = await write('The sixth message');
    expect(sixth.status).toBe(429);
    expect(await sixth.text()).toContain('The sixth message');
  });
});

describe('the contact form without a mail provider', () => {
  const broken = useShop({
    environment: {CACHE_SECONDS: '0', CONTACT_MAIL_URL: 'http://127.0.0.1:9/send'},
  });

  it('has the browser post the same text to the failure page, which keeps it', async () => {
    const body = new URLSearchParams({
      name: 'Ann',
      email: 'ann@b.example',
      topic: 'Something else',
      message: 'Do not lose me',
    });
    const headers = {Origin: broken().url};
    const response = await broken().fetch('/contact-us-email', {method: 'POST', body, headers});
    expect([response.status, response.headers.get('Location')]).toEqual([
      307,
      '/contact-us-email-failure',
    ]);
    const page = await broken().fetch('/contact-us-email-failure', {
      method: 'POST',
      body,
      headers,
    });
    expect(page.status).toBe(502);
    const html = await page.text();
    expect(html).toContain('Do not lose me');
    expect(html).toContain('Your message was not sent');
  });

  it('is no failure where nothing was written that could have been sent', async () => {
    const page = await broken().fetch('/contact-us-email-failure', {
      method: 'POST',
      body: new URLSearchParams({name: 'Ann'}),
      headers: {Origin: broken().url},
    });
    expect(page.status).toBe(422);
  });
});

describe('the privacy receipt', () => {
  it('names the cookies of the visitor, those that script cannot read included, and no values', async () => {
    const response = await shop().fetch('/privacy-receipt', {
      headers: {Cookie: 'cart=secret-token; cp_impact_attribution=secret-click; odd=secret'},
    });
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    const html = await response.text();
    expect(html).toContain('cp_impact_attribution');
    expect(html).toContain('Which cart is yours');
    expect(html).not.toContain('secret');
  });

  it('clears every cookie and the storage', async () => {
    const response = await shop().fetch('/privacy-receipt', {
      method: 'POST',
      headers: {Cookie: 'cart=x; consent=1%3A111', Origin: shop().url},
      body: new URLSearchParams(),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('Clear-Site-Data')).toBe('"cookies", "storage"');
    const cleared = response.headers.getSetCookie().filter((cookie) => /Max-Age=0/.test(cookie));
    expect(cleared.map((cookie) => cookie.split('=', 1)[0])).toEqual(
      expect.arrayContaining(['cart', 'consent']),
    );
  });
});

it.each(['/sitemap.xml', '/robots.txt', '/api/cms/categories', '/cms/home-hero?width=640'])(
  'sets no cookie on what caches may keep: %s',
  async (path) => {
    const answer = await shop().fetch(path);
    expect(answer.status).toBeLessThan(400);
    expect(answer.headers.get('Cache-Control')).toContain('public');
    expect(answer.headers.getSetCookie()).toEqual([]);
  },
);

describe('what floats above a page', () => {
  const address = async () => {
    const {id} = (await (await shop().fetch('/builds/latest.json')).json()) as {id: string};
    return `/api/overlays/${id}`;
  };

  it('is in no document, and the same for everybody at an address of its own', async () => {
    expect(await (await shop().fetch('/')).text()).not.toContain('consent-dialog');
    const answer = await shop().fetch(await address());
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const html = await answer.text();
    for (const id of ['chat-panel', 'first-order', 'consent-dialog'])
      expect(html).toContain(`id="${id}"`);
  });

  it('has the class names of its own build, and none for another', async () => {
    const answer = await shop().fetch('/api/overlays/another');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});
