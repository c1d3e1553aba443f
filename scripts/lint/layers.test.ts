import {ESLint} from 'eslint';
import {describe, expect, it, vi} from 'vitest';

// The first lint of a run loads ESLint and its plugins.
vi.setConfig({testTimeout: 60_000});

/** Lints one line as if it stood in the given file, with the project's own configuration. */
async function complaints(filePath: string, code: string): Promise<string[]> {
  const eslint = new ESLint({
    // The rules under test need no types, and a file that exists only here has none.
    overrideConfig: {languageOptions: {parserOptions: {projectService: false, project: null}}},
    ruleFilter: ({ruleId}) => ruleId === 'layers/arrows' || ruleId === 'no-restricted-syntax',
  });
  const [result] = await eslint.lintText(code, {filePath});
  return (result?.messages ?? []).map(({ruleId, message}) => ruleId ?? message);
}

const IMPORTS: {from: string; specifier: string; allowed: boolean}[] = [
  {from: 'app/domain/cart.ts', specifier: './money', allowed: true},
  {from: 'app/domain/cart.ts', specifier: 'zod', allowed: true},
  {from: 'app/domain/cart.ts', specifier: 'react', allowed: false},
  {from: 'app/domain/cart.ts', specifier: '~/commerce/cart.server', allowed: false},
  {from: 'app/domain/cart.ts', specifier: '../../hydrogen.config', allowed: false},
  {from: 'app/domain/cart.test.ts', specifier: 'vitest', allowed: true},
  {from: 'app/commerce/cart.server.ts', specifier: '~/domain/cart', allowed: true},
  {from: 'app/commerce/cart.server.ts', specifier: '~/edge/cart.server', allowed: false},
  {
    from: 'app/content/articles.server.ts',
    specifier: '../../content/data/x.yaml?raw',
    allowed: true,
  },
  {from: 'app/content/articles.server.ts', specifier: '~/commerce/cart.server', allowed: false},
  {from: 'app/edge/cart.server.ts', specifier: '~/commerce/cart.server', allowed: true},
  {from: 'app/edge/cart.server.ts', specifier: '~/components/ui/Button', allowed: false},
  {from: 'app/browser/cart-queue.client.ts', specifier: '~/domain/cart', allowed: true},
  {from: 'app/browser/cart-queue.client.ts', specifier: '~/edge/cart.server', allowed: false},
  {
    from: 'app/components/cart/CartLine.tsx',
    specifier: '~/browser/cart-queue.client',
    allowed: true,
  },
  {from: 'app/components/cart/CartLine.tsx', specifier: '~/edge/cart.server', allowed: false},
  {from: 'app/components/cart/CartLine.tsx', specifier: '../../routes/cart', allowed: false},
  {from: 'app/routes/cart.tsx', specifier: '~/edge/cart.server', allowed: true},
  {from: 'app/routes/cart.tsx', specifier: '~/commerce/cart.server', allowed: false},
  {from: 'app/routes/cart.tsx', specifier: '~/content/articles.server', allowed: false},
  {from: 'app/root.tsx', specifier: '~/edge/context.server', allowed: true},
  {from: 'app/root.tsx', specifier: '../platform/store', allowed: false},
  {from: 'platform/store.ts', specifier: './clock', allowed: true},
  {from: 'platform/store.ts', specifier: '../app/domain/money', allowed: false},
];

describe('the layer rule', () => {
  it.each(IMPORTS)('$from importing $specifier is allowed: $allowed', async (row) => {
    const found = await complaints(row.from, `import '${row.specifier}';\n`);
    expect(found).toEqual(row.allowed ? [] : ['layers/arrows']);
  });

  it.each([
    `export {a} from '~/edge/cart.server';`,
    `export * from '~/edge/cart.server';`,
    `void import('~/edge/cart.server');`,
    `import type {A} from '~/edge/cart.server';`,
  ])('sees every form of import: %s', async (code) => {
    expect(await complaints('app/domain/cart.ts', `${code}\n`)).toEqual(['layers/arrows']);
  });

  it.each([
    ['app/edge/cart.server.ts', 'let last = 1;'],
    ['app/edge/cart.server.ts', 'export let last = 1;'],
    ['app/components/cart/CartLine.tsx', 'const seen = new Map();'],
    ['app/domain/chat.ts', 'export const open = () => Date.now();'],
    ['app/domain/chat.ts', 'export const open = () => new Date();'],
    ['app/domain/experiments.ts', 'export const pick = () => Math.random();'],
  ])('refuses hidden state, clock and chance in %s: %s', async (file, code) => {
    expect(await complaints(file, `${code}\n`)).toEqual(['no-restricted-syntax']);
  });

  it.each([
    ['app/edge/cart.server.ts', 'export const LIMIT = 10;'],
    ['app/edge/cart.server.ts', 'export const f = () => { let n = 1; n += 1; return n; };'],
    ['app/domain/chat.ts', 'export const at = (ms: number) => new Date(ms);'],
    ['app/browser/cart-queue.client.ts', 'let queue = 1; queue += 1;'],
  ])('lets values that nobody can change stand in %s: %s', async (file, code) => {
    expect(await complaints(file, `${code}\n`)).toEqual([]);
  });
});
