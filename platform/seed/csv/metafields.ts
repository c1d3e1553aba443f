import type {MetafieldRecord} from '../../catalogue/records.ts';

/** A column that holds a metafield: `Material (product.metafields.custom.material)`, whatever stands before the bracket. */
interface MetafieldColumn {
  /** Its place among the columns of the file. */
  place: number;
  owner: 'product' | 'variant';
  namespace: string;
  key: string;
}

/** What a row has in such a column. */
export interface OwnedMetafield {
  owner: 'product' | 'variant';
  metafield: MetafieldRecord;
}

/** Columns of older exports, which are metafields of the Google channel today. */
const GOOGLE = /^google shopping \/ (.+)$/;
const GOOGLE_NAMESPACE = 'mm-google-shopping';

/** Attributes of the product's category: names of entries, with semicolons between them. */
const CATEGORY_NAMESPACE = 'shopify';

const MARK = /\((product|variant)\.metafields\.([^)]*)\)$/i;

/** Namespace and key as Shopify takes them. */
const NAME = /^([\w-]{2,255})\.([\w-]{2,64})$/;

/** The columns of a file that hold metafields; a header that looks like one and names none is a fault of the first line. */
export function metafieldColumns(names: readonly string[]): {
  columns: MetafieldColumn[];
  faults: string[];
} {
  const faults: string[] = [];
  const columns = names.flatMap((header, place): MetafieldColumn[] => {
    const name = header.trim();
    const [, google] = GOOGLE.exec(name.toLowerCase()) ?? [];
    if (google !== undefined) {
      const key = google.replaceAll(/[^a-z0-9]+/g, '_');
      return [{place, owner: 'product', namespace: GOOGLE_NAMESPACE, key}];
    }
    const [, owner = '', full = ''] = MARK.exec(name) ?? [];
    if (owner === '') return [];
    const [, namespace, key] = NAME.exec(full) ?? [];
    if (namespace === undefined || key === undefined) {
      faults.push(
        `line 1: the column "${name}" names no metafield (namespace.key) and is left out`,
      );
      return [];
    }
    return [
      {place, owner: owner.toLowerCase() === 'variant' ? 'variant' : 'product', namespace, key},
    ];
  });
  return {columns, faults};
}

function parsedJson(value: string): unknown {
  if (!/^[[{]/.test(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

const hasKeys = (value: object, ...keys: string[]) => keys.every((key) => key in value);

const MEASURES: readonly [type: string, units: RegExp][] = [
  ['weight', /^(mg|g|kg|oz|lb|grams|kilograms|ounces|pounds|GRAMS|KILOGRAMS|OUNCES|POUNDS)$/],
  ['volume', /^(ml|cl|l|m3|us_\w+|imperial_\w+|MILLILITERS|LITERS|\w*OUNCES)$/],
  ['dimension', /./],
];

/** The type of a value that is an object or a list in JSON. */
function jsonType(value: object): string {
  if (Array.isArray(value))
    return value.length > 0 && value.every((one) => typeof one === 'string')
      ? 'list.single_line_text_field'
      : 'json';
  if (hasKeys(value, 'amount', 'currency_code')) return 'money';
  if (hasKeys(value, 'value', 'scale_min', 'scale_max')) return 'rating';
  if ('type' in value && value.type === 'root') return 'rich_text_field';
  if ('unit' in value && 'value' in value && typeof value.unit === 'string') {
    const {unit} = value;
    return MEASURES.find(([, units]) => units.test(unit))?.[0] ?? 'json';
  }
  return 'json';
}

const REFERENCES: Readonly<Record<string, string>> = {
  Product: 'product_reference',
  ProductVariant: 'variant_reference',
  Collection: 'collection_reference',
  OnlineStorePage: 'page_reference',
  Page: 'page_reference',
  Metaobject: 'metaobject_reference',
  MediaImage: 'file_reference',
  GenericFile: 'file_reference',
  Video: 'file_reference',
};

/** Written so, a value is of this type; the first that fits. */
const WRITTEN: readonly [type: string, pattern: RegExp][] = [
  ['boolean', /^(true|false)$/i],
  ['number_integer', /^-?\d{1,15}$/],
  ['number_decimal', /^-?\d{1,13}\.\d{1,9}$/],
  ['date', /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/],
  ['date_time', /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/],
  ['color', /^#[0-9a-f]{6}$/i],
  ['url', /^(https?|mailto|sms|tel):\S+$/i],
  ['multi_line_text_field', /[\r\n]/],
];

function typeOfValue(value: string): string {
  const json = parsedJson(value);
  if (typeof json === 'object' && json !== null) return jsonType(json);
  const [, referred] = /^gid:\/\/shopify\/(\w+)\/\S+$/.exec(value) ?? [];
  if (referred !== undefined) return REFERENCES[referred] ?? 'single_line_text_field';
  return WRITTEN.find(([, pattern]) => pattern.test(value))?.[0] ?? 'single_line_text_field';
}

const isNumber = (type: string) => type.startsWith('number_');

/**
 * The type of a column, which an export does not say: the narrowest that all its values have, as one definition stands behind
 * them. Whole and broken numbers are decimals; anything else that differs is text, of several lines where one has them.
 */
function typeOfColumn({namespace, key}: MetafieldColumn, values: readonly string[]): string {
  if (namespace === CATEGORY_NAMESPACE) return 'list.single_line_text_field';
  if (namespace === GOOGLE_NAMESPACE && key !== 'custom_product') return 'single_line_text_field';
  const types = new Set(values.map(typeOfValue));
  const [only] = types;
  if (types.size === 1 && only !== undefined) return only;
  if (types.size > 0 && [...types].every(isNumber)) return 'number_decimal';
  return values.some((value) => /[\r\n]/.test(value))
    ? 'multi_line_text_field'
    : 'single_line_text_field';
}

/** The value as the API has it: truth in small letters, a list as JSON. */
function valueOf(type: string, value: string): string {
  if (type === 'boolean') return value.toLowerCase();
  if (type !== 'list.single_line_text_field' || parsedJson(value) !== undefined) return value;
  const names = value.split(/\s*;\s*/).filter((name) => name !== '');
  return JSON.stringify(names);
}

/** What each record of the file has in the columns of metafields; an empty cell is none. */
export function readMetafields(
  columns: readonly MetafieldColumn[],
  records: readonly (readonly string[])[],
): OwnedMetafield[][] {
  const cell = (record: readonly string[], {place}: MetafieldColumn) => record[place]?.trim() ?? '';
  const typed = columns.map((column) => {
    const values = records.map((record) => cell(record, column)).filter((value) => value !== '');
    return {column, type: typeOfColumn(column, values)};
  });
  return records.map((record) =>
    typed.flatMap(({column, type}) => {
      const value = cell(record, column);
      const {owner, namespace, key} = column;
      return value === ''
        ? []
        : [{owner, metafield: {namespace, key, type, value: valueOf(type, value)}}];
    }),
  );
}

/** The metafields of a product or a variant from its rows: of each the first value that there is. */
export function metafieldsOf(
  owner: OwnedMetafield['owner'],
  rows: readonly {metafields: readonly OwnedMetafield[]}[],
): MetafieldRecord[] {
  const found = new Map<string, MetafieldRecord>();
  for (const {owner: its, metafield} of rows.flatMap(({metafields}) => metafields)) {
    const name = `${metafield.namespace}.${metafield.key}`;
    if (its === owner && !found.has(name)) found.set(name, metafield);
  }
  return [...found.values()];
}
