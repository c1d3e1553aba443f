import type {CodegenConfig} from '@graphql-codegen/cli';
import {pluckConfig, preset} from '@shopify/hydrogen-codegen';

import graphql from './.graphqlrc';

/**
 * Types of every GraphQL document in `app/commerce`, against the schemas Hydrogen ships (2025-04): the Storefront API's, and the
 * Customer Account API's for the hosted customer accounts.
 */
const codegen: CodegenConfig = {
  overwrite: true,
  // Hydrogen types its own plucking loosely.
  pluckConfig: pluckConfig as unknown as CodegenConfig['pluckConfig'],
  generates: {
    'storefrontapi.generated.d.ts': {
      preset,
      ...graphql.projects.default,
    },
    'customer-accountapi.generated.d.ts': {
      preset,
      ...graphql.projects.customer,
    },
  },
};

export default codegen;
