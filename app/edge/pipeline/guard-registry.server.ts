import type {GuardName} from '~/domain/request/route-handle';
import {anonymous, authenticated, passwords} from '~/edge/account/guards.server';
import {campaignGuard} from '~/edge/catalogue/campaigns.server';
import {categoriesGuard} from '~/edge/catalogue/category-guard.server';
import type {Guard} from '~/edge/request/guards.server';

/** The rule behind each guard name (coverage: page-guards). */
export const guards: Readonly<Record<GuardName, Guard>> = {
  anonymous,
  authenticated,
  passwords,
  categories: categoriesGuard,
  total: campaignGuard('total'),
  'total-chimarathon': campaignGuard('total-chimarathon'),
};
