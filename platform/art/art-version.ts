import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** A hash over the sources of the art, so that nothing that is kept outlives the code that drew it. */
export function artVersion(): string {
  const hash = createHash('sha256');
  const root = fileURLToPath(new URL('./', import.meta.url));
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(`${root}/${file}`));
  return hash.digest('hex');
}
