import {accepted, type Result} from '~/domain/values/result';

import type {StoreEntry, StorePicture} from './store-content';
import {requireTexts} from './store-entry';

/** Under which the campaigns of the store have their pages; those that the content has too keep theirs. */
export const CAMPAIGNS_PATH = '/campaigns';

/** A campaign that a merchant keeps in the store: its page, and a line above the header that leads to it. */
export interface StoreCampaign {
  /** Handle of the entry. */
  slug: string;
  seo: {title: string; description: string};
  eyebrow: string | null;
  heading: string;
  text: string;
  /** The link as the merchant wrote it; null leads to all products. */
  action: {label: string; link: string} | null;
  image: StorePicture | null;
  sections: {heading: string; text: string; points: []; image: StorePicture | null}[];
  products: {heading: string; handles: readonly string[]} | null;
  finePrint: string | null;
  /** The line above the header; null without one. */
  banner: string | null;
}

/** A part of the page; nothing without a heading. */
function toSections({entries}: StoreEntry): StoreCampaign['sections'] {
  return (entries.sections ?? []).flatMap(({values, pictures}) => {
    const {heading, text = ''} = values;
    const [image = null] = Object.values(pictures);
    return heading ? [{heading, text, points: [] as [], image: image ?? null}] : [];
  });
}

/**
 * The campaign that an entry of the type `campaign` is, or why it is none. Products that the store does not publish are not in it;
 * what search engines read is the heading and the text where nothing else is written.
 */
export function parseCampaign(entry: StoreEntry): Result<StoreCampaign> {
  const read = requireTexts(entry, ['heading', 'text']);
  if (!read.ok) return read;
  const {heading, text} = read.value;
  const {values, pictures, products} = entry;
  const handles = products.products ?? [];
  return accepted({
    slug: entry.handle,
    seo: {title: values.seo_title || heading, description: values.seo_description || text},
    eyebrow: values.eyebrow || null,
    heading,
    text,
    action: values.link ? {label: values.action || 'Shop now', link: values.link} : null,
    image: pictures.picture ?? Object.values(pictures)[0] ?? null,
    sections: toSections(entry),
    products:
      handles.length > 0 ? {heading: values.products_heading || 'In this campaign', handles} : null,
    finePrint: values.fine_print || null,
    banner: values.banner || null,
  });
}
