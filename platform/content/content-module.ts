import {mergeResolvers} from '../graphql/schemas.ts';
import type {PlatformModule} from '../module.ts';

import {blogNodes, blogResolvers} from './blogs.ts';
import {menuNodes, menuResolvers} from './menus.ts';
import {metaobjectNodes, metaobjectResolvers} from './metaobjects.ts';
import {pageNodes, pageResolvers} from './pages.ts';
import {policyNodes, policyResolvers} from './policies.ts';

export const contentModule: PlatformModule = {
  name: 'content',
  resolvers: mergeResolvers([
    pageResolvers,
    blogResolvers,
    menuResolvers,
    policyResolvers,
    metaobjectResolvers,
  ]),
  nodes: {...pageNodes, ...blogNodes, ...menuNodes, ...policyNodes, ...metaobjectNodes},
};
