import {data} from 'virtual:content/data';
import type {Home} from '~/domain/content';

export const home: Home = data.home;
