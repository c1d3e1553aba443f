/**
 * What is dear to make and not always wanted: made when it is first asked for, and the same ever after. Intl's formatters
 * take milliseconds each, which a worker would otherwise spend before its first request. What `make` throws is thrown
 * to that caller, and the next one tries again.
 */
export function once<T>(make: () => T): () => T {
  let made: {value: T} | null = null;
  return () => {
    made ??= {value: make()};
    return made.value;
  };
}
