import {data} from 'virtual:content/data';

import type {MaintenanceCopy} from '~/domain/content/content';

export const maintenance: MaintenanceCopy = data.maintenance;
