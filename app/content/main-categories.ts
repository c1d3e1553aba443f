import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod/mini';

import {contentFolder} from './content-folder';
import {fillPlaceholders, storefrontSettings} from './placeholders';

const ROOT = path.resolve(import.meta.dirname, '../..');

const entries = z.array(z.object({handle: z.string().check(z.minLength(1))}));

/**
 * The handles of the main categories in the order of the menu, for the route table alone: it is read by the build, in Node
 * and before anything is compiled, and gives each main category an address of its own, so that the browser never loads a
 * product page's script for a category, nor the other way round. `scripts/content/compile.ts` checks the whole file.
 */
export function mainCategoryHandles(directory = path.join(ROOT, contentFolder(ROOT))): string[] {
  const source = readFileSync(path.join(directory, 'data/categories.yaml'), 'utf8');
  return entries
    .parse(parse(source))
    .map(({handle}) => fillPlaceholders(handle, storefrontSettings));
}
