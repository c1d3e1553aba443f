import {defineConfig} from 'playwright/test';

import {requireChromium} from './scripts/chromium';

// Whatever a merchant has made of this shop: the journeys go through the demo (docs/decisions.md).
process.env['BUILD_SHOP'] = 'demo';

// Found once, installed if need be; the workers inherit the answer.
process.env['CHROMIUM_PATH'] ??= requireChromium();

const BROWSER_ARGUMENTS = [
  // Chromium refuses its sandbox to root, which is who tests in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const launchOptions = (...more: string[]) => ({
  executablePath: process.env['CHROMIUM_PATH'],
  args: [...BROWSER_ARGUMENTS, ...more],
});

/** Journeys that pictures can change: what is pressed moves as they come, or they are what is looked at. */
const WITH_PICTURES = /\/(blocked|buy|cart-overlay|cart-return|page-script|search)\.spec\.ts$/;

const results = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/shop-of-the-run.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: {timeout: 20_000},
  reporter: results === undefined ? [['list']] : [['list'], ['json', {outputFile: results}]],
  use: {
    baseURL: process.env['SHOP_URL'],
    browserName: 'chromium',
    // A headless browser says so, and the shop would treat it as a crawler.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Calls, requests and console alone: filming every page takes a third of the run. `--trace on` films.
    trace: {mode: 'retain-on-failure', screenshots: false, snapshots: false},
    screenshot: 'only-on-failure',
  },
  projects: [
    {name: 'with-pictures', testMatch: WITH_PICTURES, use: {launchOptions: launchOptions()}},
    {
      // Most journeys are about something else, and the picture service would draw half of the run's time.
      name: 'without-pictures',
      testIgnore: WITH_PICTURES,
      use: {launchOptions: launchOptions('--blink-settings=imagesEnabled=false')},
    },
  ],
});
