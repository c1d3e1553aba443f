import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {BRAND} from './wordmark.ts';

/** A hash over the sources of the art and the brand on its goods, so that nothing that is kept outlives what drew it. */
export function artVersion(): string {
  const hash = createHash('sha256').update(BRAND);
  const root = fileURLToPath(new URL('./', import.meta.url));
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(`${root}/${file}`));
  return hash.digest('hex');
}
