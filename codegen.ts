import type {CodegenConfig} from '@graphql-codegen/cli';
import {pluckConfig, preset} from '@shopify/hydrogen-codegen';

import graphql from './.graphqlrc';

/** Types of every GraphQL document in `app/commerce`, against the schema Hydrogen ships (2025-04). */
const codegen: CodegenConfig = {
  overwrite: true,
  // Hydrogen types its own plucking loosely.
  pluckConfig: pluckConfig as unknown as CodegenConfig['pluckConfig'],
  generates: {
    'storefrontapi.generated.d.ts': {
      preset,
      ...graphql.projects.default,
    },
  },
};

export default codegen;
