import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {type BrowserContext, chromium} from 'playwright';

import {requireChromium} from '../chromium';

import {asker, type Check, type SmokeShop} from './check';
import type {SmokeOptions} from './options';
import {article, cart, category, home, product, search, signIn} from './page-checks';
import {purchase} from './purchase';
import type {Outcome} from './report';
import {assets, headers, notFound, robots, sitemap} from './shop-checks';
import {goTo, type WatchedPage, watchPage} from './watched-page';

/** In this order: the sitemap finds the pages, the product's name is what is searched for. */
const CHECKS: Check[] = [
  home,
  sitemap,
  category,
  product,
  search,
  article,
  cart,
  signIn,
  notFound,
  robots,
  headers,
  assets,
];

/** A run that takes longer has failed: who waits for it has a deployment to decide on. */
const RUN_MS = 120_000;

/** A headless browser says so, and shops treat it as a crawler. */
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

async function openShop(context: BrowserContext, options: SmokeOptions): Promise<void> {
  const {origin, bypassToken, password} = options;
  if (bypassToken !== null) {
    await context.route(`${origin}/**`, (route) =>
      route.continue({
        headers: {...route.request().headers(), 'oxygen-auth-bypass-token': bypassToken},
      }),
    );
  }
  const page = await context.newPage();
  await goTo(page, origin);
  const field = page.locator('form input[type="password"]');
  if (new URL(page.url()).pathname === '/password' && (await field.count()) > 0) {
    if (password === null) throw new Error('asks for a password: --password or SMOKE_PASSWORD');
    await field.first().fill(password);
    await field.first().press('Enter');
    await page
      .waitForURL((url) => url.pathname !== '/password', {timeout: 15_000})
      .catch(() => {
        throw new Error('does not take the password');
      });
  }
  await page.close();
}

async function runCheck(check: Check, shop: SmokeShop, deadline: number): Promise<Outcome> {
  const since = performance.now();
  const opened: WatchedPage[] = [];
  const open = async () => {
    const watched = await watchPage(shop.context, shop.options);
    opened.push(watched);
    return watched;
  };
  const outcome: Outcome = {
    name: check.name,
    path: '',
    result: 'passed',
    problems: [],
    facts: '',
    milliseconds: 0,
  };
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const late = () => reject(new Error('the run has had its two minutes'));
    timer = setTimeout(late, Math.max(0, deadline - performance.now()));
  });
  try {
    const finding = await Promise.race([check.run(shop, open), tooLate]);
    outcome.path = finding.path;
    outcome.facts = finding.facts ?? '';
    outcome.problems = [...new Set(finding.problems)];
    if (finding.skipped) outcome.result = 'skipped';
  } catch (fault) {
    const [reason = ''] = String(fault instanceof Error ? fault.message : fault).split('\n');
    outcome.problems = [...opened.flatMap(({problems}) => problems), reason];
  }
  clearTimeout(timer);
  if (outcome.problems.length > 0) outcome.result = 'failed';
  for (const {page} of opened) {
    if (outcome.result === 'failed') {
      const file = path.join(shop.options.pictures, `${check.name.replaceAll(' ', '-')}.png`);
      mkdirSync(shop.options.pictures, {recursive: true});
      const isTaken = await page.screenshot({path: file, timeout: 5_000}).then(
        () => true,
        () => false,
      );
      if (isTaken) outcome.problems.push(`picture: ${file}`);
    }
    await page.close().catch(() => undefined);
  }
  outcome.milliseconds = performance.now() - since;
  return outcome;
}

/** Looks at a shop and answers what each check came to; throws where no browser can be had. */
export async function runSmoke(options: SmokeOptions): Promise<Outcome[]> {
  const deadline = performance.now() + RUN_MS;
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    // Chromium refuses its sandbox to root, which is who tests in containers.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const context = await browser.newContext({userAgent: AGENT, locale: 'en-US'});
    const shop: SmokeShop = {
      options,
      context,
      ask: asker(context.request, options),
      paths: {},
      sitemap: [],
      productTitle: '',
    };
    const entrance: Check = {
      name: 'open',
      run: async () => {
        await openShop(context, options);
        return {path: '/', problems: []};
      },
    };
    const outcomes: Outcome[] = [];
    for (const check of [entrance, ...CHECKS, ...(options.buy ? [purchase] : [])]) {
      const outcome = await runCheck(check, shop, deadline);
      outcomes.push(outcome);
      // Behind a closed door every check would say the same.
      if (check === entrance && outcome.result === 'failed') break;
    }
    return outcomes;
  } finally {
    await browser.close();
  }
}
