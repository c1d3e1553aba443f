import {data} from 'virtual:content/data';

import type {Navigation} from '~/domain/content/navigation';

/** Header menus, footer groups and the account menu. */
export const navigation: Navigation = data.navigation;
