import type {ImageRecord} from '../../catalogue/records.ts';
import {imageSize, imageVersion} from '../../images/pictures.ts';
import {standInName} from '../../images/stand-ins.ts';
import {stableNumber} from '../../store/ids.ts';

import {CellFault, numberOf, pictureOf} from './cells.ts';
import type {CsvRow} from './columns.ts';

interface ListedPicture {
  address: string;
  alt: string | null;
  /** As the file gives it; those without one come last, in the order of the file. */
  position: number;
}

/** Shopify keeps at most so many pictures of one product. */
const MOST_PICTURES = 250;

/** The picture at an address of another shop, drawn here with a name on it. */
export function pictureRecord(
  {address, alt}: {address: string; alt: string | null},
  handle: string,
  place: number,
): ImageRecord {
  const name = standInName(handle, place + 1, address);
  const size = imageSize(name);
  return {
    id: stableNumber('image', `${handle}/${address}`),
    name,
    version: imageVersion(name) ?? '1',
    altText: alt,
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
}

/**
 * The pictures of a product, in the order of their positions, and each by its address; a variant's picture that is not among
 * them joins them, as in a store. What is no address of a picture is named by its line.
 */
export function picturesOf(
  handle: string,
  rows: readonly CsvRow[],
  faults: string[],
): {images: ImageRecord[]; byAddress: ReadonlyMap<string, ImageRecord>} {
  const listed: ListedPicture[] = [];
  const list = (address: string, alt: string | null, position: number | null) => {
    if (listed.some((one) => one.address === address)) return;
    listed.push({address, alt, position: position ?? Number.MAX_SAFE_INTEGER});
  };
  const read = (row: CsvRow, add: () => void) => {
    try {
      add();
    } catch (fault) {
      if (!(fault instanceof CellFault)) throw fault;
      faults.push(`line ${row.line}: ${fault.message}; the picture is left out`);
    }
  };
  for (const row of rows) {
    read(row, () => {
      const address = pictureOf(row, 'image');
      if (address !== null)
        list(address, row.cells.imageAlt || null, numberOf(row, 'imagePosition'));
    });
  }
  for (const row of rows) {
    read(row, () => {
      const address = pictureOf(row, 'variantImage');
      if (address !== null) list(address, null, null);
    });
  }
  listed.sort((one, other) => one.position - other.position);
  if (listed.length > MOST_PICTURES)
    faults.push(`line ${rows[0]?.line ?? 0}: ${handle} has more than ${MOST_PICTURES} pictures`);
  const kept = listed.slice(0, MOST_PICTURES);
  const images = kept.map((picture, place) => pictureRecord(picture, handle, place));
  return {
    images,
    byAddress: new Map(
      kept.flatMap(({address}, place) => {
        const image = images[place];
        return image ? [[address, image] as const] : [];
      }),
    ),
  };
}
