import {test} from '../support/journeys';
import {expectToFit} from '../support/reflow';

test.use({
  isMobile: true,
  hasTouch: true,
  viewport: {width: 390, height: 844},
  configuration: {PUBLIC_MAINTENANCE: 'true'},
  expectedErrors: [/status of 503/],
});

test('no page is wider than its screen: maintenance', async ({page}) => {
  await page.goto('/');
  await expectToFit(page, '/maintenance');
});
