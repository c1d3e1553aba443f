/** What the edge answers to one of the account's forms. `Result` is what the form library fills it with again. */
export interface FormReply<Result> {
  /** Without passwords. Null where the form begins anew. */
  result: Result | null;
  /** Announced at once; null when the fields say it all. */
  alert: string | null;
  /** Something went well, or is on its way; announced politely. */
  notice: string | null;
  /** The hidden fields that go along when the form is sent once more: which one it is, and whose. */
  kept: Readonly<Record<string, string>>;
}

/** The field in which every form of the account says which one it is. */
export const FORM_FIELD = 'form';

/** The field in which a form behind the sign-in proves which customer opened it (coverage: account-form-owner). */
export const OWNER_FIELD = 'whose';
