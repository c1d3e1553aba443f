import type {
  CollectionTextsFieldsFragment,
  EntryFieldsFragment,
  MenuFieldsFragment,
  MenuLinkFieldsFragment,
} from 'storefrontapi.generated';

import {type CatalogueReader, recall} from '~/commerce/catalogue/catalogue-reader.server';
import type {SnapshotMemory} from '~/commerce/catalogue/snapshot-memory.server';
import {freshFor} from '~/commerce/platform-client/fresh-for.server';
import {readWholeList, requireNoErrors} from '~/commerce/platform-client/whole-list.server';
import {
  type CollectionTexts,
  ENTRY_KINDS,
  type StoreContent,
  type StoreEntry,
  type StoreLink,
} from '~/domain/content/store-content';
import {entryProblem} from '~/domain/promotions/entry-problem';

import {STORE_CONTENT_QUERY} from './documents.server';
import {toEntry} from './entry-mapping.server';
import {toPicture} from './picture-mapping.server';
import type {ContentReader} from './store-texts.server';

type MenuItem = MenuLinkFieldsFragment & {items?: MenuItem[]};

const toLink = ({title, url, items = []}: MenuItem): StoreLink => ({
  title,
  url: typeof url === 'string' ? url : null,
  items: items.map(toLink),
});

function toMenu(menu: MenuFieldsFragment | null | undefined): StoreContent['header'] {
  return menu && menu.items.length > 0 ? menu.items.map(toLink) : null;
}

function toEntries(list: EntryFieldsFragment | null | undefined): StoreEntry[] {
  return (list?.nodes ?? []).map(toEntry);
}

type CollectionNode = CollectionTextsFieldsFragment['nodes'][number];

function toCollection({
  handle,
  title,
  description,
  seo,
  image,
}: CollectionNode): [string, CollectionTexts] {
  return [
    handle,
    {
      title,
      description: description.trim(),
      seoTitle: seo.title ?? '',
      seoDescription: seo.description ?? '',
      image: toPicture(image, title),
    },
  ];
}

/** Says once a reading which entries are left out, and why; the doctor says how to mend it. */
function reportFaults(entries: StoreContent['entries']): void {
  for (const kind of ENTRY_KINDS)
    for (const entry of entries[kind]) {
      const problem = entryProblem(kind, entry);
      if (problem !== null)
        console.warn(`The store's ${kind} ${entry.handle} is left out: ${problem}`);
    }
}

/**
 * All that the shop shows of its store beside the goods, in one call (one more for each further 250 collections), remembered by the
 * isolate as the redirects are: what it read last is used at any age while it is read anew behind the answer. Throws
 * PlatformUnavailable where nothing was ever read.
 */
export function loadStoreContent(
  reader: ContentReader &
    Pick<CatalogueReader, 'waitUntil' | 'purgedAt'> & {
      storeContents: SnapshotMemory<StoreContent> | null;
    },
): Promise<StoreContent> {
  const {storefront, env, storeContents} = reader;
  const ask = (after: string | null) =>
    storefront.query(STORE_CONTENT_QUERY, {variables: {after}, cache: freshFor(env.CACHE_SECONDS)});
  return recall(reader, storeContents, {
    usable: 'at-any-age',
    read: async () => {
      const answer = await ask(null);
      requireNoErrors(answer);
      const collections = await readWholeList(answer.collections, async (after) => {
        const more = await ask(after);
        return {page: more.collections, errors: more.errors};
      });
      const {shop, header, footer} = answer;
      const entries = {
        announcement: toEntries(answer.announcement),
        hero: toEntries(answer.hero),
        promotion: toEntries(answer.promotion),
        campaign: toEntries(answer.campaign),
      };
      reportFaults(entries);
      return {
        hosts: [shop.primaryDomain.host, env.PUBLIC_STORE_DOMAIN.replace(/^https?:\/\//, '')],
        shop: {
          name: shop.name,
          slogan: shop.brand?.slogan?.trim() ?? '',
          description: (shop.brand?.shortDescription ?? shop.description ?? '').trim(),
          cover: toPicture(shop.brand?.coverImage?.image, shop.name),
        },
        header: toMenu(header),
        footer: toMenu(footer),
        entries,
        collections: new Map(collections.map(toCollection)),
      };
    },
  });
}
