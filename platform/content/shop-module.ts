import type {PlatformModule} from '../module.ts';
import {PUBLIC_VERSIONS} from '../graphql/versions.ts';

export const shopModule: PlatformModule = {
  name: 'shop',
  resolvers: {
    QueryRoot: {
      shop: () => ({name: 'Brightwell'}),
      publicApiVersions: () => PUBLIC_VERSIONS,
    },
  },
};
