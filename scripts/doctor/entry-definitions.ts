import type {EntryKind} from '../../app/domain/content/store-content';

interface FieldDefinition {
  /** The types of the platform that the shop reads, the one that docs/make-it-yours.md names first. */
  types: readonly string[];
  isRequired?: true;
}

export type EntryDefinition = Readonly<Record<string, FieldDefinition>>;

const LINE = {types: ['single_line_text_field', 'multi_line_text_field']} as const;
const TEXT = {types: ['multi_line_text_field', 'single_line_text_field']} as const;
const LINK = {types: ['single_line_text_field', 'url']} as const;
const PICTURE = {types: ['file_reference']} as const;
const PRODUCT = {types: ['product_reference', 'list.product_reference']} as const;
const SWITCH = {types: ['boolean']} as const;
const needed = <Field extends FieldDefinition>(field: Field) =>
  ({...field, isRequired: true}) as const;

/** What every kind of entry has: when it runs, and for whom. */
const RUN: EntryDefinition = {
  enabled: SWITCH,
  starts_at: {types: ['date_time']},
  ends_at: {types: ['date_time']},
  preview_only: SWITCH,
};

/**
 * The fields of each kind of entry, as a merchant defines them in Settings → Custom data → Metaobjects: docs/make-it-yours.md has the
 * same table, and a test compares both.
 */
export const ENTRY_DEFINITIONS: Readonly<Record<EntryKind | 'campaign_section', EntryDefinition>> =
  {
    announcement: {text: needed(LINE), link: needed(LINK), ...RUN},
    hero: {
      heading: needed(LINE),
      link: needed(LINK),
      text: TEXT,
      eyebrow: LINE,
      action: LINE,
      picture: PICTURE,
      ...RUN,
    },
    promotion: {
      title: needed(LINE),
      kind: needed(LINE),
      message: needed(LINE),
      gift: needed(PRODUCT),
      threshold: {types: ['number_decimal', 'number_integer']},
      product: PRODUCT,
      skus: {types: ['list.single_line_text_field']},
      link_product: PRODUCT,
      multiple: SWITCH,
      end_date: LINE,
      ...RUN,
    },
    campaign: {
      heading: needed(LINE),
      text: needed(TEXT),
      eyebrow: LINE,
      banner: LINE,
      action: LINE,
      link: LINK,
      picture: PICTURE,
      products: {types: ['list.product_reference', 'product_reference']},
      products_heading: LINE,
      sections: {types: ['list.metaobject_reference']},
      seo_title: LINE,
      seo_description: TEXT,
      fine_print: TEXT,
      ...RUN,
    },
    campaign_section: {heading: needed(LINE), text: TEXT, picture: PICTURE},
  };
