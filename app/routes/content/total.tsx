import type {RouteHandle} from '~/domain/request/route-handle';

export {default, loader, meta} from './campaign';

export const handle: RouteHandle = {guards: ['total'], public: true, written: 'campaign'};
