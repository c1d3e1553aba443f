import {getSchema} from '@shopify/hydrogen-codegen';

/** Where editors and the Shopify CLI find the GraphQL documents and their schema; `npm run codegen` reads it as well. */
const configuration = {
  projects: {
    default: {
      schema: getSchema('storefront'),
      documents: ['./app/commerce/**/*.{ts,tsx}', '!./app/**/*.test.ts'],
    },
  },
};

export default configuration;
