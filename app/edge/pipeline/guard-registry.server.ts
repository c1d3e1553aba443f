import type {GuardName} from '~/domain/request/route-handle';
import {anonymous, authenticated, passwords} from '~/edge/account/guards.server';
import {categoriesGuard} from '~/edge/catalogue/category-guard.server';
import {campaignGuard, type Guard} from '~/edge/request/guards.server';

/** The rule behind each guard name (coverage: page-guards). */
export const guards: Readonly<Record<GuardName, Guard>> = {
  anonymous,
  authenticated,
  passwords,
  categories: categoriesGuard,
  total: campaignGuard('total'),
  'total-chimarathon': campaignGuard('total-chimarathon'),
};
