import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {RouteConfigEntry} from '@remix-run/route-config';
import {parse, stringify} from 'yaml';
import {z} from 'zod';

import {compileContent, type ContentFiles} from '../content/compile';
import {NO_FACTS} from '../content/facts';
import {type ContentProblem, formatProblem} from '../content/problem';
import {pathLookup, routePatterns, writtenPaths} from '../content/site-facts';

import {planCategories} from './categories';
import {planHome} from './home';
import type {Identity} from './identity';
import {planNavigation} from './navigation';
import {
  examplePromotions,
  fittingBundles,
  fittingCampaigns,
  fittingQuiz,
  trendingSearches,
} from './pieces';
import type {Store} from './store';

const TEXTS = path.join(import.meta.dirname, 'texts');

/** Texts that hold for any trade, to be replaced by the merchant's own words. */
const NEUTRAL = ['contact', 'maintenance', 'first-order-popup', 'student-offer'] as const;

/** Lists and settings that no trade changes. */
const KEPT = ['countries', 'states', 'chat-hours', 'experiments'] as const;

/** Lines of `strings.yaml` that speak of the demo's trade; the shop says nothing in their places. */
const OF_THE_TRADE = /^(footer\.\w+|learn\.disclaimer|trade\.\w+):.*\n/gm;

interface ContentPlan {
  /** Text of every file, by its path below `content/`. */
  files: Map<string, string>;
  /** The campaign pages that the content has, by their slugs. */
  campaigns: string[];
  /** What is switched off, in words. */
  off: string[];
}

const heading = (text: string) => `# ${text}\n`;
const yaml = (value: unknown) => stringify(value, {lineWidth: 0, aliasDuplicateObjects: false});

/**
 * The content of a shop, made of what its store has: every file, whole, in the form that the build reads. Of the demo's own
 * content there is in it only what speaks of goods that the store has.
 */
export async function planContent(
  store: Store,
  identity: Identity,
  demo: ContentFiles,
  routes: readonly RouteConfigEntry[],
): Promise<ContentPlan> {
  const known = new Set(store.products.map(({handle}) => handle));
  const has = (handle: string) => known.has(handle);
  const tree = planCategories(store, identity.name);
  const campaigns = fittingCampaigns(demo, has);
  const bundles = fittingBundles(demo, has);
  const quiz = fittingQuiz(demo, has);
  const neutral = (name: string) => readFile(path.join(TEXTS, `${name}.yaml`), 'utf8');
  const nothing = {data: {images: []}, articles: [], articleBodies: [], pages: []};
  const hasPath = pathLookup({
    patterns: routePatterns(routes),
    written: writtenPaths(routes),
    content: nothing,
    products: known,
  });
  const navigation = planNavigation({store, tree, hasPath, helpCenter: identity.helpCenter});
  const demoText = (name: string) => demo.get(`data/${name}.yaml`) ?? '';

  const data: Record<string, string> = {
    categories:
      heading(
        'The categories: what the store’s collections are in this shop. `npm run adopt` reads them again.',
      ) + yaml(tree.categories),
    navigation:
      heading('Menus. A link that `needs` something is there while that is true of the shop.') +
      yaml(navigation),
    home:
      heading(
        'The home page. A section that is null is switched off; demo/content/data/home.yaml shows what each can be.',
      ) + yaml(planHome(store, identity, tree.categories)),
    promotions: examplePromotions(store),
    bundles: heading('Bundles that shoppers put together; [] is none.') + yaml(bundles),
    quiz: quiz ?? (await neutral('quiz')),
    campaigns: heading('Pages made of sections; [] is none.') + yaml(campaigns),
    trending: yaml({queries: trendingSearches(store)}),
    images: heading('Pictures by id; [] is none.') + yaml(imagesFor(demo, campaigns, bundles)),
    'static-images': yaml([]),
    topics: heading('Topics of the articles in content/learn.') + yaml([]),
    strings: demoText('strings')
      .replace(OF_THE_TRADE, '')
      .replace(/^learn\.intro:.*$/m, 'learn.intro: Short, useful reads.'),
    ...Object.fromEntries(KEPT.map((name) => [name, demoText(name)])),
  };
  for (const name of NEUTRAL) data[name] = await neutral(name);
  const off = [
    ...(quiz === null ? ['the quiz (content/data/quiz.yaml)'] : []),
    ...(bundles.length === 0 ? ['the bundle builder (bundles.yaml)'] : []),
    ...(campaigns.length === 0 ? ['the campaign pages (campaigns.yaml)'] : []),
    'the free gifts (promotions.yaml holds examples)',
    'the articles of the demo (content/learn is empty)',
    'the written pages of the demo (content/pages is empty)',
  ];
  return {
    files: new Map(
      Object.entries(data)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([name, text]) => [`data/${name}.yaml`, text]),
    ),
    campaigns: campaigns.map(({slug}) => slug),
    off,
  };
}

/** The demo's pictures that what is kept of it shows, as `images.yaml` has them. */
function imagesFor(demo: ContentFiles, ...kept: unknown[]): unknown[] {
  const images = z
    .array(z.looseObject({id: z.string()}))
    .parse(parse(demo.get('data/images.yaml') ?? '[]'));
  const named = JSON.stringify(kept);
  return images.filter(({id}) => named.includes(`"${id}"`));
}

/** What is wrong with a plan before anything is written: nothing, unless the command is. */
export function problemsOf(
  {files}: ContentPlan,
  {name, slug, email, phone, helpCenter}: Identity,
  store: Store,
  routes: readonly RouteConfigEntry[],
): string[] {
  const settings = {brand: {name, slug}, links: {helpCenter}, support: {phone, email}};
  const products = new Set(store.products.map(({handle}) => handle));
  const skus = new Set(store.products.flatMap((product) => product.skus));
  const hasPath = pathLookup({
    patterns: routePatterns(routes),
    written: writtenPaths(routes),
    content: compileContent(files, settings),
    products,
  });
  const {problems}: {problems: ContentProblem[]} = compileContent(files, settings, {
    ...NO_FACTS,
    hasProduct: (handle) => products.has(handle),
    hasSku: (sku) => skus.has(sku),
    hasPath,
  });
  return problems.map(formatProblem);
}
