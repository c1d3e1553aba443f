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
  {from: 'app/domain/cart/cart.ts', specifier: './lines', allowed: true},
  {from: 'app/domain/cart/cart.ts', specifier: 'zod', allowed: true},
  {from: 'app/domain/cart/cart.ts', specifier: 'react', allowed: false},
  {from: 'app/domain/cart/cart.ts', specifier: '~/commerce/cart/cart.server', allowed: false},
  {from: 'app/domain/cart/cart.ts', specifier: '../../../hydrogen.config', allowed: false},
  {from: 'app/domain/cart/cart.test.ts', specifier: 'vitest', allowed: true},
  {from: 'app/commerce/cart/cart.server.ts', specifier: '~/domain/cart/cart', allowed: true},
  {from: 'app/commerce/cart/cart.server.ts', specifier: '~/edge/cart/cart.server', allowed: false},
  {
    from: 'app/content/articles.server.ts',
    specifier: '../../content/data/x.yaml?raw',
    allowed: true,
  },
  {
    from: 'app/content/articles.server.ts',
    specifier: '~/commerce/cart/cart.server',
    allowed: false,
  },
  {from: 'app/edge/cart/cart.server.ts', specifier: '~/commerce/cart/cart.server', allowed: true},
  {from: 'app/edge/cart/cart.server.ts', specifier: '~/components/ui/Button', allowed: false},
  {from: 'app/browser/cart/queue.client.ts', specifier: '~/domain/cart/cart', allowed: true},
  {from: 'app/browser/cart/queue.client.ts', specifier: '~/edge/cart/cart.server', allowed: false},
  {
    from: 'app/components/cart/CartLine.tsx',
    specifier: '~/browser/cart/queue.client',
    allowed: true,
  },
  {from: 'app/components/cart/CartLine.tsx', specifier: '~/edge/cart/cart.server', allowed: false},
  {from: 'app/components/cart/CartLine.tsx', specifier: '../../routes/cart/cart', allowed: false},
  {from: 'app/routes/cart/cart.tsx', specifier: '~/edge/cart/cart.server', allowed: true},
  {from: 'app/routes/cart/cart.tsx', specifier: '~/commerce/cart/cart.server', allowed: false},
  {from: 'app/routes/cart/cart.tsx', specifier: '~/content/articles.server', allowed: false},
  {from: 'app/root.tsx', specifier: '~/edge/request/context.server', allowed: true},
  {from: 'app/root.tsx', specifier: '../platform/store', allowed: false},
  {from: 'app/routes.ts', specifier: './content/main-categories', allowed: true},
  {from: 'app/routes.ts', specifier: '../scripts/content/yaml-source', allowed: false},
  {from: 'app/content/placeholders.ts', specifier: '../../scripts/content/facts', allowed: false},
  {from: 'app/content/placeholders.test.ts', specifier: '../../scripts/ports', allowed: false},
  {from: 'platform/store.ts', specifier: './clock', allowed: true},
  {from: 'platform/store.ts', specifier: '../app/domain/values/money', allowed: false},
];

/** Within a layer, nouns import those before them. */
const NOUN_IMPORTS: {from: string; specifier: string; allowed: boolean}[] = [
  {from: 'app/domain/cart/lines.ts', specifier: '~/domain/catalogue/product', allowed: true},
  {from: 'app/domain/cart/lines.ts', specifier: '../catalogue/product', allowed: true},
  {from: 'app/domain/catalogue/product.ts', specifier: '~/domain/cart/lines', allowed: false},
  {from: 'app/domain/catalogue/product.ts', specifier: '../cart/lines', allowed: false},
  {from: 'app/domain/catalogue/x.test.ts', specifier: '~/domain/cart/lines', allowed: true},
  {from: 'app/commerce/catalogue/x.server.ts', specifier: '../cart/cart.server', allowed: false},
  {from: 'app/edge/account/session.server.ts', specifier: '~/edge/cart/cart.server', allowed: true},
  {
    from: 'app/edge/cart/cart.server.ts',
    specifier: '~/edge/account/session.server',
    allowed: false,
  },
  {from: 'app/edge/cart/cart.server.ts', specifier: '~/domain/account/orders', allowed: true},
  {from: 'app/browser/request/paint.client.ts', specifier: '../cart/cart.client', allowed: false},
  {from: 'app/components/ui/Button.tsx', specifier: '~/components/cart/CartDrawer', allowed: false},
  {from: 'app/domain/money.ts', specifier: './values/result', allowed: false},
  {from: 'app/domain/unheard/of.ts', specifier: '~/domain/values/money', allowed: false},
];

describe('the order of nouns', () => {
  it.each(NOUN_IMPORTS)('$from importing $specifier is allowed: $allowed', async (row) => {
    const found = await complaints(row.from, `import '${row.specifier}';\n`);
    expect(found).toEqual(row.allowed ? [] : ['layers/arrows']);
  });
});

describe('the layer rule', () => {
  it.each(IMPORTS)('$from importing $specifier is allowed: $allowed', async (row) => {
    const found = await complaints(row.from, `import '${row.specifier}';\n`);
    expect(found).toEqual(row.allowed ? [] : ['layers/arrows']);
  });

  it.each([
    `export {a} from '~/edge/cart/cart.server';`,
    `export * from '~/edge/cart/cart.server';`,
    `void import('~/edge/cart/cart.server');`,
    `import type {A} from '~/edge/cart/cart.server';`,
  ])('sees every form of import: %s', async (code) => {
    expect(await complaints('app/domain/cart/cart.ts', `${code}\n`)).toEqual(['layers/arrows']);
  });

  it.each([
    ['app/edge/cart/cart.server.ts', 'let last = 1;'],
    ['app/edge/cart/cart.server.ts', 'export let last = 1;'],
    ['app/components/cart/CartLine.tsx', 'const seen = new Map();'],
    ['app/domain/visitor/chat.ts', 'export const open = () => Date.now();'],
    ['app/domain/visitor/chat.ts', 'export const open = () => new Date();'],
    ['app/domain/visitor/experiments.ts', 'export const pick = () => Math.random();'],
  ])('refuses hidden state, clock and chance in %s: %s', async (file, code) => {
    expect(await complaints(file, `${code}\n`)).toEqual(['no-restricted-syntax']);
  });

  it.each([
    ['app/edge/cart/cart.server.ts', 'export const LIMIT = 10;'],
    ['app/edge/cart/cart.server.ts', 'export const f = () => { let n = 1; n += 1; return n; };'],
    ['app/domain/visitor/chat.ts', 'export const at = (ms: number) => new Date(ms);'],
    ['app/browser/cart/queue.client.ts', 'let queue = 1; queue += 1;'],
  ])('lets values that nobody can change stand in %s: %s', async (file, code) => {
    expect(await complaints(file, `${code}\n`)).toEqual([]);
  });
});
