import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';

const STUB = '\0server-rendering:react-dom';
const RENDERERS = fileURLToPath(new URL('../node_modules/react-dom/cjs/', import.meta.url));

/**
 * What code that also runs in browsers imports of `react-dom`. On the server nothing is mounted: no portal is drawn, and
 * there is no state to flush.
 */
const STUB_SOURCE = `
export const createPortal = () => null;
export const flushSync = (change) => change();
export const unstable_batchedUpdates = (change) => change();
export default {createPortal, flushSync, unstable_batchedUpdates};
`;

/**
 * Gives the built worker React's renderer of strings alone. Without it three copies of React's renderers are in the bundle:
 * the browser's, which libraries import for portals, and the streaming one beside the one that answers a string.
 */
export function serverRendering(): Plugin {
  return {
    name: 'server-rendering',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, _importer, {ssr = false}) {
      if (!ssr) return null;
      if (id === 'react-dom') return STUB;
      if (id !== 'react-dom/server') return null;
      return path.join(RENDERERS, 'react-dom-server-legacy.browser.production.min.js');
    },
    load(id) {
      return id === STUB ? STUB_SOURCE : null;
    },
  };
}
