import {findShopProblems, type ShopFiles} from '../platform/seed/check';
import {readShopFiles} from '../platform/seed/load';
import {readCatalogue} from '../platform/seed/load-catalogue';
import {SEED, type SeedProblem} from '../platform/seed/seed-file';

/** Redirects of the seed to pages that the shop does not have. */
function findDeadRedirects(
  {entries, place}: ShopFiles['redirects'],
  hasPath: (path: string) => boolean,
): SeedProblem[] {
  return entries.flatMap(({path, target}): SeedProblem[] => {
    if (!target.startsWith('/') || hasPath(target)) return [];
    const where = place(path);
    return where ? [{...where, message: `${path} leads to ${target}, which nothing answers`}] : [];
  });
}

/** What is wrong in the files of the seed. `hasPath` says which addresses the shop answers. Throws where a file is not of its form. */
export function findSeedProblems(
  hasPath: (path: string) => boolean,
  directory: URL = SEED,
): SeedProblem[] {
  const {catalogue, problems} = readCatalogue(directory);
  const files = readShopFiles(directory);
  return [
    ...problems,
    ...findShopProblems(catalogue, files),
    ...findDeadRedirects(files.redirects, hasPath),
  ];
}
