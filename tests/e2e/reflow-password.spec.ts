import {expect, test} from '../support/journeys';
import {expectToFit} from '../support/reflow';

test.use({
  isMobile: true,
  hasTouch: true,
  viewport: {width: 390, height: 844},
  configuration: {STOREFRONT_PASSWORD: 'open-sesame'},
  expectedErrors: [/status of 401/],
});

test('no page is wider than its screen: the storefront password, asked and refused', async ({
  page,
}) => {
  await page.goto('/');
  await expectToFit(page, '/password');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button').first().tap();
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid');
  await expectToFit(page, '/password, refused');
});
