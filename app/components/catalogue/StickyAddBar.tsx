import {type RefObject, useEffect, useState} from 'react';

import {Button} from '~/components/ui/Button';

/** On phones: the price and the button at hand once the real one has scrolled away. */
export default function StickyAddBar({
  button,
  formId,
  title,
  price,
  label,
  disabled,
}: {
  button: RefObject<HTMLElement | null>;
  formId: string;
  title: string;
  price: string;
  label: string;
  disabled: boolean;
}) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setShown(!entry.isIntersecting);
      },
      // Everything below the window counts as in it: a jump past the button is then a change as well.
      {rootMargin: '0px 0px 1000000px 0px'},
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);
  return (
    <div
      data-bottom-bar={shown ? '' : undefined}
      className={`fixed inset-x-0 bottom-0 z-20 border-t border-gray200 bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] transition-transform lg:hidden ${
        shown ? '' : 'invisible translate-y-full'
      }`}
    >
      <div className="flex items-center gap-4">
        <p className="min-w-0 grow text-sm leading-tight">
          <span dir="auto" className="block truncate font-semibold">
            {title}
          </span>
          <span className="figures text-slate">{price}</span>
        </p>
        <Button form={formId} disabled={disabled} className="shrink-0">
          {label}
        </Button>
      </div>
    </div>
  );
}
