import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

import {reportText} from '../../scripts/smoke/report';
import {runSmoke} from '../../scripts/smoke/run';
import {expect, test} from '../support/journeys';

const smoke = (origin: string) =>
  runSmoke({
    origin,
    buy: true,
    password: null,
    bypassToken: null,
    allowedHosts: [],
    pictures: test.info().outputPath('pictures'),
  });

test('the smoke suite finds nothing wrong with the shop, and leaves nothing in the cart that it fills', async ({
  shopUrl,
}) => {
  const outcomes = await smoke(shopUrl);
  expect(
    outcomes.filter(({result}) => result !== 'passed'),
    reportText(outcomes),
  ).toEqual([]);
  expect(outcomes.map(({name}) => name)).toEqual([
    'open',
    'home',
    'sitemap',
    'category',
    'product',
    'search',
    'article',
    'cart',
    'sign in',
    'not found',
    'robots',
    'headers',
    'assets',
    'buy',
  ]);
  expect(outcomes.find(({name}) => name === 'home')?.facts).toMatch(/^LCP \d+ ms, CLS \d/);
  expect(outcomes.at(-1)?.facts).toBe('added, changed, removed');
});

test('the smoke suite names what is wrong with a shop, and takes pictures of it', async () => {
  const page = `<title>Shop</title><main><h1>Shop</h1><a href="/products/brush">Brush</a></main>
    <script>console.error('a script is broken')</script><img src="/gone.png">`;
  const server = createServer((request, answer) => {
    const {pathname} = new URL(request.url ?? '/', 'http://shop');
    if (pathname === '/gone.png') answer.writeHead(404).end();
    else if (pathname === '/robots.txt') answer.end('User-agent: *');
    else if (pathname === '/sitemap.xml') {
      answer.end('<urlset><url><loc>https://the-real.example/products/brush</loc></url></urlset>');
    } else answer.writeHead(200, {'Content-Type': 'text/html'}).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  try {
    const outcomes = await smoke(`http://127.0.0.1:${port}`);
    const of = (name: string) => outcomes.find((outcome) => outcome.name === name);
    expect(of('home')?.problems).toEqual(
      expect.arrayContaining([
        'console error: a script is broken',
        expect.stringMatching(/^request answered 404: .*\/gone\.png$/),
      ]),
    );
    const picture = of('home')?.problems.find((problem) => problem.startsWith('picture: ')) ?? '';
    expect(existsSync(picture.replace('picture: ', ''))).toBe(true);
    expect(of('sitemap')?.problems).toEqual(['no category page was found in it']);
    expect(of('product')?.problems).toContain('shows no price');
    expect(of('sign in')?.problems).toContain('asks for nothing to sign in with');
    expect(of('not found')?.problems).toEqual(['answered 200 instead of 404']);
    expect(of('robots')?.problems).toEqual(['names no sitemap']);
    expect(of('headers')?.problems).toContain('content-security-policy is missing or too weak');
    expect(of('buy')?.problems[0]).toBe('no product is for sale');
    expect(of('article')?.result).toBe('skipped');
  } finally {
    server.close();
  }
});
