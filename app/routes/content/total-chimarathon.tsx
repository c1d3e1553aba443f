import type {RouteHandle} from '~/components/layout/route-handle';

export {default, loader, meta} from './campaign';

export const handle: RouteHandle = {guards: ['total-chimarathon']};
