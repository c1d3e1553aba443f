import {TextField} from '~/components/ui/Field';

import type {FieldState} from './AccountForm';

interface PersonFieldsProps {
  /** The state of a field by its name. */
  field: (name: string) => FieldState;
}

/** First and last name, beside each other where there is room. */
export function NameFields({field}: PersonFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('firstName')} label="First name" autoComplete="given-name" required />
      <TextField {...field('lastName')} label="Last name" autoComplete="family-name" required />
    </div>
  );
}

/** A customer's own phone number; nobody has to give one. */
export function PhoneField({field}: PersonFieldsProps) {
  return (
    <TextField
      {...field('phone')}
      type="tel"
      label="Phone"
      optional
      autoComplete="tel"
      inputMode="tel"
    />
  );
}
