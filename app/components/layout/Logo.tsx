import {useRouteLoaderData} from '@remix-run/react';

interface Brand {
  brand: {logo?: {src: string; width: number; height: number}; hasSun?: boolean};
}

/** The shop's own logo, or the wordmark: the name, in the demo behind a sun rising out of the dot, which is drawn for it. */
export function Logo({name, className = ''}: {name: string; className?: string}) {
  const {logo, hasSun} = useRouteLoaderData<Brand>('root')?.brand ?? {};
  if (logo) return <img {...logo} alt={name} className={`h-8 w-auto max-w-40 ${className}`} />;
  return (
    <span
      className={`inline-flex items-center gap-2 font-display text-[min(1.6rem,7.5vw)] leading-none font-bold tracking-[-0.04em] ${className}`}
    >
      {hasSun && (
        <svg viewBox="0 0 28 28" aria-hidden="true" className="size-[1.1em] shrink-0">
          <path d="M4 18.5a10 10 0 0 1 20 0Z" className="fill-red500" />
          <path
            d="M14 2.5v3.2M4.6 6.6l2.2 2.3M23.4 6.6l-2.2 2.3"
            className="stroke-red500"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
          <path d="M2.5 22.5h23" stroke="#17223b" strokeWidth="2.4" strokeLinecap="round" />
        </svg>
      )}
      <span>{name}</span>
    </span>
  );
}
