import path from 'node:path';

/**
 * The layers of docs/architecture.md as data: what each folder may import of this project besides itself.
 * A folder that is not named here (scripts, tests, bench) may import anything; neither app nor platform imports from there,
 * nor from each other: a stand-in that shares code with what it stands in for is wrong together with it.
 */
const MAY_IMPORT = {
  'app/domain': [],
  'app/commerce': ['app/domain', 'hydrogen.config.ts'],
  'app/content': ['app/domain', 'content', 'hydrogen.config.ts'],
  'app/edge': ['app/commerce', 'app/content', 'app/domain', 'app/styles', 'hydrogen.config.ts'],
  'app/browser': ['app/domain', 'app/styles', 'hydrogen.config.ts'],
  'app/components': ['app/browser', 'app/domain', 'app/styles', 'hydrogen.config.ts'],
  'app/routes': [
    'app/edge',
    'app/components',
    'app/browser',
    'app/domain',
    'app/styles',
    'hydrogen.config.ts',
  ],
  app: ['hydrogen.config.ts'],
  platform: ['hydrogen.config.ts'],
};

/**
 * The nouns of each layer, the most basic first: a folder imports those before it and never one behind it, so that nouns
 * cannot form a cycle. `docs/architecture.md` draws the same order. `content` and `routes` have no arrows between nouns.
 */
const NOUNS = {
  'app/domain': [
    'values',
    'content',
    'catalogue',
    'cart',
    'promotions',
    'visitor',
    'account',
    'search',
    'request',
  ],
  'app/commerce': ['platform-client', 'catalogue', 'content', 'cart', 'account'],
  'app/edge': [
    'request',
    'catalogue',
    'content',
    'search',
    'visitor',
    'promotions',
    'cart',
    'account',
    'page-cache',
    'pipeline',
  ],
  'app/browser': ['request', 'catalogue', 'search', 'cart', 'visitor', 'account', 'page'],
  'app/components': [
    'ui',
    'cart-forms',
    'catalogue',
    'cart',
    'search',
    'content',
    'account',
    'error',
    'visitor',
    'layout',
  ],
};

/** The domain is pure: only packages that compute and hold nothing. Tests bring their runner. */
const DOMAIN_PACKAGES = ['zod', '@date-fns/tz', 'minisearch'];
const TEST_PACKAGES = ['vitest', 'fast-check'];
/** Builders of plain values; unit tests of every layer may use them. */
const TEST_SUPPORT = 'tests/support';

const isInside = (file, folder) => file === folder || file.startsWith(`${folder}/`);

/** The most specific layer that holds the file, or null for a file outside the layers. */
function layerOf(file) {
  const layers = Object.keys(MAY_IMPORT).filter((layer) => isInside(file, layer));
  return layers.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** `~/cart` and `../domain/cart` as a path from the project's root; null for a package. */
function toProjectPath(specifier, importer) {
  const withoutQuery = specifier.split('?')[0] ?? specifier;
  if (withoutQuery.startsWith('~/')) return path.posix.join('app', withoutQuery.slice(2));
  if (withoutQuery.startsWith('.')) {
    return path.posix.join(path.posix.dirname(importer), withoutQuery);
  }
  return null;
}

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Why this import breaks the layers, or null when it does not. Paths are from the project's root. */
function layerBreach(importer, specifier) {
  const layer = layerOf(importer);
  if (layer === null) return null;
  const imported = toProjectPath(specifier, importer);
  const isTest = /\.test\.tsx?$/.test(importer);
  if (imported === null) {
    const packages = isTest ? [...DOMAIN_PACKAGES, ...TEST_PACKAGES] : DOMAIN_PACKAGES;
    return layer === 'app/domain' && !packages.includes(packageOf(specifier))
      ? `app/domain is pure: it imports itself and ${packages.join(', ')}, not "${specifier}".`
      : null;
  }
  if (isTest && isInside(imported, TEST_SUPPORT)) return null;
  const own = layer === 'app' ? isInside(imported, 'app') : isInside(imported, layer);
  const allowed = MAY_IMPORT[layer].some(
    (target) => isInside(imported, target) || imported === target.replace(/\.ts$/, ''),
  );
  return own || allowed
    ? null
    : `${layer} may not import ${imported} (the layers of docs/architecture.md).`;
}

/** The noun folder of a file within its layer; null for a file that lies beside the folders. */
function nounOf(file, layer) {
  const [noun, ...rest] = file.slice(layer.length + 1).split('/');
  return rest.length > 0 ? noun : null;
}

/**
 * Why this import goes against the order of nouns in its layer, or null when it does not. Tests are free to bring
 * together what they test.
 */
function nounBreach(importer, specifier) {
  const layer = layerOf(importer);
  const nouns = NOUNS[layer];
  const imported = toProjectPath(specifier, importer);
  if (!nouns || imported === null || /\.test\.tsx?$/.test(importer)) return null;
  const own = nounOf(importer, layer);
  if (own === null || !nouns.includes(own)) {
    return `${importer} lies in no noun folder of ${layer}: ${nouns.join(', ')}.`;
  }
  if (!isInside(imported, layer)) return null;
  const other = nounOf(imported, layer);
  return other !== null && nouns.includes(other) && nouns.indexOf(other) <= nouns.indexOf(own)
    ? null
    : `In ${layer}, ${own} may not import ${imported} (the order of nouns in docs/architecture.md).`;
}

/** ESLint plugin with the one rule `layers/arrows`. */
export const layers = {
  rules: {
    arrows: {
      meta: {type: 'problem', schema: []},
      create(context) {
        const importer = path
          .relative(context.cwd, context.filename)
          .split(path.sep)
          .join(path.posix.sep);
        const check = (node) => {
          if (typeof node.source?.value !== 'string') return;
          const message =
            layerBreach(importer, node.source.value) ?? nounBreach(importer, node.source.value);
          if (message !== null) context.report({node: node.source, message});
        };
        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: check,
        };
      },
    },
  },
};
