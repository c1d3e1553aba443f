import {getSchema} from '@shopify/hydrogen-codegen';

/** Documents of the hosted customer accounts, which speak the Customer Account API. */
const HOSTED = './app/commerce/account/hosted/**/*-documents.server.ts';

/** Where editors and the Shopify CLI find the GraphQL documents and their schemas; `npm run codegen` reads it as well. */
const configuration = {
  projects: {
    default: {
      schema: getSchema('storefront'),
      documents: ['./app/commerce/**/*.{ts,tsx}', '!./app/**/*.test.ts', `!${HOSTED}`],
    },
    customer: {
      schema: getSchema('customer-account'),
      documents: [HOSTED],
    },
  },
};

export default configuration;
