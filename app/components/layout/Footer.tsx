import {useRenderFacts} from '~/components/ui/RenderContext';
import type {FooterGroup} from '~/domain/content/navigation';

import {FooterLinks} from './FooterLinks';
import {Logo} from './Logo';
import {textOr} from './text-or';

export function Footer({
  brand,
  tagline,
  note,
  groups,
  year,
}: {
  brand: string;
  /** Null where the shop has none. */
  tagline: string | null;
  note: string;
  groups: readonly FooterGroup[];
  year: number;
}) {
  const {shell} = useRenderFacts();
  return (
    <footer className="border-t border-gray200 bg-sand print:hidden">
      <div className="frame grid gap-12 py-16 lg:grid-cols-[1.2fr_3fr]">
        <div>
          <Logo name={brand} />
          <p className="mt-4 max-w-xs text-sm text-slate empty:hidden">{tagline}</p>
        </div>
        <div
          className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-6 gap-y-10 md:grid-cols-4"
          {...textOr(shell?.footerLinks, <FooterLinks groups={groups} />)}
        />
      </div>
      <div className="border-t border-ink/10">
        <div className="frame flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-6 pb-24 text-xs text-slate">
          <p>
            © {year} {brand}. {note}
          </p>
          <button
            type="button"
            data-consent-preferences=""
            className="min-h-9 underline underline-offset-4 hover:text-ink"
          >
            Privacy choices
          </button>
        </div>
      </div>
    </footer>
  );
}
