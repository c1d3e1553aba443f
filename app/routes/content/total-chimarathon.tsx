import type {RouteHandle} from '~/domain/request/route-handle';

export {default, loader, meta} from './campaign';

export const handle: RouteHandle = {
  guards: ['total-chimarathon'],
  public: true,
  written: 'campaign',
};
