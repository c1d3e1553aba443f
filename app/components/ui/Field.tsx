import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';

import {Icon} from './Icon';
import {Told} from './Told';

interface FieldLook {
  /** Also the control's id unless one is given: two forms on one page need different ids. */
  name: string;
  id?: string;
  label: string;
  hint?: string;
  /** What is to be mended; announced with the control, and read when the control gets focus. */
  error?: string;
  /** Marks the label; required fields carry no mark. */
  optional?: boolean;
  className?: string;
}

const CONTROL =
  'mt-1.5 w-full rounded-lg border bg-white px-4 text-base text-ink transition-colors placeholder:text-gray400 hover:border-ink/40 focus-visible:border-ink aria-invalid:border-red500 disabled:bg-sand disabled:text-slate';
const BORDER = 'border-ink/20';

function describe({id, name, hint, error}: FieldLook) {
  const base = id ?? name;
  const describedBy = [error ? `${base}-error` : '', hint ? `${base}-hint` : ''].filter(Boolean);
  return {
    id: base,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
  };
}

function FieldFrame({look, children}: {look: FieldLook; children: ReactNode}) {
  const {label, hint, error, optional, className = ''} = look;
  const base = look.id ?? look.name;
  return (
    <div className={className}>
      <label htmlFor={base} className="text-sm font-semibold">
        {label}
        {optional ? <span className="font-normal text-slate"> (optional)</span> : null}
      </label>
      {hint ? (
        <p id={`${base}-hint`} className="text-sm text-slate">
          {hint}
        </p>
      ) : null}
      {children}
      {error ? (
        <p
          id={`${base}-error`}
          className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-red600"
        >
          <Icon name="info" className="mt-0.5 size-4" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

type TextFieldProps = FieldLook &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'className'>;

/** A labelled line of text with its hint and its error beside it (decisions.md, form fields). */
export function TextField({
  id,
  name,
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: TextFieldProps) {
  const look = {id, name, label, hint, error, optional, className};
  return (
    <FieldFrame look={look}>
      <input
        type="text"
        {...rest}
        {...describe(look)}
        className={`${CONTROL} ${BORDER} min-h-12`}
      />
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldLook &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'name' | 'className'>;

export function TextAreaField({
  id,
  name,
  label,
  hint,
  error,
  optional,
  className,
  rows = 6,
  ...rest
}: TextAreaFieldProps) {
  const look = {id, name, label, hint, error, optional, className};
  return (
    <FieldFrame look={look}>
      <textarea
        {...rest}
        {...describe(look)}
        rows={rows}
        className={`${CONTROL} ${BORDER} block py-3`}
      />
    </FieldFrame>
  );
}

type SelectFieldProps = FieldLook &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name' | 'className'>;

export function SelectField({
  id,
  name,
  label,
  hint,
  error,
  optional,
  className,
  children,
  ...rest
}: SelectFieldProps) {
  const look = {id, name, label, hint, error, optional, className};
  return (
    <FieldFrame look={look}>
      <div className="relative">
        <select
          {...rest}
          {...describe(look)}
          className={`${CONTROL} ${BORDER} min-h-12 appearance-none pr-11`}
        >
          {children}
        </select>
        <Icon
          name="chevronDown"
          className="pointer-events-none absolute right-4 bottom-3.5 size-5"
        />
      </div>
    </FieldFrame>
  );
}

/** What went wrong with the form as a whole; announced at once, and again with each answer that says the same. */
export function FormAlert({telling, children}: {telling?: unknown; children: ReactNode}) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-lg bg-red50 px-4 py-3.5 text-sm font-medium text-red700"
    >
      <Icon name="info" className="mt-px size-5" />
      <Told telling={telling}>{children}</Told>
    </p>
  );
}
