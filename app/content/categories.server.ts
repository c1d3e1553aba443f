import {data} from 'virtual:content/data';

import type {Category} from '~/domain/content/navigation';

/** The category tree (coverage: page-categories), main categories in the order of the menu. */
export const categories: readonly Category[] = data.categories;
