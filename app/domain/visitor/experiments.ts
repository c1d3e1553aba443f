/** The query that names an arm: `?exp=experimentId.variantIndex` (coverage: visitor-experiments). */
export const EXPERIMENT_QUERY_PARAMETER = 'exp';

/**
 * When a variant's own init asks to be skipped (coverage: visitor-experiments-skipped). `signed-in`: the visitor has an
 * account, so an offer for first orders says nothing to them. `campaign-page`: campaign pages keep their own layout.
 */
export type SkipCondition = 'signed-in' | 'campaign-page';

/** One arm. Weights are relative; an arm of weight 0 is reachable by `?exp=` only (decisions.md). */
export interface ExperimentVariant {
  weight: number;
  hideFirstOrderPopup?: boolean;
  /**
   * Products shown with another product's price, stock, images, tags and plans (`/api/products`;
   * coverage: catalogue-products-call).
   */
  swapProducts?: readonly {product: string; swap: string}[];
  skipWhen?: readonly SkipCondition[];
}

/**
 * Experiment (coverage: visitor-experiments). `experimentId` is letters, digits, `_` and `-`: it travels in a query and
 * a cookie.
 */
export interface Experiment {
  name: string;
  experimentId: string;
  variants: readonly ExperimentVariant[];
  sectionCount?: number;
}

/** The arm one visitor is in. */
export interface Assignment {
  experimentId: string;
  variantIndex: number;
}

/** What is known about the visit when arms are chosen. */
export interface ExperimentVisit {
  /** All values of the `exp` query parameter, in order. */
  query: readonly string[];
  /** The decoded value of the `col_exp` cookie; null without one. */
  cookie: string | null;
  isCrawler: boolean;
  signedIn: boolean;
  campaignPage: boolean;
}

interface ExperimentOutcome {
  /** At most one arm per experiment, in the order of the configuration. */
  assignments: Assignment[];
  /** What to do with the cookie: write this value, clear it, or leave it alone (null). */
  cookie: {action: 'write'; value: string} | {action: 'clear'} | null;
}

const ASSIGNMENT = /^([A-Za-z0-9_-]{1,64})\.(0|[1-9]\d{0,3})$/;
const SEPARATOR = '~';

/** Reads `experimentId.variantIndex`; null unless both are known (coverage: visitor-experiments). */
export function parseAssignment(
  value: string,
  experiments: readonly Experiment[],
): Assignment | null {
  const match = ASSIGNMENT.exec(value);
  const experimentId = match?.[1];
  const variantIndex = Number(match?.[2]);
  if (experimentId === undefined) return null;
  const experiment = experiments.find((candidate) => candidate.experimentId === experimentId);
  return experiment?.variants[variantIndex] ? {experimentId, variantIndex} : null;
}

/** Reads the cookie's list of arms; unknown or broken entries are dropped. */
function parseAssignments(value: string, experiments: readonly Experiment[]): Assignment[] {
  return value
    .split(SEPARATOR)
    .map((part) => parseAssignment(part, experiments))
    .filter((assignment) => assignment !== null);
}

/** True for a cookie's text that names an arm of one of these experiments. */
export function namesArm(value: string, experiments: readonly Experiment[]): boolean {
  return parseAssignments(value, experiments).length > 0;
}

/** The cookie's and the cache key's text for a list of arms; empty for none. */
export function formatAssignments(assignments: readonly Assignment[]): string {
  return assignments
    .map(({experimentId, variantIndex}) => `${experimentId}.${variantIndex}`)
    .join(SEPARATOR);
}

/**
 * Picks an arm by weight. `random` is in [0, 1). Arms of weight 0 are never drawn, neither at 0 nor when rounding
 * carries the sum past the end. Null when no arm has a weight.
 */
export function pickVariant(
  variants: readonly Pick<ExperimentVariant, 'weight'>[],
  random: number,
): number | null {
  const drawable = variants
    .map(({weight}, index) => ({weight, index}))
    .filter(({weight}) => weight > 0);
  const total = drawable.reduce((sum, {weight}) => sum + weight, 0);
  let rest = random * total;
  for (const {weight, index} of drawable) {
    if (rest < weight) return index;
    rest -= weight;
  }
  return drawable.at(-1)?.index ?? null;
}

/** The settings of the arms a visitor is in, by experiment. */
export function assignedVariants(
  assignments: readonly Assignment[],
  experiments: readonly Experiment[],
): ExperimentVariant[] {
  return assignments
    .map(
      ({experimentId, variantIndex}) =>
        experiments.find((experiment) => experiment.experimentId === experimentId)?.variants[
          variantIndex
        ],
    )
    .filter((variant) => variant !== undefined);
}

function isSkipped(variant: ExperimentVariant, visit: ExperimentVisit): boolean {
  return (variant.skipWhen ?? []).some((condition) =>
    condition === 'signed-in' ? visit.signedIn : visit.campaignPage,
  );
}

/**
 * Decides the arms of one visit (coverage: visitor-experiments): query, else cookie, else a weighted pick;
 * crawlers get none and their cookie is left as it is; an arm that asks to be skipped is left out and its cookie entry
 * cleared. `random` is called once per experiment that needs a pick and answers in [0, 1).
 */
export function assignExperiments(
  visit: ExperimentVisit,
  experiments: readonly Experiment[],
  random: () => number,
): ExperimentOutcome {
  if (visit.isCrawler) return {assignments: [], cookie: null};
  const asked = visit.query
    .map((value) => parseAssignment(value, experiments))
    .filter((assignment) => assignment !== null);
  const remembered = parseAssignments(visit.cookie ?? '', experiments);
  const assignments: Assignment[] = [];
  for (const experiment of experiments) {
    const {experimentId, variants} = experiment;
    const belongs = (assignment: Assignment) => assignment.experimentId === experimentId;
    const variantIndex =
      (asked.find(belongs) ?? remembered.find(belongs))?.variantIndex ??
      pickVariant(variants, random());
    const variant = variantIndex === null ? undefined : variants[variantIndex];
    if (variantIndex === null || !variant || isSkipped(variant, visit)) continue;
    assignments.push({experimentId, variantIndex});
  }
  const value = formatAssignments(assignments);
  if (value === (visit.cookie ?? '')) return {assignments, cookie: null};
  return {assignments, cookie: value === '' ? {action: 'clear'} : {action: 'write', value}};
}
