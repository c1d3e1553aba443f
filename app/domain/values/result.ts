/** An expected refusal is a value; a missing page is a thrown Response; a bug throws. */
export type Result<T> = {ok: true; value: T} | {ok: false; message: string};

export function accepted<T>(value: T): Result<T> {
  return {ok: true, value};
}

export function refused(message: string): Result<never> {
  return {ok: false, message};
}
