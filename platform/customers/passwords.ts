import {randomBytes, scryptSync, timingSafeEqual} from 'node:crypto';

/** Cheap enough that a sign-in in a test is not what the test waits for, and no plain text on disk. */
const COST = {N: 2048, r: 8, p: 1};
const KEY_LENGTH = 32;

/** `salt.hash`, both base64. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}.${scryptSync(password, salt, KEY_LENGTH, COST).toString('base64')}`;
}

/** What is compared where nothing is stored, so that it takes as long. No password is known to make it. */
const NOBODY = hashPassword(randomBytes(32).toString('base64'));

/**
 * Whether a password is the stored one; a customer without one, or nobody at all, has none that fits, and the answer takes the
 * same time, as it would tell otherwise who has an account.
 */
export function isPassword(password: string, stored: string | null): boolean {
  const [salt = '', hash = ''] = (stored ?? NOBODY).split('.');
  const expected = Buffer.from(hash, 'base64');
  const given = scryptSync(password, Buffer.from(salt, 'base64'), KEY_LENGTH, COST);
  const isSame = expected.length === given.length && timingSafeEqual(expected, given);
  return isSame && stored !== null;
}
