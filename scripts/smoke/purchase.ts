import type {Locator, Page, Response} from 'playwright';

import type {Check, SmokeShop} from './check';
import {goTo} from './watched-page';

/** Hydrogen's cart forms carry what they do in a field of this name. */
const FIELD = 'input[name="cartFormInput"]';

/** What sends a form, but for what goes on to the checkout at once. */
const SUBMIT =
  ':is(button:not([type="button"]), input[type="submit"]):not([disabled]):not([name*="buy" i])';

const formsOf = (page: Page, ...actions: string[]) =>
  page.locator(actions.map((action) => `main form:has(${FIELD}[value*='"${action}"'])`).join(', '));

/** Closes what stands in the way of a press: an offer, a question about cookies, which is answered with no. */
async function clearTheWay(page: Page): Promise<void> {
  const refusal = page
    .getByRole('button', {name: /reject|decline|refuse|necessary only|no,? thanks|not now/i})
    .locator('visible=true');
  for (let question = 0; question < 3; question += 1) {
    if ((await refusal.count()) === 0) break;
    await refusal
      .first()
      .click({timeout: 2_000})
      .catch(() => undefined);
  }
  await page.keyboard.press('Escape');
}

/** Presses the button of a form and waits for the shop's answer to it. */
async function send(page: Page, form: Locator): Promise<Response> {
  const isCartPost = (answer: Response) =>
    answer.request().method() === 'POST' &&
    /^\/cart(\.data)?$/.test(new URL(answer.url()).pathname);
  const answered = page.waitForResponse(isCartPost, {timeout: 15_000});
  answered.catch(() => undefined);
  const button = form.locator(SUBMIT).locator('visible=true').first();
  await button.click({timeout: 10_000});
  const answer = await answered;
  await answer.finished();
  return answer;
}

interface Line {
  id: string;
  quantity: number;
}

/** The lines of the cart page, by its forms: each line can be set to one more than it has. */
async function linesOf(page: Page): Promise<Line[]> {
  const inputs = await page
    .locator(`main form ${FIELD}`)
    .evaluateAll((fields) =>
      fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
    );
  const quantities = new Map<string, number>();
  for (const input of inputs) {
    const [, id, quantity] =
      /"LinesUpdate".*?"id":"([^"]+)".*?"quantity":(\d+)/.exec(input.replaceAll('&quot;', '"')) ??
      [];
    if (id === undefined) continue;
    quantities.set(id, Math.max(quantities.get(id) ?? 0, Number(quantity)));
  }
  return [...quantities].map(([id, highest]) => ({id, quantity: highest - 1}));
}

async function readCart({options}: SmokeShop, page: Page): Promise<Line[]> {
  await goTo(page, `${options.origin}/cart`);
  return linesOf(page);
}

/** Adds the first product that is for sale; answers its path, or null where none of a few is. */
async function addOne(shop: SmokeShop, page: Page): Promise<string | null> {
  const first = shop.paths.product;
  if (first === undefined) return null;
  const place = first.replace(/[^/]+$/, '');
  const others = shop.sitemap.filter((path) => path.startsWith(place) && path !== first);
  for (const path of [first, ...others.slice(-5)]) {
    await goTo(page, `${shop.options.origin}${path}`);
    await clearTheWay(page);
    const form = formsOf(page, 'LinesAdd')
      .filter({has: page.locator(SUBMIT)})
      .first();
    if ((await form.count()) === 0) continue;
    const answer = await send(page, form);
    if (answer.status() >= 400) throw new Error(`${path}: adding was answered ${answer.status()}`);
    return path;
  }
  return null;
}

async function emptyCart(shop: SmokeShop, page: Page): Promise<number> {
  for (let line = 0; line < 5; line += 1) {
    const form = formsOf(page, 'LinesRemove').first();
    if ((await form.count()) === 0) break;
    await send(page, form);
    await readCart(shop, page);
  }
  return formsOf(page, 'LinesRemove').count();
}

/** A line comes into the cart, is changed and removed. The checkout is looked for and not gone to. */
export const purchase: Check = {
  name: 'buy',
  async run(shop, open) {
    const {page, problems} = await open();
    const path = await addOne(shop, page);
    if (path === null) return {path: '', problems: ['no product is for sale']};
    const [added] = await readCart(shop, page);
    if (!added) return {path, problems: [...problems, 'what was added is not in the cart']};
    try {
      const checkout = page.locator(
        'main a[href*="checkout"], main button, main a[href*="/cart/c/"]',
      );
      if ((await checkout.filter({hasText: /check ?out/i}).count()) === 0) {
        problems.push('the cart offers no checkout');
      }
      const raise = page.locator(
        `main form:has(${FIELD}[value*='"LinesUpdate"'][value*='"quantity":${added.quantity + 1}'])`,
      );
      const answer = await send(page, raise.first());
      if (answer.status() >= 400) problems.push(`changing was answered ${answer.status()}`);
      const changed = (await readCart(shop, page)).find(({id}) => id === added.id);
      if (changed?.quantity !== added.quantity + 1) {
        problems.push(`${added.quantity + 1} were wanted, the cart has ${changed?.quantity ?? 0}`);
      }
    } finally {
      const left = await emptyCart(shop, page);
      if (left > 0) problems.push(`${left} lines could not be removed`);
    }
    return {path, problems, facts: 'added, changed, removed'};
  },
};
