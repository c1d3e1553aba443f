import path from 'node:path';
import type {Plugin, Rollup} from 'vite';

const ENTRY = 'app/entry.client.tsx';
/** What every page with React starts with. */
const REACT_PAGES = ['app/root.tsx', ENTRY, 'app/components/layout/page-meta.ts'];
/** What every page starts with, with React or without, and what that loads when the browser is idle. */
const ALL_PAGES = ['app/browser/page/page-script.client.ts'];
/** What new visitors get when the browser is idle, and others when they ask: too little for a file of its own. */
const SOON = ['app/browser/visitor/overlays.client.ts', 'app/domain/visitor/click-parameter.ts'];
/** What pages that list or show products share; alone, each of the small ones would be compressed for itself. */
const LISTINGS = [
  'app/components/catalogue/ProductGrid.tsx',
  'app/components/ui/Breadcrumbs.tsx',
  'app/components/content/ArticleTeasers.tsx',
  'app/domain/cart/typed-quantity.ts',
];

/** Modules that some import, themselves included; with `dynamic` also what they load later, as far as it is ours. */
function reach(
  entries: readonly string[],
  info: Rollup.GetModuleInfo,
  dynamic?: {within: string},
): Set<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    if (dynamic && !id.startsWith(dynamic.within)) continue;
    const module = info(id);
    waiting.push(...(module?.importedIds ?? []));
    if (dynamic) waiting.push(...(module?.dynamicallyImportedIds ?? []));
  }
  return reached;
}

/** Answers which chunk a module belongs to; undefined leaves it where splitting by use puts it. */
function chunker(root: string, info: Rollup.GetModuleInfo): (id: string) => string | undefined {
  const at = (files: readonly string[]) => files.map((file) => path.join(root, file));
  const own = path.join(root, 'app/');
  const shell = reach(at(REACT_PAGES), info);
  const first = reach(at([...ALL_PAGES, ...SOON]), info);
  const idle = reach(at(ALL_PAGES), info, {within: own});
  const listings = reach(at(LISTINGS), info);
  const entries = at([ENTRY]);
  const pageScripts = at(ALL_PAGES);
  return (id) => {
    // It runs the page as it is evaluated, so that nothing may import it but who runs the page.
    if (entries.includes(id)) return undefined;
    const isShared = shell.has(id) || listings.has(id);
    // Ours, and what Vite itself adds, such as the loader of chunks.
    if (first.has(id) && !pageScripts.includes(id)) return 'start';
    if (!isShared || id.includes('?')) return undefined;
    if (!id.startsWith(own)) return idle.has(id) ? 'visit-libraries' : 'framework';
    if (idle.has(id)) return 'visit';
    return shell.has(id) ? 'shell' : 'listings';
  };
}

/**
 * Puts together what pages load together. In two dozen small chunks, as they come from splitting by use, the same code
 * is a quarter larger, for each is compressed alone. Pages without React load `start` and, on idle, `visit`; the
 * libraries stay apart in `framework`, which a new build leaves as it is in visitors' caches.
 */
export function pageChunks(): Plugin {
  return {
    name: 'page-chunks',
    outputOptions(options) {
      const {root, build} = this.environment.config;
      if (build.ssr) return null;
      let chunkOf: ReturnType<typeof chunker> | undefined;
      return {
        ...options,
        manualChunks: (id, {getModuleInfo}) => (chunkOf ??= chunker(root, getModuleInfo))(id),
      };
    },
  };
}
