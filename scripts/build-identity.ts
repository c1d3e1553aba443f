import {randomBytes} from 'node:crypto';
import type {Plugin} from 'vite';

/**
 * Gives each build an id, readable in the code as `__BUILD_ID__`, beside the branch that a workflow names (`BUILD_BRANCH`), and writes the build manifests that open tabs poll
 * (coverage: page-build-files): `/builds/latest.json` and `/builds/meta/{buildId}.json`.
 */
export function buildIdentity(): Plugin {
  // Remix runs the client and the server build in one process; both must carry the same id.
  const id = (process.env.BUILD_ID ??= randomBytes(6).toString('hex'));
  return {
    name: 'build-identity',
    config: () => ({
      define: {
        __BUILD_ID__: JSON.stringify(id),
        __BUILD_BRANCH__: JSON.stringify(process.env.BUILD_BRANCH ?? ''),
      },
    }),
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      const source = JSON.stringify({id, builtAt: new Date().toISOString()});
      this.emitFile({type: 'asset', fileName: 'builds/latest.json', source});
      this.emitFile({type: 'asset', fileName: `builds/meta/${id}.json`, source});
    },
  };
}
