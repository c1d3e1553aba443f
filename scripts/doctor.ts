import path from 'node:path';

import {contentFolder} from '../app/content/content-folder';
import {storefrontSettings} from '../app/content/placeholders';
import {own} from '../hydrogen.config';

import {compileContent, readContentFiles} from './content/compile';
import {adoptionFindings} from './doctor/adoption';
import {examine} from './doctor/examine';
import {reportOf} from './doctor/finding';
import {DEFAULT_API_VERSION, PROJECT_ROOT, readVariables, toShopEnvironment} from './environment';

/**
 * `npm run doctor`: what this shop lacks on the configured store, and how to mend it; `--json` for programs. Ends with 1 where
 * something stops it from selling. Without a store it looks at the local platform, which `npm run platform` starts.
 */
async function doctor(): Promise<void> {
  const settings = readVariables();
  const {worker, usesLocalPlatform} = toShopEnvironment(settings);
  const isDemo = usesLocalPlatform && settings['PLATFORM_PRODUCTS'] === undefined;
  const files = await readContentFiles(path.join(PROJECT_ROOT, contentFolder(PROJECT_ROOT, 'own')));
  const {data} = compileContent(files, storefrontSettings);
  const variables = {PUBLIC_STOREFRONT_API_VERSION: DEFAULT_API_VERSION, ...worker};
  const findings = [
    ...(await examine(variables, data, new Date(), own.contentFrom)),
    // The demo on its own platform is nobody's store.
    ...(isDemo ? [] : adoptionFindings(PROJECT_ROOT)),
  ];
  console.log(
    process.argv.includes('--json') ? JSON.stringify({findings}, null, 2) : reportOf(findings),
  );
  process.exitCode = findings.some(({level}) => level === 'stop') ? 1 : 0;
}

doctor().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
