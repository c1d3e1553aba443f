/**
 * What an isolate works out once: values made of public things alone (content, settings, addresses), never of a shopper. They
 * are the same whoever asks, so that forgetting all of them costs time and nothing else.
 */
const byKey = new Map<string, unknown>();
/** Anybody can make up addresses and names: above this many all are forgotten. */
const MOST_KEPT = 3_000;
const LONGEST_KEY = 20_000;

/** The value of a key, made when it is first asked for; the key says everything that it is made of. */
export function remember<T>(key: string, make: () => T): T {
  // Only what is made here is kept under a key, by the same maker.
  if (byKey.has(key)) return byKey.get(key) as T;
  const value = make();
  if (byKey.size >= MOST_KEPT) byKey.clear();
  if (key.length <= LONGEST_KEY) byKey.set(key, value);
  return value;
}

const byOwner = new WeakMap<object, Map<string, unknown>>();

/** The value of a name that is made of an object which does not change; it goes with the object. */
export function rememberFor<T>(owner: object, name: string, make: () => T): T {
  let values = byOwner.get(owner);
  if (!values) {
    values = new Map();
    byOwner.set(owner, values);
  }
  if (values.has(name)) return values.get(name) as T;
  const value = make();
  values.set(name, value);
  return value;
}
