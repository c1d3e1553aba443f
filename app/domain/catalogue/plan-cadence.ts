import type {SellingPlan} from './product';

/** "every 2 months" from the plan's own option ("Delivery every": "2 months"); the plan's name when it has none. */
export function formatCadence(plan: Pick<SellingPlan, 'name' | 'options'>): string {
  const value =
    plan.options.find(({name}) => /every|frequency/i.test(name))?.value ?? plan.options[0]?.value;
  const text = (value ?? plan.name).trim().toLowerCase();
  const match =
    /(\d+)\s*(day|week|month|year)s?\b/.exec(text) ?? /\b(day|week|month|year)(?:ly)?\b/.exec(text);
  if (!match) return plan.name;
  const [, first = '', unit] = match;
  if (unit === undefined || Number(first) === 1) return `every ${unit ?? first}`;
  return `every ${first} ${unit}s`;
}
