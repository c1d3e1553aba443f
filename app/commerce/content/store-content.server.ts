import type {
  MenuFieldsFragment,
  MenuLinkFieldsFragment,
  SectionFieldsFragment,
} from 'storefrontapi.generated';

import {type CatalogueReader, recall} from '~/commerce/catalogue/catalogue.server';
import type {SnapshotMemory} from '~/commerce/catalogue/snapshot-memory.server';
import {freshFor} from '~/commerce/platform-client/fresh-for.server';
import {requireNoErrors} from '~/commerce/platform-client/whole-list.server';
import type {StoreContent, StoreLink, StoreSection} from '~/domain/content/store-content';

import {toPicture} from './content-mapping.server';
import {STORE_CONTENT_QUERY} from './documents.server';
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

/** The section that was changed last; null where there is none, or the store withholds it. */
function toSection(sections: SectionFieldsFragment | null | undefined): StoreSection | null {
  const [section] = sections?.nodes ?? [];
  if (!section) return null;
  const pictures = section.fields.flatMap(({reference}) => {
    const picture = toPicture(reference && 'image' in reference ? reference.image : null, '');
    return picture ?? [];
  });
  return {
    texts: Object.fromEntries(section.fields.map(({key, value}) => [key, value?.trim() ?? ''])),
    picture: pictures[0] ?? null,
  };
}

/**
 * Menus, announcement and hero of the store in one call, remembered by the isolate as the redirects are: what it read last is used at
 * any age while it is read anew behind the answer. Throws PlatformUnavailable where nothing was ever read.
 */
export function loadStoreContent(
  reader: ContentReader &
    Pick<CatalogueReader, 'waitUntil' | 'purgedAt'> & {
      storeContents: SnapshotMemory<StoreContent> | null;
    },
): Promise<StoreContent> {
  const {storefront, env, storeContents} = reader;
  return recall(reader, storeContents, {
    usable: 'at-any-age',
    read: async () => {
      const answer = await storefront.query(STORE_CONTENT_QUERY, {
        cache: freshFor(env.CACHE_SECONDS),
      });
      requireNoErrors(answer);
      const {shop, header, footer, announcement, hero} = answer;
      return {
        hosts: [shop.primaryDomain.host, env.PUBLIC_STORE_DOMAIN.replace(/^https?:\/\//, '')],
        header: toMenu(header),
        footer: toMenu(footer),
        announcement: toSection(announcement),
        hero: toSection(hero),
      };
    },
  });
}
