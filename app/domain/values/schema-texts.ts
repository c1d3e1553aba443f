import {en} from 'zod/locales';

/**
 * The library's own words for what a schema gives none, as an argument of its parse. `zod/mini` brings no words along and
 * says "Invalid input" of everything, which helps nobody who reads the answer of an internal call or a line of the log.
 * What shoppers read is written in the schemas themselves.
 */
export const SCHEMA_TEXTS = {error: en().localeError};
