import {createContext, type ReactNode, useContext} from 'react';

import {type FormReply, OWNER_FIELD} from '~/domain/account/form-reply';

/** What is read here of an answer to one of the forms. */
type Reply = Pick<
  FormReply<{initialValue?: Record<string, unknown> | null} | null>,
  'kept' | 'result'
>;

type Texts = Readonly<Record<string, string>>;

interface Owned {
  whose: string | null;
  /** What somebody typed into one of the forms: in the answer to it, or before their sign-in had run out. */
  typed: {form: string; fields: Texts; isDraft: boolean} | null;
}

const OwnedForms = createContext<Owned>({whose: null, typed: null});

function typedTexts(result: Reply['result']): Texts {
  const entries = Object.entries(result?.initialValue ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

const formOf = ({kept}: Reply) => kept['form'] ?? '';

/**
 * The forms of a page behind the sign-in. Each of them says whose it is when it is sent (coverage: account-form-owner); one that is
 * shown again keeps what it said, so that it goes through once its owner is back.
 */
export function FormOwner({
  whose,
  reply,
  draft,
  children,
}: {
  whose: string;
  reply?: Reply | null;
  draft: {form: string; fields: Texts} | null;
  children: ReactNode;
}) {
  const typed = reply
    ? {form: formOf(reply), fields: typedTexts(reply.result), isDraft: false}
    : draft && {...draft, isDraft: true};
  return (
    <OwnedForms.Provider value={{whose: reply?.kept[OWNER_FIELD] ?? whose, typed}}>
      {children}
    </OwnedForms.Provider>
  );
}

/** Says in a form whose it is; nothing on pages for signed-out visitors. */
export function OwnerField() {
  const {whose} = useContext(OwnedForms);
  return whose === null ? null : <input type="hidden" name={OWNER_FIELD} value={whose} />;
}

/** What was typed into a form and is not saved; null for a form as it begins. */
export function useTyped(form: string): {fields: Texts; isDraft: boolean} | null {
  const {typed} = useContext(OwnedForms);
  return typed?.form === form ? typed : null;
}
