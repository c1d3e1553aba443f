/** What the edge answers to one of the account's forms. `Result` is what the form library fills it with again. */
export interface FormReply<Result> {
  /** Without passwords. Null where the form begins anew. */
  result: Result | null;
  /** Announced at once; null when the fields say it all. */
  alert: string | null;
  /** Something went well, or is on its way; announced politely. */
  notice: string | null;
}
