import {type CsvError, parse} from 'csv-parse/sync';

import {CSV_COLUMNS, type CsvField, type CsvRow} from './columns.ts';
import {metafieldColumns, readMetafields} from './metafields.ts';

interface CsvRows {
  rows: CsvRow[];
  /** What could not be read, with its line. */
  faults: string[];
}

const FIELDS = Object.keys(CSV_COLUMNS) as CsvField[];

const FAULTS: Readonly<Record<string, string>> = {
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: 'it has more columns than the first line',
};

interface ParsedRecord {
  record: string[];
  /** `lines` is the last line of the record. */
  info: {lines: number};
}

/** Where each field stands among the columns of the file; absent: the file has no such column. */
function placesOf(names: readonly string[]): Partial<Record<CsvField, number>> {
  const known = names.map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const place = known.findIndex((name) =>
        (CSV_COLUMNS[field] as readonly string[]).includes(name),
      );
      return place < 0 ? [] : [[field, place]];
    }),
  );
}

/**
 * Reads the lines of a product CSV. A line with another number of columns, or with quotes that do not match, is left out and
 * named. Throws where the first line is not that of a product CSV.
 */
export function readCsvRows(text: string): CsvRows {
  const faults: string[] = [];
  let isCutOff = false;
  const parsed = parse(text, {
    bom: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count_less: true,
    // As in `27" table`, which spreadsheets write without doubling the mark.
    relax_quotes: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      if (error?.code === 'CSV_QUOTE_NOT_CLOSED') isCutOff = true;
      else if (error)
        faults.push(`line ${String(error['lines'])}: ${FAULTS[error.code] ?? error.message}`);
    },
  }) as unknown as ParsedRecord[];
  const [header, ...rest] = parsed;
  const places = placesOf(header?.record ?? []);
  if (places.title === undefined)
    throw new Error('it has no column Title: is it the product export of a Shopify store?');
  const {columns, faults: misnamed} = metafieldColumns(header?.record ?? []);
  faults.push(...misnamed);
  let line = header?.info.lines ?? 1;
  const metafields = readMetafields(
    columns,
    rest.map(({record}) => record),
  );
  const rows = rest.map(({record, info}, place) => {
    const row: CsvRow = {
      // A text of several lines ends further down.
      line: Math.max(line + 1, info.lines - linesOf(record)),
      cells: Object.fromEntries(
        FIELDS.map((field) => [field, record[places[field] ?? -1]?.trim() ?? '']),
      ) as CsvRow['cells'],
      metafields: metafields[place] ?? [],
    };
    line = info.lines;
    return row;
  });
  if (isCutOff)
    faults.push(`line ${line + 1}: a quote is never closed, so that all from here on is left out`);
  return {rows, faults};
}

const linesOf = (record: readonly string[]) =>
  record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
