import {choosePasswordSchema} from '~/domain/account/forms';

import {AccountForm, type AccountFormReply} from './AccountForm';
import {PasswordFields} from './PasswordFields';

/** The form behind the links of activation and reset mails. It posts to the address of the link itself. */
export function ChoosePasswordForm({reply, submit}: {reply?: AccountFormReply; submit: string}) {
  return (
    <AccountForm id="choose-password" schema={choosePasswordSchema} reply={reply} submit={submit}>
      {(field) => <PasswordFields field={field} />}
    </AccountForm>
  );
}
