import type {RouteHandle} from '~/domain/request/route-handle';

export {default, loader, meta} from './campaign';

/** A campaign that the merchant keeps in the store, and that the content does not have. */
export const handle: RouteHandle = {public: true};
