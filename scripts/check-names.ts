import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {PROJECT_ROOT} from './environment';

const VAGUE = /^(utils?|helpers?|misc|common|lib|shared|constants?|manager|index)$/i;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;

/** Why a source file's name breaks the rules of docs/architecture.md, or null. */
export function nameFault(file: string): string | null {
  const {dir, name} = path.posix.parse(
    file.replace(/\.(test|spec|d|server|client|generated)(?=\.)/g, ''),
  );
  // Remix's route files carry its own syntax: cart.tsx, products.$.tsx, _index.tsx, [robots.txt].ts.
  if (dir.startsWith('app/routes')) return null;
  if (VAGUE.test(name))
    return `${file}: "${name}" says nothing; name the file for the thing inside`;
  if (dir.startsWith('app/components')) {
    if (file.endsWith('.tsx') && !PASCAL.test(name))
      return `${file}: a component is PascalCase, as its export`;
    if (file.endsWith('.ts') && !KEBAB.test(name)) return `${file}: not kebab-case`;
    return null;
  }
  return KEBAB.test(name) ? null : `${file}: not kebab-case`;
}

function projectFiles(): string[] {
  const {stdout} = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((file) => /^(app|platform|scripts|tests|bench)\/.*\.tsx?$/.test(file));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = projectFiles().flatMap((file) => nameFault(file) ?? []);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
