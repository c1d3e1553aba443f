import {data} from 'virtual:content/data';

import type {Category} from '~/domain/content/navigation';

/** The category tree (spec §2), main categories in the order of the menu. */
export const categories: readonly Category[] = data.categories;
