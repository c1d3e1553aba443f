import type {Exchange} from './exchange';

/** What the shop itself says of its addresses, queries and forms: half of what the fuzz sends is made of it. */
export interface Vocabulary {
  /** Paths of the route table, `:name` for parameters. */
  routes: readonly string[];
  /** Values that fit somewhere: handles, slugs, ids, option values. */
  values: readonly string[];
  /** Names of queries and fields. */
  names: readonly string[];
  /** The fields of each form that a page holds, as the page fills them in. */
  forms: readonly {action: string; fields: readonly (readonly [string, string])[]}[];
  /** E-mail addresses that the shop publishes. */
  published: ReadonlySet<string>;
}

export const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;

/** Names that no page of a stranger shows. */
const FURTHER_NAMES = [
  '_routes',
  'index',
  'discount',
  'redirect',
  'return_to',
  'path',
  'width',
  'height',
  'format',
  'quality',
  'crop',
  'background',
  'resize',
  'token',
  'id',
  'cartFormInput',
  '__intent__',
  '__state__',
  '__proto__',
  'constructor',
  'form',
  'current',
  'confirmation',
  'proof',
  'change',
  'subscription',
  'frequency',
  'customerAccessToken',
  'utm_source',
  'exp',
  'after',
  'edit',
  'delete',
  'notice',
  'done',
];

function decode(text: string): string {
  return text
    .replace(/&quot;|&#34;|&#x22;/gi, '"')
    .replace(/&#x27;|&#39;/gi, "'")
    .replace(/&#x3D;/gi, '=')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

function attribute(tag: string, name: string): string | null {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? null : decode(value);
}

function formsOf(html: string, page: string): Vocabulary['forms'] {
  return [...html.matchAll(/<form\b[^>]*>.*?<\/form>/gs)].map(([form]) => ({
    action: attribute(form.slice(0, form.indexOf('>') + 1), 'action') ?? page,
    fields: [...form.matchAll(/<(?:input|button|select|textarea)\b[^>]*>/g)].flatMap(([tag]) => {
      const name = attribute(tag, 'name');
      return name === null ? [] : [[name, attribute(tag, 'value') ?? ''] as const];
    }),
  }));
}

const MOST_PAGES = 60;

/**
 * Reads the shop's pages, from its sitemap and its routes, for what they link to and what their forms hold: as a stranger, and those
 * of the account as a customer.
 */
export async function readVocabulary(
  routes: readonly string[],
  ask: (path: string) => Promise<Exchange>,
  askAsCustomer: (path: string) => Promise<Exchange>,
): Promise<Vocabulary> {
  const sitemap = (await ask('/sitemap.xml')).text;
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const plain = routes.filter((path) => !/[:*]/.test(path));
  const every = Math.max(1, Math.ceil(listed.length / (MOST_PAGES - plain.length)));
  const pages = [...new Set([...plain, ...listed.filter((_, index) => index % every === 0)])];
  const names = new Set(FURTHER_NAMES);
  const values = new Set<string>();
  // The example that forms give.
  const published = new Set(['name@example.com']);
  const forms: Vocabulary['forms'][number][] = [];
  for (const path of listed) for (const part of path.split('/')) values.add(part);
  const read = (text: string, page: string) => {
    for (const form of formsOf(text, page)) {
      forms.push(form);
      for (const [name] of form.fields) names.add(name);
    }
    for (const [, link = ''] of text.matchAll(/\shref="(\/[^"]*)"/g)) {
      const {pathname, searchParams} = new URL(decode(link), 'http://shop.invalid');
      for (const part of pathname.split('/')) values.add(part);
      for (const [name, value] of searchParams) {
        names.add(name);
        values.add(value);
      }
    }
  };
  for (const page of pages) {
    const {text} = await ask(page);
    for (const [address] of text.matchAll(EMAIL)) published.add(address.toLowerCase());
    read(text, page);
  }
  for (const page of plain.filter(
    (path) => path.startsWith('/account') && !path.includes('logout'),
  )) {
    read((await askAsCustomer(page)).text, page);
  }
  values.delete('');
  return {
    routes,
    values: [...values].sort(),
    names: [...names].sort(),
    forms,
    published,
  };
}
