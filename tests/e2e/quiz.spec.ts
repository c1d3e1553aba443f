import {expect, hydrated, test} from '../support/journeys';

const QUIZ = '/whitening-product-quiz';

test('the former answer is marked after the page’s Back and after the browser’s', async ({
  page,
}) => {
  await page.goto(QUIZ);
  await hydrated(page);
  const answers = page.getByRole('main').locator('form button');
  const chosen = page.locator('main form button[aria-current="true"]');
  await expect(chosen).toHaveCount(0);
  const label = (await answers.nth(1).locator('span span').first().textContent()) ?? '';
  for (const back of ['the page’s', 'the browser’s']) {
    await answers.nth(1).click();
    await expect(page.getByText('Question 2 of')).toBeVisible();
    await expect(chosen).toHaveCount(0);
    if (back === 'the page’s')
      await page.getByRole('link', {name: 'Back to the question before'}).click();
    else await page.goBack();
    await expect(page.getByText('Question 1 of')).toBeVisible();
    await expect(chosen).toHaveCount(1);
    await expect(chosen).toContainText(label);
    await expect(chosen).toContainText('Your answer before');
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the way back remembers the answer in its address', async ({page}) => {
    await page.goto(QUIZ);
    await page.getByRole('main').locator('form button').first().click();
    await page.getByRole('link', {name: 'Back to the question before'}).click();
    await expect(page.locator('main form button[aria-current="true"]')).toHaveCount(1);
  });
});
