import type {PlatformModule} from './module.ts';
import {shopModule} from './content/shop-module.ts';

/** Every part of the platform; each attaches its resolvers, routes and tables (see README.md). */
export const MODULES: readonly PlatformModule[] = [shopModule];
