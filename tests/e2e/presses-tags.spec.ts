import {config} from '../../hydrogen.config';
import {expect, test} from '../support/journeys';
import {holdScripts, LATE_SCRIPTS, openEarly} from '../support/late-scripts';
import {standInForTagManager} from '../support/third-parties';

const LISTING = `/products/${config.brand.slug}-toothpaste`;

/** A shop whose merchant has a tag manager: what is reported is heard there. */
test.use({configuration: {PUBLIC_GTM_CONTAINER_ID: 'GTM-LOCAL'}});

// Once everything but React is there, a tag hears a press as it comes, which is no matter of the start.
const MOMENTS = Object.entries(LATE_SCRIPTS).filter(([moment]) => moment !== 'before React');

for (const [moment, which] of MOMENTS) {
  test(`what leads to another page is heard once, though it is pressed ${moment}`, async ({
    page,
    context,
  }) => {
    const {collected} = await standInForTagManager(context);
    const heard = (kind: string) =>
      collected.filter(({entry}) => !Array.isArray(entry) && entry.event === kind).length;
    for (const [path, selector, kind] of [
      [LISTING, 'main article[data-product] a', 'select_item'],
      ['/products', '[data-filter="benefit"]', 'filter'],
    ] as const) {
      const release = await holdScripts(page, which);
      await openEarly(page, path);
      await page.locator(selector).first().click();
      await release();
      await page.waitForURL((url) => url.pathname !== path || url.search !== '');
      await expect.poll(() => heard(kind)).toBe(1);
      // The page that was led to has been heard as well: nothing is still to come.
      await expect.poll(() => heard('gtm.js')).toBeGreaterThan(0);
      await page.unrouteAll({behavior: 'ignoreErrors'});
    }
    expect([heard('select_item'), heard('filter')]).toEqual([1, 1]);
  });
}

test('the consent default is the first that the data layer holds', async ({page, context}) => {
  await standInForTagManager(context);
  await page.goto('/');
  const first = await page.evaluate(() => {
    const [command] = (window.dataLayer ?? []) as ArrayLike<unknown>[];
    return command ? [command[0], command[1]] : [];
  });
  expect(first).toEqual(['consent', 'default']);
});
