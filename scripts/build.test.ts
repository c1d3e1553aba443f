import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

import {BUILD_INPUTS} from './build';
import {PROJECT_ROOT} from './environment';

/** The project's own modules that one reaches by relative imports, itself included. */
function reach(entry: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const code = readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
    for (const [, target = ''] of code.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const module = path.join(path.dirname(file), target);
      const found = ['', '.ts', '.tsx']
        .map((ending) => `${module}${ending}`)
        .find((name) => existsSync(path.join(PROJECT_ROOT, name)));
      expect(found, `${target} of ${file}`).toBeDefined();
      if (found !== undefined) waiting.push(found);
    }
  }
  return reached;
}

it('a build is made again when anything has changed that makes it', () => {
  const makers = [...reach('vite.config.ts')];
  expect(makers).toContain('scripts/fonts.ts');
  const isInput = (file: string) =>
    BUILD_INPUTS.some((input) => file === input || file.startsWith(`${input}/`));
  expect(makers.filter((file) => !isInput(file))).toEqual([]);
});
