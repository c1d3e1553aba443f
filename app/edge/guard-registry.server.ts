import {categoriesGuard} from './category-guard.server';
import {campaignGuard, PASS, type Guard, type GuardName} from './guards.server';

/** The rule behind each guard name of spec §6. */
export const guards: Readonly<Record<GuardName, Guard>> = {
  anonymous: () => PASS,
  authenticated: () => PASS,
  categories: categoriesGuard,
  total: campaignGuard('total'),
  'total-chimarathon': campaignGuard('total-chimarathon'),
};
