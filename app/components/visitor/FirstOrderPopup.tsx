import {Button, buttonClass} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import type {FirstOrderPopup as FirstOrderPopupCopy} from '~/domain/content/content';

/** The first-order offer (decisions.md): markup alone, driven by browser/first-order-popup. */
export function FirstOrderPopup({
  heading,
  text,
  code,
  action,
  dismiss,
  finePrint,
}: FirstOrderPopupCopy) {
  return (
    <aside
      id="first-order"
      aria-labelledby="first-order-title"
      hidden
      className="fixed bottom-[calc(1rem+var(--bottom-bar,0px))] left-3 z-30 w-[min(380px,calc(100vw-1.5rem))] overflow-hidden rounded-lg bg-lemon shadow-float sm:left-6"
    >
      <button
        type="button"
        data-first-order="dismiss"
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-full hover:bg-ink/5"
      >
        <span className="sr-only">Close the offer</span>
        <Icon name="close" />
      </button>
      <div className="p-6">
        <h2 id="first-order-title" className="pr-8 text-xl">
          {heading}
        </h2>
        <p className="mt-2 text-sm">{text}</p>
        <p className="mt-4 text-sm">
          Code{' '}
          <strong className="rounded-md border border-dashed border-ink/50 bg-white/60 px-2 py-1 font-mono tracking-wide">
            {code}
          </strong>
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <a
            href={action.link}
            data-first-order="accept"
            className={buttonClass('red500', 'small')}
          >
            {action.label}
          </a>
          <Button type="button" color="transparent" size="small" data-first-order="dismiss">
            {dismiss}
          </Button>
        </div>
        <p className="mt-4 text-xs text-ink/80">{finePrint}</p>
      </div>
    </aside>
  );
}
