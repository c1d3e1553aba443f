import type {CsvField, CsvRow} from './columns.ts';

/** A cell that holds something else than its column is for. */
export class CellFault extends Error {}

/** Cents of a price as exports write it (`12`, `12.5`, `12.50`); null for an empty cell. */
export function centsOf({cells}: CsvRow, field: CsvField): number | null {
  const text = cells[field];
  if (text === '') return null;
  const [, whole = '', decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2})\d*)?$/.exec(text) ?? [];
  if (whole === '') throw new CellFault(`${field} is "${text}", which is no amount`);
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** A whole number, or null for an empty cell. Weights of exports may have decimals, which are rounded. */
export function numberOf({cells}: CsvRow, field: CsvField): number | null {
  const text = cells[field];
  if (text === '') return null;
  if (!/^-?\d{1,12}(\.\d+)?$/.test(text))
    throw new CellFault(`${field} is "${text}", which is no number`);
  return Math.round(Number(text));
}

/** TRUE or FALSE in any case; `fallback` for an empty cell. */
export function truthOf({cells}: CsvRow, field: CsvField, fallback: boolean): boolean {
  const text = cells[field].toLowerCase();
  if (text === '') return fallback;
  if (text !== 'true' && text !== 'false')
    throw new CellFault(`${field} is "${cells[field]}" and neither TRUE nor FALSE`);
  return text === 'true';
}

/** Whether a variant is sold on without stock: `continue` or `deny`, or TRUE or FALSE. */
export function sellsOn(row: CsvRow): boolean {
  const text = row.cells.policy.toLowerCase();
  if (text === 'continue' || text === 'deny') return text === 'continue';
  return truthOf(row, 'policy', false);
}

/** A picture's address; null for an empty cell. Shops take pictures from https alone. */
export function pictureOf({cells}: CsvRow, field: 'image' | 'variantImage'): string | null {
  const text = cells[field];
  if (text === '') return null;
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:')
    throw new CellFault(`${field} is "${text}", which is no https address`);
  return text;
}
