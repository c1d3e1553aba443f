/** One entry of `customerUserErrors`; `userErrors` carries the same without the code (§0). */
export interface CustomerUserError {
  code: string | null;
  field: readonly string[] | null;
  message: string;
}

export function customerError(
  code: string,
  field: readonly string[] | null,
  message: string,
): CustomerUserError {
  return {code, field, message};
}

/** Both error lists of a payload, filled alike. */
export function errorLists(errors: readonly CustomerUserError[] = []): {
  customerUserErrors: readonly CustomerUserError[];
  userErrors: readonly {field: readonly string[] | null; message: string}[];
} {
  return {
    customerUserErrors: errors,
    userErrors: errors.map(({field, message}) => ({field, message})),
  };
}

/** For links of mails: the deprecated list has no field where the other one names `input` (§8.3). */
export function linkErrorLists(errors: readonly CustomerUserError[]) {
  return {
    customerUserErrors: errors,
    userErrors: errors.map(({message}) => ({field: null, message})),
  };
}
