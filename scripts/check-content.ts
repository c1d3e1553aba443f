import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {RouteConfigEntry} from '@remix-run/route-config';

import {contentFolder} from '../app/content/content-folder';
import {storefrontSettings} from '../app/content/placeholders';

import {readRecord} from './adopt/changes';
import {compileContent, readContentFiles} from './content/compile';
import {readPictures} from './content/pictures/sources';
import {type ContentProblem, formatProblem, problemsIn} from './content/problem';
import {pathLookup, readSeed, routePatterns, writtenPaths} from './content/site-facts';
import {PROJECT_ROOT} from './environment';
import {findSeedProblems} from './seed-problems';

/**
 * Everything that is wrong with the shop's content, in the order of files and lines: schema, headings, pictures and
 * alternative texts, and what only the rest of the project knows: dead links of this site, unknown products
 * and SKUs; and of the demo what is wrong with its seed. `root` is the project's; without a seed there, or with content of a store,
 * products are not checked.
 */
export async function checkContent(
  root: string,
  routes: readonly RouteConfigEntry[],
): Promise<ContentProblem[]> {
  const folder = contentFolder(root, 'own');
  const files = await readContentFiles(path.join(root, folder));
  // What was made of a store names its goods, and the doctor knows those.
  const seed =
    readRecord(root) === null ? await readSeed(path.join(root, 'platform/seed/catalogue')) : null;
  const pictures = await readPictures(path.join(root, folder));
  const hasPath = pathLookup({
    patterns: routePatterns(routes),
    written: writtenPaths(routes),
    content: compileContent(files, storefrontSettings),
    products: seed?.handles ?? null,
  });
  const {problems} = compileContent(files, storefrontSettings, {
    hasProduct: seed && ((handle) => seed.handles.has(handle)),
    hasSku: seed && ((sku) => seed.skus.has(sku)),
    pictures: pictures.table,
    hasPath,
  });
  // The seed is the demo's: a merchant's content has nothing to do with it.
  const ofSeed = folder === contentFolder(root, 'demo') && seed ? findSeedProblems(hasPath) : [];
  return [...problemsIn(folder, [...pictures.problems, ...problems]), ...ofSeed].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const {default: routes} = await import('../app/routes');
  const problems = await checkContent(PROJECT_ROOT, routes);
  for (const problem of problems) console.error(formatProblem(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
