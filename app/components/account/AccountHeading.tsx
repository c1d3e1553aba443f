import type {ReactNode} from 'react';

/** Heading of an account page, with what the page lets one do beside it. */
export function AccountHeading({
  heading,
  text,
  children,
}: {
  heading: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-3xl wrap-anywhere">{heading}</h1>
        {text ? (
          <p className="mt-3 max-w-measure text-lg wrap-anywhere text-slate">{text}</p>
        ) : null}
      </div>
      {children}
    </div>
  );
}
