import type {ReactNode} from 'react';

/** Heading and frame of a page for signed-out visitors. */
export function GuestPage({
  heading,
  text,
  children,
}: {
  heading: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <h1 className="text-3xl">{heading}</h1>
      {text ? <p className="mt-4 text-lg text-slate">{text}</p> : null}
      <div className="mt-8">{children}</div>
    </>
  );
}
