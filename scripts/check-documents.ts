import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {CodeFileLoader} from '@graphql-tools/code-file-loader';
import {pluckConfig} from '@shopify/hydrogen-codegen';
import {
  buildClientSchema,
  concatAST,
  type IntrospectionQuery,
  Kind,
  separateOperations,
  validate,
} from 'graphql';

import {PROJECT_ROOT} from './environment';

/** Documents of the hosted customer accounts, which have a schema of their own. */
const HOSTED = 'app/commerce/account/hosted/**/*-documents.server.ts';

/**
 * The API version is configuration, so every GraphQL document of the storefront must be valid against the schema
 * that Hydrogen ships (2025-04) and against the one of a year later (2026-04).
 */
const CHECKS: {files: string; ignore: string[]; schemas: Record<string, string>}[] = [
  {
    files: 'app/**/*.{ts,tsx}',
    ignore: ['**/*.test.ts', HOSTED],
    schemas: {
      '2025-04': '@shopify/hydrogen/storefront.schema.json',
      '2026-04': 'hydrogen-react-2026/storefront.schema.json',
    },
  },
  {
    files: HOSTED,
    ignore: [],
    schemas: {'customer accounts 2025-04': '@shopify/hydrogen/customer-account.schema.json'},
  },
];

function loadSchema(module: string) {
  const file = createRequire(import.meta.url).resolve(module);
  // The two packages wrap the same introspection differently.
  const json = JSON.parse(readFileSync(file, 'utf8')) as
    IntrospectionQuery | {data: IntrospectionQuery};
  return buildClientSchema('data' in json ? json.data : json);
}

/** Validates the documents of some files against each of their schemas; answers the number of faults. */
async function check({files, ignore, schemas}: (typeof CHECKS)[number]): Promise<number> {
  const sources = await new CodeFileLoader({pluckConfig}).load(files, {
    cwd: PROJECT_ROOT,
    ignore,
    noRequire: true,
  });
  const documents = sources.flatMap(({document}) => document ?? []);
  const operations = Object.entries(separateOperations(concatAST(documents)));
  if (operations.length === 0) throw new Error(`No GraphQL operation was found in ${files}.`);
  let faults = 0;
  for (const [version, module] of Object.entries(schemas)) {
    const schema = loadSchema(module);
    for (const [name, operation] of operations) {
      for (const {message} of validate(schema, operation)) {
        faults += 1;
        console.error(`${version} ${name}: ${message}`);
      }
    }
  }
  const fragments = documents
    .flatMap(({definitions}) => definitions)
    .filter(({kind}) => kind === Kind.FRAGMENT_DEFINITION);
  console.log(
    `${operations.length} operations and ${fragments.length} fragments against ${Object.keys(schemas).join(' and ')}`,
  );
  return faults;
}

let faults = 0;
for (const one of CHECKS) faults += await check(one);
process.exitCode = faults > 0 ? 1 : 0;
