import {data} from 'virtual:content/data';

import type {Home} from '~/domain/content/content';

export const home: Home = data.home;
