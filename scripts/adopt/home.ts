import {type PlannedCategory, shorten} from './categories';
import type {Identity} from './identity';
import type {Store, StoreProduct} from './store';

const SEO_TITLE = 60;
const SEO_DESCRIPTION = 160;
const SEO_LEAST = 50;
/** Tiles and shelf as wide as the home page lays them out. */
const TILES = 4;
const SHELF = 8;
const TILE_TEXT = 60;
const HERO_TEXT = 200;

/** What stands in front: sold, with a picture, and no gift. */
const isShown = ({isSold, hasPicture, cents}: StoreProduct) => isSold && hasPicture && cents > 0;

/** The best sold goods that make a shelf; those without a picture or sold out where there are no others. */
function shelfOf({products}: Store): string[] {
  const sold = products.filter(({cents}) => cents > 0);
  const chosen = [...new Set([...sold.filter(isShown), ...sold, ...products])];
  return chosen.slice(0, SHELF).map(({handle}) => handle);
}

const membersOf = ({products = [], subCategories = []}: PlannedCategory) => [
  ...subCategories.flatMap((sub) => sub.products),
  ...products,
];

function tilesOf(categories: readonly PlannedCategory[], store: Store) {
  const products = new Map(store.products.map((product) => [product.handle, product]));
  return categories.slice(0, TILES).map((category) => {
    const members = membersOf(category).flatMap((handle) => products.get(handle) ?? []);
    const shown = members.find(isShown) ?? members[0];
    return {
      title: category.label,
      text: shorten(category.description, TILE_TEXT),
      link: `/products/${category.handle}`,
      product: shown?.handle ?? '',
    };
  });
}

/** At least as long as a search engine wants it. */
function seoDescription(
  store: Store,
  {name, tagline}: Identity,
  categories: readonly PlannedCategory[],
) {
  const labels = categories.map(({label}) => label).join(', ');
  const sentences = [
    store.description || store.shortDescription || `${tagline}.`,
    ...(labels === '' ? [] : [`${labels}.`]),
    `Look around at ${name}, and order online.`,
  ];
  let text = sentences[0] ?? '';
  for (const sentence of sentences.slice(1))
    if (text.length < SEO_LEAST) text = `${text} ${sentence}`;
  return shorten(text, SEO_DESCRIPTION);
}

/** The home page of a shop, in the form of `home.yaml`; what a store says nothing of is switched off. */
export function planHome(store: Store, identity: Identity, categories: readonly PlannedCategory[]) {
  const [first] = categories;
  const all = {label: 'All products', link: '/products'};
  return {
    seo: {
      title: shorten(identity.tagline, SEO_TITLE),
      description: seoDescription(store, identity, categories),
    },
    announcement: null,
    hero: {
      eyebrow: null,
      heading: store.slogan || identity.tagline,
      text: shorten(
        store.shortDescription || store.description || `Everything that ${identity.name} sells.`,
        HERO_TEXT,
      ),
      action: first
        ? {label: `Shop ${lower(first.label)}`, link: `/products/${first.handle}`}
        : all,
      secondaryAction: first ? all : null,
      image: null,
    },
    categoryTiles: tilesOf(categories, store),
    bestSellers: {
      heading: 'Best sellers',
      text: 'What most carts leave with.',
      products: shelfOf(store),
    },
    benefitFinder: null,
    bundleTeaser: null,
    subscription: null,
    app: null,
    articles: null,
    reassurance: [],
  };
}

/** The first letter small within a sentence, unless the word is an abbreviation or a name in capitals. */
function lower(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label)
    ? `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`
    : label;
}
