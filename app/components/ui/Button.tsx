import {type LinkProps} from '@remix-run/react';
import type {ButtonHTMLAttributes, ReactNode} from 'react';

import {Link} from './Link';
import {Spinner} from './Spinner';

/** The colours and sizes a button comes in (coverage: shop-buttons). */
export type ButtonColor = 'red500' | 'white' | 'gray200' | 'transparent';
type ButtonSize = 'regular' | 'small';

const COLORS: Record<ButtonColor, string> = {
  red500:
    'bg-red500 text-white hover:bg-red600 active:bg-red700 disabled:bg-gray200 disabled:text-slate',
  white:
    'bg-white text-ink ring-1 ring-inset ring-ink/15 hover:ring-ink/40 active:bg-sand disabled:text-gray400 disabled:ring-ink/10',
  gray200: 'bg-gray200 text-ink hover:bg-[#d9d5cb] active:bg-[#ccc7bb] disabled:text-gray400',
  transparent:
    'bg-transparent text-ink underline-offset-4 hover:underline active:text-red600 disabled:text-gray400 disabled:no-underline',
};

const SIZES: Record<ButtonSize, string> = {
  regular: 'min-h-12 px-6 text-base',
  small: 'min-h-10 px-4 text-sm',
};

const SHAPE =
  'button relative inline-flex max-w-full flex-wrap items-center justify-center gap-2 rounded-full font-semibold leading-tight text-center transition-colors select-none';

export function buttonClass(color: ButtonColor, size: ButtonSize, extra = ''): string {
  return `${SHAPE} ${COLORS[color]} ${SIZES[size]} ${extra}`;
}

interface ButtonLook {
  color?: ButtonColor;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

interface ButtonProps
  extends
    ButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'className' | 'children'> {
  /** Shows the spinner in place of the label; the width stays, and pressing again does nothing. */
  loading?: boolean;
}

export function Button({
  color = 'red500',
  size = 'regular',
  loading = false,
  className,
  children,
  type = 'submit',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      className={buttonClass(color, size, className)}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
    >
      <span className={loading ? 'invisible' : 'contents'}>{children}</span>
      {loading ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size={5} color={color === 'red500' ? 'white' : 'dark-gray'} />
        </span>
      ) : null}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'color' | 'className' | 'children'>;

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function ButtonLink({
  color = 'red500',
  size = 'regular',
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link data-cta="" {...rest} className={buttonClass(color, size, className)}>
      {children}
    </Link>
  );
}
