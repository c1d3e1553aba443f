import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright';

import {SHOP_NUMBER} from '../platform/store/shop-number';
import {platformApi} from '../tests/support/platform-api';

import {accountSteps} from './accounts/template-steps';
import {requireChromium} from './chromium';
import {PROJECT_ROOT, toShopEnvironment} from './environment';
import {startPlatformProcess} from './platform-process';
import {freePort} from './ports';
import {serveStorefront} from './storefront';

/** What is fixed in Hydrogen's client of the customer accounts. */
const FIXED = 'https://shopify.com';

/** A headless browser says so, and shops treat it as a crawler. */
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const PICTURES = path.join(PROJECT_ROOT, 'test-results/prove-accounts');

/**
 * `TEMPLATE=folder npm run prove:accounts`: a customer signs in with a storefront that Shopify wrote, against the hosted accounts of the
 * local platform, in a browser. The folder holds a built copy of Shopify's template (docs/accounts.md). Ends with 1 where a
 * step fails.
 */
async function prove(): Promise<void> {
  const template = process.env['TEMPLATE'];
  if (template === undefined) {
    throw new Error('TEMPLATE names no built copy of Shopify’s template (docs/accounts.md).');
  }
  const [platformPort, port] = [await freePort(), await freePort()];
  const origin = `https://localhost:${port}`;
  const platform = await startPlatformProcess({
    port: platformPort,
    dataFile: ':memory:',
    storefrontOrigin: origin,
    test: true,
  });
  const {worker} = toShopEnvironment({PLATFORM_PORT: String(platformPort)});
  const storefront = await serveStorefront({
    port,
    https: true,
    folder: path.resolve(template, 'dist'),
    otherOrigins: {[FIXED]: platform.url},
    worker: {
      ...worker,
      SHOP_ID: String(SHOP_NUMBER),
      PUBLIC_CUSTOMER_ACCOUNT_API_URL: `${FIXED}/${SHOP_NUMBER}`,
    },
  });
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [
      `--host-resolver-rules=MAP ${new URL(FIXED).host} 127.0.0.1:${port}`,
      // Chromium refuses its sandbox to root, which is who tests in containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const context = await browser.newContext({
      baseURL: origin,
      userAgent: AGENT,
      locale: 'en-US',
      // The runtime's certificate is nobody's.
      ignoreHTTPSErrors: true,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    mkdirSync(PICTURES, {recursive: true});
    const steps = accountSteps({page, api: platformApi(platform.url)});
    for (const [index, {name, run}] of steps.entries()) {
      const since = performance.now();
      try {
        await run();
      } finally {
        await page.screenshot({path: path.join(PICTURES, `${index + 1}.png`), fullPage: true});
      }
      console.log(`  ok  ${name} (${Math.round(performance.now() - since)} ms)`);
    }
    if (faults.length > 0) throw new Error(`The pages threw: ${faults.join('; ')}`);
    console.log(`\n${steps.length} steps, each with a picture in ${path.relative('.', PICTURES)}`);
  } finally {
    await browser.close();
    await storefront.stop();
    await platform.stop();
  }
}

prove().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
