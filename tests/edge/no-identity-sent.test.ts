import {expect, it} from 'vitest';

import table from '../../app/routes';
import {useShop} from '../support/shop';
import {customer} from '../support/visitor';

const shop = useShop();

/** Where the customer's own profile is shown; nowhere else is it known who they are. */
const PROFILE_PAGES = [
  '/account',
  '/account/contact-information',
  '/account/contact-information/profile',
  '/account/contact-information/password',
];

/** An address for each route that has parameters. */
const EXAMPLES: Record<string, string> = {
  'products/:handle': 'products/total-daily-care-toothpaste',
  'learn/:slug': 'learn/brush-head-care',
  'cms/:id': 'cms/home-hero',
};

/** Every address of the route table, each as a document and as data. */
const addresses = table
  .map(({path = ''}) => EXAMPLES[path] ?? path)
  .filter((path) => !/[:*]/.test(path))
  .flatMap((path) => [`/${path}`, path === '' ? '/_root.data' : `/${path}.data`]);

const addForm = (merchandiseId: string) => ({
  cartFormInput: JSON.stringify({
    action: 'LinesAdd',
    inputs: {lines: [{merchandiseId, quantity: 1}]},
  }),
});

it('no answer of a signed-in journey says who the customer is, but for the pages of their own profile', async () => {
  const {visitor, email, id} = await customer(shop());
  const telling: string[] = [];
  const scan = async (name: string, answer: Response): Promise<void> => {
    const text = `${[...answer.headers].join('\n')}\n${await answer.text()}`;
    const number = id.split('/').at(-1) ?? '';
    if (text.includes('gid://shopify/Customer') || text.includes(`Customer/${number}`))
      telling.push(`${name}: the customer's id`);
    if (text.includes(email) || text.includes(encodeURIComponent(email))) telling.push(name);
  };
  const variant = await shop().api.variantId('total-daily-care-toothpaste');
  const json = {Accept: 'application/json'};
  const added = await visitor.post('/cart', addForm(variant), json);
  expect(added.status).toBe(200);
  await scan('a cart reply', added);
  await scan('a cart post without scripts', await visitor.post('/cart', addForm(variant)));
  await scan(
    'a refused change',
    await visitor.post('/cart', addForm('gid://shopify/ProductVariant/1'), json),
  );
  for (const address of addresses) await scan(address, await visitor.ask(address));
  const {cart} = (await (await visitor.ask('/api/shopper')).json()) as {
    cart: {totalQuantity: number};
  };
  expect(cart.totalQuantity).toBe(2);
  const profile = PROFILE_PAGES.flatMap((path) => [path, `${path}.data`]);
  expect(telling.filter((name) => !profile.includes(name))).toEqual([]);
  expect(telling).toContain('/account/contact-information');
});
