import type {Page} from 'playwright/test';

import {expect, expectAccessible, hydrated, test} from '../support/journeys';

test('the chat opens one panel out of hours with the opening time, takes a message and keeps it', async ({
  page,
}) => {
  await page.clock.install({time: new Date('2026-01-10T17:00:00Z')});
  await page.goto('/contact-us');
  await page.clock.runFor(5_000);
  await expect(
    page.getByRole('status').filter({hasText: 'Opens Monday 9:00 AM Eastern'}),
  ).toBeVisible();
  await page.getByRole('button', {name: 'Start a chat'}).click();
  const panel = page.getByRole('dialog', {name: 'Chat with a live representative'});
  await expect(panel).toContainText('Sorry, Live Chat is offline. Check back later.');
  await expect(panel).toContainText('Opens Monday 9:00 AM Eastern');
  await panel.getByLabel('Message').fill('Half a thought');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.goto('/learn');
  await page.clock.runFor(5_000);
  await page.getByRole('link', {name: /Chat/}).click();
  await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
  expect(await page.locator('#chat').count()).toBe(1);
});

test('the contact form sends a message, and shows what to mend first', async ({page}) => {
  await page.goto('/contact-us-email');
  await hydrated(page);
  await page.getByLabel('Your name').first().fill('Ann Example');
  await page.getByLabel('E-mail address').first().fill('ann@b.example');
  await page.getByLabel('What is it about?').selectOption('A product question');
  await page.getByLabel('Message').first().fill('Which brush head fits?');
  await page.locator('main').getByRole('button', {name: 'Send message'}).dblclick();
  await page.waitForURL('**/contact-us-email-success');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your message is on its way');
  await expectAccessible(page);
});

test.describe('while the desk is open', () => {
  /** A Tuesday, ten in the morning in New York. */
  const OPEN = new Date('2026-01-13T15:00:00Z');

  /** Opens the contact page and lets its idle work begin. */
  async function arrive(page: Page): Promise<void> {
    const visitor = page.waitForResponse(/\/visitor\.client-/);
    await page.clock.install({time: OPEN});
    await page.goto('/contact-us');
    await page.clock.runFor(5_000);
    await visitor;
    await expect(page.locator('main [data-chat-status]').first()).toHaveText('Open now');
  }

  test('the provider is loaded when the shopper wants to talk, in its window, and the agent answers', async ({
    page,
    shopUrl,
  }) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/chat/bootstrap.js')) loads.push(request.url());
    });
    await page.setViewportSize({width: 1280, height: 900});
    await arrive(page);
    expect(loads).toEqual([]);
    await page.getByRole('button', {name: 'Start a chat'}).click();
    const chat = page.frameLocator('iframe[title="Chat with a live representative"]');
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return page.locator('iframe[title="Chat with a live representative"]').count();
      })
      .toBe(1);
    const box = await page
      .getByRole('dialog', {name: 'Chat with a live representative'})
      .boundingBox();
    expect(box).toEqual({x: 100, y: 100, width: 400, height: 700});

    await chat.getByRole('textbox').fill('Which head fits?');
    await chat.getByRole('textbox').press('Enter');
    await expect(chat.getByText('Which head fits?')).toBeVisible();
    const address = await chat.locator('body').evaluate(() => location.href);
    const platform = new URL(address).origin;
    const answered = await page.request.post(`${platform}/chat/agent`, {
      form: {
        conversation: new URL(address).searchParams.get('conversation') ?? '',
        text: 'The two-pack fits every hum.',
      },
      headers: {Origin: platform},
    });
    expect(answered.ok()).toBe(true);
    await expect
      .poll(async () => {
        await page.clock.runFor(1_500);
        return chat.getByText('The two-pack fits every hum.').count();
      })
      .toBe(1);

    // Closed and asked for again: the same script, the same window, once.
    await page.getByRole('button', {name: 'Close chat'}).click();
    for (let n = 0; n < 3; n += 1) {
      await page.goto(`${shopUrl}/learn`);
      await page.goBack();
    }
    await page.clock.runFor(5_000);
    await page.getByRole('button', {name: 'Start a chat'}).click();
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return page.locator('iframe').count();
      })
      .toBe(1);
    expect(await page.locator('script[src*="bootstrap.js"]').count()).toBe(1);
    expect(await page.locator('#chat').count()).toBe(1);
  });

  /** From here on time passes only as the test says. */
  async function stopTime(page: Page): Promise<void> {
    await page.clock.pauseAt(new Date(OPEN.getTime() + 600_000));
  }

  /** Writes down when the shop looks for the provider's library; it appears with the look of that number. */
  async function watchLooks(page: Page, appearsAt: number): Promise<() => Promise<number[]>> {
    await page.route('**/chat/bootstrap.js*', (route) =>
      route.fulfill({contentType: 'text/javascript', body: ''}),
    );
    await page.addInitScript((last) => {
      const looks: number[] = [];
      const chat = {
        status: () => 'ready',
        open: () => document.body.setAttribute('data-chat-window', 'open'),
      };
      Object.defineProperties(window, {
        looks: {value: looks},
        liveChat: {
          get() {
            looks.push(Date.now());
            return looks.length >= last ? chat : undefined;
          },
        },
      });
    }, appearsAt);
    return () =>
      page.evaluate(() => {
        const {looks} = window as unknown as {looks: number[]};
        return looks.slice(1).map((at, index) => at - (looks[index] ?? 0));
      });
  }

  test('a library that never comes is looked for ten times more, ever less often, and then the mail form is there', async ({
    page,
  }) => {
    const pauses = await watchLooks(page, Number.MAX_SAFE_INTEGER);
    await arrive(page);
    await stopTime(page);
    await page.getByRole('button', {name: 'Start a chat'}).click();
    const panel = page.getByRole('dialog', {name: 'Chat with a live representative'});
    await expect(panel).toContainText('Looking for somebody');
    await page.clock.runFor(16_400);
    await expect(panel.getByText('Sorry, Live Chat is offline')).toBeHidden();
    await page.clock.runFor(200);
    await expect(panel.getByText('Sorry, Live Chat is offline. Check back later.')).toBeVisible();
    await expect(panel.getByLabel('Message')).toBeVisible();
    // One look when the visitor asks whether it is there already, one at once, and ten more.
    const waited = (await pauses()).filter((pause) => pause > 0);
    expect(waited).toEqual([300, 600, 900, 1200, 1500, 1800, 2100, 2400, 2700, 3000]);
    await page.clock.runFor(30_000);
    expect(await pauses()).toHaveLength(waited.length + 1);
  });

  test('a library that comes with the fourth look opens its window, and nobody looks on', async ({
    page,
  }) => {
    const pauses = await watchLooks(page, 5);
    await arrive(page);
    await stopTime(page);
    await page.getByRole('button', {name: 'Start a chat'}).click();
    // The looks begin once the chat's script is there.
    await expect(page.getByRole('dialog', {name: 'Chat with a live representative'})).toContainText(
      'Looking for somebody',
    );
    await page.clock.runFor(1_700);
    await expect(page.locator('body')).not.toHaveAttribute('data-chat-window', 'open');
    await page.clock.runFor(200);
    await expect(page.locator('body')).toHaveAttribute('data-chat-window', 'open');
    const looks = (await pauses()).length;
    await page.clock.runFor(30_000);
    expect(await pauses()).toHaveLength(looks);
  });

  test('the provider’s word on its status holds for a minute, then it is asked again', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const asked = {count: 0};
      const status = () => {
        asked.count += 1;
        return 'ready';
      };
      Object.assign(window, {asked, liveChat: {status, open: () => undefined}});
    });
    await page.route('**/chat/bootstrap.js*', (route) =>
      route.fulfill({contentType: 'text/javascript', body: ''}),
    );
    await arrive(page);
    const asked = () =>
      page.evaluate(() => (window as unknown as {asked: {count: number}}).asked.count);
    const press = () => page.getByRole('button', {name: 'Start a chat'}).click();
    await press();
    await expect.poll(asked).toBeGreaterThan(0);
    const first = await asked();
    await stopTime(page);
    await press();
    await expect.poll(asked).toBeGreaterThan(first);
    const held = await asked();
    await page.clock.runFor(59_000);
    await press();
    await page.clock.runFor(500);
    expect(await asked()).toBe(held);
    await page.clock.runFor(500);
    await press();
    await expect.poll(asked).toBeGreaterThan(held);
  });

  test('a tab that stays open while the hours pass says so without a reload', async ({page}) => {
    await arrive(page);
    await page.clock.runFor(7 * 60 * 60 * 1000 + 31 * 60 * 1000);
    await expect(page.locator('main [data-chat-status]').first()).toHaveText(
      'Opens Wednesday 9:00 AM Eastern',
    );
  });
});
