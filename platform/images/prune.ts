import {readdir, rm, stat} from 'node:fs/promises';
import {join} from 'node:path';

const HOUR_MS = 60 * 60 * 1000;

interface CacheLimits {
  /** Bytes that may stay. */
  bytes: number;
  /** Files that nobody read or wrote for so long go. */
  days: number;
}

/** What the shop's own pictures take in every size that its pages ask for, several times over. */
const CACHE_LIMITS: CacheLimits = {bytes: 300 * 1024 * 1024, days: 30};

/**
 * Keeps the directory of drawn pictures within its limits: the longest unused go first, and with them what is left of
 * pictures whose drawing has changed. A picture that is still wanted is drawn again. Answers how many files went.
 */
export async function pruneImageCache(
  cacheDir: string,
  limits: CacheLimits = CACHE_LIMITS,
  now = Date.now(),
): Promise<number> {
  const names = await readdir(cacheDir).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(cacheDir, name);
      // Another process may prune the same directory.
      const found = await stat(path).catch(() => null);
      if (found?.isFile() !== true) return null;
      return {path, bytes: found.size, usedAt: Math.max(found.atimeMs, found.mtimeMs)};
    }),
  );
  let left = limits.bytes;
  const doomed = files
    .filter((file) => file !== null)
    .sort((a, b) => b.usedAt - a.usedAt)
    .filter(({path, bytes, usedAt}) => {
      const age = now - usedAt;
      // A draft lives for the moment of its writing; a killed process leaves it behind.
      if (path.endsWith('.part')) return age > HOUR_MS;
      left -= bytes;
      return left < 0 || age > limits.days * 24 * HOUR_MS;
    });
  await Promise.all(doomed.map(({path}) => rm(path, {force: true})));
  return doomed.length;
}
