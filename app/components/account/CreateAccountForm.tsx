import {TextField} from '~/components/ui/Field';
import {createAccountSchema, createStudentSchema} from '~/domain/account/forms';
import {RETURN_TO} from '~/domain/request/return-to';

import {AccountForm, type AccountFormReply} from './AccountForm';
import {NameFields, PhoneField} from './PersonFields';

/** The form behind both registration pages; students give an address of their school. */
export function CreateAccountForm({
  student = false,
  returnTo,
  reply,
}: {
  student?: boolean;
  returnTo: string;
  reply?: AccountFormReply;
}) {
  return (
    <AccountForm
      id="create-account"
      schema={student ? createStudentSchema : createAccountSchema}
      reply={reply}
      hidden={{[RETURN_TO]: returnTo}}
      submit={student ? 'Create a student account' : 'Create an account'}
    >
      {(field) => (
        <>
          <NameFields field={field} />
          <TextField
            {...field('email')}
            type="email"
            label={student ? 'School e-mail address' : 'E-mail address'}
            hint={student ? 'It ends in .edu.' : undefined}
            autoComplete="username"
            inputMode="email"
            required
          />
          <PhoneField field={field} />
          <p className="text-slate">
            We send a link to your e-mail address. You choose your password there.
          </p>
        </>
      )}
    </AccountForm>
  );
}
