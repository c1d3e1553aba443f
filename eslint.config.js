import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

import {layers} from './scripts/lint/layers.js';

/** One worker serves many shoppers: a module that remembers something remembers it for the next shopper too. */
const MODULE_STATE = [
  {
    selector:
      ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind=/^(let|var)$/]',
    message: 'No module-level mutable state in app: pass it through the request context.',
  },
  {
    selector:
      ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(Weak)?(Map|Set)$/][arguments.length=0]',
    message:
      'An empty collection at module level can only be mutable state, shared by all shoppers.',
  },
];

/** Clock and chance are arguments of the domain (docs/architecture.md, tests). */
const IMPURE = [
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'The domain has no clock: take the instant as an argument.',
  },
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'The domain has no clock: take the instant as an argument.',
  },
  {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'The domain has no chance: take the number as an argument.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'build/**',
      '.data/**',
      '.cache/**',
      '.wrangler/**',
      '.shopify/**',
      'node_modules/**',
      '**/*.generated.*',
    ],
  },
  {
    // A rule that is wrong is changed here, where everybody sees it, not silenced in a file.
    linterOptions: {noInlineConfig: true, reportUnusedDisableDirectives: 'error'},
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.recommendedTypeChecked,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      // A declaration that only merges another interface in has no members of its own.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        {allowInterfaces: 'with-single-extends'},
      ],
      // TypeScript knows the globals of the worker, the browser and Node better than a list would.
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
      // A Remix loader ends early by throwing a Response.
      '@typescript-eslint/only-throw-error': [
        'error',
        {allow: [{from: 'lib', name: 'Response'}, 'Response']},
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true, allowBoolean: true},
      ],
      // React handlers and hono's may be async; what they return is awaited or caught by them.
      '@typescript-eslint/no-misused-promises': [
        'error',
        {checksVoidReturn: {attributes: false, arguments: false}},
      ],
      // Playwright reads the fixtures that a test wants off its parameter, so the pattern must stand there.
      'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
      // Newer versions also refuse to say what JSON holds (`(await r.json()) as T`).
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      // graphql's Kind is compared with the text of a node's kind, which is what it is.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: {
        process: 'readonly',
        console: 'readonly',
        crypto: 'readonly',
        URL: 'readonly',
        Headers: 'readonly',
        Request: 'readonly',
        Response: 'readonly',
      },
    },
  },
  {
    plugins: {'import-sort': importSort},
    rules: {
      // Packages, then the app from far to near, each group by name: where an import stands says nothing else.
      'import-sort/imports': [
        'error',
        {groups: [['^\\u0000'], ['^node:', '^@?\\w', '^virtual:'], ['^~/'], ['^\\.\\.'], ['^\\.']]},
      ],
    },
  },
  {
    // Every line counts, blank and comment too: the limit is what a reader has to take in, and `wc -l` shows it.
    files: ['{app,platform,scripts,bench}/**/*.{ts,tsx,js}', '*.{ts,js}'],
    // A suite is as long as its cases, and what a tool writes nobody reads.
    ignores: ['**/*.test.{ts,tsx}', '**/*.generated.*'],
    rules: {
      'max-lines': ['error', {max: 400}],
      'max-lines-per-function': ['error', {max: 80, IIFEs: true}],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'platform/**/*.ts'],
    plugins: {layers},
    rules: {'layers/arrows': 'error'},
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {name: 'zod', message: 'The app uses zod/mini, which leaves out what nobody calls.'},
          ],
        },
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    // In a browser one module serves one shopper; the page cache's in-memory layer holds nothing personal, and the
    // environment is the isolate's own.
    ignores: [
      'app/browser/**',
      'app/entry.client.tsx',
      'app/edge/page-cache/*.server.ts',
      'app/edge/request/environment-memory.server.ts',
      'app/edge/request/attempt-memory.server.ts',
      'app/edge/request/page-styles-memory.server.ts',
      'app/edge/request/public-memory.server.ts',
      'app/edge/search/memory.server.ts',
      '**/*.test.{ts,tsx}',
    ],
    rules: {'no-restricted-syntax': ['error', ...MODULE_STATE]},
  },
  {
    files: ['app/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {'no-restricted-syntax': ['error', ...MODULE_STATE, ...IMPURE]},
  },
  {
    files: ['app/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    // Google's tag manager tells a command from an event by its being an `arguments` object.
    files: ['app/browser/visitor/data-layer.client.ts'],
    rules: {'prefer-rest-params': 'off'},
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    rules: {
      // Answers of fetch are JSON of unknown shape, and the assertion is the check.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
