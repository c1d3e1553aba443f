import {hasTag} from '~/domain/values/tags';

/** The benefit tags, with the words and the tint they have everywhere in the shop (coverage: catalogue-tags). */
interface Benefit {
  tag: string;
  label: string;
  /** Background class of the tint. */
  tint: string;
}

export const BENEFITS: readonly Benefit[] = [
  {tag: 'whitening', label: 'Whitening', tint: 'bg-sky'},
  {tag: 'sensitivity', label: 'Sensitivity', tint: 'bg-lilac'},
  {tag: 'plaque_removal', label: 'Plaque removal', tint: 'bg-mint'},
  {tag: 'freshening', label: 'Freshening', tint: 'bg-lemon'},
];

const KIDS_TINT = 'bg-peach';
const PLAIN_TINT = 'bg-sand';

export function findBenefit(tag: string): Benefit | null {
  return BENEFITS.find((benefit) => hasTag([tag], benefit.tag)) ?? null;
}

/** The benefits among a product's tags, in the shop's order. */
export function benefitsOf(tags: readonly string[]): Benefit[] {
  return BENEFITS.filter(({tag}) => hasTag(tags, tag));
}

/** The backdrop class of a product: kids' products first, then its first benefit. */
export function backdropOf(tags: readonly string[]): string {
  if (hasTag(tags, 'kids')) return KIDS_TINT;
  return benefitsOf(tags)[0]?.tint ?? PLAIN_TINT;
}
