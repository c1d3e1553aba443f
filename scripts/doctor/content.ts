import {
  categoryPath,
  flattenCategories,
  type NavigationLink,
} from '../../app/domain/content/navigation';
import type {GiftPromotion} from '../../app/domain/promotions/promotion';
import type {CompiledContent} from '../content/compile';

import type {StoreProduct} from './catalogue';
import {type Finding, ok, some, warning} from './finding';

type Data = CompiledContent['data'];

/** A place of the content, and the products that it names. */
interface Place {
  check: string;
  file: string;
  shopper: string;
  handles: readonly string[];
}

const bundleHandles = (data: Data) =>
  (data.bundles ?? []).flatMap(({slots}) => slots.flatMap(({products}) => products));

function quizHandles({quiz}: Data): string[] {
  const results = quiz?.results ?? [];
  return results.flatMap(({product, companion}) =>
    companion === null ? [product] : [product, companion],
  );
}

const swapHandles = (data: Data) =>
  (data.experiments ?? []).flatMap(({variants}) =>
    variants.flatMap(({swapProducts = []}) =>
      swapProducts.flatMap(({product, swap}) => [product, swap]),
    ),
  );

/** Everywhere that content names products, besides its categories. */
function placesOf(data: Data): Place[] {
  const {home} = data;
  return [
    {
      check: 'home',
      file: 'home.yaml',
      shopper: 'a shelf without them; with none, the first goods of the store.',
      handles: [
        ...(home?.bestSellers.products ?? []),
        ...(home?.categoryTiles ?? []).map(({product}) => product),
      ],
    },
    {
      check: 'campaigns',
      file: 'campaigns.yaml',
      shopper: 'a page without them; with none, no page and no link to it.',
      handles: (data.campaigns ?? []).flatMap(({products}) => products?.handles ?? []),
    },
    {
      check: 'quiz',
      file: 'quiz.yaml',
      shopper: 'results without a price; with none, no quiz and no link to it.',
      handles: quizHandles(data),
    },
    {
      check: 'bundles',
      file: 'bundles.yaml',
      shopper: 'a builder without them; a bundle with an empty slot is not offered.',
      handles: bundleHandles(data),
    },
    {
      check: 'experiments',
      file: 'experiments.yaml',
      shopper: 'nothing; the experiment shows everybody the same.',
      handles: swapHandles(data),
    },
  ];
}

const missingFrom = (products: ReadonlyMap<string, StoreProduct>, handles: readonly string[]) => [
  ...new Set(handles.filter((handle) => !products.has(handle))),
];

function placeFinding(
  {check, file, shopper, handles}: Place,
  products: ReadonlyMap<string, StoreProduct>,
): Finding {
  const missing = missingFrom(products, handles);
  if (missing.length === 0) return ok(check, `every product that ${file} names is in the store.`);
  return warning(check, {
    text: `${missing.length} of ${new Set(handles).size} products that ${file} names are not in the store: ${some(missing)}.`,
    shopper,
    mend: `publish them to the Headless channel, or name others in content/data/${file}.`,
  });
}

function categoryFindings(
  data: Data,
  products: ReadonlyMap<string, StoreProduct>,
  collections: readonly string[],
): Finding[] {
  const categories = flattenCategories(data.categories ?? []);
  const empty = categories.filter(
    ({products: handles}) => !handles.some((handle) => products.has(handle)),
  );
  const named = new Set(categories.map(({handle}) => handle));
  const unnamed = collections.filter((handle) => !named.has(handle));
  return [
    empty.length === 0
      ? ok('categories', 'every category has goods.')
      : warning('categories', {
          text: `${empty.length} of ${categories.length} categories have no goods: ${some(empty.map(categoryPath))}.`,
          shopper: 'neither their pages nor links to them.',
          mend: 'npm run adopt, or name your goods in content/data/categories.yaml.',
        }),
    unnamed.length === 0
      ? ok('collections', `each of the ${collections.length} collections is a category.`)
      : warning('collections', {
          text: `${unnamed.length} collections of the store are no category: ${some(unnamed)}.`,
          shopper: 'no way to them.',
          mend: 'add them to your main menu and run npm run adopt, or name them in content/data/categories.yaml and navigation.yaml.',
        }),
  ];
}

/** Whether something in the store earns a gift; a subtotal earns one that names nothing. */
function isEarned(
  earner: GiftPromotion['associatedProduct'],
  products: ReadonlyMap<string, StoreProduct>,
  skus: ReadonlySet<string | null>,
): boolean {
  if (earner === null) return true;
  return 'handle' in earner
    ? products.has(earner.handle)
    : earner.skus.some((sku) => skus.has(sku));
}

function giftFindings(
  promotions: readonly GiftPromotion[],
  products: ReadonlyMap<string, StoreProduct>,
  isStores: (id: string) => boolean,
): Finding[] {
  const skus = new Set(
    [...products.values()].flatMap(({variants}) => variants.nodes.map(({sku}) => sku)),
  );
  return promotions
    .filter(({enabled}) => enabled)
    .map((promotion) => {
      const {id, handle, cartProductLinkHandle} = promotion;
      const gift = products.get(handle);
      const place = isStores(id)
        ? `Shopify admin → Content → Metaobjects → promotion → ${id}`
        : 'content/data/promotions.yaml';
      const mend = `correct the gift of ${id} in ${place}, or switch it off there.`;
      if (!gift)
        return warning('gifts', {
          text: `the gift of ${id}, ${handle}, is not in the store.`,
          shopper: 'no gift, and no word of it.',
          mend,
        });
      if (gift.variants.nodes.some(({price}) => Number(price.amount) > 0))
        return warning('gifts', {
          text: `the gift of ${id}, ${handle}, has a price.`,
          shopper: 'a "free" gift that costs, unless an automatic discount takes the price off.',
          mend: `set its price to 0, or add an automatic discount. Otherwise ${mend}`,
        });
      if (gift.tags && !gift.tags.includes('gift'))
        return warning('gifts', {
          text: `the gift of ${id}, ${handle}, lacks the tag gift.`,
          shopper: 'a page and a card of it, at $0.00.',
          mend: `give it the tag gift. Otherwise ${mend}`,
        });
      const isKnown = isEarned(promotion.associatedProduct, products, skus);
      return isKnown && products.has(cartProductLinkHandle)
        ? ok('gifts', `the gift of ${id} is in the store and costs nothing.`)
        : warning('gifts', {
            text: `what earns the gift of ${id} is not in the store.`,
            shopper: 'a gift that nobody can earn.',
            mend,
          });
    });
}

function tagFinding(data: Data, products: ReadonlyMap<string, StoreProduct>): Finding[] {
  const all = [...products.values()];
  if (all.some(({tags}) => !tags)) return [];
  const known = new Set(all.flatMap(({tags}) => tags ?? []).map((tag) => tag.toLowerCase()));
  const unknown = (data.home?.benefitFinder?.benefits ?? [])
    .map(({tag}) => tag)
    .filter((tag) => !known.has(tag));
  return [
    unknown.length === 0
      ? ok('benefits', 'every benefit that home.yaml names has a product.')
      : warning('benefits', {
          text: `no product has the tags ${some(unknown)}, which home.yaml names.`,
          shopper: 'a benefit finder without them; with none, no finder.',
          mend: 'give your products the tags, or name others in content/data/home.yaml.',
        }),
  ];
}

const linksOf = (links: readonly NavigationLink[]): string[] =>
  links.flatMap(({link, subCategories = []}) => [link, ...linksOf(subCategories)]);

function menuFinding(data: Data, products: ReadonlyMap<string, StoreProduct>): Finding {
  const {header = [], footer = []} = data.navigation ?? {};
  const stocked = new Set(
    flattenCategories(data.categories ?? [])
      .filter(({products: handles}) => handles.some((handle) => products.has(handle)))
      .map(categoryPath),
  );
  const links = [...linksOf(header), ...footer.flatMap((group) => linksOf(group.links))];
  const dead = [...new Set(links)].filter(
    (link) =>
      link.startsWith('/products/') &&
      link !== '/products/create-your-bundle' &&
      !stocked.has(link) &&
      !products.has(link.slice('/products/'.length)),
  );
  return dead.length === 0
    ? ok('menus', 'every link of the menus to goods leads to some.')
    : warning('menus', {
        text: `${dead.length} links of the menus lead to no goods: ${some(dead)}.`,
        shopper: 'menus without them.',
        mend: 'name your own categories in content/data/navigation.yaml.',
      });
}

/** What the content names, against what the store has. */
export function contentFindings(
  data: Data,
  list: readonly StoreProduct[],
  collections: readonly string[],
  /** The promotions of the shop, those of the store among them, and which those are. */
  {
    promotions,
    isStores,
  }: {
    promotions: readonly GiftPromotion[];
    isStores: (id: string) => boolean;
  },
): Finding[] {
  const products = new Map(list.map((product) => [product.handle, product]));
  return [
    ...categoryFindings(data, products, collections),
    menuFinding(data, products),
    ...placesOf(data).map((place) => placeFinding(place, products)),
    ...tagFinding(data, products),
    ...giftFindings(promotions, products, isStores),
  ];
}
