import {existsSync} from 'node:fs';
import path from 'node:path';

const OWN = 'content';
const DEMO = 'demo/content';

/**
 * The folder that this shop's content is read from, within the project at `root`: `content/` once somebody has written it (by
 * hand or by `npm run adopt`), the demo's before that, and the demo's in every test (`shop` is `demo`); a test may name another
 * folder. Half a folder is none: what a merchant's own lacks is a problem of it, and never filled with words of the demo.
 */
export function contentFolder(root: string, shop = process.env['BUILD_SHOP'] ?? 'own'): string {
  if (shop === 'demo') return DEMO;
  if (shop !== 'own') return shop;
  return existsSync(path.join(root, OWN, 'data')) ? OWN : DEMO;
}
