import {Icon} from '~/components/ui/Icon';

const LOOKS = {
  refusal: 'text-red600',
  notice: 'text-amber700',
} as const;

/** A refusal or a notice near what caused it. Announcing it is the live region's work. */
export function CartMessage({
  kind,
  children,
  className = '',
}: {
  kind: keyof typeof LOOKS;
  children: string;
  className?: string;
}) {
  return (
    <p className={`flex items-start gap-1.5 text-sm font-medium ${LOOKS[kind]} ${className}`}>
      <Icon name="info" className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}
