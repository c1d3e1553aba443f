import {Button} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {CONSENT_PURPOSES, type ConsentPurpose} from '~/domain/visitor/consent';

const PURPOSES: Record<ConsentPurpose, {title: string; text: string}> = {
  preferences: {
    title: 'Preferences',
    text: 'Remembers small choices, so that you make them once.',
  },
  analytics: {
    title: 'Analytics',
    text: 'Tells us which pages help and which confuse. No names, no addresses.',
  },
  advertising: {
    title: 'Advertising',
    text: 'Tells partners which ad or link brought you here, for 45 days.',
  },
};

function Purpose({
  name,
  title,
  text,
  always = false,
}: {
  name: string;
  title: string;
  text: string;
  always?: boolean;
}) {
  const id = `consent-${name}`;
  return (
    <li className="flex items-start gap-3 py-3">
      <input
        type="checkbox"
        id={id}
        name={name}
        disabled={always}
        defaultChecked={always}
        aria-describedby={`${id}-text`}
        className="mt-0.5 size-5 shrink-0 accent-red500"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          {title}
          {always ? <span className="font-normal text-slate"> (always on)</span> : null}
        </label>
        <p id={`${id}-text`} className="text-sm text-slate">
          {text}
        </p>
      </div>
    </li>
  );
}

/** A choice for each purpose, unfolded on request. */
function Choices() {
  return (
    <form id="consent-form" className="mt-3 hidden group-data-[choices=open]:block">
      <ul className="divide-y divide-gray200 border-y border-gray200">
        <Purpose
          name="necessary"
          title="Necessary"
          text="Your cart, your sign-in, this answer. Nothing works without it."
          always
        />
        {CONSENT_PURPOSES.map((purpose) => (
          <Purpose key={purpose} name={purpose} {...PURPOSES[purpose]} />
        ))}
      </ul>
    </form>
  );
}

/** The answers, each one press away, and what tells more. */
function Answers() {
  return (
    <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-3 gap-y-1 sm:mt-4 sm:flex sm:flex-wrap sm:gap-3">
      <Button type="button" color="white" size="small" data-consent="reject">
        Reject all
      </Button>
      <Button type="button" color="white" size="small" data-consent="accept">
        Accept all
      </Button>
      <Button
        type="button"
        color="transparent"
        size="small"
        data-consent="choose"
        aria-controls="consent-form"
        className="max-sm:px-0 max-sm:text-xs group-data-[choices=open]:hidden"
      >
        Choose for each purpose
      </Button>
      <div className="col-span-full mt-1 hidden group-data-[choices=open]:grid sm:mt-0">
        <Button type="submit" form="consent-form" size="small">
          Save my choices
        </Button>
      </div>
      <a
        href="/privacy-receipt"
        className="inline-flex min-h-10 items-center justify-center text-slate group-data-[choices=open]:col-span-full max-sm:text-xs sm:px-2 sm:text-sm underline underline-offset-4 hover:text-ink"
      >
        See what is stored
      </a>
    </div>
  );
}

/**
 * Our own consent banner and its preferences: markup alone, driven by browser/consent-banner. Rejecting is one press
 * on a button of the same look and size as accepting.
 */
export function ConsentBanner() {
  return (
    <div id="consent" hidden className="group">
      <div
        data-consent-backdrop=""
        className="fixed inset-0 z-60 hidden bg-ink/40 group-data-[mode=preferences]:block"
      />
      <section
        id="consent-dialog"
        role="dialog"
        aria-labelledby="consent-title"
        aria-describedby="consent-text"
        tabIndex={-1}
        className="fixed inset-x-3 bottom-3 z-60 mx-auto max-h-[calc(100dvh-1.5rem)] max-w-2xl overflow-y-auto overscroll-contain rounded-lg bg-white p-4 shadow-float ring-1 ring-ink/10 outline-none sm:inset-x-6 sm:bottom-6 sm:p-6 lg:[body:has([data-cart-drawer])_&]:right-118"
      >
        <div className="flex items-start justify-between gap-4">
          <h2 id="consent-title" className="text-lg">
            You decide what we remember
          </h2>
          <button
            type="button"
            data-consent="close"
            className="-mt-2 -mr-2 hidden size-11 shrink-0 place-items-center rounded-full group-data-[mode=preferences]:grid hover:bg-sand"
          >
            <span className="sr-only">Close without changing anything</span>
            <Icon name="close" />
          </button>
        </div>
        <p id="consent-text" className="mt-1 text-slate max-sm:text-xs sm:mt-1.5 sm:text-sm">
          The shop works without any of it. With your yes we also remember preferences, count visits
          and note which ad brought you here. You can change your mind at any time at the foot of
          every page.
        </p>
        <p
          data-consent-gpc=""
          hidden
          className="mt-3 rounded-md bg-mint px-3 py-2 text-sm font-medium"
        >
          Your browser sends Global Privacy Control. Advertising stays off.
        </p>
        <Choices />
        <Answers />
      </section>
    </div>
  );
}
