import {randomBytes, scryptSync, timingSafeEqual} from 'node:crypto';

/** Cheap enough that a sign-in in a test is not what the test waits for, and no plain text on disk. */
const COST = {N: 2048, r: 8, p: 1};
const KEY_LENGTH = 32;

/** `salt.hash`, both base64. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}.${scryptSync(password, salt, KEY_LENGTH, COST).toString('base64')}`;
}

/** Whether a password is the stored one; a customer without one has none that fits. */
export function isPassword(password: string, stored: string | null): boolean {
  const [salt, hash] = (stored ?? '.').split('.');
  if (salt === undefined || hash === undefined || hash === '') return false;
  const expected = Buffer.from(hash, 'base64');
  const given = scryptSync(password, Buffer.from(salt, 'base64'), KEY_LENGTH, COST);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
