import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {PROJECT_ROOT} from './environment';
import {moveImports} from './framework-names';

/** `npm run move:framework`: leads the imports of Remix to React Router 7, once its packages are installed (docs/upgrade.md). */
let changed = 0;
for (const folder of ['app', 'tests', 'scripts']) {
  for (const name of readdirSync(path.join(PROJECT_ROOT, folder), {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (!/\.tsx?$/.test(name) || name.startsWith('framework-names')) continue;
    const file = path.join(PROJECT_ROOT, folder, name);
    const source = readFileSync(file, 'utf8');
    const {text, unknown} = moveImports(source);
    for (const one of unknown) console.error(`${folder}/${name}: no place for ${one}`);
    if (text === source) continue;
    writeFileSync(file, text);
    changed += 1;
  }
}
console.log(`${changed} files changed; now: npx eslint --fix ., npx tsc --noEmit`);
