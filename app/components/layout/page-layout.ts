import type {ComponentType, ReactNode} from 'react';

import type {LayoutData} from './DefaultLayout';

/**
 * What stands around a page: the default one, the empty one, that of an account, that of its guests
 * (coverage: page-layouts).
 */
export type PageLayout = ComponentType<{data: LayoutData; children?: ReactNode}>;
