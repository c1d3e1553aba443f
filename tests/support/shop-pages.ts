import type {RouteHandle} from '../../app/domain/request/route-handle';
import table from '../../app/routes';

import {buildPages} from './route-table';

const modules = import.meta.glob<{handle?: RouteHandle}>(
  ['../../app/routes/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  {eager: true},
);

/** The pages of the shop, as its own routes declare them: what the built worker knows, without a build. */
export const shopPages = buildPages(
  Object.fromEntries(
    table.map(({path = '', file}) => [path, modules[`../../app/${file}`]?.handle]),
  ),
);
