import {TextField} from '~/components/ui/Field';
import {PASSWORD_MIN_LENGTH} from '~/domain/account/forms';

import type {FieldState} from './AccountForm';

/** A new password typed twice, in the way that password managers understand. */
export function PasswordFields({
  field,
  label = 'New password',
}: {
  field: (name: string) => FieldState;
  label?: string;
}) {
  return (
    <>
      <TextField
        {...field('password')}
        defaultValue={undefined}
        type="password"
        label={label}
        hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
        autoComplete="new-password"
        minLength={PASSWORD_MIN_LENGTH}
        required
      />
      <TextField
        {...field('confirmation')}
        defaultValue={undefined}
        type="password"
        label="The same password again"
        autoComplete="new-password"
        required
      />
    </>
  );
}
