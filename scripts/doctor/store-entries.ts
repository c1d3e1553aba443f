import type {EntryReferenceFragment} from 'storefrontapi.generated';

import {toEntry} from '../../app/commerce/content/entry-mapping.server';
import {ENTRY_KINDS, type EntryKind, type StoreEntry} from '../../app/domain/content/store-content';
import {entryStanding, formatStanding} from '../../app/domain/content/store-entry';
import {entryProblem} from '../../app/domain/promotions/entry-problem';

import {ENTRY_DEFINITIONS, type EntryDefinition} from './entry-definitions';
import {type Finding, ok, some, warning} from './finding';
import {type AskStore, readAll} from './store';

interface ReadEntry {
  handle: string;
  fields: {
    key: string;
    type: string;
    value: string | null;
    reference: EntryReferenceFragment | null;
    references: {nodes: (EntryReferenceFragment | ReadEntry)[]} | null;
  }[];
}

const REFERENCE =
  '... on MediaImage { image { url altText width height } } ... on Product { handle }';
const queryOf = (type: string) => `query ($after: String) {
  metaobjects(type: "${type}", first: 50, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { handle fields { key type value reference { ${REFERENCE} }
      references(first: 50) { nodes { ${REFERENCE}
        ... on Metaobject { handle fields { key type value reference { ${REFERENCE} } } } } } } }
  } }`;

/** Every entry of each kind as the store shows it; null for what it does not answer. */
type StoreEntries = Readonly<Record<EntryKind, readonly ReadEntry[] | null>>;

export async function readEntries(ask: AskStore): Promise<StoreEntries> {
  const read = await Promise.all(
    ENTRY_KINDS.map((kind) => readAll<ReadEntry>(ask, queryOf(kind), 'metaobjects')),
  );
  return Object.fromEntries(ENTRY_KINDS.map((kind, at) => [kind, read[at] ?? null])) as Record<
    EntryKind,
    ReadEntry[] | null
  >;
}

/** The promotions among them, as the shop reads them. */
export const promotionEntries = ({promotion}: StoreEntries): StoreEntry[] =>
  (promotion ?? []).map(toEntry);

/** What stands in the place of each kind where the store has none. */
const INSTEAD: Record<EntryKind, string> = {
  announcement: 'the announcement of content/data/home.yaml',
  hero: 'the hero of content/data/home.yaml',
  promotion: 'content/data/promotions.yaml alone',
  campaign: 'content/data/campaigns.yaml and hydrogen.config.ts alone',
};

const IN_ADMIN = 'Shopify admin → Content → Metaobjects';
const DEFINE = 'Shopify admin → Settings → Metafields and metaobjects';

/** What is wrong with the fields of a kind, each said once: keys that nobody reads, and types that are read as something else. */
function fieldFindings(
  kind: string,
  definition: EntryDefinition,
  entries: readonly ReadEntry[],
): Finding[] {
  const types = new Map(entries.flatMap(({fields}) => fields.map(({key, type}) => [key, type])));
  const unread = [...types.keys()].filter((key) => !Object.hasOwn(definition, key));
  const wrong = [...types].flatMap(([key, type]) => {
    const known = definition[key]?.types;
    return known && !known.includes(type) ? [`${key} is ${type} and not ${known[0]}`] : [];
  });
  const named = Object.keys(definition).join(', ');
  return [
    ...(unread.length === 0
      ? []
      : [
          warning('entry-fields', {
            text: `${kind} has fields that the shop does not read: ${some(unread)}.`,
            shopper: 'nothing of them.',
            mend: `${DEFINE} → ${kind}: its fields are ${named}.`,
          }),
        ]),
    ...wrong.map((text) =>
      warning('entry-fields', {
        text: `${kind}: ${text}.`,
        shopper: 'the field may be read wrong, or not at all.',
        mend: `${DEFINE} → ${kind}: define it as docs/make-it-yours.md has it.`,
      }),
    ),
  ];
}

/** Ids in a field that refers to something, and how many of them the store shows. */
function hiddenIn({type, value, reference, references}: ReadEntry['fields'][number]): number {
  if (!type.endsWith('_reference') || value === null) return 0;
  const named = type.startsWith('list.') ? (JSON.parse(value) as unknown[]).length : 1;
  return named - (reference ? 1 : (references?.nodes.length ?? 0));
}

/** What an entry names and the store does not show: it is left out of the page. */
function hiddenFindings(kind: string, entries: readonly ReadEntry[]): Finding[] {
  return entries.flatMap(({handle, fields}) =>
    fields
      .filter((field) => hiddenIn(field) > 0)
      .map((field) =>
        warning('entries', {
          text: `${kind} ${handle}: ${hiddenIn(field)} of what ${field.key} names is not published to this shop.`,
          shopper: 'nothing of it.',
          mend: 'publish it to the Headless channel, or name something else.',
        }),
      ),
  );
}

function kindFindings(kind: EntryKind, read: readonly ReadEntry[], at: number): Finding[] {
  const entries = read.map(toEntry);
  const faulty = entries.flatMap((entry) => {
    const problem = entryProblem(kind, entry);
    return problem === null ? [] : [{entry, problem}];
  });
  const sound = entries.filter((entry) => !faulty.some((one) => one.entry === entry));
  const told = sound.map(
    (entry) => `${entry.handle} (${formatStanding(entryStanding(entry, {at, isPreview: false}))})`,
  );
  return [
    ...(told.length === 0 ? [] : [ok('entries', `${kind} from the store: ${told.join(', ')}.`)]),
    ...faulty.map(({entry: {handle}, problem}) =>
      warning('entries', {
        text: `${kind} ${handle} is left out: ${problem}.`,
        shopper: `the shop without it: ${INSTEAD[kind]}, and what else the store has.`,
        mend: `${IN_ADMIN} → ${kind} → ${handle}.`,
      }),
    ),
    ...hiddenFindings(kind, read),
    ...fieldFindings(kind, ENTRY_DEFINITIONS[kind], read),
  ];
}

const isEntry = (node: object): node is ReadEntry => 'fields' in node;

/** What the shop takes from the store beside its goods, and what is wrong with it; nothing where it takes none. */
export function entryFindings(store: StoreEntries, today: Date): Finding[] {
  const sections = (store.campaign ?? []).flatMap(({fields}) =>
    fields.flatMap(({references}) => (references?.nodes ?? []).filter(isEntry)),
  );
  return [
    ...ENTRY_KINDS.flatMap((kind) => {
      const read = store[kind];
      if (read && read.length > 0) return kindFindings(kind, read, today.getTime());
      return [
        ok(
          'entries',
          `the store shows no entry of the type ${kind}: no such definition, none that storefronts may read, or nothing active in it. The shop has ${INSTEAD[kind]}.`,
        ),
      ];
    }),
    ...fieldFindings('campaign_section', ENTRY_DEFINITIONS.campaign_section, sections),
  ];
}

interface Words {
  handle: string;
  description: string;
  image: object | null;
  seo: {title: string | null; description: string | null};
}

const WORDS = `query ($after: String) { collections(first: 250, after: $after) {
  pageInfo { hasNextPage endCursor }
  nodes { handle description(truncateAt: 20) image { url } seo { title description } } } }`;
const MENUS =
  '{ header: menu(handle: "main-menu") { items { title } } footer: menu(handle: "footer") { items { title } } }';

/** What comes from the store and what from the repository, piece by piece. */
export async function sourceFinding(ask: AskStore, handles: readonly string[]): Promise<Finding> {
  const menus = (await ask(MENUS)).data as Record<'header' | 'footer', object | null> | null;
  const words = (await readAll<Words>(ask, WORDS, 'collections')) ?? [];
  const named = words.filter(({handle}) => handles.includes(handle));
  const count = (has: (one: Words) => unknown) => named.filter((one) => Boolean(has(one))).length;
  const from = (is: unknown, name: string) =>
    is ? `${name} from the store` : `${name} from content/data/navigation.yaml`;
  return ok(
    'content-from',
    [
      from(menus?.header, 'header'),
      from(menus?.footer, 'footer'),
      `names of ${named.length} of ${handles.length} categories from their collections, ` +
        `descriptions of ${count(({description}) => description)}, pictures of ${count(({image}) => image)}, ` +
        `words for search engines of ${count(({seo}) => seo.title ?? seo.description)}`,
    ].join('; ') + '.',
  );
}
