/**
 * Runs at most `limit` jobs at a time, the oldest first, and gives equal keys that are under way or
 * waiting one shared result.
 */
export function createWorkQueue<T>(
  limit: number,
): (key: string, job: () => Promise<T>) => Promise<T> {
  const shared = new Map<string, Promise<T>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run(job: () => Promise<T>): Promise<T> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return (key, job) => {
    const found = shared.get(key);
    if (found !== undefined) return found;
    const result = run(job).finally(() => shared.delete(key));
    shared.set(key, result);
    return result;
  };
}
