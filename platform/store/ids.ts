import {createHash, randomBytes, randomUUID} from 'node:crypto';

import type {Store} from './database.ts';

/** Where new identifiers come from; injected, so that a test can make them predictable. */
export interface Ids {
  uuid(): string;
  hex(length: number): string;
  /** A token of letters and digits. */
  token(length: number): string;
}

const TOKEN_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  hex: (length) =>
    randomBytes(Math.ceil(length / 2))
      .toString('hex')
      .slice(0, length),
  token(length) {
    let token = '';
    while (token.length < length) {
      for (const byte of randomBytes(length)) {
        // 248 is the largest multiple of 62 in a byte: no letter is likelier than another.
        if (byte < 248 && token.length < length) token += TOKEN_ALPHABET[byte % 62];
      }
    }
    return token;
  },
};

/**
 * A stable thirteen-digit number for a thing with a name, so that ids stay the same when
 * other things are added to the seed.
 */
export function stableNumber(kind: string, name: string): number {
  const digest = createHash('sha256').update(`${kind}:${name}`).digest();
  return 7_000_000_000_000 + digest.readUIntBE(0, 5);
}

/** A UUID derived from text: the same text gives the same id. */
export function derivedUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The next number of a named sequence that begins at `first`; call it within a transaction. */
export function nextNumber(store: Store, sequence: string, first: number): number {
  const row = store.one<{value: number}>(
    `INSERT INTO sequences (name, value) VALUES (:name, :first)
     ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value`,
    {name: sequence, first},
  );
  if (row === undefined) throw new Error(`sequence ${sequence} gave no number`);
  return row.value;
}
