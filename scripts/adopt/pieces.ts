import {parse} from 'yaml';
import {z} from 'zod';

import type {ContentFiles} from '../content/compile';

import type {Store} from './store';

const handles = z.array(z.string());
const bundlesSchema = z.array(
  z.looseObject({slots: z.array(z.looseObject({min: z.number(), products: handles}))}),
);
const quizSchema = z.looseObject({
  results: z.array(z.looseObject({product: z.string(), companion: z.string().optional()})),
});
const campaignsSchema = z.array(
  z.looseObject({slug: z.string(), products: z.looseObject({handles}).optional()}),
);

const read = <T>(files: ContentFiles, name: string, schema: z.ZodType<T>): T =>
  schema.parse(parse(files.get(`data/${name}.yaml`) ?? '[]'));

/** The bundles of the demo that a store can fill: each with the goods that it has, none with an empty slot. */
export function fittingBundles(demo: ContentFiles, has: (handle: string) => boolean): unknown[] {
  return read(demo, 'bundles', bundlesSchema)
    .map((bundle) => ({
      ...bundle,
      slots: bundle.slots
        .map((slot) => ({...slot, products: slot.products.filter(has)}))
        .filter(({min, products}) => min > 0 || products.length > 0),
    }))
    .filter(({slots}) => slots.every(({products}) => products.length > 0));
}

/** The demo's quiz as it stands, where a store has everything that it leads to; null otherwise. */
export function fittingQuiz(demo: ContentFiles, has: (handle: string) => boolean): string | null {
  const {results} = read(demo, 'quiz', quizSchema);
  const named = results.flatMap(({product, companion}) => [product, companion ?? product]);
  return named.every(has) ? (demo.get('data/quiz.yaml') ?? null) : null;
}

/** The demo's pages of goods, where a store has all of them. */
export function fittingCampaigns(
  demo: ContentFiles,
  has: (handle: string) => boolean,
): {slug: string}[] {
  return read(demo, 'campaigns', campaignsSchema).filter(
    ({products}) => products !== undefined && products.handles.every(has),
  );
}

/** The three kinds of free gifts as examples that are switched off, with goods of the store. */
export function examplePromotions({products}: Store): string {
  const gift =
    products.find(({tags, cents}) => cents === 0 && tags.includes('gift')) ?? products.at(-1);
  const [first = gift, second = first] = products.filter(({cents}) => cents > 0);
  const example = (lines: readonly string[]) => `- ${lines.join('\n  ')}\n`;
  const common = (id: string, product: string) => [
    `handle: ${JSON.stringify(gift?.handle ?? '')}`,
    `declineCookie: decline_${id.replaceAll('-', '_')}`,
    `cartProductLinkHandle: ${JSON.stringify(product)}`,
    'endDate: September 30th',
    'enabled: false',
    'canAddMultiple: false',
  ];
  const [a = '', b = ''] = [first?.handle, second?.handle];
  return [
    '# Free gifts, in the order in which the cart applies them. These are examples, and off. To switch one on: make a product that costs\n',
    '# nothing and has the tag gift, name it in `handle`, say what earns it, and set `enabled: true`. `npm run doctor` checks it.\n',
    example([
      'id: gift-over-50',
      'type: withThreshold',
      'threshold: 50',
      'bannerName: Free gift with orders of $50 or more',
      'cartMessaging: A free gift comes with every order of $50 or more.',
      ...common('gift-over-50', a),
    ]),
    example([
      'id: gift-with-product',
      'type: withProduct',
      `associatedProduct: ${JSON.stringify(a)}`,
      `bannerName: ${JSON.stringify(`Free gift with ${first?.title ?? ''}`)}`,
      `cartMessaging: ${JSON.stringify(`A free gift comes with ${first?.title ?? ''}.`)}`,
      ...common('gift-with-product', a),
    ]),
    example([
      'id: gift-with-two',
      'type: buyTwo',
      `associatedProduct: ${JSON.stringify(b)}`,
      `bannerName: ${JSON.stringify(`Buy two of ${second?.title ?? ''}, get a gift`)}`,
      `cartMessaging: ${JSON.stringify(`Two of ${second?.title ?? ''} bring a free gift.`)}`,
      ...common('gift-with-two', b),
    ]),
  ].join('');
}

const WORDS = 6;

/** What a shopper may search for: the kinds of goods, then the best sold by name. */
export function trendingSearches({products}: Store): string[] {
  const types = products
    .map(({productType}) => productType.toLowerCase())
    .filter((type) => type !== '');
  const titles = products.map(({title}) => title.toLowerCase());
  return [...new Set([...types, ...titles])].slice(0, WORDS);
}
