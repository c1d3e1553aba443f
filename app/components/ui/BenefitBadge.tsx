import {findBenefit} from '~/domain/catalogue/benefits';

/** A chip in the tint of its benefit. Nothing for a tag that is no benefit. */
export function BenefitBadge({tag}: {tag: string}) {
  const benefit = findBenefit(tag);
  if (!benefit) return null;
  return (
    <span
      className={`inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-semibold text-ink ${benefit.tint}`}
    >
      {benefit.label}
    </span>
  );
}
