import {anonymous, authenticated} from './account-guards.server';
import {categoriesGuard} from './category-guard.server';
import {campaignGuard, type Guard, type GuardName} from './guards.server';

/** The rule behind each guard name of spec §6. */
export const guards: Readonly<Record<GuardName, Guard>> = {
  anonymous,
  authenticated,
  categories: categoriesGuard,
  total: campaignGuard('total'),
  'total-chimarathon': campaignGuard('total-chimarathon'),
};
