import {Icon, type IconName} from '~/components/ui/Icon';
import type {Feature} from '~/domain/content/content';

const ICONS: readonly IconName[] = ['truck', 'refresh', 'shield', 'chat'];

export function Reassurance({
  features,
}: {
  /** With the place that each has in the content, by which it has its picture. */
  features: readonly (Feature & {place: number})[];
}) {
  if (features.length === 0) return null;
  return (
    <section aria-label="What you can count on" className="border-t border-gray200 bg-white">
      <ul className="frame grid gap-8 py-12 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({title, text, place}) => (
          <li key={title} className="flex gap-4">
            <Icon name={ICONS[place] ?? 'check'} className="size-7 text-red600" />
            <div>
              <h3 className="font-sans text-base font-bold tracking-normal">{title}</h3>
              <p className="text-sm text-slate">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
