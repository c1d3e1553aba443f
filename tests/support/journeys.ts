import {fork} from 'node:child_process';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page, test as base} from 'playwright/test';
import {z} from 'zod';

import {build, type BuildTarget, isBuilt} from '../../scripts/build';

import {type PlatformApi, platformApi} from './platform-api';

interface JourneyFixtures {
  /**
   * A returning visitor has answered what the shop asks once (consent, the first-order offer); a new one meets both.
   */
  visitor: 'returning' | 'new';
  /** Console messages and page errors that this test provokes; everything else fails it. */
  expectedErrors: RegExp[];
  /** The platform, to prepare what a journey needs and to see what it left. */
  api: PlatformApi;
}

interface ShopFixtures {
  /**
   * Variables of the storefront that differ from those of the shop of the run; with any, a storefront of its own is
   * started, on the same platform. `{platform}` in a value stands for the platform's address.
   */
  configuration: Readonly<Record<string, string>>;
  /** Another build than the shop's own (`null`), made where it is not there yet; it gets a storefront of its own as well. */
  buildTarget: BuildTarget | null;
  /** Address of the storefront. */
  shopUrl: string;
}

function platformAddress(): string {
  const address = process.env['SHOP_PLATFORM_URL'];
  if (address === undefined) throw new Error('The shop of the run is not running.');
  return address;
}

async function startConfigured(
  configuration: ShopFixtures['configuration'],
  target: ShopFixtures['buildTarget'],
): Promise<{url: string; stop: () => Promise<void>}> {
  const variables = Object.fromEntries(
    Object.entries(configuration).map(([name, value]) => [
      name,
      value.replace('{platform}', platformAddress()),
    ]),
  );
  const child = fork(path.join(import.meta.dirname, 'configured-storefront.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      CONFIGURED_VARIABLES: JSON.stringify(variables),
      ...(target === null ? {} : {CONFIGURED_FOLDER: target.folder}),
    },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => {
      resolve(z.object({url: z.url()}).parse(message).url);
    });
    child.once('exit', () => {
      reject(new Error('The configured storefront ended before it answered.'));
    });
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => {
        resolve();
      });
      child.kill('SIGTERM');
    });
  return {url, stop};
}

/**
 * Playwright's test with what every journey keeps: a page on which an error of the console, an uncaught error or a
 * hydration warning fails the test.
 */
export const test = base.extend<JourneyFixtures, ShopFixtures>({
  configuration: [{}, {option: true, scope: 'worker'}],
  buildTarget: [null, {option: true, scope: 'worker'}],
  shopUrl: [
    async ({configuration, buildTarget}, use) => {
      if (Object.keys(configuration).length === 0 && buildTarget === null) {
        await use(process.env['SHOP_URL'] ?? '');
        return;
      }
      if (buildTarget && !isBuilt(buildTarget)) build('pipe', buildTarget);
      const storefront = await startConfigured(configuration, buildTarget);
      await use(storefront.url);
      await storefront.stop();
    },
    {scope: 'worker', timeout: 180_000},
  ],
  baseURL: async ({shopUrl}, use) => {
    await use(shopUrl);
  },
  visitor: ['returning', {option: true}],
  expectedErrors: [[], {option: true}],
  context: async ({context, visitor, baseURL}, use) => {
    if (visitor === 'returning') {
      await context.addCookies([{name: 'consent', value: '1:111', url: baseURL ?? ''}]);
      await context.addInitScript(() => {
        // Frames of others have no storage where browsers keep third parties from it.
        if (window === window.top) {
          localStorage.setItem('shop:first-order-offer', 'answered');
        }
      });
    }
    await use(context);
  },
  api: async ({}, use) => {
    await use(platformApi(platformAddress()));
  },
  page: async ({page, expectedErrors}, use) => {
    const faults: string[] = [];
    const report = (fault: string) => {
      if (!expectedErrors.some((expected) => expected.test(fault))) faults.push(fault);
    };
    page.on('console', (message) => {
      const isHydration = /hydrat|did not match/i.test(message.text());
      if (message.type() === 'error' || isHydration) {
        report(`${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => {
      report(error.stack ?? error.message);
    });
    await use(page);
    expect(faults, 'errors in the console').toEqual([]);
  },
});

export {expect};

/**
 * Does what wakes React, where the page has React, and waits until it has taken the page over, so that what follows tests the
 * enhanced page.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      if (!('earlyPresses' in window) || !document.getElementById('react-scripts')) return true;
      const main = document.querySelector('main');
      // A pointer over a control; without the kind of a mouse it is no wish for a link's page.
      document
        .querySelector('header summary, header button, main button, main input')
        ?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
      return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
    },
    null,
    {timeout: 15_000},
  );
}

/** Waits until what is left for an idle moment runs: consent, chat, prefetching, tags. */
export async function visitorStarted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.getElementById('visitor')?.dataset.started !== undefined,
  );
}

/** Fails with what axe finds against WCAG 2.2 AA in the page as it stands, open overlays included. */
export async function expectAccessible(page: Page): Promise<void> {
  // A control that is half under the sticky header at this moment is no small control.
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  // Prices are faint until the platform has answered, and for the moment of the change back.
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      document.getAnimations().every((one) => !(one instanceof CSSTransition)),
  );
  const {violations} = await new AxeBuilder({page})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({id, help, nodes}) =>
      `${id}: ${help}\n${nodes.map(({target}) => `    ${String(target)}`).join('\n')}`,
  );
  expect(found, 'accessibility').toEqual([]);
}
