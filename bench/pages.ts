import {config} from '../hydrogen.config';

/** Pages that the benchmarks look at: one of each kind that sells or brings shoppers. */
export const PAGES = [
  {name: 'home', path: '/'},
  {name: 'category', path: `/products/${config.brand.slug}-toothpaste`},
  {name: 'product', path: '/products/hum-smart-electric-toothbrush'},
  {name: 'article', path: '/learn/coffee-and-tea-stains'},
  {name: 'legal', path: '/returns-and-warranty'},
  {name: 'search', path: '/search?q=mint'},
  {name: 'cart', path: '/cart'},
] as const;

/** A parameter that no page knows: it is rendered for this request alone and not stored. */
export const UNCACHED = 'bench=1';

export const BROWSER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
