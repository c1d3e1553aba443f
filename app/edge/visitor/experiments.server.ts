import {
  assignExperiments,
  type Experiment,
  EXPERIMENT_QUERY_PARAMETER,
  namesArm,
} from '~/domain/visitor/experiments';
import {clearCookie, findCookie, setCookie} from '~/edge/request/cookies.server';
import {pagePath} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

interface ExperimentAssignmentOptions {
  experiments: readonly Experiment[];
  /** In [0, 1). */
  random: () => number;
  isCampaignPage: (path: string) => boolean;
}

/** Answers without a page in them take part in no experiment; the product list does (coverage: catalogue-products-call). */
function takesPart(path: string): boolean {
  return !path.startsWith('/api/') || path === '/api/products';
}

/**
 * Experiment assignment, at the edge: the page comes with the visitor's arm, so nothing is swapped in the browser
 * (coverage: visitor-experiments). The cookie lives 90 days; it holds the arm and nothing of the visitor.
 */
export function experimentAssignment(options: ExperimentAssignmentOptions): Step {
  const {experiments, random, isCampaignPage} = options;
  // Who is signed in matters to an arm that asks for it alone; otherwise no seal is opened for a page out of the cache.
  const asksForCustomer = experiments.some(({variants}) =>
    variants.some(({skipWhen}) => skipWhen?.includes('signed-in')),
  );
  return {
    name: 'experiment assignment',
    async run(request, context, next) {
      const url = new URL(request.url);
      const path = pagePath(url);
      if (!takesPart(path)) return next();
      const {assignments, cookie} = assignExperiments(
        {
          query: url.searchParams.getAll(EXPERIMENT_QUERY_PARAMETER),
          cookie: findCookie(request, 'col_exp', (value) => namesArm(value, experiments)),
          isCrawler: context.isCrawler,
          signedIn: asksForCustomer && (await context.isSignedIn()),
          campaignPage: isCampaignPage(path),
        },
        experiments,
        random,
      );
      context.assignments = assignments;
      if (cookie?.action === 'write') setCookie(context, 'col_exp', cookie.value);
      if (cookie?.action === 'clear') clearCookie(context, 'col_exp');
      return next();
    },
  };
}
