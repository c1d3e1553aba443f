/** What came of work that was waited for so long and no longer. */
type InTime<Value> = {value: Value} | null;

/**
 * The value of the work when it is there within so many milliseconds; null otherwise, and it is then done behind the answer. A
 * fault of it that comes in time is thrown; one that comes later is for `work` to report.
 */
export async function inTime<Value>(
  work: Promise<Value>,
  milliseconds: number,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<InTime<Value>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    const outcome = await Promise.race([work.then((value) => ({value})), patience]);
    if (outcome === null) waitUntil(work.catch(() => undefined));
    return outcome;
  } finally {
    clearTimeout(timer);
  }
}
